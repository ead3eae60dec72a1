//! A player at the table: name, hand, party.

use super::last::LastTurn;
use super::party::{self, party_of};
use super::suspected::suspected;
use super::target::target;
use crate::app::App;
use crate::shown::Shown;
use leptos::prelude::*;
use rules::{Choice, Hero, Seat};
use words::{Words, text};

/// How far a party is from the end.
pub(super) fn meter(app: App, seat: Seat) -> impl IntoView {
    let there = app.seen(move |view| view.party(seat).map_or(0, |party| party.face_up.len() as u8));
    let there = move || there.get().unwrap_or_default();
    let all = app.seen(|view| view.heroes_to_end);
    let left = move || all.get().unwrap_or_default().saturating_sub(there());
    let pips = move || {
        let pips = (0..all.get().unwrap_or_default()).map(|index| view! { <i class:on=move || index < there()></i> });
        pips.collect_view()
    };
    let label = move || app.words.get().heroes_to_end(left());
    view! {
        <div class="meter" class:near=move || left() <= 1 title=label role="img" aria-label=label>
            <div>{pips}</div>
            <b>{move || text!(app.words.get(), "screen-left", count = left())}</b>
        </div>
    }
}

/// What is known of a hand from outside.
fn hand_size(app: App, seat: Seat) -> impl IntoView {
    let count = app.seen(move |view| view.party(seat).map_or(0, |party| party.hand.len()));
    let count = move || count.get().unwrap_or_default();
    let known = app.seen(move |view| {
        let hand = view.party(seat).map(|party| party.hand.as_slice()).unwrap_or_default();
        hand.iter().flatten().copied().collect::<Vec<Hero>>()
    });
    let known = move || {
        let known = known.get().unwrap_or_default().into_iter().map(|hero| {
            let name = move || app.words.get().hero_name(hero);
            let face = view! { <img src=format!("face/{hero}.svg") alt="" /> };
            target(app, [], Some(hero), name, "peeked", face)
        });
        known.collect_view()
    };
    let label = move || {
        let words = app.words.get();
        format!(
            "{}: {}",
            text!(words, "zone-hand"),
            text!(words, "cards", count = count())
        )
    };
    view! {
        <span class="inhand" data-place=format!("hand-{seat}") title=label>
            <img src="icon/face-down.svg" alt="" />
            {count}
            {known}
        </span>
    }
}

/// The panel of another player. The whole of it can be picked where a player is asked for.
#[component]
pub(crate) fn Opponent(app: App, seat: Seat) -> impl IntoView {
    let party = party::seen(app, seat);
    let rows = move || party.with(party::style);
    let active = app.seen(move |view| view.active == Some(seat));
    let asked = app.seen(move |view| view.asked.iter().any(|asked| asked.seat == seat));
    let leader = app.seen(move |view| view.party(seat).and_then(|party| party.leader));
    let leader = move || {
        leader.get().flatten().map(|leader| {
            view! {
                <button type="button" class="revealed" on:click=move |_| app.pin(Shown::Leader(leader))>
                    <img src=format!("face/{}.svg", leader.id()) alt=app.words.get().leader(leader) />
                </button>
            }
        })
    };
    // Nobody is known while cards are being dealt.
    let name = move || match app.sitters.with(Vec::is_empty) {
        true => "…".to_owned(),
        false => app.name(seat),
    };
    view! {
        <section class="seat sheet" data-region="opponent" style=rows class:active=move || active.get() == Some(true) class:asked=move || asked.get() == Some(true)
            aria-label=move || text!(app.words.get(), "table-party-of", name = app.name(seat))>
            <div class="inner">
                <header>
                    <h2>{name}</h2>
                    {rank(app, seat)}
                    {hand_size(app, seat)}
                    {move || presence(app, seat)}
                    {leader}
                    {suspected(app, seat)}
                    {meter(app, seat)}
                </header>
                {party_of(app, seat, party)}
                <LastTurn app=app seat=seat />
            </div>
            {pick(app, seat)}
        </section>
    }
}

/// How well a bot plays: a dot for each level up to its own.
fn rank(app: App, seat: Seat) -> impl IntoView {
    move || {
        let level = app
            .sitters
            .with(|sitters| sitters.get(seat.index()).and_then(|sitter| sitter.bot))?;
        let dots = 1 + told::Level::ALL
            .iter()
            .filter(|&&other| told::Level::Novice < other && other <= level)
            .count();
        let name = level_name(app.words.get(), level);
        Some(view! { <span class="rank" role="img" title=name.clone() aria-label=name>{"•".repeat(dots)}</span> })
    }
}

/// How somebody at a table elsewhere is: away, gone, and how much time is left.
fn presence(app: App, seat: Seat) -> impl IntoView {
    app.online.is_on().then(|| {
        let words = app.words.get();
        let away = app.online.is_away(seat).then(|| {
            view! { <em class="away">{text!(words, "screen-bot-decides")}</em> }
        });
        let gone = (away.is_none() && !app.online.is_there(seat))
            .then(|| view! { <em class="away">{text!(words, "screen-not-here")}</em> });
        view! { {away} {gone} <Clock app=app seat=seat /> }
    })
}

/// The time that is left for a decision.
#[component]
pub(crate) fn Clock(app: App, seat: Seat) -> impl IntoView {
    move || {
        let words = app.words.get();
        let reserve = app.online.reserve(seat);
        let Some(left) = app.online.left(seat) else {
            // Who is not asked still has something left for later.
            let reserve = reserve?;
            return Some(
                view! {
                    <b class="clock idle" title=text!(words, "online-reserve")>"+"{time(words, reserve)}</b>
                }
                .into_any(),
            );
        };
        // The time for this decision first; then the reserve is used up.
        let decision = left - reserve.unwrap_or_default();
        let shown = if decision > 0.0 { decision } else { left };
        let rest = reserve.filter(|_| decision > 0.0).map(|reserve| {
            view! { <small title=text!(words, "online-reserve")>"+"{time(words, reserve)}</small> }
        });
        let urgent = left < 10_000.0 || decision < 0.0;
        Some(view! { <b class="clock" class:urgent=urgent role="timer">{time(words, shown)}{rest}</b> }.into_any())
    }
}

/// A time that is left, in milliseconds.
pub(crate) fn time(words: Words, left: f64) -> String {
    let left = left / 1000.0;
    if left > 86_400.0 {
        return text!(words, "screen-days", count = (left / 86_400.0).ceil() as u32);
    }
    let left = left.ceil() as u32;
    match left / 3600 {
        0 => format!("{}:{:02}", left / 60, left % 60),
        hours => format!("{hours}:{:02}:{:02}", left / 60 % 60, left % 60),
    }
}

/// The level of a bot.
pub(crate) fn level_name(words: Words, level: told::Level) -> String {
    match level {
        told::Level::Random | told::Level::Novice => text!(words, "option-level-novice"),
        told::Level::Adept => text!(words, "option-level-adept"),
        told::Level::Master => text!(words, "option-level-master"),
        told::Level::Champion => text!(words, "option-level-champion"),
    }
}

/// Lies over a panel where the player can be picked.
pub(super) fn pick(app: App, seat: Seat) -> impl IntoView {
    let choice = Choice::Player(seat);
    let offered = Memo::new(move |_| app.offer(choice).is_some());
    move || {
        offered.get().then(|| {
            target(
                app,
                [choice],
                None,
                move || app.name(seat),
                "pick",
                view! { <b class="tag">{app.name(seat)}</b> },
            )
        })
    }
}
