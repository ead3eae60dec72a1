//! What the games are written into.

use encoding::{Action, EVERYTHING_SIZE, OBSERVATION_SIZE, SHOWN_SIZE};
use rules::MOST_PLAYERS;

/// Facts about a question that are no part of an observation: the leaders of all seats from the deciding one on (1 to 6, 0
/// where nobody sits), who sits there ([`crate::Sitter`] by number), the round, the prompt, the players, the deciding
/// seat.
pub const INFO_SIZE: usize = 16;

/// Buffers of somebody else, one row for each game.
pub struct Rows<'a> {
    /// What the deciding seats see, [`OBSERVATION_SIZE`] each.
    pub observations: &'a mut [u8],
    /// What is legal, [`Action::COUNT`] each.
    pub masks: &'a mut [u8],
    /// Which hero lies where an action points to, [`SHOWN_SIZE`] each.
    pub shown: &'a mut [u8],
    /// What only a critic may see, [`EVERYTHING_SIZE`] each.
    pub everything: &'a mut [u8],
    /// Facts about the question, [`INFO_SIZE`] each.
    pub info: &'a mut [u8],
    /// What every seat won in the game that ended with this step, by seat.
    pub rewards: &'a mut [f32],
    /// 1 where a game ended with this step; what is shown then is of the next game.
    pub done: &'a mut [u8],
    /// What an Adept would do; -1 where nobody was asked.
    pub advice: &'a mut [i16],
    /// What the seat that chose sees at the end, where a game ended with this step, [`OBSERVATION_SIZE`] each; empty if
    /// nobody wants to know.
    pub finals: &'a mut [u8],
    /// Whether advice is wanted.
    pub advised: bool,
    /// Whether `everything` is wanted.
    pub critic: bool,
}

impl<'a> Rows<'a> {
    /// The rows of this number of games.
    ///
    /// # Panics
    /// If a buffer is too small.
    pub(crate) fn first(self, games: usize) -> Rows<'a> {
        self.split_at(games).0
    }

    /// The rows of the first games, and those of the others.
    pub(crate) fn split_at(self, games: usize) -> (Rows<'a>, Rows<'a>) {
        let observations = self.observations.split_at_mut(games * OBSERVATION_SIZE);
        let masks = self.masks.split_at_mut(games * Action::COUNT);
        let shown = self.shown.split_at_mut(games * SHOWN_SIZE);
        let everything = self.everything.split_at_mut(games * EVERYTHING_SIZE);
        let info = self.info.split_at_mut(games * INFO_SIZE);
        let rewards = self.rewards.split_at_mut(games * MOST_PLAYERS);
        let done = self.done.split_at_mut(games);
        let advice = self.advice.split_at_mut(games);
        let finals = match self.finals {
            [] => Default::default(),
            finals => finals.split_at_mut(games * OBSERVATION_SIZE),
        };
        let (advised, critic) = (self.advised, self.critic);
        let one = Rows {
            observations: observations.0,
            masks: masks.0,
            shown: shown.0,
            everything: everything.0,
            info: info.0,
            rewards: rewards.0,
            done: done.0,
            advice: advice.0,
            finals: finals.0,
            advised,
            critic,
        };
        let other = Rows {
            observations: observations.1,
            masks: masks.1,
            shown: shown.1,
            everything: everything.1,
            info: info.1,
            rewards: rewards.1,
            done: done.1,
            advice: advice.1,
            finals: finals.1,
            advised,
            critic,
        };
        (one, other)
    }

    /// The row of one game.
    pub(crate) fn row(&mut self, game: usize) -> Row<'_> {
        Row {
            observation: &mut self.observations[game * OBSERVATION_SIZE..][..OBSERVATION_SIZE],
            mask: &mut self.masks[game * Action::COUNT..][..Action::COUNT],
            shown: &mut self.shown[game * SHOWN_SIZE..][..SHOWN_SIZE],
            everything: self
                .critic
                .then(|| &mut self.everything[game * EVERYTHING_SIZE..][..EVERYTHING_SIZE]),
            info: &mut self.info[game * INFO_SIZE..][..INFO_SIZE],
            rewards: &mut self.rewards[game * MOST_PLAYERS..][..MOST_PLAYERS],
            done: &mut self.done[game],
            advice: &mut self.advice[game],
            last: self
                .finals
                .get_mut(game * OBSERVATION_SIZE..(game + 1) * OBSERVATION_SIZE),
            advised: self.advised,
        }
    }
}

/// What one game is written into.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) shown: &'a mut [u8],
    pub(crate) everything: Option<&'a mut [u8]>,
    pub(crate) info: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) done: &'a mut u8,
    pub(crate) advice: &'a mut i16,
    pub(crate) last: Option<&'a mut [u8]>,
    pub(crate) advised: bool,
}

/// Buffers for a number of games.
pub struct Buffers {
    observations: Vec<u8>,
    masks: Vec<u8>,
    shown: Vec<u8>,
    everything: Vec<u8>,
    info: Vec<u8>,
    rewards: Vec<f32>,
    done: Vec<u8>,
    advice: Vec<i16>,
    finals: Vec<u8>,
    /// Whether an Adept's advice is wanted.
    pub advised: bool,
    /// Whether what only a critic may see is wanted; it is, if nobody says otherwise.
    pub critic: bool,
}

impl Buffers {
    /// Room for this many games.
    pub fn new(games: usize) -> Buffers {
        Buffers {
            observations: vec![0; games * OBSERVATION_SIZE],
            masks: vec![0; games * Action::COUNT],
            shown: vec![0; games * SHOWN_SIZE],
            everything: vec![0; games * EVERYTHING_SIZE],
            info: vec![0; games * INFO_SIZE],
            rewards: vec![0.0; games * MOST_PLAYERS],
            done: vec![0; games],
            advice: vec![-1; games],
            finals: Vec::new(),
            advised: false,
            critic: true,
        }
    }

    /// Makes room for what is seen at the end of games.
    pub fn with_finals(mut self) -> Buffers {
        self.finals = vec![0; self.observations.len()];
        self
    }

    /// All of them, to be written into.
    pub fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            shown: &mut self.shown,
            everything: &mut self.everything,
            info: &mut self.info,
            rewards: &mut self.rewards,
            done: &mut self.done,
            advice: &mut self.advice,
            finals: &mut self.finals,
            advised: self.advised,
            critic: self.critic,
        }
    }

    /// The first legal action of every game.
    pub fn first_legal(&self) -> Vec<u16> {
        let first = |mask: &[u8]| mask.iter().position(|&legal| legal == 1).unwrap_or(0) as u16;
        self.masks.chunks_exact(Action::COUNT).map(first).collect()
    }

    /// Which actions are legal in a game.
    pub fn mask(&self, game: usize) -> &[u8] {
        &self.masks[game * Action::COUNT..][..Action::COUNT]
    }

    /// What the deciding seat of a game sees.
    pub fn observation(&self, game: usize) -> &[u8] {
        &self.observations[game * OBSERVATION_SIZE..][..OBSERVATION_SIZE]
    }

    /// What the seats of a game won with the last step.
    pub fn rewards(&self, game: usize) -> &[f32] {
        &self.rewards[game * MOST_PLAYERS..][..MOST_PLAYERS]
    }

    /// Whether a game ended with the last step.
    pub fn done(&self, game: usize) -> bool {
        self.done[game] == 1
    }

    /// What an Adept would do.
    pub fn advice(&self) -> &[i16] {
        &self.advice
    }

    /// What the seat that chose saw at the end of a game, if there is [room](Buffers::with_finals) for it.
    pub fn last(&self, game: usize) -> Option<&[u8]> {
        self.finals.get(game * OBSERVATION_SIZE..(game + 1) * OBSERVATION_SIZE)
    }
}
