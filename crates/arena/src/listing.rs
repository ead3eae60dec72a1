//! What whoever is asked may choose: the choices, and the id of each, found once for a question.

use encoding::{Action, mark_actions};
use rules::{Choice, Choices, Seat, World};

/// The choices of a question, and their actions in the same order.
pub(crate) struct Listing {
    pub(crate) choices: Choices,
    actions: [Option<Action>; Choices::MOST],
    /// How many actions are known: all, or none as long as nobody asked for them.
    known: usize,
}

impl Listing {
    pub(crate) fn new() -> Listing {
        Listing {
            choices: Choices::new(),
            actions: [None; Choices::MOST],
            known: 0,
        }
    }

    /// Lists what a seat may choose now. Nothing is known of its actions yet.
    pub(crate) fn ask(&mut self, world: &World, seat: Seat) {
        world.choices_into(seat, &mut self.choices);
        self.known = 0;
    }

    /// Finds the actions.
    pub(crate) fn name(&mut self, seat: Seat, players: u8) {
        for (action, &choice) in self.actions.iter_mut().zip(self.choices.iter()) {
            *action = Action::of(choice, seat, players);
        }
        self.known = self.choices.len();
    }

    fn actions(&self) -> impl Iterator<Item = Action> {
        self.actions[..self.known].iter().flatten().copied()
    }

    /// The place of an action in the list.
    pub(crate) fn find(&self, action: u16) -> Option<usize> {
        let wanted = Action::new(action)?;
        self.actions[..self.known]
            .iter()
            .position(|&other| other == Some(wanted))
    }

    /// The place of a choice in the list.
    pub(crate) fn find_choice(&self, choice: Choice) -> Option<usize> {
        self.choices.iter().position(|&other| other == choice)
    }

    /// The action at this part of the list, from 0 up to 1.
    pub(crate) fn at(&self, part: f64) -> u16 {
        let count = self.actions().count();
        let index = ((part * count as f64) as usize).min(count.saturating_sub(1));
        self.actions().nth(index).map_or(0, Action::number)
    }

    /// Marks the actions.
    pub(crate) fn mark(&self, mask: &mut [u8]) {
        mark_actions(self.actions(), mask);
    }
}
