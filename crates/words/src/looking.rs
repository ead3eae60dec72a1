//! What learning and looking back has to say: the reasons of a Master, and what is wrong with a file. Both are plain data
//! (`told`), so that the program that thinks need not be the one that speaks.

use crate::{Words, text};
use rules::{Choice, Seat};
use told::{Advice, KeyChoice, Prospect, Rank, Reason, SavedError, Side, Tell, TurningPoint};

impl Words {
    /// A share as people read it: whole percents.
    pub fn share(self, share: f32) -> String {
        self.percent(f64::from(share), 0)
    }

    /// What speaks for a choice; `choice` says what a choice is called.
    pub fn reason(self, reason: &Reason, choice: impl FnOnce(Choice) -> String) -> String {
        let change = |before: f32, after: f32| if after >= before { "up" } else { "down" };
        match *reason {
            Reason::OnlyChoice => text!(self, "coach-only-choice"),
            Reason::Whim => text!(self, "coach-whim"),
            Reason::Own { hero } => text!(self, "coach-own", hero = self.hero_name(hero)),
            Reason::Now { faction } => text!(self, "coach-now", faction = self.faction(faction)),
            Reason::Faction { faction, before, after } => text!(
                self,
                "coach-faction",
                change = change(before, after),
                faction = self.faction(faction),
                before = self.share(before),
                after = self.share(after)
            ),
            Reason::Majority { faction, before, after } => text!(
                self,
                "coach-majority",
                change = change(before, after),
                faction = self.faction(faction),
                before = self.share(before),
                after = self.share(after)
            ),
            Reason::Secret { before, after } => text!(
                self,
                "coach-secret",
                change = change(before, after),
                before = self.share(before),
                after = self.share(after)
            ),
            Reason::Clock { before, after } => text!(
                self,
                "coach-clock",
                change = change(before, after),
                before = self.decimal(f64::from(before), 0),
                after = self.decimal(f64::from(after), 0)
            ),
            Reason::Card { hero, worth } => text!(
                self,
                "coach-card",
                hero = self.hero_name(hero),
                worth = self.percent(f64::from(worth), 0)
            ),
            Reason::WinChance { chance, games } => self.chance_to_win(chance, games),
            Reason::InsteadOf { choice: other, chance } => {
                text!(
                    self,
                    "coach-instead",
                    choice = choice(other),
                    chance = self.share(chance)
                )
            }
        }
    }

    /// Why a choice is as good as it is: how it compares with the others first, then what speaks for it, then what against.
    pub fn because(self, advice: &Advice, prospect: &Prospect, name: impl Fn(Choice) -> String) -> Vec<(Side, String)> {
        let mut said: Vec<(Side, String)> = Vec::new();
        let rank = advice.rank(prospect.choice);
        match rank {
            Some(Rank::Best { next, chance }) => said.push((
                Side::For,
                text!(self, "coach-best", choice = name(next), chance = self.share(chance)),
            )),
            Some(Rank::Level { next, chance }) => said.push((
                Side::Neither,
                text!(self, "coach-level", choice = name(next), chance = self.share(chance)),
            )),
            _ => {}
        }
        let best = matches!(rank, Some(Rank::Best { .. } | Rank::Level { .. }));
        let whims = |reason: &&Reason| said.is_empty() || **reason != Reason::Whim;
        let mut reasons: Vec<&Reason> = prospect.reasons.iter().filter(whims).collect();
        reasons.sort_by_key(|reason| reason.side());
        // A choice may be the best although it does harm: the others do more.
        let harms = reasons.iter().all(|reason| reason.side() == Side::Against) && !reasons.is_empty();
        if best && harms {
            said.push((Side::For, text!(self, "coach-least-harm")));
        }
        for reason in reasons {
            let least = matches!(*reason, Reason::Card { hero, .. } if advice.is_least(hero));
            let words = match *reason {
                Reason::Card { hero, worth } if least && prospect.choice == Choice::Discard(hero) => text!(
                    self,
                    "coach-card-least",
                    hero = self.hero_name(hero),
                    worth = self.percent(f64::from(worth), 0)
                ),
                _ => self.reason(reason, &name),
            };
            said.push((reason.side(), words));
        }
        if let Some(loss) = advice.throws_away(prospect.choice) {
            said.push((Side::Against, text!(self, "coach-throws-away", loss = self.share(loss))));
        }
        said
    }

    /// A chance to win, and what it was found from.
    pub fn chance_to_win(self, chance: f32, games: u32) -> String {
        text!(
            self,
            "coach-chance",
            chance = self.share(chance),
            games = self.grouped(u64::from(games))
        )
    }

    /// A turn that changed much; `name` says what a seat is called.
    pub fn turning_point(self, point: &TurningPoint, name: impl Fn(Seat) -> String) -> String {
        let who = match point.hero {
            Some(hero) => text!(
                self,
                "analysis-with-hero",
                name = name(point.seat),
                hero = self.hero_name(hero)
            ),
            None => name(point.seat),
        };
        text!(
            self,
            "analysis-turning-point",
            turn = point.turn.to_string(),
            name = who,
            change = self.share(point.change),
            gained = name(point.gained),
            lost = name(point.lost)
        )
    }

    /// A choice that mattered, and what a Master would have done.
    pub fn key_choice(
        self,
        key: &KeyChoice,
        name: impl FnOnce(Seat) -> String,
        choice: impl Fn(Choice) -> String,
    ) -> String {
        let (name, chosen, chance) = (name(key.seat), choice(key.chosen), self.share(key.chance));
        if key.chosen == key.better {
            return text!(
                self,
                "analysis-key-agrees",
                name = name,
                chosen = chosen,
                chance = chance
            );
        }
        text!(
            self,
            "analysis-key-choice",
            name = name,
            chosen = chosen,
            chance = chance,
            better = choice(key.better),
            betterchance = self.share(key.better_chance)
        )
    }

    /// A choice that gave a leader away, or a bluff that worked.
    pub fn tell(self, tell: &Tell, name: impl FnOnce(Seat) -> String, choice: impl Fn(Choice) -> String) -> String {
        let (name, chosen) = (name(tell.seat), choice(tell.chosen));
        let (before, after) = (self.share(tell.before), self.share(tell.after));
        let truth = self.leader_name(tell.leader);
        match tell.taken_for {
            Some(leader) => text!(
                self,
                "analysis-bluff",
                name = name,
                chosen = chosen,
                leader = self.leader_name(leader),
                before = before,
                after = after,
                truth = truth
            ),
            None => text!(
                self,
                "analysis-gave-away",
                name = name,
                chosen = chosen,
                leader = truth,
                before = before,
                after = after
            ),
        }
    }

    /// What is wrong with a file, as a sentence.
    ///
    /// ```
    /// use told::SavedError;
    /// use words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.fault(SavedError::Changed { step: 7 }), "Decision 7 of this game was changed afterwards.");
    /// ```
    pub fn fault(self, fault: SavedError) -> String {
        match fault {
            SavedError::NotAGame => text!(self, "fault-not-a-game"),
            SavedError::Version { version } => text!(self, "fault-version", version = version.to_string()),
            SavedError::Revision { revision } => text!(self, "fault-revision", revision = revision.to_string()),
            SavedError::Unreadable { line } => text!(self, "fault-unreadable", line = line.to_string()),
            SavedError::Start => text!(self, "fault-start"),
            SavedError::Seed => text!(self, "fault-seed"),
            SavedError::Refused { step } => text!(self, "fault-refused", step = step.to_string()),
            SavedError::Changed { step } => text!(self, "fault-changed", step = step.to_string()),
            SavedError::Outcome => text!(self, "fault-outcome"),
            SavedError::NotAHistory => text!(self, "fault-not-a-history"),
            SavedError::NotOver => text!(self, "fault-not-over"),
            SavedError::Gone => text!(self, "fault-gone"),
            SavedError::Away => text!(self, "screen-part-late"),
        }
    }
}
