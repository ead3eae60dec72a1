//! What would come of a choice, worked out from what its chooser sees and nothing else.

use bots::Dice;
use rules::{Choice, Choices, Event, Game, Happening, How, Seat, Slot, Step, View, Viewer};
use std::collections::VecDeque;
use told::Foresight;

/// Possible worlds a choice is tried in: what is drawn or revealed may decide where the markers go.
const WORLDS: u64 = 3;
/// Moments followed in each of them.
const MOST: usize = 240;

/// What would come of every choice of a view, in their order.
pub fn foresee(view: &View) -> Vec<Foresight> {
    let Some(seat) = view.seat() else {
        return Vec::new();
    };
    let try_out = |&choice: &Choice| {
        let mut foresight = Foresight::default();
        for world in 0..WORLDS {
            let mut game = view.sample(Dice::new(world).generator());
            let mut events = Vec::new();
            if game.choose(seat, choice, &mut events).is_ok() {
                foresight.bound |= is_bound(view, &game.view(Viewer::Seat(seat)), choice, &events);
                follow(game, &mut foresight);
            }
        }
        foresight
    };
    view.choices().iter().map(try_out).collect()
}

/// Follows all ways to the end of the ability, the near ones first.
fn follow(game: Game, foresight: &mut Foresight) {
    let mut open = VecDeque::from([game]);
    let mut choices = Choices::new();
    let mut followed = 0;
    while let Some(game) = open.pop_front() {
        let decider = game.decider().filter(|_| game.step() == Step::Ability);
        let Some(seat) = decider.filter(|_| followed < MOST) else {
            foresight.more |= decider.is_some();
            foresight.add(game.track());
            continue;
        };
        game.choices_into(seat, &mut choices);
        for index in 0..choices.len() {
            let mut next = game.clone();
            next.choose_listed(seat, &choices, index, &mut ());
            open.push_back(next);
            followed += 1;
        }
    }
}

/// Whether a choice drew or revealed something, or let chance decide: then it cannot be taken back.
pub fn is_bound(before: &View, after: &View, choice: Choice, events: &[Event]) -> bool {
    let aimed = matches!(
        choice,
        Choice::FaceUp { .. } | Choice::Hidden { .. } | Choice::Tavern(_) | Choice::Card(_)
    );
    let by_chance = events.iter().any(|event| match event.unmasked() {
        Happening::Shuffled { .. } | Happening::Starts { .. } | Happening::Over { .. } => true,
        // Drawn or shown is drawn or shown, even if it was known before.
        Happening::Looked { .. } | Happening::Revealed { .. } | Happening::Card { how: How::Drawn, .. } => true,
        // Buried though nobody aimed at it.
        Happening::Card { how: How::Buried, .. } => !aimed,
        _ => false,
    });
    by_chance || known(after) & !known(before) != 0
}

/// The cards a viewer knows the place of, as bits by number.
fn known(view: &View) -> u128 {
    let seats = || Seat::all(view.players());
    let lying = seats().flat_map(|seat| view.hand(seat).iter().chain(view.hidden(seat)));
    let piles = view.wilderness().chain(view.graveyard()).chain(view.aside());
    let open = seats().flat_map(|seat| view.face_up(seat).collect::<Vec<_>>());
    lying
        .chain(piles)
        .filter_map(|card| card.hero)
        .chain(open)
        .chain(Slot::ALL.into_iter().filter_map(|slot| view.tavern(slot)))
        .fold(0, |all, hero| all | 1 << hero.number())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Record, Seed, Setup};

    /// Plays a game at random and checks every foresight against what then happens.
    #[test]
    fn what_is_foreseen_is_what_happens() {
        let mut dice = Dice::new(7);
        for number in 0..12 {
            let setup = Setup::new(2 + number % 5).unwrap();
            let mut game = Game::new(setup, &Seed::from(format!("foresight {number}")));
            let mut told = 0;
            while let Some(seat) = game.decider() {
                let view = game.view(Viewer::Seat(seat));
                let foresights = foresee(&view);
                assert_eq!(foresights.len(), view.choices().len());
                let index = dice.below(foresights.len());
                let chosen = view.choices()[index];
                game.choose(seat, chosen, &mut ()).unwrap();
                let track = (game.track().red(), game.track().green());
                if matches!(chosen, Choice::Move { .. }) && game.step() != Step::Ability {
                    assert_eq!(foresights[index].tracks, [track], "{chosen}");
                    told += 1;
                }
            }
            assert!(told > 0);
        }
    }

    #[test]
    fn moves_can_be_taken_back_and_draws_cannot() {
        let mut game = Game::new(Setup::new(3).unwrap(), &Seed::from("bound"));
        let mut dice = Dice::new(1);
        let (mut free, mut bound) = (0, 0);
        while let Some(seat) = game.decider() {
            let view = game.view(Viewer::Seat(seat));
            for (choice, foresight) in view.choices().iter().zip(foresee(&view)) {
                match choice {
                    Choice::DrawHarbor => {
                        assert!(foresight.bound);
                        bound += 1;
                    }
                    Choice::Discard(_) if view.step() == Step::Play => {
                        assert!(!foresight.bound);
                        free += 1;
                    }
                    _ => {}
                }
            }
            let choice = view.choices()[dice.below(view.choices().len())];
            game.choose(seat, choice, &mut ()).unwrap();
        }
        assert!(free > 0 && bound > 0);
    }

    #[test]
    fn both_ways_of_an_or_are_seen_from_the_hand() {
        let hero = rules::Hero::from_id("leery-lizard").unwrap();
        // Found by playing until somebody holds the lizard.
        for number in 0..200 {
            let mut record = Record::deal(Setup::new(2).unwrap(), Seed::from(format!("lizard {number}")));
            for _ in 0..4 {
                let seat = record.game().decider().unwrap();
                let choice = record
                    .choices(seat)
                    .into_iter()
                    .find(|choice| *choice != Choice::Card(hero))
                    .unwrap();
                record.choose(seat, choice, &mut ()).unwrap();
            }
            let seat = record.game().decider().unwrap();
            let view = record.game().view(Viewer::Seat(seat));
            let Some(index) = view.choices().iter().position(|choice| *choice == Choice::Play(hero)) else {
                continue;
            };
            assert_eq!(foresee(&view)[index].tracks, [(3, 4), (4, 2)]);
            return;
        }
        panic!("nobody ever held the lizard");
    }
}
