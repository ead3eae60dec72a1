//! A finished game on the table: any moment, through anybody's eyes, and what a look back finds.

use super::shelf::{Shelf, sitters};
use super::{Letter, letter};
use crate::Dealer;
use rules::{Log, LogError, Seat};
use study::{Analysis, Replay};
use told::keeper::{Answer, Source};
use told::{Analysed, Chapter, Eyes, Level, Replayed, SavedError, Scene, Sight, Sitter, Watcher, bot_name};

/// A game that is looked at.
pub(crate) struct Opened {
    replay: Replay,
    sitters: Vec<Sitter>,
    own: Option<Seat>,
}

impl Opened {
    pub(crate) fn from_source(source: &Source, shelf: &Shelf) -> Result<Opened, SavedError> {
        let number = match source {
            Source::Last => None,
            Source::Own(number) => Some(*number),
            Source::Link(link) => return Opened::from_link(link),
        };
        let entry = shelf.game(number).ok_or(SavedError::Gone)?;
        let log = entry.log.as_ref().ok_or(SavedError::Gone)?;
        let mut opened = Opened::from_text(log)?;
        let sitters = sitters(entry);
        if sitters.len() == opened.sitters.len() {
            opened.sitters = sitters;
        }
        // Around one device nobody in particular was here.
        opened.own = (!entry.around && entry.seat.is_at(opened.replay.players())).then_some(entry.seat);
        Ok(opened)
    }

    fn from_link(link: &str) -> Result<Opened, SavedError> {
        let (log, names) = study::from_link(link).map_err(|error| SavedError::from(&error))?;
        let mut opened = Opened::from_log(&log).map_err(|error| SavedError::from(&error))?;
        for (sitter, name) in opened.sitters.iter_mut().zip(names) {
            sitter.name = name;
        }
        Ok(opened)
    }

    /// A file nobody vouches for.
    pub(crate) fn from_text(text: &str) -> Result<Opened, SavedError> {
        let log: Result<Log, LogError> = text.parse();
        log.and_then(|log| Opened::from_log(&log))
            .map_err(|error| SavedError::from(&error))
    }

    fn from_log(log: &Log) -> Result<Opened, LogError> {
        let replay = Replay::new(log)?;
        Ok(Opened {
            sitters: vec![Sitter::person(""); usize::from(replay.players())],
            own: None,
            replay,
        })
    }

    /// The game itself.
    pub(crate) fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Whether this is the same game, choice for choice.
    pub(crate) fn is(&self, replay: &Replay) -> bool {
        self.replay.log() == replay.log()
    }

    /// What there is to know of it.
    pub(crate) fn told(&self) -> Replayed {
        let names: Vec<String> = self.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let over = self.replay.is_over();
        Replayed {
            moments: self.replay.moments(),
            turns: self.replay.turn_marks().to_vec(),
            sitters: self.sitters.clone(),
            own: self.own,
            over,
            // The seed of a game that goes on would tell what comes.
            link: over.then(|| study::to_link(self.replay.log(), &names)).flatten(),
            text: self.replay.log().to_string(),
        }
    }

    /// A moment through somebody's eyes. Nothing can be chosen there any more.
    pub(crate) fn moment(&self, moment: usize, eyes: Eyes) -> Letter {
        let moment = moment.min(self.replay.moments() - 1);
        let seat = if eyes.seat.is_at(self.replay.players()) {
            eyes.seat
        } else {
            Seat::S0
        };
        let all = eyes.all && self.replay.is_over();
        let through = if all {
            study::Perspective::All
        } else {
            study::Perspective::Seat(seat)
        };
        let mut scene = Scene::of(&self.replay.view(moment, through));
        // Somebody who sees everything sits somewhere too.
        scene.view.viewer = Watcher::Seat(seat);
        scene.view.choices.clear();
        let chronicle = (1..=moment).filter_map(|moment| {
            Some(Chapter {
                chooser: self.replay.chooser(moment)?,
                happenings: self.replay.events(moment, through),
                by_bot: false,
            })
        });
        letter(Answer::Moment {
            moment,
            eyes: Eyes { seat, all },
            chronicle: chronicle.collect(),
            scene: Box::new(scene),
        })
    }

    /// The game from a moment on, with a person on this seat and bots on all others.
    pub(crate) fn play_on(&self, moment: usize, seat: Seat) -> Option<Dealer> {
        // A game that is not over is somebody's secret still.
        if !self.replay.is_over() || !seat.is_at(self.replay.players()) {
            return None;
        }
        let record = self
            .replay
            .play_on(moment)
            .ok()
            .filter(|record| !record.game().is_over())?;
        let sitters = self.sitters.iter().enumerate().map(|(index, sitter)| {
            let level = sitter.bot.unwrap_or(Level::Adept);
            match sitter.name.as_str() {
                _ if index == seat.index() => Sitter::person(""),
                "" => Sitter::bot(bot_name(index), level).like(sitter.character),
                name => Sitter::bot(name, level).like(sitter.character),
            }
        });
        let dealer = Dealer::from_log(sitters.collect(), &record.log()).ok()?;
        // Whoever has looked at everybody's cards only practices.
        Some(dealer.practicing())
    }
}

/// What a look back has found so far.
pub(crate) fn found(analysis: &Analysis) -> Letter {
    let mut findings = analysis.findings();
    // What is found while the work goes on changes until its end; the plot grows.
    if !analysis.is_done() {
        findings.key_choices.clear();
        findings.tells.clear();
    }
    let sight =
        |moment: usize, seat: Seat| Sight::from(&analysis.replay().view(moment, study::Perspective::Seat(seat)));
    let seen = findings.key_choices.iter().map(|key| sight(key.moment, key.seat));
    let told = findings.tells.iter().map(|tell| sight(tell.moment, tell.seat));
    letter(Answer::Analysis(Box::new(Analysed {
        progress: analysis.progress(),
        sights: seen.collect(),
        tell_sights: told.collect(),
        findings,
    })))
}
