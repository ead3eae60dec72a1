//! What bots and nets say, each part as one number that depends on every bit of it.

use bots::{Adept, Bot, Budget, Champion, Master, Nets};
use encoding::{Deeds, OBSERVATION_SIZE, SHOWN_SIZE, Standing, observe, write_shown};
use nets::Mind;
use rules::{Choices, Event, Game, Made, Memory, Random, Seed, Setup, Viewer};
use std::sync::Arc;

/// Positions in which nets and Adepts are asked.
const POSITIONS: usize = 10_000;
/// One in this many is also given to those who search.
const SEARCHED: usize = 100;
/// What a search may spend.
const ITERATIONS: u32 = 40;

static POLICY: &[u8] = include_bytes!("../../../nets/weights/policy.net");
static JUDGE: &[u8] = include_bytes!("../../../nets/weights/value.net");

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// All outputs of the nets.
    Nets,
    /// What Adepts choose.
    Adept,
    /// What Masters choose, and the chances they see.
    Master,
    /// What Champions choose, and the chances they see.
    Champion,
}

/// Takes in numbers, as FNV-1a does.
struct Sum(u64);

impl Sum {
    fn add(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(0x0100_0000_01B3);
    }

    fn floats(&mut self, numbers: impl IntoIterator<Item = f32>) {
        numbers.into_iter().for_each(|number| self.add(number.to_bits()));
    }

    /// What a bot chooses, and what it expects of it.
    fn bot(&mut self, bot: &mut dyn Bot, memory: &Memory) {
        let choices = memory.now().choices();
        let place = |choice| choices.iter().position(|&listed| listed == choice);
        let chosen = bot.think(memory).and_then(|thought| place(thought.choice));
        self.add(chosen.map_or(u32::MAX, |place| place as u32));
        for (choice, chance) in bot.chances() {
            self.add(place(choice).map_or(u32::MAX, |place| place as u32));
            self.floats([chance]);
        }
    }
}

impl Part {
    pub(crate) const ALL: [Part; 4] = [Part::Nets, Part::Adept, Part::Master, Part::Champion];

    /// All that is said, as one number; 0 if the nets cannot be read.
    pub(crate) fn said(self) -> u64 {
        let Ok(nets) = Nets::read(POLICY, JUDGE) else { return 0 };
        let nets = Arc::new(nets);
        let mut sum = Sum(0xCBF2_9CE4_8422_2325);
        let mut looks = Looks::new(&nets);
        let mut bot: Option<Box<dyn Bot>> = match self {
            Part::Nets => None,
            Part::Adept => Some(Box::new(Adept::new(3))),
            Part::Master => Some(Box::new(Master::new(3, Budget::iterations(ITERATIONS)))),
            Part::Champion => Some(Box::new(Champion::new(
                3,
                Budget::iterations(ITERATIONS),
                Arc::clone(&nets),
            ))),
        };
        let every = if self < Part::Master { 1 } else { SEARCHED };
        each_position(|number, memory| match &mut bot {
            None => looks.add(memory, &mut sum),
            Some(bot) if number % every == 0 => sum.bot(&mut **bot, memory),
            Some(_) => {}
        });
        sum.0
    }
}

/// Plays games of all sizes by chance and shows the memory of whoever is asked.
fn each_position(mut look: impl FnMut(usize, &Memory)) {
    let mut random = Random::new(4);
    let (mut choices, mut events): (Choices, Vec<Event>) = (Choices::new(), Vec::new());
    let mut seen = 0;
    for number in 0.. {
        let Ok(setup) = Setup::new(2 + (number % 5) as u8) else {
            return;
        };
        let mut game = Game::new(setup, &Seed::from(format!("alike {number}")));
        let mut memories: Vec<Memory> = game.seats().map(|seat| Memory::of(&game, Viewer::Seat(seat))).collect();
        while let Some(seat) = game.decider() {
            if seen == POSITIONS {
                return;
            }
            look(seen, &memories[seat.index()]);
            seen += 1;
            game.choices_into(seat, &mut choices);
            let choice = choices[random.below(choices.len())];
            events.clear();
            if game.choose(seat, choice, &mut events).is_err() {
                return;
            }
            for memory in &mut memories {
                memory.see(&game, Made { seat, choice }, &events);
            }
        }
    }
}

/// The nets, and room for what they look at.
struct Looks<'a> {
    nets: &'a Nets,
    mind: Mind,
    standing: Standing,
    random: Random,
}

impl<'a> Looks<'a> {
    fn new(nets: &'a Nets) -> Looks<'a> {
        Looks {
            nets,
            mind: Mind::new(&nets.policy),
            standing: Standing::default(),
            random: Random::new(5),
        }
    }

    /// Everything the nets say where somebody is asked.
    fn add(&mut self, memory: &Memory, sum: &mut Sum) {
        let view = memory.now();
        let Some((seat, own)) = view.seat().and_then(|seat| Some((seat, view.leader(seat)?))) else {
            return;
        };
        let (mut observation, mut shown) = ([0; OBSERVATION_SIZE], [0; SHOWN_SIZE]);
        observe(view, seat, &Deeds::of(memory), &mut observation);
        write_shown(view, seat, &mut shown);
        let policy = &self.nets.policy;
        policy.look(&observation, &mut self.mind);
        let mut likely = vec![0.0; view.choices().len()];
        policy.choices(&self.mind, view.choices(), seat, view.players(), &shown, &mut likely);
        sum.floats(likely);
        sum.floats([policy.chance(&self.mind)]);
        sum.floats(
            policy
                .leaders(&self.mind, seat, own, view.players())
                .into_iter()
                .flatten(),
        );
        let world = view.imagine(&mut self.random);
        sum.floats(self.nets.judge.chances(&world, &mut self.standing));
    }
}
