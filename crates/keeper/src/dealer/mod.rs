//! A game played on this device: who holds it asks the bots, and gives each person their view.

use crate::Trouble;
use crate::foresight::{foresee, is_bound};
use bots::{Bot, Budget, Level, MakeBot};
use rules::{Choice, Event, Happening, Log, Memory, Record, Refusal, Seat, Seed, Step, Viewer};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use told::keeper::{GameId, News, Saved};
use told::{Chapter, Chosen, Options, Scene, Sitter, bot_character, bot_name};

/// What is written down of a game. It holds the seed, so it stays with the keeper.
#[derive(Serialize, Deserialize)]
struct Written {
    sitters: Vec<Sitter>,
    /// When, in seconds since 1 January 1970.
    #[serde(default)]
    when: u64,
    /// Whether it counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
    /// How often this deal was dealt again before.
    #[serde(default, skip_serializing_if = "is_first")]
    again: u32,
    log: Log,
}

fn is_first(again: &u32) -> bool {
    *again == 0
}

/// The game before a choice that can be taken back.
struct Before {
    record: Record,
    chosen: Vec<Vec<Chosen>>,
}

/// A game on this device.
pub struct Dealer {
    record: Record,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// What each seat saw happen.
    chronicles: Vec<Vec<Chapter>>,
    /// Who has the device, and sees.
    holder: Option<Seat>,
    before: Option<Before>,
    /// What each seat has chosen for the ability that is being performed.
    chosen: Vec<Vec<Chosen>>,
    /// When it was written down, if it was.
    when: u64,
    practice: bool,
    /// How often this deal was dealt again before: bots have other whims each time.
    again: u32,
}

impl Dealer {
    /// A new game. Nobody plays for the bots until they are [called](Dealer::with_bots).
    ///
    /// # Errors
    /// When the browser gives no randomness, or the options cannot be.
    pub fn deal(options: &Options, seed: Option<&str>) -> Result<Dealer, Trouble> {
        let setup = options.setup()?;
        let seed = match seed {
            Some(text) => Seed::from(text),
            None => Seed::random().map_err(|_| Trouble::NoChance)?,
        };
        let people = usize::from(options.people.clamp(1, setup.players()));
        let first = usize::from(dice_of(&seed) as u8);
        let sitters = (0..usize::from(setup.players())).map(|seat| match seat < people {
            true => Sitter::person(options.names.get(seat).cloned().unwrap_or_default()),
            false => {
                let character = options.character.unwrap_or_else(|| bot_character(first + seat));
                Sitter::bot(bot_name(first + seat), options.level).like(character)
            }
        });
        Ok(Dealer::seat(Record::deal(setup, seed), sitters.collect()))
    }

    /// The same deal with the same people and bots, from its beginning, once this game is over. Whoever has seen
    /// everybody's cards only practices; the bots do not do the same again.
    ///
    /// # Errors
    /// When this game still goes on.
    pub fn again(&self) -> Result<Dealer, Trouble> {
        if !self.is_over() {
            return Err(Trouble::Nothing);
        }
        let record = Record::deal(self.record.game().setup(), self.record.seed().clone());
        let mut dealer = Dealer::seat(record, self.sitters.clone()).practicing();
        dealer.again = self.again.saturating_add(1);
        Ok(dealer)
    }

    /// This game, as one that counts for nothing.
    #[must_use]
    pub fn practicing(mut self) -> Dealer {
        self.practice = true;
        self
    }

    /// This game with its bots, made in this way.
    ///
    /// # Errors
    /// When one of them cannot play here.
    pub fn with_bots(mut self, make: &MakeBot) -> Result<Dealer, Trouble> {
        let again = u64::from(self.again).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let dice = dice_of(self.record.seed()).wrapping_add(again);
        for (seat, (bot, sitter)) in self.bots.iter_mut().zip(&self.sitters).enumerate() {
            if let Some(level) = sitter.bot {
                // Half a second of thought is quick for people and enough for a Master.
                let budget = Budget::time(Duration::from_millis(450));
                let mut made = make(level, dice.wrapping_add(seat as u64), budget)?;
                made.set_character(sitter.character);
                *bot = Some(made);
            }
        }
        Ok(self)
    }

    fn seat(record: Record, sitters: Vec<Sitter>) -> Dealer {
        let count = sitters.len();
        let mut people = Seat::all(count as u8).filter(|seat| sitters[seat.index()].bot.is_none());
        // Whoever plays against bots alone has the device.
        let holder = people.next().filter(|_| people.next().is_none());
        Dealer {
            bots: (0..count).map(|_| None).collect(),
            chronicles: vec![Vec::new(); count],
            holder,
            before: None,
            chosen: vec![Vec::new(); count],
            when: 0,
            practice: false,
            again: 0,
            record,
            sitters,
        }
    }

    /// The game that was written down.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn resume(written: &str) -> Result<Dealer, Trouble> {
        let written: Written = serde_json::from_str(written)?;
        let mut dealer = Dealer::from_log(written.sitters, &written.log)?;
        dealer.when = written.when;
        dealer.practice = written.practice;
        dealer.again = written.again;
        Ok(dealer)
    }

    /// A game that stands where its log ends, with these people and bots.
    ///
    /// # Errors
    /// When the log breaks off, or others play it.
    pub fn from_log(sitters: Vec<Sitter>, log: &Log) -> Result<Dealer, Trouble> {
        let count = sitters.len();
        let mut chronicles: Vec<Vec<Chapter>> = vec![Vec::new(); count];
        // The first call shows the deal, before any choice.
        let mut line = std::iter::once(None).chain(log.choices.iter().map(Some));
        let mut chosen = vec![Vec::new(); count];
        let mut before: Option<Record> = None;
        let record = log.replay_with(|record, events| {
            let Some(made) = line.next().flatten() else {
                before = Some(record.clone());
                return;
            };
            if let Some(before) = before.replace(record.clone()) {
                let view = before.game().view(Viewer::Seat(made.made.seat));
                note(
                    &mut chosen,
                    made.made.seat,
                    Chosen::from_view(&view, made.made.choice),
                    record,
                );
            }
            for (viewer, chronicle) in Seat::ALL.into_iter().zip(&mut chronicles) {
                chronicle.push(chapter(made.made.seat, events, viewer));
            }
        })?;
        if usize::from(record.game().players()) != count {
            return Err(Trouble::Refused(Refusal::PlayerCount));
        }
        let mut dealer = Dealer::seat(record, sitters);
        dealer.chronicles = chronicles;
        dealer.chosen = chosen;
        Ok(dealer)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.record.game().is_over()
    }

    /// Whether it counts for nothing: somebody knew the cards when it began.
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// All of it, to be resumed; `now` is in seconds since 1 January 1970.
    pub fn written(&self, now: u64) -> String {
        let written = Written {
            sitters: self.sitters.clone(),
            when: now,
            practice: self.practice,
            again: self.again,
            log: self.record.log(),
        };
        // All keys are texts, so nothing can fail here.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// What may be told of it before it is resumed, with the number it is kept under.
    pub fn saved(&self, game: GameId) -> Saved {
        Saved {
            game,
            when: self.when,
            practice: self.practice,
            sitters: self.sitters.clone(),
            turn: self.record.game().turn(),
        }
    }

    /// The game, for those who think beside the table. It must not reach the page.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who plays.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// How well the bots play.
    pub fn levels(&self) -> Vec<Level> {
        self.sitters.iter().filter_map(|sitter| sitter.bot).collect()
    }

    /// The person who has the device now, where several people share it.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        let seats = self.record.game().seats();
        seats.filter(|seat| self.sitters[seat.index()].bot.is_none()).collect()
    }

    /// What to tell when a game is opened: what the one who has the device sees, or that a curtain is needed.
    pub fn open(&mut self) -> News {
        match self.holder {
            Some(seat) => self.unveil(seat),
            None => self.curtain().unwrap_or_else(|| self.unveil(Seat::S0)),
        }
    }

    /// The device is in the hands of the person on this seat.
    pub fn unveil(&mut self, seat: Seat) -> News {
        // A bot's seat, or one that is not there, is nobody's to look from.
        let people = self.people();
        let seat = if people.contains(&seat) {
            seat
        } else {
            people.first().copied().unwrap_or(Seat::S0)
        };
        if self.holder != Some(seat) {
            // What was chosen last cannot be taken back any more.
            self.before = None;
        }
        self.holder = Some(seat);
        let chronicle = self.chronicles[seat.index()].clone();
        News::Opened {
            game: None,
            sitters: self.sitters.clone(),
            chronicle,
            scene: Box::new(self.scene(seat)),
        }
    }

    /// The person who must choose next while somebody else has the device.
    pub fn curtain(&self) -> Option<News> {
        let next = self.record.game().decider()?;
        let person = self.sitters[next.index()].bot.is_none();
        (person && self.holder != Some(next)).then(|| News::Curtain {
            game: None,
            seat: next,
            sitters: self.sitters.clone(),
        })
    }

    fn scene(&self, seat: Seat) -> Scene {
        let view = self.record.game().view(Viewer::Seat(seat));
        Scene {
            foresights: foresee(&view),
            can_take_back: self.before.is_some(),
            chosen: self.chosen[seat.index()].clone(),
            ..Scene::of(&view)
        }
    }

    /// A choice of the one who has the device.
    ///
    /// # Errors
    /// A refusal of the rules, or that nobody has the device.
    pub fn choose(&mut self, choice: Choice) -> Result<News, Trouble> {
        let seat = self.holder.ok_or(Trouble::Nothing)?;
        self.carry_out(seat, choice)
    }

    /// Lets the next bot choose, if it is a bot's turn to.
    pub fn bot(&mut self) -> Option<News> {
        let game = self.record.game();
        let seat = game.decider()?;
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        let viewer = Viewer::Seat(seat);
        let memory = match bot.remembers() {
            true => self.record.memory(viewer),
            false => Memory::of(game, viewer),
        };
        let thought = bot.think(&memory)?;
        self.carry_out(seat, thought.choice).ok()
    }

    /// A choice of anybody, and what the one who has the device sees of it.
    ///
    /// # Errors
    /// A refusal of the rules.
    pub fn carry_out(&mut self, seat: Seat, choice: Choice) -> Result<News, Trouble> {
        let view = self.record.game().view(Viewer::Seat(seat));
        let before = Before {
            record: self.record.clone(),
            chosen: self.chosen.clone(),
        };
        let mut events: Vec<Event> = Vec::new();
        self.record.choose(seat, choice, &mut events)?;
        note(&mut self.chosen, seat, Chosen::from_view(&view, choice), &self.record);
        for (viewer, chronicle) in Seat::ALL.into_iter().zip(&mut self.chronicles) {
            chronicle.push(chapter(seat, &events, viewer));
        }
        let after = self.record.game().view(Viewer::Seat(seat));
        let person = self.sitters[seat.index()].bot.is_none();
        let stands = !person || is_bound(&view, &after, choice, &events);
        self.before = (!stands).then_some(before);
        let viewer = self.holder.unwrap_or(seat);
        Ok(News::Told {
            chapter: self.chronicles[viewer.index()]
                .last()
                .cloned()
                .ok_or(Trouble::Nothing)?,
            scene: Box::new(self.scene(viewer)),
        })
    }

    /// Takes back the last choice.
    ///
    /// # Errors
    /// When there is none that can be.
    pub fn take_back(&mut self) -> Result<News, Trouble> {
        let seat = self.holder.ok_or(Trouble::Nothing)?;
        let before = self.before.take().ok_or(Trouble::Nothing)?;
        self.record = before.record;
        self.chosen = before.chosen;
        for chronicle in &mut self.chronicles {
            chronicle.pop();
        }
        Ok(News::TakenBack {
            chapters: self.chronicles[seat.index()].len(),
            scene: Box::new(self.scene(seat)),
        })
    }
}

/// Remembers a choice for as long as the ability it belongs to is performed. Playing a hero begins an ability.
fn note(chosen: &mut [Vec<Chosen>], seat: Seat, made: Chosen, after: &Record) {
    if after.game().step() != Step::Ability || matches!(made.choice, Choice::Play(_)) {
        chosen.iter_mut().for_each(Vec::clear);
    } else if let Some(own) = chosen.get_mut(seat.index()) {
        own.push(made);
    }
}

fn chapter(chooser: Seat, events: &[Event], viewer: Seat) -> Chapter {
    let seen = events.iter().map(|event| event.seen_by(Viewer::Seat(viewer)));
    let happenings: Vec<Happening> = seen.collect();
    Chapter {
        chooser,
        happenings,
        by_bot: false,
    }
}

/// Dice for bots and names, from the published hash: nothing of the deal is in them.
fn dice_of(seed: &Seed) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.hash().as_bytes()[..8]);
    u64::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests;
