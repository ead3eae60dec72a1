//! Everything that is watched in one game, where heroes are counted.

use crate::Tally;
use crate::contribution::Drawn;
use crate::heroes::{Watch, end_of};
use crate::story::{Moment, Story};
use crate::tally::Ended;
use rules::{Asked, Choice, Event, Game, Memory, Slot, Step};

/// The watchers of one game.
pub(crate) struct Watchers {
    heroes: Watch,
    story: Story,
    drawn: Drawn,
}

impl Watchers {
    /// They sit down with the players, who have their first cards.
    pub(crate) fn sit_down(memories: &[Memory]) -> Watchers {
        Watchers {
            heroes: Watch::new(),
            story: Story::default(),
            drawn: Drawn::dealt(memories),
        }
    }

    /// Somebody has made up their mind.
    pub(crate) fn asked(&mut self, game: &Game, asked: Option<&Asked>, memory: &Memory, choice: Choice) {
        self.heroes.asked(game.step(), asked);
        if game.step() == Step::Draw {
            let view = memory.now();
            let tavern = Slot::ALL.into_iter();
            let tavern = tavern.filter_map(|slot| Some((slot, view.tavern(slot)?)));
            self.heroes.draws(tavern, choice);
        }
    }

    /// Counts what came of a choice.
    pub(crate) fn happened(&mut self, moment: Moment, events: &[Event], after: &Game) {
        self.heroes
            .happened(events, matches!(moment.choice, Choice::Discard(_)));
        self.story.happened(moment, events, after);
        self.drawn.happened(events);
    }

    /// The game is over: adds it to the counts.
    pub(crate) fn count(self, game: &Game, ended: &Ended, tally: &mut Tally) {
        let Some(end) = end_of(game) else { return };
        self.heroes.count(&end, ended.winner, &mut tally.heroes);
        self.story.count(&mut tally.story);
        self.drawn.count(ended, end.heroes(), tally);
    }
}
