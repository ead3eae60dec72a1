//! What choices are called, from what the page sees; and dates.

use crate::app::App;
use leptos::prelude::Get;
use rules::{Asked, Choice, Mode, Pile, Prompt};
use told::{Scene, Sight};
use words::{Question, Words, text};

/// A date as people write it.
pub(crate) fn date(words: Words, when: u64) -> String {
    let date = js_sys::Date::new(&(when as f64 * 1000.0).into());
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(words.language().id(), &options).into()
}

/// What the viewer is asked, in words.
pub(crate) fn question(words: Words, scene: &Scene) -> Option<Question> {
    let asked = scene.view.question()?;
    let effect = asked
        .source
        .and_then(|hero| hero.effects().get(usize::from(scene.effect?)));
    Some(words.question(&Asked {
        seat: asked.seat,
        prompt: asked.prompt,
        source: asked.source,
        effect,
    }))
}

/// The abilities of the hero who asks, one sentence each, and which of them is being performed.
pub(crate) fn steps(words: Words, scene: &Scene) -> Option<(Vec<String>, usize)> {
    let asked = scene.view.asked.first()?;
    let (hero, current) = (asked.source?, usize::from(scene.effect?));
    let sentences = hero.effects().iter().filter_map(|effect| {
        let asked = Asked {
            seat: asked.seat,
            prompt: asked.prompt,
            source: asked.source,
            effect: Some(effect),
        };
        words.question(&asked).because
    });
    Some((sentences.collect(), current))
}

/// How far the markers move, in words.
fn moved(words: Words, red: i8, green: i8) -> String {
    let shift = |pawn: &'static str, spaces: i8| {
        let direction = if spaces < 0 { "minus" } else { "plus" };
        text!(
            words,
            "shift",
            pawn = pawn,
            direction = direction,
            by = spaces.unsigned_abs().to_string()
        )
    };
    match (red, green) {
        (red, 0) => shift("red", red),
        (0, green) => shift("green", green),
        (red, green) => text!(
            words,
            "move-and",
            first = shift("red", red),
            second = shift("green", green)
        ),
    }
}

/// What a choice is called: on a button, and read aloud.
pub(crate) fn choice(app: App, sight: &Sight, choice: Choice) -> String {
    let words = app.words.get();
    // Looking back, the eyes are not always those of whoever reads.
    let (you, me) = (app.you(), sight.me());
    let party = |seat| match Some(seat) {
        seat if seat == you => "you",
        seat if seat == me => "own",
        _ => "other",
    };
    let prompt = sight.question().map(|question| question.prompt);
    match choice {
        Choice::Pass => match prompt {
            Some(Prompt::Play) => text!(words, "choice-pass"),
            Some(Prompt::DiscardMore) => text!(words, "choice-done"),
            _ => text!(words, "choice-skip"),
        },
        Choice::Play(hero) => text!(words, "choice-play", hero = words.hero_object(hero)),
        Choice::Discard(hero) => text!(words, "choice-discard", hero = words.hero_object(hero)),
        Choice::DrawHarbor => text!(words, "choice-draw-harbor"),
        Choice::DrawTavern(slot) => match sight.tavern(slot) {
            Some(hero) => text!(words, "choice-draw-tavern", hero = words.hero_object(hero)),
            None => text!(words, "zone-tavern"),
        },
        Choice::Move { red, green } => moved(words, red, green),
        Choice::Player(seat) => text!(words, "choice-player", owner = party(seat), party = app.name(seat)),
        Choice::Faction(faction) => words.faction(faction),
        Choice::FaceUp { seat, hero } => text!(
            words,
            "choice-face-up",
            hero = words.hero_name(hero),
            owner = party(seat),
            party = app.name(seat)
        ),
        Choice::Hidden { seat, index } => {
            let hero = sight
                .party(seat)
                .and_then(|party| *party.hidden.get(usize::from(index))?);
            text!(
                words,
                "choice-hidden",
                card = if hero.is_some() { "known" } else { "unknown" },
                hero = hero.map(|hero| words.hero_name(hero)).unwrap_or_default(),
                number = index + 1,
                owner = party(seat),
                party = app.name(seat)
            )
        }
        Choice::Card(hero) => words.hero_name(hero),
        Choice::Tavern(slot) => match sight.tavern(slot) {
            Some(hero) => text!(words, "choice-tavern", hero = words.hero_name(hero)),
            None => text!(words, "zone-tavern"),
        },
        Choice::Pile(Pile::Wilderness) => text!(words, "zone-wilderness"),
        Choice::Pile(Pile::Graveyard) => text!(words, "zone-graveyard"),
        Choice::Mode(Mode::TurnOver) => text!(words, "choice-turn-over"),
        Choice::Mode(Mode::Look) => text!(words, "choice-look"),
    }
}
