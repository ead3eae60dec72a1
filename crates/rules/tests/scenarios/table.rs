//! Playing scenarios, with what must hold after every choice of any game.

use crate::script::{Clause, Failure, Scenario, Step};
use rules::rand_core::SeedableRng;
use rules::{Choice, Event, Game, Hero, Log, Outcome, Position, Record, Seat, Seed, Slot, View, Viewer};
use std::collections::{BTreeMap, BTreeSet};

/// How many seeds a scenario with `sometimes` is played with.
const SEEDS: usize = 60;

type Check = Result<(), (String, String)>;

/// Plays a scenario, or says where it fails.
pub(crate) fn run(scenario: &Scenario) -> Result<(), Failure> {
    let sometimes: BTreeSet<usize> = scenario
        .steps
        .iter()
        .filter_map(|(line, step)| matches!(step, Step::Sometimes(_)).then_some(*line))
        .collect();
    let seeds = if sometimes.is_empty() { 1 } else { SEEDS };
    let mut met = BTreeSet::new();
    for seed in 0..seeds {
        play(scenario, seed, &mut met)?;
    }
    match sometimes.difference(&met).next() {
        None => Ok(()),
        Some(&line) => Err(Failure {
            line,
            expected: "something that holds at times".to_owned(),
            found: format!("it never did, with {SEEDS} seeds"),
        }),
    }
}

fn play(scenario: &Scenario, seed: usize, met: &mut BTreeSet<usize>) -> Result<(), Failure> {
    let fail_at = |line: usize| move |(expected, found): (String, String)| Failure { line, expected, found };
    let mut position = scenario.position.clone();
    position.seed = Some(Seed::from(format!("scenario {seed}")));
    let mut record = Record::load(position)
        .map_err(|error| fail_at(scenario.line)(("a possible position".to_owned(), error.to_string())))?;
    let cards = all_cards(record.game());
    check_table(&record, &cards).map_err(fail_at(scenario.line))?;
    let mut events = Vec::new();
    for (line, step) in &scenario.steps {
        let fail = fail_at(*line);
        match step {
            Step::Choose(seat, choice) => {
                events.clear();
                if let Err(refusal) = record.choose(*seat, *choice, &mut events) {
                    let found = format!("refused, {refusal}; {}", asked(record.game()));
                    return Err(fail((format!("seat {seat} may choose {choice}"), found)));
                }
                check_table(&record, &cards).map_err(fail)?;
            }
            Step::Sometimes(clauses) => {
                if check_clauses(&Picture::of(record.game()), clauses, true).is_ok() {
                    met.insert(*line);
                }
            }
            other => check(other, record.game(), &events).map_err(fail)?,
        }
    }
    Ok(())
}

/// What a step says must hold.
fn check(step: &Step, game: &Game, events: &[Event]) -> Check {
    match step {
        Step::Choose(..) | Step::Sometimes(_) => Ok(()),
        Step::Asks(seat, prompt, wanted) => {
            let expected = format!(
                "asks {seat} {}{}",
                prompt.id(),
                list(wanted.as_deref().unwrap_or_default())
            );
            let same_prompt = game.asked().any(|asked| asked.seat == *seat && asked.prompt == *prompt);
            let key = |choices: &[Choice]| choices.iter().map(Choice::to_string).collect::<BTreeSet<_>>();
            let listed = choices(game, *seat);
            let same_choices = wanted.as_ref().is_none_or(|wanted| key(wanted) == key(&listed));
            must(same_prompt && same_choices, expected, asked(game))
        }
        Step::WaitsFor(seats) => {
            let found: Vec<Seat> = game.asked().map(|asked| asked.seat).collect();
            must(found == *seats, format!("waits for {seats:?}"), asked(game))
        }
        Step::Refuses(seat, choice, why) => {
            let mut other = game.clone();
            let found = match other.choose(*seat, *choice, &mut ()) {
                Ok(()) => "accepted".to_owned(),
                Err(refusal) => kebab(&format!("{refusal:?}")),
            };
            let expected = format!("seat {seat} is refused {choice}: {why}");
            must(found == *why, expected, format!("{found}; {}", asked(game)))?;
            must(
                other == *game,
                "a refusal changes nothing".to_owned(),
                "another game".to_owned(),
            )
        }
        Step::Then(clauses) => check_clauses(&Picture::of(game), clauses, true),
        Step::Sees(viewer, clauses) => check_clauses(&Picture::seen(&game.view(*viewer)), clauses, false),
        Step::Hears(viewer, event) => {
            let heard: Vec<_> = events.iter().map(|heard| heard.seen_by(*viewer)).collect();
            must(
                heard.contains(event),
                format!("{viewer:?} hears {event:?}"),
                format!("{heard:?}"),
            )
        }
        Step::Done => {
            let performing = game.step() == rules::Step::Ability;
            must(!performing, "no ability is performed any more".to_owned(), asked(game))
        }
        Step::Outcome(wanted) => {
            let found = game
                .outcome()
                .map_or_else(|| vec![asked(game)], |outcome| outcome_words(&outcome));
            let same = found.starts_with(wanted);
            must(same, format!("outcome {}", wanted.join(" ")), found.join(" "))
        }
    }
}

fn must(holds: bool, expected: String, found: String) -> Check {
    if holds { Ok(()) } else { Err((expected, found)) }
}

/// `OtherQuestion(Draw)` becomes `other-question`.
fn kebab(debug: &str) -> String {
    let name = debug.split('(').next().unwrap_or_default();
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

fn outcome_words(outcome: &Outcome) -> Vec<String> {
    let winner = outcome.winner.map_or("nobody".to_owned(), |seat| seat.to_string());
    let counts = outcome
        .counts
        .iter()
        .map(|count| format!("{}/{}", count.heroes, count.total));
    [
        outcome.winning_faction.id(),
        "winner",
        &winner,
        "by",
        outcome.decided_by.id(),
        "counts",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain(counts)
    .collect()
}

fn choices(game: &Game, seat: Seat) -> Vec<Choice> {
    let mut choices = rules::Choices::new();
    game.list(seat, &mut choices);
    choices.to_vec()
}

fn list(choices: &[Choice]) -> String {
    let texts: Vec<String> = choices.iter().map(Choice::to_string).collect();
    format!(": {}", texts.join(", "))
}

fn asked(game: &Game) -> String {
    let questions: Vec<String> = game
        .asked()
        .map(|asked| {
            format!(
                "asks {} {}{}",
                asked.seat,
                asked.prompt.id(),
                list(&choices(game, asked.seat))
            )
        })
        .collect();
    if questions.is_empty() {
        "the game is over".to_owned()
    } else {
        questions.join("; ")
    }
}

/// The table as somebody sees it: places and what they hold, `?` for an unknown card.
struct Picture(BTreeMap<String, Vec<String>>);

impl Picture {
    /// The whole table.
    fn of(game: &Game) -> Picture {
        let position = Position::of(game, None);
        let mut picture = Picture::seen(&game.view(Viewer::Seat(game.active().unwrap_or(Seat(0)))));
        let places = &mut picture.0;
        places.insert("harbor".to_owned(), position.harbor);
        places.insert("wilderness".to_owned(), position.wilderness);
        places.insert("graveyard".to_owned(), position.graveyard);
        for (seat, player) in position.players.into_iter().enumerate() {
            places.insert(format!("seat {seat} hand"), player.hand);
            places.insert(format!("seat {seat} up"), player.face_up);
            places.insert(format!("seat {seat} hidden"), player.hidden);
            places.insert(format!("seat {seat} leader"), player.leader.into_iter().collect());
        }
        picture
    }

    /// What a view shows.
    fn seen(view: &View) -> Picture {
        let ids = |cards: &mut dyn Iterator<Item = Option<Hero>>| -> Vec<String> {
            cards.map(|hero| hero.map_or("?", Hero::id).to_owned()).collect()
        };
        let mut places = BTreeMap::from([
            ("red".to_owned(), vec![view.track().red().to_string()]),
            ("green".to_owned(), vec![view.track().green().to_string()]),
            (
                "active".to_owned(),
                vec![view.active().map_or("?".to_owned(), |seat| seat.to_string())],
            ),
            ("step".to_owned(), vec![kebab(&format!("{:?}", view.step()))]),
            ("harbor".to_owned(), vec!["?".to_owned(); view.harbor()]),
            (
                "wilderness".to_owned(),
                ids(&mut view.wilderness().iter().rev().map(|card| card.hero)),
            ),
            (
                "graveyard".to_owned(),
                ids(&mut view.graveyard().iter().rev().map(|card| card.hero)),
            ),
            ("aside".to_owned(), ids(&mut view.aside().map(|card| card.hero))),
        ]);
        let slots = Slot::ALL.map(|slot| view.tavern(slot).map_or("-", Hero::id).to_owned());
        places.insert("tavern".to_owned(), slots.to_vec());
        for seat in view.seats() {
            let leader = view.leader(seat).map_or("?", |leader| leader.id()).to_owned();
            places.insert(
                format!("seat {seat} hand"),
                ids(&mut view.hand(seat).iter().map(|card| card.hero)),
            );
            places.insert(format!("seat {seat} up"), ids(&mut view.face_up(seat).map(Some)));
            places.insert(
                format!("seat {seat} hidden"),
                ids(&mut view.hidden(seat).iter().map(|card| card.hero)),
            );
            places.insert(format!("seat {seat} leader"), vec![leader]);
        }
        Picture(places)
    }
}

/// On the whole table `?` stands for any card. In a view it is an unknown one, and `!` any known one.
fn check_clauses(picture: &Picture, clauses: &[Clause], whole: bool) -> Check {
    for Clause {
        place,
        cards,
        any_order,
    } in clauses
    {
        let expected = format!("{place} {}", cards.join(" "));
        let Some(found) = picture.0.get(place) else {
            return Err((expected, format!("no place `{place}`")));
        };
        let fits = |wanted: &str, found: &str| match wanted {
            "?" => whole || found == "?",
            "!" => found != "?",
            card => card == found,
        };
        let mut left: Vec<&String> = found.iter().collect();
        let (named, open): (Vec<_>, Vec<_>) = cards.iter().partition(|card| !matches!(card.as_str(), "?" | "!"));
        let holds = if *any_order {
            // Named cards first, so that a sign that fits every card does not take theirs.
            named.into_iter().chain(open).all(|wanted| {
                let there = left.iter().position(|card| fits(wanted, card));
                there.map(|index| left.swap_remove(index)).is_some()
            })
        } else {
            cards.iter().zip(found).all(|(wanted, card)| fits(wanted, card))
        };
        must(
            holds && found.len() == cards.len(),
            expected,
            format!("{place} {}", found.join(" ")),
        )?;
    }
    Ok(())
}

/// Every card on the table, as often as it is there.
fn all_cards(game: &Game) -> Vec<String> {
    let places = Picture::of(game).0;
    let mut cards: Vec<String> = places
        .into_values()
        .flatten()
        .filter(|id| Hero::from_id(id).is_some())
        .collect();
    cards.sort();
    cards
}

/// What must hold at any moment of any game.
fn check_table(record: &Record, cards: &[String]) -> Check {
    let game = record.game();
    let now = all_cards(game);
    must(
        now == cards,
        format!("each card in one place: {cards:?}"),
        format!("{now:?}"),
    )?;
    let on_track = |space: u8| (1..=12).contains(&space);
    let track = game.track();
    must(
        on_track(track.red()) && on_track(track.green()),
        "markers on the track".to_owned(),
        format!("{track:?}"),
    )?;
    for seat in game.seats() {
        let is_asked = game.asked().any(|asked| asked.seat == seat);
        let can_choose = !choices(game, seat).is_empty();
        must(
            is_asked == can_choose,
            format!("seat {seat} can choose if it is asked"),
            asked(game),
        )?;
    }
    must(
        game.is_over() != game.asked().next().is_some(),
        "somebody is asked or it is over".to_owned(),
        asked(game),
    )?;
    check_saving(record)?;
    check_views(game)
}

/// The log leads to the same game, and so does the position.
fn check_saving(record: &Record) -> Check {
    let text = record.log().to_string();
    let again = text.parse::<Log>().and_then(|log| log.replay());
    let found = again
        .as_ref()
        .map_or_else(ToString::to_string, |_| "another game".to_owned());
    let same = again.is_ok_and(|again| again.game() == record.game());
    must(same, "the log leads to the same game".to_owned(), found)?;
    let position = record.position();
    let again = Record::load(position.clone());
    let found = again
        .as_ref()
        .map_or_else(ToString::to_string, |_| "another position".to_owned());
    let same = again.is_ok_and(|again| again.position() == position);
    must(same, "the position leads to itself".to_owned(), found)
}

/// What a view shows is true, and it cannot be told from that of a game which is made from it alone.
fn check_views(game: &Game) -> Check {
    let truth = Picture::of(game).0;
    for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view(viewer);
        for (place, cards) in Picture::seen(&view).0 {
            let mut left = truth[&place].clone();
            let same_size = cards.len() == left.len();
            let all_true = cards.iter().all(|card| {
                let found = left.iter().position(|other| other == card);
                card == "?" || found.map(|index| left.swap_remove(index)).is_some()
            });
            must(
                same_size && all_true,
                format!("{viewer:?} sees what is there: {place}"),
                format!("{cards:?}"),
            )?;
        }
        let mut random = chacha20::ChaCha8Rng::seed_from_u64(u64::from(game.decisions_made()));
        let same = view.sample(&mut random).view(viewer) == view;
        must(
            same,
            format!("{viewer:?} sees the same in a game made from the view"),
            "something else".to_owned(),
        )?;
    }
    Ok(())
}
