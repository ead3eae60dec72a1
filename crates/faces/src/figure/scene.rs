//! The positions that the pictures of the rules show. They are games: what a picture marks is what the game says.

use rules::{Choice, Game, Hero, Position, Seed, Setup, Slot, Step, View, Viewer};

fn game(position: &str) -> Option<Game> {
    let position: Position = serde_json::from_str(position).ok()?;
    position.game().ok()
}

/// What somebody at the table sees.
fn seen_by(game: &Game, seat: usize) -> Option<View> {
    Some(game.view(Viewer::Seat(game.seats().nth(seat)?)))
}

/// The table before the first turn, as a passer-by sees it.
pub(super) fn setup(players: u8) -> Option<View> {
    let mut game = Game::new(Setup::new(players).ok()?, &Seed::from("rules"));
    while game.step() == Step::Setup {
        let seat = game.decider()?;
        let choice = *game.view(Viewer::Seat(seat)).choices().first()?;
        game.choose(seat, choice, &mut ()).ok()?;
    }
    Some(game.view(Viewer::Public))
}

const TURN: &str = r#"{
    "red": 7, "green": 4, "seed": "turn",
    "tavern": ["leery-lizard", "ace-fighter", "crow-carrier"],
    "harbor": ["underpaid-mercenary", "hairy-hermit", "grumpy-guard", "canned-champion", "rotting-orangutan"],
    "wilderness": ["mummy-mystic", "nagging-northman"],
    "graveyard": ["buried-emperor"],
    "players": [
        {"leader": "lemron", "hand": ["blind-eye-collector", "battle-pet-master", "keen-koi"],
         "face_up": ["furious-frog", "watchful-witch"], "hidden": ["aimless-eel"]},
        {"leader": "cyra", "hand": ["pigmented-war-pig", "angry-priestess", "flailing-knight"]}
    ]
}"#;

/// A turn: after the play, after the draws, and when the next one begins.
pub(super) fn turn() -> Option<[View; 3]> {
    let mut game = game(TURN)?;
    let seat = game.seats().next()?;
    let hero = |id: &str| Hero::from_id(id);
    game.choose(seat, Choice::Play(hero("blind-eye-collector")?), &mut ())
        .ok()?;
    let played = seen_by(&game, 0)?;
    game.choose(seat, Choice::DrawTavern(Slot::ALL[0]), &mut ()).ok()?;
    game.choose(seat, Choice::DrawHarbor, &mut ()).ok()?;
    let drawn = seen_by(&game, 0)?;
    game.choose(seat, Choice::Discard(hero("underpaid-mercenary")?), &mut ())
        .ok()?;
    Some([played, drawn, seen_by(&game, 0)?])
}

const BURYING: &str = r#"{
    "red": 7, "green": 4, "seed": "burying",
    "players": [
        {"leader": "lemron", "hand": ["aimless-eel"], "face_up": ["rotting-orangutan", "furious-frog"]},
        {"leader": "cyra", "face_up": ["ace-fighter", "grumpy-guard"]}
    ]
}"#;

/// The table when the Eel has been played, and the hero that is buried then: the game does not even ask.
pub(super) fn burying() -> Option<(View, Hero)> {
    let mut game = game(BURYING)?;
    let seat = game.seats().next()?;
    game.choose(seat, Choice::Play(Hero::from_id("aimless-eel")?), &mut ())
        .ok()?;
    let before = seen_by(&game, 0)?;
    game.choose(seat, Choice::Move { red: 1, green: 0 }, &mut ()).ok()?;
    let after = seen_by(&game, 0)?;
    let buried = before
        .face_up(seat)
        .find(|&hero| after.face_up(seat).all(|other| other != hero))?;
    Some((before, buried))
}

const HIDDEN: &str = r#"{
    "players": [
        {"leader": "lemron", "face_up": ["furious-frog", "hairy-hermit", "keen-koi", "ace-fighter"],
         "hidden": ["leery-lizard", "watchful-witch", "mummy-mystic"]},
        {"leader": "cyra"}
    ],
    "seed": "hidden"
}"#;

/// A party with hidden heroes.
pub(super) fn hidden() -> Option<View> {
    Some(game(HIDDEN)?.view(Viewer::Public))
}

const SCORING: &str = r#"{
    "short": true, "step": "over", "red": 6, "green": 7, "seed": "scoring",
    "players": [
        {"leader": "lemron", "face_up": ["furious-frog", "keen-koi", "grumpy-guard", "curious-troll", "watchful-witch",
         "ace-fighter"], "hidden": ["leery-lizard", "flailing-knight"]},
        {"leader": "cyra", "face_up": ["deep-sea-squire", "nagging-northman", "buried-emperor", "short-sighted-soldier"],
         "hidden": ["rotting-orangutan"]},
        {"leader": "myrad", "face_up": ["aimless-eel", "vegetarian-sharkguard", "friendly-frogmage",
         "hopeful-salamander"], "hidden": ["gorgeous-gorgon"]},
        {"leader": "pavyr", "face_up": ["depressed-druid", "angry-priestess", "underpaid-mercenary"],
         "hidden": ["bored-goblin"]}
    ]
}"#;

const TIE: &str = r#"{
    "short": true, "step": "over", "red": 10, "green": 9, "seed": "tie",
    "players": [
        {"leader": "myrad", "face_up": ["rotting-orangutan", "crow-carrier", "grumpy-guard", "hairy-hermit",
         "curious-troll", "pigmented-war-pig"]},
        {"leader": "xiadul", "face_up": ["gorgeous-gorgon", "ace-fighter", "canned-champion"],
         "hidden": ["lethargic-leech", "angry-priestess"]},
        {"leader": "lemron", "face_up": ["furious-frog", "keen-koi", "watchful-witch"], "hidden": ["leery-lizard"]},
        {"leader": "enned", "face_up": ["will-bending-witch", "mummy-mystic", "aimless-eel", "friendly-frogmage"],
         "hidden": ["deep-sea-squire"]}
    ]
}"#;

/// A game that is over, everything revealed.
pub(super) fn over(tie: bool) -> Option<View> {
    let game = game(if tie { TIE } else { SCORING })?;
    let viewer = game.finished().map_or(Viewer::Public, Viewer::All);
    Some(game.view(viewer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{DecidedBy, Faction};

    #[test]
    fn a_turn_goes_as_the_rules_tell() {
        let [played, drawn, next] = turn().unwrap();
        let seat = played.seats().next().unwrap();
        assert_eq!((played.track().red(), played.track().green()), (8, 7));
        assert_eq!(drawn.hand(seat).len(), 4);
        assert_eq!(drawn.tavern(Slot::ALL[0]), None);
        assert_eq!(next.hand(seat).len(), 3);
        assert!(next.tavern(Slot::ALL[0]).is_some());
        assert_eq!(next.wilderness().len(), drawn.wilderness().len() + 1);
    }

    #[test]
    fn the_only_hero_to_bury_is_the_players_own() {
        let (view, buried) = burying().unwrap();
        assert_eq!(buried.id(), "rotting-orangutan");
        assert_eq!(view.face_up(view.seats().next().unwrap()).count(), 3);
    }

    #[test]
    fn the_examples_end_as_the_rules_tell() {
        let view = over(false).unwrap();
        let outcome = view.outcome().unwrap();
        let seats: Vec<_> = view.seats().collect();
        assert_eq!(outcome.winning_faction, Faction::WaterFolk);
        assert_eq!(
            (outcome.winner, outcome.decided_by),
            (Some(seats[0]), DecidedBy::MostHeroes)
        );
        assert_eq!(outcome.aligned, [seats[0], seats[1]]);
        let view = over(true).unwrap();
        let outcome = view.outcome().unwrap();
        assert_eq!(outcome.winning_faction, Faction::Undead);
        assert_eq!(
            (outcome.winner, outcome.decided_by),
            (Some(seats[3]), DecidedBy::LeaderNumber)
        );
    }

    #[test]
    fn everybody_has_what_the_set_up_gives() {
        for players in 2..=6 {
            let view = setup(players).unwrap();
            assert_eq!(view.wilderness().len(), usize::from(players));
            for seat in view.seats() {
                assert_eq!((view.hand(seat).len(), view.hidden(seat).len()), (3, 1));
            }
        }
    }
}
