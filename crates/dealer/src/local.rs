//! The keeper of a game played on this device: it holds the game, asks the bots, and gives each person their view.

use crate::foresight::{foresee, is_bound};
use crate::protocol::{Chapter, Chosen, News, Options, Saved, Scene, Sitter};
use bots::{Bot, Budget, Level, MakeBot};
use rules::{Choice, Event, Happening, Log, LogError, Record, Refusal, Seat, Seed, Step, View, Viewer};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The saved game cannot be read.
    #[error("the saved game cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The saved game breaks off.
    #[error(transparent)]
    Log(#[from] LogError),
    /// No randomness.
    #[error("this browser gives no randomness")]
    NoChance,
    /// There is nothing to resume or take back, or nobody to choose.
    #[error("there is nothing to do")]
    Nothing,
}

/// What is written down of a game. It holds the seed, so it stays with the keeper.
#[derive(Serialize, Deserialize)]
struct Written {
    sitters: Vec<Sitter>,
    seen: Vec<usize>,
    log: Log,
}

/// The game before a choice that can be taken back.
struct Before {
    record: Record,
    views: Vec<View>,
    chosen: Vec<Vec<Chosen>>,
}

/// A game on this device.
pub struct Dealer {
    record: Record,
    sitters: Vec<Sitter>,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// What each seat saw happen.
    chronicles: Vec<Vec<Chapter>>,
    /// How much of it each seat has been shown.
    seen: Vec<usize>,
    /// Who has the device, and sees.
    holder: Option<Seat>,
    before: Option<Before>,
    /// What each seat has chosen for the ability that is being performed.
    chosen: Vec<Vec<Chosen>>,
}

/// The bots' own names; people give theirs.
const NAMES: [&str; 10] = [
    "Mirjam", "Tobias", "Odile", "Casimir", "Yara", "Bruno", "Wanda", "Leopold", "Salome", "Ignaz",
];

/// What the bot on a seat is called at tables where nobody has named it.
pub fn bot_name(seat: usize) -> &'static str {
    NAMES[seat % NAMES.len()]
}

impl Dealer {
    /// A new game.
    ///
    /// # Errors
    /// When the browser gives no randomness, or the options cannot be.
    pub fn deal(options: &Options, seed: Option<&str>) -> Result<Dealer, Trouble> {
        Dealer::deal_with(bots::bot, options, seed)
    }

    /// The same, with bots made in this way.
    ///
    /// # Errors
    /// As [`Dealer::deal`].
    pub fn deal_with(make: MakeBot, options: &Options, seed: Option<&str>) -> Result<Dealer, Trouble> {
        let setup = options.setup()?;
        let seed = match seed {
            Some(text) => Seed::from(text),
            None => Seed::random().map_err(|_| Trouble::NoChance)?,
        };
        let people = usize::from(options.people.clamp(1, setup.players()));
        let first = usize::from(dice_of(&seed) as u8) % NAMES.len();
        let sitters = (0..usize::from(setup.players())).map(|seat| match seat < people {
            true => Sitter {
                name: options.names.get(seat).cloned().unwrap_or_default(),
                bot: None,
            },
            false => Sitter {
                name: NAMES[(first + seat) % NAMES.len()].to_owned(),
                bot: Some(options.level),
            },
        });
        let mut dealer = Dealer::seat(make, Record::deal(setup, seed), sitters.collect());
        dealer.holder = (people == 1).then_some(Seat(0));
        Ok(dealer)
    }

    fn seat(make: MakeBot, record: Record, sitters: Vec<Sitter>) -> Dealer {
        let dice = dice_of(record.seed());
        // Half a second of thought is quick for people and enough for a Master.
        let budget = || Budget::time(Duration::from_millis(450));
        let bots = sitters.iter().enumerate().map(|(seat, sitter)| {
            let level: Level = sitter.bot?;
            Some(make(level, dice.wrapping_add(seat as u64), budget()))
        });
        let count = sitters.len();
        Dealer {
            bots: bots.collect(),
            chronicles: vec![Vec::new(); count],
            seen: vec![0; count],
            holder: None,
            before: None,
            chosen: vec![Vec::new(); count],
            record,
            sitters,
        }
    }

    /// The game that was written down.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn resume(written: &str) -> Result<Dealer, Trouble> {
        Dealer::resume_with(bots::bot, written)
    }

    /// The same, with bots made in this way.
    ///
    /// # Errors
    /// As [`Dealer::resume`].
    pub fn resume_with(make: MakeBot, written: &str) -> Result<Dealer, Trouble> {
        let written: Written = serde_json::from_str(written)?;
        Dealer::go_on(make, written.sitters, written.seen, &written.log)
    }

    /// A game that stands where its log ends, with these people and bots.
    ///
    /// # Errors
    /// When the log breaks off, or others play it.
    pub fn from_log(sitters: Vec<Sitter>, log: &Log) -> Result<Dealer, Trouble> {
        Dealer::go_on(bots::bot, sitters, Vec::new(), log)
    }

    fn go_on(make: MakeBot, sitters: Vec<Sitter>, seen: Vec<usize>, log: &Log) -> Result<Dealer, Trouble> {
        let count = sitters.len();
        let mut chronicles: Vec<Vec<Chapter>> = vec![Vec::new(); count];
        // The first call shows the deal, before any choice.
        let mut line = std::iter::once(None).chain(log.lines.iter().map(Some));
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
            for (seat, chronicle) in chronicles.iter_mut().enumerate() {
                chronicle.push(chapter(made.made.seat, events, Seat(seat as u8)));
            }
        })?;
        let mut dealer = Dealer::seat(make, record, sitters);
        if dealer.record.game().players() as usize != count {
            return Err(Trouble::Refused(Refusal::PlayerCount));
        }
        let people = dealer.people();
        dealer.holder = match people[..] {
            [only] => Some(only),
            _ => None,
        };
        dealer.seen = seen;
        dealer.seen.resize(count, 0);
        dealer.chronicles = chronicles;
        dealer.chosen = chosen;
        Ok(dealer)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.record.game().is_over()
    }

    /// All of it, to be resumed.
    pub fn written(&self) -> String {
        let written = Written {
            sitters: self.sitters.clone(),
            seen: self.seen.clone(),
            log: self.record.log(),
        };
        // All keys are texts, so nothing can fail here.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// What may be told of it before it is resumed.
    pub fn saved(&self) -> Saved {
        Saved {
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

    /// Who has the device.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        let seats = self.record.game().seats();
        seats.filter(|seat| self.sitters[seat.index()].bot.is_none()).collect()
    }

    /// What to tell when a game is opened: what the one who has the device sees, or that a curtain is needed.
    pub fn open(&mut self) -> News<View> {
        match self.holder {
            Some(seat) => self.unveil(seat),
            None => self.curtain().unwrap_or_else(|| self.unveil(Seat(0))),
        }
    }

    /// The device is in the hands of the person on this seat.
    pub fn unveil(&mut self, seat: Seat) -> News<View> {
        // A bot's seat, or one that is not there, is nobody's to look from.
        let people = self.people();
        let seat = if people.contains(&seat) {
            seat
        } else {
            people.first().copied().unwrap_or(Seat(0))
        };
        if self.holder != Some(seat) {
            self.settle();
        }
        self.holder = Some(seat);
        let chronicle = self.chronicles[seat.index()].clone();
        let seen = self.seen[seat.index()].min(chronicle.len());
        self.seen[seat.index()] = chronicle.len();
        News::Opened {
            seat,
            sitters: self.sitters.clone(),
            chronicle,
            seen,
            scene: Box::new(self.scene(seat)),
        }
    }

    /// The person who must choose next while somebody else has the device.
    pub fn curtain(&self) -> Option<News<View>> {
        let next = self.record.game().decider()?;
        let person = self.sitters[next.index()].bot.is_none();
        (person && self.holder != Some(next)).then(|| News::Curtain {
            seat: next,
            sitters: self.sitters.clone(),
        })
    }

    fn scene(&self, seat: Seat) -> Scene<View> {
        let view = self.record.game().view(Viewer::Seat(seat));
        let effect = view.asked().next().and_then(|asked| {
            let effects = asked.source?.effects();
            effects.iter().position(|effect| Some(effect) == asked.effect)
        });
        Scene {
            effect: effect.map(|index| index as u8),
            foresights: foresee(&view),
            can_take_back: self.before.is_some(),
            chosen: self.chosen[seat.index()].clone(),
            view,
        }
    }

    /// A choice of the one who has the device.
    ///
    /// # Errors
    /// A refusal of the rules, or that nobody has the device.
    pub fn choose(&mut self, choice: Choice) -> Result<News<View>, Trouble> {
        let seat = self.holder.ok_or(Trouble::Nothing)?;
        self.carry_out(seat, choice)
    }

    /// Lets the next bot choose, if it is a bot's turn to.
    pub fn bot(&mut self) -> Option<News<View>> {
        let game = self.record.game();
        let seat = game.decider()?;
        let view = game.view(Viewer::Seat(seat));
        let thought = self.bots.get_mut(seat.index())?.as_mut()?.think(&view)?;
        self.carry_out(seat, thought.choice).ok()
    }

    /// A choice of anybody, and what the one who has the device sees of it.
    ///
    /// # Errors
    /// A refusal of the rules.
    pub fn carry_out(&mut self, seat: Seat, choice: Choice) -> Result<News<View>, Trouble> {
        let before = Before {
            record: self.record.clone(),
            views: self.views(),
            chosen: self.chosen.clone(),
        };
        let mut events: Vec<Event> = Vec::new();
        self.record.choose(seat, choice, &mut events)?;
        let made = Chosen::from_view(&before.views[seat.index()], choice);
        note(&mut self.chosen, seat, made, &self.record);
        // The choice before this one stands now: whoever learns from others may know of it.
        self.settle();
        for (index, chronicle) in self.chronicles.iter_mut().enumerate() {
            chronicle.push(chapter(seat, &events, Seat(index as u8)));
        }
        let after = self.record.game().view(Viewer::Seat(seat));
        let person = self.sitters[seat.index()].bot.is_none();
        let stands = !person || is_bound(&before.views[seat.index()], &after, choice, &events);
        self.before = Some(before);
        if stands {
            self.settle();
        }
        let viewer = self.holder.unwrap_or(seat);
        self.seen[viewer.index()] = self.chronicles[viewer.index()].len();
        Ok(News::Told {
            chapter: self.chronicles[viewer.index()]
                .last()
                .cloned()
                .ok_or(Trouble::Nothing)?,
            scene: Box::new(self.scene(viewer)),
        })
    }

    /// What was chosen last cannot be taken back any more, and the bots hear of it.
    fn settle(&mut self) {
        let Some(before) = self.before.take() else { return };
        for (index, bot) in self.bots.iter_mut().enumerate() {
            let Some(bot) = bot.as_mut().filter(|bot| bot.observes()) else {
                continue;
            };
            if let Some(last) = self.chronicles[index].last()
                && last.chooser != Seat(index as u8)
            {
                bot.observe(&before.views[index], last.chooser, &last.happenings);
            }
        }
    }

    fn views(&self) -> Vec<View> {
        let game = self.record.game();
        game.seats().map(|seat| game.view(Viewer::Seat(seat))).collect()
    }

    /// Takes back the last choice.
    ///
    /// # Errors
    /// When there is none that can be.
    pub fn take_back(&mut self) -> Result<News<View>, Trouble> {
        let seat = self.holder.ok_or(Trouble::Nothing)?;
        let before = self.before.take().ok_or(Trouble::Nothing)?;
        self.record = before.record;
        self.chosen = before.chosen;
        for (chronicle, seen) in self.chronicles.iter_mut().zip(&mut self.seen) {
            chronicle.pop();
            *seen = (*seen).min(chronicle.len());
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
    Chapter { chooser, happenings }
}

/// Dice for bots and names, from the published hash: nothing of the deal is in them.
fn dice_of(seed: &Seed) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.hash().as_bytes()[..8]);
    u64::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(players: u8, people: u8) -> Options {
        Options {
            players,
            people,
            level: Level::Novice,
            ..Options::default()
        }
    }

    /// Plays on until the game is over, always with the first choice, and looks at everything that is told.
    fn play(dealer: &mut Dealer, mut each: impl FnMut(&mut Dealer, &News<View>)) {
        let mut steps = 0;
        while !dealer.record.game().is_over() {
            steps += 1;
            assert!(steps < 5_000, "the game does not end");
            if let Some(News::Curtain { seat, .. }) = dealer.curtain() {
                let news = dealer.unveil(seat);
                each(dealer, &news);
            }
            let told = match dealer.bot() {
                Some(told) => told,
                None => {
                    let seat = dealer.holder.unwrap();
                    let choices = dealer.record.choices(seat);
                    // Mostly plays, so that the game ends.
                    dealer.choose(choices[0]).unwrap()
                }
            };
            each(dealer, &told);
        }
    }

    #[test]
    fn whole_games_with_bots_and_with_people() {
        for (players, people) in [(2, 1), (4, 1), (6, 1), (3, 3), (5, 2)] {
            let mut dealer = Dealer::deal(&options(players, people), Some("evening")).unwrap();
            play(&mut dealer, |_, _| {});
            assert!(dealer.is_over());
            assert!(Dealer::resume(&dealer.written()).unwrap().is_over());
            let News::Opened { chronicle, .. } = dealer.open() else {
                panic!()
            };
            assert_eq!(chronicle.len(), dealer.record.made().len());
        }
    }

    #[test]
    fn what_is_told_holds_no_card_the_viewer_does_not_know() {
        let mut dealer = Dealer::deal(&options(4, 2), Some("secrets")).unwrap();
        let mut known = vec![std::collections::HashSet::new(); 4];
        play(&mut dealer, |dealer, news| {
            let seat = dealer.holder.unwrap();
            let view = dealer.record.game().view(Viewer::Seat(seat));
            let text = serde_json::to_string(&view).unwrap();
            known[seat.index()].extend(rules::Hero::all().filter(|hero| text.contains(hero.id())));
            let News::Told { scene, chapter } = news else { return };
            assert_eq!(scene.view.seat(), Some(seat));
            let told = serde_json::to_string(chapter).unwrap();
            for hero in rules::Hero::all().filter(|hero| told.contains(&format!("\"{hero}\""))) {
                // Whatever is told was seen before or is seen now.
                assert!(known[seat.index()].contains(&hero), "{hero} is told to {seat}");
            }
        });
    }

    #[test]
    fn a_written_game_goes_on_where_it_was() {
        let mut dealer = Dealer::deal(&options(3, 1), Some("reload")).unwrap();
        let mut count = 0;
        play(&mut dealer, |dealer, _| {
            count += 1;
            if count % 7 == 0 && !dealer.is_over() {
                let mut again = Dealer::resume(&dealer.written()).unwrap();
                assert!(again.record.game() == dealer.record.game());
                assert_eq!(again.chronicles, dealer.chronicles);
                assert_eq!(again.chosen, dealer.chosen);
                let (News::Opened { scene: one, .. }, News::Opened { scene: other, .. }) =
                    (again.open(), dealer.open())
                else {
                    panic!()
                };
                assert!(one.view == other.view);
            }
        });
        assert!(count > 20);
    }

    #[test]
    fn a_choice_is_taken_back_once_and_only_if_nothing_was_learned() {
        let mut dealer = Dealer::deal(&options(2, 1), Some("back")).unwrap();
        assert!(dealer.take_back().is_err());
        let mut taken = 0;
        for _ in 0..400 {
            if dealer.record.game().is_over() {
                break;
            }
            while dealer.bot().is_some() {}
            let Some(seat) = dealer.record.game().decider() else {
                break;
            };
            let before = dealer.record.game().clone();
            let choice = dealer.record.choices(seat)[0];
            let News::Told { scene, .. } = dealer.choose(choice).unwrap() else {
                panic!()
            };
            assert!(!(scene.can_take_back && choice == Choice::DrawHarbor));
            if scene.can_take_back {
                dealer.take_back().unwrap();
                assert!(*dealer.record.game() == before);
                assert!(dealer.take_back().is_err());
                taken += 1;
                dealer.choose(choice).unwrap();
            } else {
                assert!(dealer.take_back().is_err());
            }
        }
        assert!(taken > 5);
    }
}
