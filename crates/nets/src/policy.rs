//! What to do, and what the others are.

use crate::file::{Numbers, WeightsError, read_head};
use crate::layer::{Dense, Norm, Sparse, cut, whole};
use crate::number::log_softmax;
use encoding::{Action, OBSERVATION_SIZE, SHOWN_SIZE, absolute};
use rules::{Choice, Hero, Leader, MOST_PLAYERS, Seat};

/// Outputs: the actions, the heroes an action points to, the chance to win, the leaders of five others.
const HEROES: usize = Action::COUNT;
const CHANCE: usize = HEROES + Hero::COUNT;
const LEADERS: usize = CHANCE + 1;
const OUTPUTS: usize = LEADERS + 6 * (MOST_PLAYERS - 1);

/// What is impossible, as a logarithm.
const NEVER: f32 = -20.0;

/// The net that knows what to do.
pub struct Policy {
    hidden: usize,
    first: Sparse,
    norm: Norm,
    block_norm: Norm,
    one: Dense,
    two: Dense,
    last_norm: Norm,
    head: Dense,
}

/// Room to think in, made once for a net.
#[derive(Clone, Debug)]
pub struct Mind {
    sums: Vec<i32>,
    x: Vec<f32>,
    y: Vec<f32>,
    small: Vec<i16>,
    /// What all outputs are drawn from.
    found: Vec<i16>,
}

impl Mind {
    /// Room for this net.
    pub fn new(net: &Policy) -> Mind {
        let hidden = net.hidden;
        Mind {
            sums: vec![0; hidden],
            x: vec![0.0; hidden],
            y: vec![0.0; hidden],
            small: vec![0; hidden],
            found: vec![0; hidden],
        }
    }
}

impl Policy {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// A [`WeightsError`] that says what is wrong.
    pub fn read(file: &[u8]) -> Result<Policy, WeightsError> {
        let (head, numbers) = read_head(file)?;
        if head.kind != "policy" {
            return Err(WeightsError::Other(head.kind.to_owned()));
        }
        head.expect("inputs", OBSERVATION_SIZE)?;
        head.expect("outputs", OUTPUTS)?;
        let hidden = head.size("hidden")?;
        let mut numbers = Numbers(numbers);
        let net = Policy {
            hidden,
            first: Sparse::read(&mut numbers, OBSERVATION_SIZE, hidden)?,
            norm: Norm::read(&mut numbers, hidden)?,
            block_norm: Norm::read(&mut numbers, hidden)?,
            one: Dense::read(&mut numbers, hidden, hidden)?,
            two: Dense::read(&mut numbers, hidden, hidden)?,
            last_norm: Norm::read(&mut numbers, hidden)?,
            head: Dense::read(&mut numbers, hidden, OUTPUTS)?,
        };
        numbers.end()?;
        Ok(net)
    }

    /// Looks at an observation; what it makes of it is in the mind afterwards.
    pub fn look(&self, observation: &[u8], mind: &mut Mind) {
        let Mind {
            sums,
            x,
            y,
            small,
            found,
        } = mind;
        sums.fill(0);
        for (input, &value) in observation.iter().enumerate() {
            if value != 0 {
                self.first.add(sums, input, i32::from(value));
            }
        }
        self.first.finish(sums, y);
        self.norm.apply(y, x);
        cut(x);
        self.block_norm.apply(x, y);
        whole(y, small);
        self.one.all(small, y);
        cut(y);
        whole(y, small);
        self.two.all(small, y);
        for (x, more) in x.iter_mut().zip(&*y) {
            *x += more;
        }
        self.last_norm.apply(x, y);
        cut(y);
        whole(y, found);
    }

    /// Logarithms of how likely it would choose each of these, into as many places.
    pub fn choices(&self, mind: &Mind, choices: &[Choice], me: Seat, players: u8, shown: &[u8], out: &mut [f32]) {
        let worth = |choice: Choice| {
            let Some(action) = Action::of(choice, me, players) else {
                return NEVER;
            };
            let action = usize::from(action.number());
            let mut worth = self.head.output(&mind.found, action);
            let pointed = action.wrapping_sub(Action::FIRST_SHOWN);
            if let Some(&hero) = shown.get(pointed).filter(|&&hero| pointed < SHOWN_SIZE && hero > 0) {
                worth += self.head.output(&mind.found, HEROES + usize::from(hero) - 1);
            }
            worth
        };
        for (out, &choice) in out.iter_mut().zip(choices) {
            *out = worth(choice);
        }
        log_softmax(&mut out[..choices.len()]);
    }

    /// How likely it thinks the viewer is to win.
    pub fn chance(&self, mind: &Mind) -> f32 {
        1.0 / (1.0 + crate::exp(-self.head.output(&mind.found, CHANCE)))
    }

    /// Logarithms of how likely each leader is for the seat at this place from the viewer on, whose leader is `own`.
    pub fn leader_at(&self, mind: &Mind, own: Leader, place: usize) -> [f32; 6] {
        let mut row = [NEVER; 6];
        if (1..MOST_PLAYERS).contains(&place) {
            for (index, worth) in row
                .iter_mut()
                .enumerate()
                .filter(|&(index, _)| index + 1 != own as usize)
            {
                *worth = self.head.output(&mind.found, LEADERS + 6 * (place - 1) + index);
            }
            log_softmax(&mut row);
        }
        row
    }

    /// Logarithms of how likely each leader is for everybody else, by seat; nothing is said of the viewer.
    pub fn leaders(&self, mind: &Mind, me: Seat, own: Leader, players: u8) -> [[f32; 6]; MOST_PLAYERS] {
        let mut all = [[0.0; 6]; MOST_PLAYERS];
        for place in 1..usize::from(players) {
            if let Some(seat) = absolute(place, me, players) {
                all[seat.index()] = self.leader_at(mind, own, place);
            }
        }
        all
    }
}
