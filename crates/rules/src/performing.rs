//! The ability that is being performed, as everybody at the table knows it.

use crate::game::{Frame, Game, Progress};
use crate::{Faction, Hero, Seat, Step, View, World};

/// How far the ability on top of the stack has come, without what was picked in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performing {
    /// Whose ability it is.
    pub hero: Hero,
    /// Which of its effects; the first is 0.
    pub effect: u8,
    /// X, as it was counted; 0 before that.
    pub x: u8,
    /// Whether the player did what they might do.
    pub did: bool,
    /// The faction that was named.
    pub named: Option<Faction>,
    /// The player who was picked, or whose hero was.
    pub player: Option<Seat>,
    /// The card that was picked or shown, if everybody saw it.
    pub card: Option<Hero>,
}

impl Performing {
    fn of(frame: &Frame) -> Performing {
        let (player, card) = match frame.progress {
            Progress::Player(seat) | Progress::Hidden { seat, .. } | Progress::Looked { seat, .. } => {
                (Some(seat), None)
            }
            Progress::Card(hero) => (None, Some(hero)),
            _ => (None, None),
        };
        Performing {
            hero: frame.hero,
            effect: frame.effect,
            x: frame.x,
            did: frame.did,
            named: frame.named,
            player: player.or(frame.owner),
            card: card.or(frame.shown),
        }
    }
}

impl View {
    /// The ability that is being performed; none in the other steps of a turn.
    pub fn performing(&self) -> Option<Performing> {
        let frame = self.frames[..self.depth as usize].last()?;
        (self.step == Step::Ability).then(|| Performing::of(frame))
    }

    /// How many cards were discarded in the first step of this turn.
    pub fn discarded(&self) -> u8 {
        self.discarded
    }
}

impl Game {
    /// The ability that is being performed, as [`View::performing`] tells it to everybody.
    pub fn performing(&self) -> Option<Performing> {
        let frame = self.frame()?;
        (self.step == Step::Ability).then(|| Performing::of(frame))
    }
}

impl World {
    /// Who would win if the game ended now with `faction` ahead.
    pub fn winner_with(&self, faction: Faction) -> Option<Seat> {
        self.would_win(faction)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Edition, Game, Random, Seed, Setup, Viewer};

    /// Everybody sees the same of it, whoever performs.
    #[test]
    fn an_ability_looks_the_same_to_all() {
        let mut random = Random::new(3);
        let mut seen = 0;
        for number in 0..40 {
            let setup = Setup::new(2 + (number % 5) as u8)
                .unwrap()
                .with_edition(Edition::PrintAndPlay);
            let mut game = Game::new(setup, &Seed::from(format!("performing {number}")));
            while let Some(seat) = game.decider() {
                let open = game.performing();
                seen += usize::from(open.is_some());
                for viewer in game.seats().map(Viewer::Seat).chain([Viewer::Public]) {
                    assert_eq!(game.view(viewer).performing(), open);
                }
                let choices = game.choices(seat);
                let choice = choices[random.below(choices.len())];
                game.choose(seat, choice, &mut ()).unwrap();
            }
        }
        assert!(seen > 500, "{seen}");
    }
}
