//! What hosts keep order with. Reports are beside the tables they are about, everything else is at home.

use super::super::order::{Audited, Ban, Filed, Order, Report, Retyped, Scrub, Shown, Typed};
use super::super::{Answer, Epoch};
use super::{Spread, merged};
use crate::code::Code;
use crate::entry::Stored;
use crate::secret::PlayerId;
use crate::time::Millis;
use std::cmp::Reverse;

impl Order for Spread {
    fn bans(&self) -> Answer<'_, Vec<Ban>> {
        self.home().bans()
    }

    fn ban(&self, ban: Ban) -> Answer<'_, ()> {
        self.home().ban(ban)
    }

    fn unban(&self, id: String) -> Answer<'_, Option<Ban>> {
        self.home().unban(id)
    }

    fn note(&self, audited: Audited) -> Answer<'_, ()> {
        self.home().note(audited)
    }

    fn audited(&self, before: Millis, most: u32) -> Answer<'_, Vec<Audited>> {
        self.home().audited(before, most)
    }

    fn report(&self, report: Report, most: u32) -> Answer<'_, bool> {
        self.of(report.code).report(report, most)
    }

    fn reports(&self, settled: bool, most: u32) -> Answer<'_, Vec<Report>> {
        Box::pin(async move {
            let lists = self.all(|part| part.reports(settled, most)).await?;
            Ok(merged(lists, most, |report| report.at))
        })
    }

    fn find_report(&self, id: String) -> Answer<'_, Option<Report>> {
        Box::pin(async move {
            let found = self.all(|part| part.find_report(id.clone())).await?;
            Ok(found.into_iter().flatten().next())
        })
    }

    fn settle(&self, id: String, now: Millis) -> Answer<'_, bool> {
        Box::pin(async move {
            let settled = self.all(|part| part.settle(id.clone(), now)).await?;
            Ok(settled.contains(&true))
        })
    }

    fn block(&self, player: PlayerId, other: PlayerId, blocked: bool) -> Answer<'_, ()> {
        self.home().block(player, other, blocked)
    }

    fn blocks(&self, player: PlayerId) -> Answer<'_, Vec<PlayerId>> {
        self.home().blocks(player)
    }

    fn is_blocked(&self, by: Vec<PlayerId>, other: PlayerId) -> Answer<'_, bool> {
        self.home().is_blocked(by, other)
    }

    fn filed(&self, before: Millis, most: u32) -> Answer<'_, Vec<Filed>> {
        Box::pin(async move {
            let lists = self.all(|part| part.filed(before, most)).await?;
            Ok(merged(lists, most, |filed| Reverse(filed.changed)))
        })
    }

    fn tables_of(&self, player: PlayerId) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            // Whoever wants to be forgotten, or to know everything, wants it of all of them.
            let all = self.each(|part| part.tables_of(player.clone())).await?;
            Ok(all.into_iter().flatten().collect())
        })
    }

    fn shown_at(&self, code: Code) -> Answer<'_, Vec<Shown>> {
        self.home().shown_at(code)
    }

    fn shown_of(&self, player: PlayerId) -> Answer<'_, Vec<Shown>> {
        self.home().shown_of(player)
    }

    fn reports_of(&self, player: PlayerId) -> Answer<'_, Vec<Report>> {
        Box::pin(async move {
            let lists = self.each(|part| part.reports_of(player.clone())).await?;
            Ok(merged(lists, u32::MAX, |report| report.at))
        })
    }

    fn audited_of(&self, player: PlayerId) -> Answer<'_, Vec<Audited>> {
        self.home().audited_of(player)
    }

    fn open_reports(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            let open = self.all(|part| part.open_reports()).await?;
            Ok(open.iter().sum())
        })
    }

    fn retype(&self, texts: Vec<Retyped>) -> Answer<'_, ()> {
        Box::pin(async move {
            let reports: Vec<Retyped> = texts.iter().filter(|one| one.place == Typed::Report).cloned().collect();
            for part in self.parts[1..].iter().filter(|_| !reports.is_empty()) {
                part.retype(reports.clone()).await?;
            }
            self.home().retype(texts).await
        })
    }

    fn scrub(&self, code: Code, epoch: Option<Epoch>, scrub: Scrub) -> Answer<'_, bool> {
        Box::pin(async move {
            if self.index(code) == 0 {
                return self.home().scrub(code, epoch, scrub).await;
            }
            // First what is at home: from the table it can be worked out again if the second step fails.
            let (games, unnamed) = (scrub.games, scrub.unnamed);
            if !games.is_empty() || unnamed.is_some() {
                self.home().rename(code, games, unnamed).await?;
            }
            let (games, unnamed) = (Vec::new(), None);
            let rest = Scrub {
                games,
                unnamed,
                ..scrub
            };
            self.of(code).scrub(code, epoch, rest).await
        })
    }

    fn forget_player(&self, player: PlayerId, seal: String, games: Vec<Shown>) -> Answer<'_, ()> {
        Box::pin(async move {
            // Their reports are beside the tables; nothing else of a player is there.
            for part in &self.parts[1..] {
                part.forget_player(player.clone(), seal.clone(), Vec::new()).await?;
            }
            self.home().forget_player(player, seal, games).await
        })
    }

    fn remove_table(&self, code: Code, epoch: Epoch) -> Answer<'_, bool> {
        self.of(code).remove_table(code, epoch)
    }

    fn old_lines(&self, before: Millis, most: u32) -> Answer<'_, Vec<(Code, Stored)>> {
        Box::pin(async move {
            let lists = self.all(|part| part.old_lines(before, most)).await?;
            Ok(merged(lists, most, |(_, stored)| stored.at))
        })
    }

    fn there(&self, codes: Vec<Code>) -> Answer<'_, Vec<Code>> {
        Box::pin(async move {
            let mut there = Vec::new();
            for (part, codes) in self.sorted(codes, |code| *code) {
                there.extend(part.there(codes).await?);
            }
            Ok(there)
        })
    }

    fn forget_ended(&self, since: Millis) -> Answer<'_, u64> {
        Box::pin(async move {
            let forgotten = self.all(|part| part.forget_ended(since)).await?;
            Ok(forgotten.iter().sum())
        })
    }

    fn old_games(&self, since: Millis, after: Option<(Code, u32)>, most: u32) -> Answer<'_, Vec<(Code, u32)>> {
        self.home().old_games(since, after, most)
    }

    fn forget_games(&self, games: Vec<(Code, u32)>) -> Answer<'_, ()> {
        Box::pin(async move {
            // How they can be replayed is beside the tables. The home goes last: it is what is looked through.
            for (part, theirs) in self.sorted(games.clone(), |(code, _)| *code) {
                part.forget_games(theirs).await?;
            }
            self.home().forget_games(games).await
        })
    }

    fn rename(&self, code: Code, games: Vec<(u32, String)>, unnamed: Option<(PlayerId, String)>) -> Answer<'_, ()> {
        self.home().rename(code, games, unnamed)
    }

    fn forget_notes(&self, now: Millis, since: Millis) -> Answer<'_, ()> {
        self.home().forget_notes(now, since)
    }
}
