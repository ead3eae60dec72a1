//! Tables: each is in one of the databases. Players are at home.

use super::super::{
    Answer, Appended, Claim, Epoch, FinishedGame, Listing, Owner, Played, Player, Snapshots, Storage, StorageError,
};
use super::{Spread, merged};
use crate::code::{Code, PartLetter};
use crate::entry::Stored;
use crate::metrics::Waiting;
use crate::secret::{NoRandomness, PlayerId};
use crate::time::Millis;
use std::cmp::Reverse;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

impl Storage for Spread {
    fn parts(&self) -> &[Arc<dyn Storage>] {
        &self.parts
    }

    fn part_of(&self, code: Code) -> usize {
        self.index(code)
    }

    fn code_in(&self, part: usize) -> Result<Code, NoRandomness> {
        match part.checked_sub(1).and_then(|index| self.letters.get(index)) {
            Some(letter) => Code::random_in(*letter),
            None => Code::random(),
        }
    }

    fn facts(&self, beginning: &'static str) -> Answer<'_, Vec<(String, String)>> {
        self.home().facts(beginning)
    }

    fn keep_fact(&self, name: String, value: String) -> Answer<'_, String> {
        self.home().keep_fact(name, value)
    }

    fn has_codes_in(&self, part: PartLetter) -> Answer<'_, bool> {
        self.home().has_codes_in(part)
    }

    fn join(&self, server: u32, address: SocketAddr, lease: Duration) -> Answer<'_, ()> {
        Box::pin(async move {
            self.each(|part| part.join(server, address, lease)).await?;
            Ok(())
        })
    }

    fn renew(&self, server: u32, lease: Duration) -> Answer<'_, Option<Vec<u32>>> {
        Box::pin(async move {
            let all = self.each(|part| part.renew(server, lease)).await?;
            // Whoever was given up at one of them is not there for certain.
            let known = |id: &u32| all.iter().all(|part| part.as_ref().is_some_and(|ids| ids.contains(id)));
            let there: Vec<u32> = all[0].iter().flatten().copied().filter(known).collect();
            Ok((!there.is_empty()).then_some(there))
        })
    }

    fn bury(&self, now: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            let buried = self.all(|part| part.bury(now)).await?;
            Ok(buried.iter().sum())
        })
    }

    fn leave(&self, server: u32) -> Answer<'_, ()> {
        Box::pin(async move {
            self.all(|part| part.leave(server)).await?;
            Ok(())
        })
    }

    fn neighbors(&self, server: u32) -> Answer<'_, Vec<Owner>> {
        self.home().neighbors(server)
    }

    fn peers_secret(&self) -> Option<&str> {
        self.home().peers_secret()
    }

    fn claim(&self, code: Code, server: u32) -> Answer<'_, Claim> {
        self.of(code).claim(code, server)
    }

    fn claim_due(&self, server: u32, now: Millis) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            let due = self.all(|part| part.claim_due(server, now)).await?;
            Ok(due.into_iter().flatten().collect())
        })
    }

    fn release(
        &self,
        code: Code,
        epoch: Epoch,
        now: Millis,
        shown: Option<bool>,
        due: Option<Millis>,
    ) -> Answer<'_, ()> {
        self.of(code).release(code, epoch, now, shown, due)
    }

    fn open(&self, code: Code, owner: Option<u32>, stored: &Stored, listing: Listing) -> Answer<'_, Appended> {
        let stored = stored.clone();
        Box::pin(async move {
            // A code under which games are left is not free, and those are at home.
            if self.index(code) > 0 && !self.home().shown_at(code).await?.is_empty() {
                return Ok(Appended::Lost);
            }
            self.of(code).open(code, owner, &stored, listing).await
        })
    }

    fn append(&self, code: Code, epoch: Epoch, stored: &Stored, listing: Option<Listing>) -> Answer<'_, Appended> {
        self.of(code).append(code, epoch, stored, listing)
    }

    fn entries(&self, code: Code, after: u64, most: u32) -> Answer<'_, Vec<Stored>> {
        self.of(code).entries(code, after, most)
    }

    fn snapshot(&self, code: Code, upto: u64, format: u16) -> Answer<'_, Snapshots> {
        self.of(code).snapshot(code, upto, format)
    }

    fn keep_snapshot(&self, code: Code, number: u64, format: u16, scrubs: u64, body: String) -> Answer<'_, ()> {
        self.of(code).keep_snapshot(code, number, format, scrubs, body)
    }

    fn record(&self, code: Code, game: u32) -> Answer<'_, Option<String>> {
        self.of(code).record(code, game)
    }

    fn keep_record(&self, code: Code, game: u32, body: String) -> Answer<'_, ()> {
        self.of(code).keep_record(code, game, body)
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<(Millis, String)>> {
        Box::pin(async move {
            let lists = self.all(|part| part.lobby(most)).await?;
            Ok(merged(lists, most, |(changed, _)| Reverse(*changed)))
        })
    }

    /// As many of each database, because nobody can tell here which are newer; whoever asks puts them in order.
    fn seats_of(&self, player: PlayerId, since: Millis, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let lists = self.all(|part| part.seats_of(player.clone(), since, most)).await?;
            Ok(lists.into_iter().flatten().collect())
        })
    }

    fn show(&self, code: Code, epoch: Epoch, shown: bool) -> Answer<'_, ()> {
        self.of(code).show(code, epoch, shown)
    }

    fn forget_unplayed(&self, since: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            let forgotten = self.all(|part| part.forget_unplayed(since)).await?;
            Ok(forgotten.iter().sum())
        })
    }

    fn finish(&self, game: FinishedGame) -> Answer<'_, bool> {
        self.home().finish(game)
    }

    fn adopt(&self, id: PlayerId) -> Answer<'_, ()> {
        self.home().adopt(id)
    }

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        self.home().player(id)
    }

    fn history(&self, id: PlayerId, before: Millis, most: u32) -> Answer<'_, Vec<Played>> {
        self.home().history(id, before, most)
    }

    fn best(&self, most: u32) -> Answer<'_, Vec<Player>> {
        self.home().best(most)
    }

    fn waiting(&self) -> Waiting {
        let all = self.parts.iter().map(|part| part.waiting());
        all.fold(Waiting::default(), |sum, one| Waiting {
            writes: sum.writes + one.writes,
            reads: sum.reads + one.reads,
            lease: None,
        })
    }

    fn room(&self) -> Option<u64> {
        self.parts.iter().filter_map(|part| part.room()).min()
    }

    /// Tables of another database wait while it is gone, but nobody can do without the home.
    fn check(&self) -> Answer<'_, ()> {
        self.home().check()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.all(|part| part.close()).await?;
            Ok::<(), StorageError>(())
        })
    }
}
