//! A player at the table: name, hand, party.

use super::target::{each, target};
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

/// A party: face-up heroes by faction, and the hidden stack in its order. What stays there stays as it is when others come
/// and go.
fn party_of(app: App, seat: Seat) -> impl IntoView {
    let face_up = Memo::new(move |_| {
        app.scene.with(|scene| {
            let party = scene.as_ref().and_then(|scene| scene.view.party(seat));
            groups(party.map(|party| party.face_up.as_slice()).unwrap_or_default())
        })
    });
    let hidden = Memo::new(move |_| {
        app.scene.with(|scene| {
            let party = scene.as_ref().and_then(|scene| scene.view.party(seat));
            party.map(|party| party.hidden.clone()).unwrap_or_default()
        })
    });
    let count = move || face_up.with(|groups| groups.iter().map(|(_, heroes)| heroes.len()).sum::<usize>().max(1));
    let style = move || {
        let kinds = face_up.with(Vec::len).max(1);
        format!("--n:{};--g:{kinds};--k:{}", count(), hidden.with(Vec::len))
    };
    let kinds = move || face_up.with(|groups| groups.iter().map(|(kind, _)| *kind).collect());
    let groups = each(kinds, move |kind| group(app, seat, kind, face_up));
    let stack = move || {
        let stack = hidden.get().into_iter().enumerate();
        stack.map(|(index, card)| hid(app, seat, index, card)).collect_view()
    };
    let coin = move || Some(hidden.with(Vec::len)).filter(|count| *count > 0);
    view! {
        <div class="party" class:many=move || { count() > 3 } style=style>
            <div class="groups" data-place=format!("up-{seat}")>{groups}</div>
            <div class="stack" data-place=format!("hidden-{seat}") title=move || text!(app.words.get(), "table-hidden-stack")>
                {stack}
                {move || coin().map(|count| view! { <b class="coin">{count}</b> })}
            </div>
        </div>
    }
}

/// The heroes of one faction, or of all or none.
fn group(app: App, seat: Seat, kind: Option<Faction>, face_up: Memo<Vec<(Option<Faction>, Vec<Hero>)>>) -> AnyView {
    let heroes = move || {
        face_up.with(|groups| {
            let group = groups.iter().find(|(other, _)| *other == kind);
            group.map(|(_, heroes)| heroes.clone()).unwrap_or_default()
        })
    };
    let sign = kind.map(|faction| {
        view! { <img class="sign" src=format!("sign/{}.svg", faction.id()) alt=move || app.words.get().faction(faction) /> }
    });
    let standing = move |hero: Hero| {
        let name = move || app.words.get().hero_name(hero);
        target(
            app,
            [Choice::FaceUp { seat, hero }],
            Some(hero),
            name,
            "h",
            view! {
                <img src=format!("face/{hero}.svg") alt="" draggable="false" />
                <b class="tag">{name}</b>
            },
        )
    };
    view! {
        <div class=format!("g {}", kind.map_or("other", Faction::id))>
            {sign}
            {each(heroes, standing)}
        </div>
    }
    .into_any()
}

/// A hero of the hidden stack.
fn hid(app: App, seat: Seat, index: usize, card: Option<Hero>) -> AnyView {
    let choice = Choice::Hidden {
        seat,
        index: index as u8,
    };
    let label = move || {
        let words = app.words.get();
        match card {
            Some(hero) => format!("{}. {}", words.hero_name(hero), text!(words, "table-you-know")),
            None => text!(words, "table-hidden-unknown"),
        }
    };
    target(
        app,
        [choice],
        card,
        label,
        "hid",
        view! {
            <img src="back.svg" alt="" draggable="false" />
            {card.map(|hero| view! { <img class="known" src=format!("face/{hero}.svg") alt="" draggable="false" /> })}
            <b class="tag">{index + 1}</b>
        },
    )
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
                move || app.name(seat),
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
