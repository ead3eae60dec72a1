//! The end: markers, faction, leaders, aligned players, counts, tie-breaks, winner, each step explained.

use crate::app::{App, Screen, Shown};
use crate::learn::Mode;
use dealer::sight::Sight;
use leptos::prelude::*;
use rules::{DecidedBy, Outcome, Seat};
use words::{Words, text};

/// A step of the ceremony.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Markers,
    Leaders,
    Aligned,
    Heroes,
    Fewest,
    Number,
    Winner,
}

/// The steps this game needs.
fn steps(outcome: &Outcome) -> Vec<Step> {
    let mut steps = vec![Step::Markers, Step::Leaders, Step::Aligned];
    let ties = match outcome.decided_by {
        DecidedBy::NobodyAligned | DecidedBy::OnlyAligned => 0,
        DecidedBy::MostHeroes => 1,
        DecidedBy::FewestHeroes => 2,
        DecidedBy::LeaderNumber => 3,
    };
    steps.extend([Step::Heroes, Step::Fewest, Step::Number].into_iter().take(ties));
    steps.push(Step::Winner);
    steps
}

/// Who is still in the running when this step begins.
fn running(sight: &Sight, outcome: &Outcome, step: Step) -> Vec<Seat> {
    let count = |seat: Seat| outcome.counts.get(seat.index()).copied().unwrap_or_default();
    let mut seats = outcome.aligned.clone();
    if step < Step::Aligned {
        return (0..sight.count()).map(Seat).collect();
    }
    if step > Step::Heroes {
        let most = seats.iter().map(|&seat| count(seat).heroes).max();
        seats.retain(|&seat| Some(count(seat).heroes) == most || step == Step::Winner);
    }
    if step > Step::Fewest && step != Step::Winner {
        let fewest = seats.iter().map(|&seat| count(seat).total).min();
        seats.retain(|&seat| Some(count(seat).total) == fewest);
    }
    if step == Step::Winner {
        seats = outcome.winner.into_iter().collect();
    }
    seats
}

/// What a step says.
fn explained(app: App, words: Words, sight: &Sight, outcome: &Outcome, step: Step) -> String {
    let list = |seats: &[Seat], number: &dyn Fn(Seat) -> u8| {
        let counts = seats
            .iter()
            .map(|&seat| text!(words, "ending-count", name = app.name(seat), count = number(seat)));
        counts.collect::<Vec<_>>().join(", ")
    };
    let count = |seat: Seat| outcome.counts.get(seat.index()).copied().unwrap_or_default();
    let seats = running(sight, outcome, step);
    match step {
        Step::Markers => {
            let track = sight.track();
            text!(
                words,
                "ending-markers",
                faction = outcome.winning_faction.id(),
                red = track.red(),
                green = track.green(),
                ahead = track.red().abs_diff(track.green()),
            )
        }
        Step::Leaders => text!(words, "screen-end-leaders"),
        Step::Aligned => match outcome.decided_by {
            DecidedBy::NobodyAligned => text!(words, "ending-nobody-aligned"),
            DecidedBy::OnlyAligned => text!(words, "ending-only-aligned"),
            _ => {
                let names: Vec<String> = seats.iter().map(|&seat| app.name(seat)).collect();
                text!(words, "screen-end-aligned", names = words.list_and(&names))
            }
        },
        Step::Heroes => text!(
            words,
            "ending-most-heroes",
            counts = list(&seats, &|seat| count(seat).heroes)
        ),
        Step::Fewest => text!(
            words,
            "ending-fewest-heroes",
            counts = list(&seats, &|seat| count(seat).total)
        ),
        Step::Number => {
            let number = |seat: Seat| {
                sight
                    .party(seat)
                    .and_then(|party| party.leader)
                    .map_or(0, |leader| leader.number())
            };
            text!(words, "ending-leader-number", counts = list(&seats, &number))
        }
        Step::Winner => match outcome.winner {
            Some(seat) => {
                let actor = if sight.me() == Some(seat) { "you" } else { "other" };
                text!(words, "ending-winner", actor = actor, name = app.name(seat))
            }
            None => text!(words, "ending-nobody"),
        },
    }
}

/// One player on the stage.
fn player(app: App, seat: Seat, step: Step) -> impl IntoView {
    let scene = app.scene.get()?;
    let words = app.words.get();
    let outcome = scene.view.outcome.as_ref()?;
    let party = scene.view.party(seat)?.clone();
    let leader = party.leader?;
    let in_running = running(&scene.view, outcome, step).contains(&seat);
    let open = step >= Step::Leaders;
    let counted = outcome.counts.get(seat.index()).copied().unwrap_or_default();
    let faction = outcome.winning_faction;
    let counts = |hero: rules::Hero| hero.factions().contains(faction);
    let heroes = party.face_up.iter().copied().map(|hero| (hero, false));
    let heroes = heroes.chain(party.hidden.iter().flatten().map(|&hero| (hero, true)));
    let heroes = heroes.map(|(hero, hidden)| {
        view! { <img class:hidden=hidden class:counts=counts(hero) src=format!("face/{hero}.svg") alt=words.hero_name(hero) /> }
    });
    let signs = leader.alignment().map(|faction| {
        view! { <img class:wins={faction == outcome.winning_faction} src=format!("sign/{}.svg", faction.id()) alt=words.faction(faction) /> }
    });
    let winner = step == Step::Winner && outcome.winner == Some(seat);
    let number = match step {
        Step::Heroes => Some(counted.heroes),
        Step::Fewest => Some(counted.total),
        Step::Number => Some(leader.number()),
        _ => None,
    }
    .filter(|_| in_running);
    let label = if open {
        format!("{}: {}", app.name(seat), words.leader(leader))
    } else {
        app.name(seat)
    };
    Some(view! {
        <div class="player" class:out=!in_running class:winner=winner style=format!("--i:{seat}")>
            <button type="button" class="portrait" class:open=open disabled=!open aria-label=label on:click=move |_| app.pin(Shown::Leader(leader))>
                <img class="front" src=format!("face/{}.svg", leader.id()) alt=if open { words.leader(leader) } else { String::new() } />
                <img class="reverse" src="leader-back.svg" alt="" />
                {number.map(|number| view! { <b class="coin">{number}</b> })}
            </button>
            <h3>{app.name(seat)}</h3>
            <p class="leader-name">{open.then(|| words.leader_name(leader))}</p>
            <div class="signs">{open.then(|| signs.collect_view())}</div>
            <div class="heroes" class:counting={step >= Step::Heroes}>{heroes.collect_view()}</div>
        </div>
    })
}

/// The ceremony over the table.
#[component]
pub(crate) fn Ceremony(app: App) -> impl IntoView {
    move || {
        // A puzzle is over when it is solved or missed; it says so itself.
        if app.ceremony_away.get() || app.busy.get() || app.learn.mode.get() == Mode::Puzzle {
            return None;
        }
        let scene = app.scene.get()?;
        let outcome = scene.view.outcome.clone()?;
        let words = app.words.get();
        let steps = steps(&outcome);
        let last = steps.len() - 1;
        let index = app.ceremony.get().min(last);
        let step = steps[index];
        let said = explained(app, words, &scene.view, &outcome, step);
        let players = (0..scene.view.count()).map(|seat| player(app, Seat(seat), step));
        let dots = (0..steps.len()).map(|dot| view! { <i class:on={dot <= index}></i> });
        let faction = outcome.winning_faction;
        let again = move |_| {
            if app.online.is_on_now() {
                if app.online.seat.get_untracked().is_some() {
                    app.parts.together.soon(app, move |together| (together.ready)(app));
                }
                app.screen.set(Screen::Gather);
                return;
            }
            let options = app.settings.with_untracked(|settings| {
                let people = app
                    .sitters
                    .with_untracked(|sitters| sitters.iter().filter(|sitter| sitter.bot.is_none()).count());
                if people > 1 {
                    settings.around.0.clone()
                } else {
                    settings.solo.clone()
                }
            });
            app.deal(options);
        };
        let over = index == last;
        let mode = app.learn.mode.get();
        let decided = match mode {
            Mode::Lesson => over.then(|| text!(words, "lesson-over")),
            _ => (over && outcome.winner.is_some()).then(|| words.decided_by(outcome.decided_by)),
        };
        Some(view! {
            <div class="ceremony" role="dialog" aria-modal="true" aria-label=words.faction(faction)>
                <div class="stage sheet" class:over=over>
                    <header class=faction.id()>
                        <img class="win" src=format!("win/{}.svg", faction.id()) alt="" />
                        <h2>{words.faction(faction)}</h2>
                        <div class="dots">{dots.collect_view()}</div>
                    </header>
                    <p class="explained" aria-live="assertive">{said}</p>
                    {decided.map(|decided| view! { <p class="decided">{decided}</p> })}
                    <div class="players" style=format!("--players:{}", scene.view.count())>{players.collect_view()}</div>
                    <footer>
                        {if over {
                            view! {
                                <button type="button" class="quiet" data-see-table="" on:click=move |_| app.ceremony_away.set(true)>{text!(words, "screen-see-table")}</button>
                                {(mode == Mode::Game).then(|| view! {
                                    <button type="button" class="quiet" data-watch-replay="" on:click=move |_| app.replay_last(false)>{text!(words, "replay-watch")}</button>
                                    <button type="button" class="quiet" data-look-back="" on:click=move |_| app.replay_last(true)>{text!(words, "analysis-title")}</button>
                                })}
                                <button type="button" class="quiet" on:click=move |_| app.leave()>{text!(words, "menu-leave")}</button>
                                {match mode {
                                    Mode::Game | Mode::Lesson => Some(view! {
                                        <button type="button" class="go" data-again="" on:click=again>
                                            {if mode == Mode::Lesson { text!(words, "learn-real") } else if app.online.is_on() { text!(words, "end-rematch") } else { text!(words, "end-play-again") }}
                                        </button>
                                    }),
                                    Mode::Puzzle | Mode::Replay => None,
                                }}
                            }.into_any()
                        } else {
                            view! {
                                <button type="button" class="quiet" data-skip="" on:click=move |_| app.ceremony.set(last)>{text!(words, "end-skip")}</button>
                                <button type="button" class="go" data-next="" on:click=move |_| app.ceremony.set(index + 1)>{text!(words, "end-next-step")}</button>
                            }.into_any()
                        }}
                    </footer>
                </div>
            </div>
        })
    }
}
