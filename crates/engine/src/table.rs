//! One game and the requests about it.

use crate::imagine::imagine;
use crate::request::{self, All, Audience, Belief, Bot, Choose, Events, Imagine, Looker, Number, Step};
use crate::thinker::{Leaders, Thinker, Wanted};
use crate::{RequestError, all_knowing};
use rules::{
    Choice, Event, Leader, MOST_PLAYERS, Made, Memory, RULES_REVISION, Record, Refusal, Seat, Seed, Start, Viewer,
};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// How long a bot thinks if the request does not say.
const THINKING: u64 = 500;
/// The longest time that a request may ask a bot to think, in milliseconds.
const LONGEST_THINKING: u64 = 60_000;

/// A game, and what the seats remember that were asked for it.
pub(crate) struct OpenGame {
    record: Record,
    memories: [Option<Memory>; MOST_PLAYERS],
}

type Answer = Result<Value, RequestError>;

impl OpenGame {
    pub(crate) fn new(record: Record) -> OpenGame {
        OpenGame {
            record,
            memories: Default::default(),
        }
    }

    /// What is told of a game when it begins.
    pub(crate) fn begun(&self) -> Value {
        json!({
            "seats": self.record.game().players(),
            "seed_hash": self.record.seed().hash(),
            "revision": RULES_REVISION,
        })
    }

    /// How many choices led here.
    pub(crate) fn choices_made(&self) -> usize {
        self.record.made().len()
    }

    pub(crate) fn position(&self) -> Value {
        json!({"position": self.record.position()})
    }

    pub(crate) fn log(&self) -> Value {
        json!({"log": self.record.log()})
    }

    fn seat(&self, number: Number) -> Result<Seat, Refusal> {
        number.seat(self.record.game().players())
    }

    pub(crate) fn decisions(&self) -> Value {
        let decision = |asked: rules::Asked| {
            json!({
                "seat": asked.seat,
                "prompt": asked.prompt,
                "source": asked.source,
                "choices": self.record.choices(asked.seat),
            })
        };
        let decisions: Vec<Value> = self.record.game().asked().map(decision).collect();
        json!({"decisions": decisions})
    }

    fn make(&mut self, seat: Number, choice: &Value) -> Result<Vec<Event>, RequestError> {
        let seat = self.seat(seat)?;
        let choice = request::choice(choice)?;
        let mut events = Vec::new();
        self.record.choose(seat, choice, &mut events)?;
        for memory in self.memories.iter_mut().flatten() {
            memory.see(self.record.game(), Made { seat, choice }, &events);
        }
        Ok(events)
    }

    pub(crate) fn choose(&mut self, request: &Choose) -> Answer {
        let events = self.make(request.seat, &request.choice)?;
        Ok(json!({"events": unmasked(&events)}))
    }

    /// A choice, and all that a loop needs to go on.
    pub(crate) fn step(&mut self, request: &Step) -> Answer {
        // Whoever is to be told is looked for first: a refused request changes nothing.
        let viewer = match request.r#for {
            None | Some(Audience::All(All::All)) => None,
            Some(Audience::One(watcher)) => Some(watcher.viewer(self.record.game().players())?),
        };
        let events = self.make(request.seat, &request.choice)?;
        let game = self.record.game();
        let mut answer = self.decisions();
        answer["over"] = json!(game.is_over());
        match viewer {
            Some(viewer) => {
                let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
                answer["events"] = json!(seen);
                answer["view"] = json!(game.view(viewer));
            }
            None => {
                answer["events"] = json!(unmasked(&events));
                answer["view"] = all_knowing::view(&self.record);
            }
        }
        Ok(answer)
    }

    /// Goes back to before the last choice.
    pub(crate) fn undo(&mut self) -> Answer {
        let made = self.record.made();
        let Some((_, before)) = made.split_last() else {
            return Err(RequestError::NothingToUndo);
        };
        let mut earlier = match self.record.start() {
            Start::Deal(setup, seed) => Record::deal(*setup, seed.clone()),
            Start::Position(position) => Record::load((**position).clone())?,
        };
        for made in before {
            earlier.choose(made.seat, made.choice, &mut ())?;
        }
        let choices = before.len();
        self.record = earlier;
        for memory in self.memories.iter_mut().flatten() {
            *memory = memory.until(choices);
        }
        Ok(json!({"choices": choices}))
    }

    pub(crate) fn view(&self, request: &Looker) -> Answer {
        let game = self.record.game();
        let viewer = request.seat.viewer(game.players())?;
        Ok(json!({"view": game.view(viewer)}))
    }

    pub(crate) fn memory(&mut self, request: &Looker) -> Answer {
        let viewer = request.seat.viewer(self.record.game().players())?;
        Ok(json!({"memory": self.remembered(viewer)}))
    }

    /// What somebody saw happen, choice by choice.
    pub(crate) fn events(&mut self, request: &Events) -> Answer {
        let viewer = request.seat.viewer(self.record.game().players())?;
        let since = request.since.unwrap_or(0);
        let memory = self.remembered(viewer);
        let moments: Vec<Value> = memory
            .moments()
            .skip(since)
            .map(|moment| json!({"chooser": moment.chooser, "choice": moment.choice, "events": moment.seen}))
            .collect();
        Ok(json!({"moments": moments}))
    }

    fn remembered(&mut self, viewer: Viewer) -> Memory {
        match viewer {
            Viewer::Seat(seat) => self.recall(seat).clone(),
            other => self.record.memory(other),
        }
    }

    /// What a seat remembers; from now on it is kept.
    fn recall(&mut self, seat: Seat) -> &Memory {
        let record = &self.record;
        self.memories[seat.index()].get_or_insert_with(|| record.memory(Viewer::Seat(seat)))
    }

    pub(crate) fn outcome(&self) -> Value {
        let game = self.record.game();
        let now = game.outcome_now();
        match game.outcome() {
            Some(outcome) => {
                let mut answer = json!(outcome);
                answer["over"] = json!(true);
                answer
            }
            None => json!({
                "over": false,
                "winning_faction": null,
                "winner": null,
                "aligned": [],
                "decided_by": null,
                "counts": now.counts,
                "if_over_now": now,
            }),
        }
    }

    pub(crate) fn bot(&mut self, request: &Bot, thinker: &mut impl Thinker) -> Answer {
        let game = self.record.game();
        let seat = self.seat(request.seat)?;
        if game.is_over() {
            return Err(Refusal::Over.into());
        }
        if !game.asked().any(|asked| asked.seat == seat) {
            return Err(Refusal::NotAsked.into());
        }
        // Iterations alone make a bot repeatable, so time limits them only where the request says so.
        let time = request
            .milliseconds
            .or(request.iterations.is_none().then_some(THINKING));
        let wanted = Wanted {
            level: &request.level,
            seed: request.seed.as_deref(),
            time: time.map(|time| Duration::from_millis(time.min(LONGEST_THINKING))),
            iterations: request.iterations,
        };
        let Some(thought) = thinker.think(self.recall(seat), &wanted) else {
            return Err(RequestError::UnknownLevel(request.level.clone()));
        };
        let chance = |(choice, chance): &(Choice, f32)| json!({"choice": choice, "chance": chance});
        let chances: Vec<Value> = thought.chances.iter().map(chance).collect();
        Ok(json!({"choice": thought.choice, "chances": chances}))
    }

    pub(crate) fn belief(&mut self, request: &Belief, thinker: &mut impl Thinker) -> Answer {
        let seat = self.seat(request.seat)?;
        let wanted = Wanted {
            level: &request.level,
            seed: request.seed.as_deref(),
            time: None,
            iterations: None,
        };
        let memory = self.recall(seat);
        let Some(leaders) = thinker.believe(memory, &wanted) else {
            return Err(RequestError::UnknownLevel(request.level.clone()));
        };
        let view = memory.now();
        let others = view.seats().filter(|&other| other != seat);
        let about = |other: Seat| json!({"seat": other, "leaders": chances(&leaders, other, view.leader(other))});
        Ok(json!({"belief": others.map(about).collect::<Vec<Value>>()}))
    }

    pub(crate) fn imagine(&self, request: Imagine) -> Answer {
        let seat = self.seat(request.seat)?;
        let seed = match request.seed {
            Some(seed) => seed,
            None => Seed::random().map_err(|_| RequestError::NoRandomSeed)?,
        };
        let world = imagine(&self.record, seat, &seed).ok_or(RequestError::NoWorld)?;
        Ok(json!({"position": world.position()}))
    }
}

/// Events as somebody sees them who sees everything.
fn unmasked(events: &[Event]) -> Vec<rules::Happening> {
    events.iter().map(Event::unmasked).collect()
}

/// The chance of each leader on a seat; what is known need not be believed.
fn chances(leaders: &Leaders, seat: Seat, known: Option<Leader>) -> Map<String, Value> {
    let chance = |leader: Leader| match known {
        Some(known) => f32::from(u8::from(known == leader)),
        None => leaders[seat.index()][leader as usize - 1].clamp(0.0, 1.0),
    };
    let one = |leader: Leader| (leader.id().to_owned(), json!(chance(leader)));
    Leader::ALL.into_iter().map(one).collect()
}
