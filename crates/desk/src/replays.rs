//! A finished game on the table: any moment, through anybody's eyes, and what a look back finds.

use crate::shelf::{Shelf, sitters};
use crate::{Letter, letter, written};
use bots::Level;
use dealer::Dealer;
use dealer::bot_name;
use dealer::learning::{Analysed, Answer, Eyes, KeyChoice, Replayed, Source, TurnMark, TurningPoint};
use dealer::protocol::{Chapter, Scene, Sitter};
use rules::{Log, LogError, Seat};
use serde_json::json;
use study::{Analysis, Effort, Replay};
use words::Fault;

/// A game that is looked at.
pub(crate) struct Opened {
    replay: Replay,
    sitters: Vec<Sitter>,
    own: Option<Seat>,
}

impl Opened {
    pub(crate) fn from_source(source: &Source, shelf: &Shelf) -> Result<Opened, Fault> {
        let number = match source {
            Source::Last => None,
            Source::Own(number) => Some(*number),
            Source::Link(link) => return Opened::from_link(link),
        };
        let entry = shelf.game(number).ok_or(Fault::Gone)?;
        let log = entry.log.as_ref().ok_or(Fault::Gone)?;
        let mut opened = Opened::from_text(log)?;
        let sitters = sitters(entry);
        if sitters.len() == opened.sitters.len() {
            opened.sitters = sitters;
        }
        // Around one device nobody in particular was here.
        opened.own = (!entry.around && entry.seat.0 < opened.replay.players()).then_some(entry.seat);
        Ok(opened)
    }

    fn from_link(link: &str) -> Result<Opened, Fault> {
        let (log, names) = study::from_link(link).map_err(|error| Fault::from(&error))?;
        let mut opened = Opened::from_log(&log).map_err(|error| Fault::from(&error))?;
        for (sitter, name) in opened.sitters.iter_mut().zip(names) {
            sitter.name = name;
        }
        Ok(opened)
    }

    /// A file nobody vouches for.
    pub(crate) fn from_text(text: &str) -> Result<Opened, Fault> {
        let log: Result<Log, LogError> = text.parse();
        log.and_then(|log| Opened::from_log(&log))
            .map_err(|error| Fault::from(&error))
    }

    fn from_log(log: &Log) -> Result<Opened, LogError> {
        let replay = Replay::new(log)?;
        let nobody = Sitter {
            name: String::new(),
            bot: None,
        };
        Ok(Opened {
            sitters: vec![nobody; usize::from(replay.players())],
            own: None,
            replay,
        })
    }

    /// What there is to know of it.
    pub(crate) fn letter(&self) -> Letter {
        let names: Vec<String> = self.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let marks = self.replay.turn_marks().iter().map(|mark| TurnMark {
            turn: mark.turn,
            seat: mark.seat,
            moment: mark.moment,
        });
        let over = self.replay.is_over();
        letter(Answer::Replay(Replayed {
            moments: self.replay.moments(),
            turns: marks.collect(),
            sitters: self.sitters.clone(),
            own: self.own,
            over,
            // The seed of a game that goes on would tell what comes.
            link: over.then(|| study::to_link(self.replay.log(), &names)).flatten(),
            text: self.replay.log().to_string(),
        }))
    }

    /// A moment through somebody's eyes. Nothing can be chosen there any more.
    pub(crate) fn moment(&self, moment: usize, eyes: Eyes) -> Letter {
        let moment = moment.min(self.replay.moments() - 1);
        let seat = if eyes.seat.0 < self.replay.players() {
            eyes.seat
        } else {
            Seat(0)
        };
        let all = eyes.all && self.replay.is_over();
        let through = if all { study::Eyes::All } else { study::Eyes::Seat(seat) };
        let view = self.replay.view(moment, through);
        let effect = view.asked().next().and_then(|asked| {
            let effects = asked.source?.effects();
            effects.iter().position(|effect| Some(effect) == asked.effect)
        });
        let mut seen = written(&view);
        // Somebody who sees everything sits somewhere too.
        seen["viewer"] = json!({ "seat": seat });
        seen["choices"] = json!([]);
        let chronicle = (1..=moment).filter_map(|moment| {
            Some(Chapter {
                chooser: self.replay.chooser(moment)?,
                happenings: self.replay.events(moment, through),
            })
        });
        letter(Answer::Moment {
            moment,
            eyes: Eyes { seat, all },
            chronicle: chronicle.collect(),
            scene: Box::new(Scene {
                view: seen,
                effect: effect.map(|index| index as u8),
                foresights: Vec::new(),
                can_take_back: false,
                chosen: Vec::new(),
            }),
        })
    }

    /// The game from a moment on, with a person on this seat and bots on all others.
    pub(crate) fn play_on(&self, moment: usize, seat: Seat) -> Option<Dealer> {
        // A game that is not over is somebody's secret still.
        if !self.replay.is_over() || seat.0 >= self.replay.players() {
            return None;
        }
        let record = self
            .replay
            .play_on(moment)
            .ok()
            .filter(|record| !record.game().is_over())?;
        let sitters = self.sitters.iter().enumerate().map(|(index, sitter)| {
            let own = index == seat.index();
            Sitter {
                name: match (own, sitter.name.is_empty()) {
                    (true, _) => String::new(),
                    (false, true) => bot_name(index).to_owned(),
                    (false, false) => sitter.name.clone(),
                },
                bot: (!own).then(|| sitter.bot.unwrap_or(Level::Adept)),
            }
        });
        Dealer::from_log(sitters.collect(), &record.log()).ok()
    }

    /// Somebody who looks back at it; nobody does at a game that is not over.
    pub(crate) fn analysis(&self) -> Option<Analysis> {
        Analysis::begin(self.replay.clone(), Effort::default(), 1)
    }
}

/// What a look back has found so far.
pub(crate) fn found(analysis: &Analysis) -> Letter {
    let findings = analysis.findings();
    let points = findings.turning_points.iter().map(|point| TurningPoint {
        turn: point.turn,
        seat: point.seat,
        moment: point.moment,
        gained: point.gained,
        lost: point.lost,
        change: point.change,
    });
    let choices = findings.key_choices.iter().map(|choice| KeyChoice {
        moment: choice.moment,
        seat: choice.seat,
        chosen: choice.chosen,
        chance: choice.chance,
        better: choice.better,
        better_chance: choice.better_chance,
        view: written(&analysis.replay().view(choice.moment, study::Eyes::Seat(choice.seat))),
    });
    // What is found while the work goes on changes until its end; the plot grows.
    let done = analysis.is_done();
    letter(Answer::Analysis(Box::new(Analysed {
        progress: analysis.progress(),
        turning_points: points.collect(),
        key_choices: if done { choices.collect() } else { Vec::new() },
        chances: findings.chances,
        exposure: findings.exposure,
    })))
}
