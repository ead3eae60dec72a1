//! Keeping order at a table: reports, people who may not come in any more, and removing what should not stand there.

use super::connections::Connected;
use super::writing::finished_game;
use super::{Live, listing};
use crate::entry::{Entry, Stored, Why};
use crate::fault::Fault;
use crate::storage::order::{Report, Scrub, fresh_id};
use crate::table::reading::{self, NOW, SLICE, Unread};
use crate::table::scrub::{self, Scrubbed, Target};
use crate::table::state::Phase;
use crate::table::tell;
use crate::text::{BadText, LONGEST_CHAT, clean};
use rules::Seat;
use std::collections::BTreeMap;

/// Reports that are kept of one table.
const REPORTS: u32 = 50;

impl Live {
    /// Whether this seat may type something here. Whoever is new says what needs no typing, where strangers meet.
    pub(super) async fn may_type(&self, seat: Seat) -> Result<(), Fault> {
        let least = i64::from(self.shared.config.limits.newcomer_games);
        if least == 0 || !self.state.settings.open {
            return Ok(());
        }
        let player = self.state.person(seat).and_then(|person| person.player.clone());
        let known = match player {
            Some(player) => self.shared.storage.player(player).await,
            None => Ok(None),
        };
        match known.map_err(|error| Unread::from(error).fault(self.code()))? {
            Some(player) if player.games >= least => Ok(()),
            _ => Err(Fault::Newcomer),
        }
    }

    /// Keeps a report of a line or of a name.
    pub(super) async fn report(
        &self,
        seat: Seat,
        line: Option<u64>,
        about: Option<Seat>,
        why: &str,
    ) -> Result<(), Fault> {
        let reason = match clean(why, LONGEST_CHAT) {
            Ok(reason) => reason,
            Err(BadText::Empty) => String::new(),
            Err(BadText::TooLong) => return Err(Fault::ChatTooLong),
        };
        let about = match (line, about) {
            (Some(number), None) => {
                let mut lines = self.state.chat.iter();
                lines.find(|said| said.number == number).map(|said| said.seat)
            }
            (None, Some(about)) => self.state.person(about).map(|_| about),
            _ => return Err(Fault::BadRequest("either `number` or `seat`".to_owned())),
        };
        let player = self.state.person(seat).and_then(|person| person.player.as_ref());
        let report = Report {
            id: fresh_id().map_err(|_| Fault::Internal)?,
            at: self.shared.now(),
            code: self.code(),
            number: self.state.number,
            line,
            seat: about.ok_or(Fault::NotFound)?.number(),
            player: player.map(|player| player.as_str().to_owned()).unwrap_or_default(),
            reason,
            settled: None,
        };
        let kept = self.shared.storage.report(report, REPORTS).await;
        match kept.map_err(|error| Unread::from(error).fault(self.code()))? {
            true => {
                self.shared.metrics.reports.one();
                Ok(())
            }
            false => Err(Fault::TooFast),
        }
    }

    /// Whether whoever has this seat may not come in.
    pub(super) fn is_banned(&self, seat: Seat) -> bool {
        let player = self.state.person(seat).and_then(|person| person.player.as_ref());
        let now = self.shared.now();
        player.is_some_and(|player| self.shared.peace.is_player_banned(player, now))
    }

    /// Sends away whoever may not be here any more.
    pub(super) fn turn_out(&mut self) {
        let seat = |one: &Connected| one.token.and_then(|token| self.state.seat_of(token));
        let banned = |one: &&Connected| seat(one).is_some_and(|seat| self.is_banned(seat));
        let sockets: Vec<u64> = self.sockets.iter().filter(banned).map(|one| one.id).collect();
        for socket in sockets {
            self.drop_socket(socket, Fault::Banned);
        }
    }

    /// Removes the table; whoever is there is told.
    pub(super) async fn close(&mut self) -> Result<(), Fault> {
        // Games that are over stay in the history of those who played them, and can be replayed.
        self.note_last_game().await?;
        let mut upto = NOW;
        while upto > 0 {
            let kept = reading::look_back(&self.shared, self.code(), upto).await;
            upto = kept.map_err(|unread| unread.fault(self.code()))?;
        }
        let removed = self.shared.storage.remove_table(self.code(), self.epoch).await;
        let removed = removed.map_err(|error| Unread::from(error).fault(self.code()))?;
        self.lost = true;
        if !removed {
            return Err(Fault::Unavailable);
        }
        for socket in std::mem::take(&mut self.sockets) {
            socket.end(Fault::TableClosed);
        }
        Ok(())
    }

    /// Removes something from all that ever happened here. Whoever is here is told how the table stands now.
    pub(super) async fn scrub(&mut self, target: Target) -> Result<(), Fault> {
        if let Target::Player(player) = &target {
            let is_theirs = |seat: &Seat| {
                let theirs = self.state.person(*seat).and_then(|person| person.player.as_ref());
                theirs.is_some_and(|one| one.is(player))
            };
            if let Some(seat) = self.state.seats().find(is_theirs) {
                self.give_up(seat).await?;
            }
        }
        self.note_last_game().await?;
        let entries = self.all_entries().await?;
        let (code, wanted) = (self.code(), target.clone());
        let scrubbed = tokio::task::spawn_blocking(move || scrub::scrub(code, entries, &wanted)).await;
        let scrubbed = scrubbed.map_err(|_| Fault::Internal)?;
        let scrubbed = scrubbed.map_err(|broken| Unread::from(broken).fault(code))?;
        if scrubbed.entries.is_empty() {
            // There is nothing left to remove, or there never was anything.
            return match target {
                Target::Player(_) => Ok(()),
                Target::Line(_) | Target::Name(_) => Err(Fault::NotFound),
            };
        }
        let change = self.as_written(&target, &scrubbed).await?;
        let done = self.shared.storage.scrub(code, Some(self.epoch), change).await;
        if !done.map_err(|error| Unread::from(error).fault(code))? {
            self.lost = true;
            return Err(Fault::Unavailable);
        }
        let scrubs = self.state.scrubs + 1;
        self.state = scrubbed.state;
        self.state.scrubs = scrubs;
        self.welcome_again();
        Ok(())
    }

    /// The seat of somebody who wants to be forgotten: free between games, a bot's in one.
    async fn give_up(&mut self, seat: Seat) -> Result<(), Fault> {
        let away = self.state.person(seat).and_then(|person| person.away);
        match (self.state.phase, away) {
            (Phase::Playing, Some(Why::Left)) => Ok(()),
            (Phase::Playing, _) => self.write(Entry::Away { seat, why: Why::Left }).await,
            _ => self.write(Entry::Left { seat }).await,
        }
    }

    /// Sees to it that the last game is in the history, so that nothing about it is written afterwards.
    async fn note_last_game(&self) -> Result<(), Fault> {
        let Some(last) = self.state.last.clone().filter(|_| self.state.phase != Phase::Playing) else {
            return Ok(());
        };
        let noted = self.shared.storage.finish(finished_game(&self.state, &last)).await;
        noted.map(drop).map_err(|error| Unread::from(error).fault(self.code()))
    }

    async fn all_entries(&self) -> Result<Vec<Stored>, Fault> {
        let mut entries: Vec<Stored> = Vec::new();
        loop {
            let after = entries.last().map_or(0, |last| last.number);
            let more = reading::slice(&self.shared, self.code(), after, SLICE).await;
            let more = more.map_err(|error| Unread::from(error).fault(self.code()))?;
            if more.is_empty() {
                return Ok(entries);
            }
            entries.extend(more);
        }
    }

    async fn as_written(&self, target: &Target, scrubbed: &Scrubbed) -> Result<Scrub, Fault> {
        let mut games: BTreeMap<u32, Vec<Seat>> = BTreeMap::new();
        for (game, seat) in &scrubbed.games {
            games.entry(*game).or_default().push(*seat);
        }
        let wholly = matches!(target, Target::Player(_));
        let shown = self.shared.storage.shown_at(self.code()).await;
        let shown = shown.map_err(|error| Unread::from(error).fault(self.code()))?;
        let unnamed = shown.iter().filter_map(|shown| {
            let seats = games.get(&shown.game)?;
            Some((shown.game, scrub::unnamed(&shown.body, seats, wholly)?))
        });
        let person = match target {
            Target::Name(seat) => self.state.person(*seat),
            Target::Line(_) | Target::Player(_) => None,
        };
        Ok(Scrub {
            entries: scrubbed.entries.clone(),
            games: unnamed.collect(),
            listing: Some(listing(&scrubbed.state, self.shared.now())),
            unnamed: person.and_then(|person| Some((person.player.clone()?, person.name.to_string()))),
        })
    }

    /// Tells everybody how the table stands, as if they had just come.
    fn welcome_again(&mut self) {
        let (number, now) = (self.state.number, self.shared.now());
        let sockets: Vec<u64> = self.sockets.iter().map(|one| one.id).collect();
        for id in sockets {
            let Some(one) = self.sockets.iter_mut().find(|one| one.id == id) else {
                continue;
            };
            if one.token.is_some_and(|token| self.state.seat_of(token).is_none()) {
                self.drop_socket(id, Fault::WrongToken);
            } else if !one.is_caught_up() {
                // What it is being told may hold what is gone; it comes back for the rest.
                self.drop_socket(id, Fault::Unavailable);
            } else if one.wants_chronicle() {
                one.start_over(number);
                let catching_up = self.catching_up_of(id);
                tokio::spawn(async move {
                    if let Some(catching_up) = catching_up {
                        catching_up.welcome(number).await;
                    }
                });
            } else {
                let viewer = super::connections::viewer(&self.state, one.token);
                one.greet(tell::welcome(&self.state, viewer, now, None));
            }
        }
    }
}
