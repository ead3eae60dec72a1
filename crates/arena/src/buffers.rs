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
    /// Whether advice is wanted.
    pub advised: bool,
    /// Whether `everything` is wanted.
    pub critic: bool,
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
            advised: false,
            critic: true,
        }
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
}
