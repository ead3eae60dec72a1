//! A player at the table: name, hand, party.

use super::target::target;
use crate::app::{App, Shown};
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{Choice, Faction, Hero, Seat};
use words::{Words, text};

/// Heroes in groups by faction; those of all or none at the end.
fn groups(heroes: &[Hero]) -> Vec<(Option<Faction>, Vec<Hero>)> {
    let of = |hero: &Hero| {
        let mut factions = hero.factions().iter();
        match (factions.next(), factions.next()) {
            (Some(faction), None) => Some(faction),
            _ => None,
        }
    };
    let kinds = Faction::ALL.into_iter().map(Some).chain([None]);
    kinds
        .filter_map(|kind| {
            let group: Vec<Hero> = heroes.iter().copied().filter(|hero| of(hero) == kind).collect();
            (!group.is_empty()).then_some((kind, group))
        })
        .collect()
}

/// How far a party is from the end.
fn meter(app: App, seat: Seat) -> impl IntoView {
    let there = app.seen(move |view| {
        let count = view.party(seat).map_or(0, |party| party.face_up.len() as u8);
        (count, view.heroes_to_end)
    });
    move || {
        let words = app.words.get();
        let (count, all) = there.get().unwrap_or_default();
        let left = all.saturating_sub(count);
        let pips = (0..all).map(|index| view! { <i class:on={index < count}></i> });
        let label = words.heroes_to_end(left);
        view! {
            <div class="meter" class:near={left <= 1} title=label.clone() role="img" aria-label=label>
                <div>{pips.collect_view()}</div>
                <b>{text!(words, "screen-left", count = left)}</b>
            </div>
        }
    }
}

/// A party: face-up heroes by faction, and the hidden stack in its order.
fn party_of(app: App, seat: Seat) -> impl IntoView {
    let there = app.seen(move |view| {
        let party = view.party(seat)?;
        Some((party.face_up.clone(), party.hidden.clone()))
    });
    move || {
        let (face_up, hidden) = there.get().flatten()?;
        Some(laid_out(app, seat, &face_up, &hidden))
    }
}

fn laid_out(app: App, seat: Seat, face_up: &[Hero], hidden: &[Option<Hero>]) -> AnyView {
    let words = app.words.get();
    let count = face_up.len().max(1);
    let grouped = groups(face_up);
    let kinds = grouped.len().max(1);
    let groups = grouped.into_iter().map(|(kind, heroes)| {
        let class = format!("g {}", kind.map_or("other", Faction::id));
        let heroes = heroes.into_iter().map(|hero| {
            view! {
                {target(app, [Choice::FaceUp { seat, hero }], Some(hero), words.hero_name(hero), "h", view! {
                    <img src=format!("face/{hero}.svg") alt="" draggable="false" />
                    <b class="tag">{words.hero_name(hero)}</b>
                })}
            }
        });
        let sign = kind.map(|faction| view! { <img class="sign" src=format!("sign/{}.svg", faction.id()) alt=words.faction(faction) /> });
        view! { <div class=class>{sign}{heroes.collect_view()}</div> }
    });
    let hidden_count = hidden.len();
    let hidden = hidden.iter().enumerate().map(|(index, &card)| {
        let choice = Choice::Hidden { seat, index: index as u8 };
        let label = match card {
            Some(hero) => format!("{}. {}", words.hero_name(hero), text!(words, "table-you-know")),
            None => text!(words, "table-hidden-unknown"),
        };
        view! {
            {target(app, [choice], card, label, "hid", view! {
                <img src="back.svg" alt="" draggable="false" />
                {card.map(|hero| view! { <img class="known" src=format!("face/{hero}.svg") alt="" draggable="false" /> })}
                <b class="tag">{index + 1}</b>
            })}
        }
    });
    let hint = text!(words, "table-hidden-stack");
    view! {
        <div class="party" class:many={count > 3} style=format!("--n:{count};--g:{kinds};--k:{hidden_count}")>
            <div class="groups" data-place=format!("up-{seat}")>{groups.collect_view()}</div>
            <div class="stack" data-place=format!("hidden-{seat}") title=hint>
                {hidden.collect_view()}
                {(hidden_count > 0).then(|| view! { <b class="coin">{hidden_count}</b> })}
            </div>
        </div>
    }
    .into_any()
}

/// What is known of a hand from outside.
fn hand_size(app: App, seat: Seat) -> impl IntoView {
    let hand = app.seen(move |view| view.party(seat).map(|party| party.hand.clone()).unwrap_or_default());
    move || {
        let words = app.words.get();
        let hand = hand.get().unwrap_or_default();
        let known = hand.iter().flatten().copied().map(|hero| {
            view! {
                {target(app, [], Some(hero), words.hero_name(hero), "peeked", view! {
                    <img src=format!("face/{hero}.svg") alt="" />
                })}
            }
        });
        let label = format!(
            "{}: {}",
            text!(words, "zone-hand"),
            text!(words, "cards", count = hand.len())
        );
        view! {
            <span class="inhand" data-place=format!("hand-{seat}") title=label>
                <img src="icon/face-down.svg" alt="" />
                {hand.len()}
                {known.collect_view()}
            </span>
        }
    }
}

/// The panel of another player. The whole of it can be picked where a player is asked for.
#[component]
pub(crate) fn Opponent(app: App, seat: Seat) -> impl IntoView {
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
    let title = move || {
        let level = app
            .sitters
            .with(|sitters| sitters.get(seat.index()).and_then(|sitter| sitter.bot));
        level.map(|level| level_name(app.words.get(), level))
    };
    view! {
        <section class="seat sheet" class:active=move || active.get() == Some(true) class:asked=move || asked.get() == Some(true)
            aria-label=move || text!(app.words.get(), "table-party-of", name = app.name(seat))>
            <header>
                <h2 title=title>{name}</h2>
                {hand_size(app, seat)}
                {move || presence(app, seat)}
                {leader}
                {meter(app, seat)}
            </header>
            {party_of(app, seat)}
            {pick(app, seat)}
        </section>
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
pub(crate) fn level_name(words: Words, level: bots::Level) -> String {
    match level {
        bots::Level::Random | bots::Level::Novice => text!(words, "option-level-novice"),
        bots::Level::Adept => text!(words, "option-level-adept"),
        bots::Level::Master => text!(words, "option-level-master"),
    }
}

/// Lies over a panel where the player can be picked.
fn pick(app: App, seat: Seat) -> impl IntoView {
    let choice = Choice::Player(seat);
    let offered = Memo::new(move |_| app.offer(choice).is_some());
    move || {
        offered.get().then(|| {
            target(
                app,
                [choice],
                None,
                app.name(seat),
                "pick",
                view! { <b class="tag">{app.name(seat)}</b> },
            )
        })
    }
}

/// The own party and the own leader.
#[component]
pub(crate) fn Own(app: App) -> impl IntoView {
    let me = app.seen(Sight::me);
    move || me.get().flatten().map(|seat| own(app, seat))
}

fn own(app: App, seat: Seat) -> impl IntoView {
    let active = app.seen(move |view| view.active == Some(seat));
    let name = move || match app.you() == Some(seat) {
        true => text!(app.words.get(), "screen-you"),
        false => app.name(seat),
    };
    view! {
        <div class="ownbox">
            <section class="seat own sheet" class:active=move || active.get() == Some(true) aria-label=move || text!(app.words.get(), "table-party")>
                <header>
                    <h2>{name}</h2>
                    <Clock app=app seat=seat />
                    {meter(app, seat)}
                </header>
                {party_of(app, seat)}
                {pick(app, seat)}
            </section>
            <OwnLeader app=app />
        </div>
    }
}

/// The own leader, face down until one looks.
#[component]
fn OwnLeader(app: App) -> impl IntoView {
    let leader = app.seen(Sight::leader);
    move || {
        let leader = leader.get().flatten()?;
        let words = app.words.get();
        let shown = app.peek.get();
        let click = move |_| {
            if app.peek.get_untracked() {
                app.pin(Shown::Leader(leader));
            } else {
                app.peek.set(true);
            }
        };
        let (picture, name) = match shown {
            true => (format!("face/{}.svg", leader.id()), words.leader(leader)),
            false => ("leader-back.svg".to_owned(), text!(words, "table-leader-peek")),
        };
        let label = name.clone();
        let factions = leader.alignment().map(|faction| {
            let name = words.faction(faction);
            let title = name.clone();
            view! {
                <span class=faction.id() title=title>
                    <img src=format!("sign/{}.svg", faction.id()) alt="" /><i>{name}</i>
                </span>
            }
        });
        Some(view! {
            <section class="leader sheet" class:secret=!shown>
                <button type="button" class="chip" on:click=click aria-label=label>
                    <img src=picture alt="" />
                </button>
                <div>
                    <h3>{name}</h3>
                    <p>{text!(words, "screen-leader-wins-with")}</p>
                    <div class="fx">{shown.then(|| factions.collect_view())}</div>
                </div>
                <button type="button" class="hide" title=text!(words, "screen-leader-hide")
                    aria-label=text!(words, "screen-leader-hide") aria-pressed=(!shown).to_string()
                    on:click=move |_| app.peek.update(|peek| *peek = !*peek)>
                    <img src="icon/look.svg" alt="" />
                </button>
            </section>
        })
    }
}
