//! The end of a game, explained step by step, and what it would be now.

use crate::{Players, Words, text};
use rules::{DecidedBy, Hero, Seat, Track, View};

/// How a game ended, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// *Ada wins!*
    pub headline: String,
    /// From the markers to the winner, one step after the other.
    pub steps: Vec<String>,
}

impl Words {
    /// How a game ended and why; nothing while it is not over.
    pub fn ending(self, view: &View, players: &Players<'_>) -> Option<Ending> {
        let outcome = view.outcome()?;
        let faction = outcome.winning_faction;
        let track = view.track();
        let mut steps = vec![text!(
            self,
            "ending-markers",
            faction = faction.id(),
            red = track.red(),
            green = track.green(),
            ahead = track.red().abs_diff(track.green()),
        )];
        for seat in view.seats() {
            steps.extend(self.revealed(view, seat, players, outcome.aligned.contains(&seat)));
        }
        for &seat in &outcome.aligned {
            steps.extend(self.special_counts(view, seat, players));
        }
        steps.extend(match outcome.decided_by {
            DecidedBy::NobodyAligned => vec![text!(self, "ending-nobody-aligned")],
            DecidedBy::OnlyAligned => vec![text!(self, "ending-only-aligned")],
            decided => self.tie_breaks(view, decided, players),
        });
        let headline = match outcome.winner {
            Some(seat) => {
                let name = self.player(players, seat);
                text!(self, "ending-winner", actor = players.actor(seat), name = name)
            }
            None => text!(self, "ending-nobody"),
        };
        steps.push(headline.clone());
        Some(Ending { headline, steps })
    }

    fn revealed(self, view: &View, seat: Seat, players: &Players<'_>, aligned: bool) -> Option<String> {
        let leader = view.leader(seat)?;
        let [first, second] = leader.alignment();
        Some(text!(
            self,
            "ending-leader",
            name = self.player(players, seat),
            leader = self.leader(leader),
            first = self.faction(first),
            second = self.faction(second),
            aligned = if aligned { "yes" } else { "no" },
        ))
    }

    /// The Emperor and those who count as two, where they matter.
    fn special_counts(self, view: &View, seat: Seat, players: &Players<'_>) -> Vec<String> {
        let hidden = view.hidden(seat).iter().filter_map(|seen| seen.hero);
        let party: Vec<Hero> = view.face_up(seat).chain(hidden).collect();
        let with_emperor = party.contains(&Hero::EMPEROR);
        let counts_two = |hero: Hero| {
            hero.company()
                .is_some_and(|company| company.counts_two(view.leader(seat), with_emperor))
        };
        let owner = players.owner(seat, None);
        let mut lines = Vec::new();
        for &hero in &party {
            let party = self.player(players, seat);
            if hero == Hero::EMPEROR {
                lines.push(text!(self, "ending-emperor", owner = owner, party = party));
            } else if counts_two(hero) {
                let name = self.hero_name(hero);
                lines.push(text!(
                    self,
                    "ending-counts-two",
                    heroname = name,
                    owner = owner,
                    party = party
                ));
            }
        }
        lines
    }

    /// The counts of those who are still in the running, up to the one that decides.
    fn tie_breaks(self, view: &View, decided: DecidedBy, players: &Players<'_>) -> Vec<String> {
        let Some(outcome) = view.outcome() else {
            return Vec::new();
        };
        let count = |seat: Seat| outcome.counts.get(seat.index()).copied().unwrap_or_default();
        let list = |seats: &[Seat], number: &dyn Fn(Seat) -> u8| {
            let counts = seats.iter().map(|&seat| {
                text!(
                    self,
                    "ending-count",
                    name = self.player(players, seat),
                    count = number(seat)
                )
            });
            counts.collect::<Vec<_>>().join(", ")
        };
        let aligned = outcome.aligned.clone();
        let heroes = |seat| count(seat).heroes;
        let mut lines = vec![text!(self, "ending-most-heroes", counts = list(&aligned, &heroes))];
        if decided == DecidedBy::MostHeroes {
            return lines;
        }
        let most = aligned.iter().map(|&seat| heroes(seat)).max();
        let tied: Vec<Seat> = aligned.into_iter().filter(|&seat| Some(heroes(seat)) == most).collect();
        let total = |seat| count(seat).total;
        lines.push(text!(self, "ending-fewest-heroes", counts = list(&tied, &total)));
        if decided == DecidedBy::FewestHeroes {
            return lines;
        }
        let fewest = tied.iter().map(|&seat| total(seat)).min();
        let tied: Vec<Seat> = tied.into_iter().filter(|&seat| Some(total(seat)) == fewest).collect();
        let number = |seat| view.leader(seat).map_or(0, |leader| leader.number());
        lines.push(text!(self, "ending-leader-number", counts = list(&tied, &number)));
        lines
    }

    /// What decided, in a few words: for tables and statistics.
    pub fn decided_by(self, decided: DecidedBy) -> String {
        text!(self, "ending-decided-by", decided = decided.id())
    }

    /// Which faction would win with the markers as they are: *If the game ended now: Water Folk*.
    pub fn if_ended_now(self, track: Track) -> String {
        text!(self, "now-if-ended", faction = track.winning_faction().id())
    }

    /// Why that faction would win: *the markers stand on adjacent spaces*.
    pub fn because_of_markers(self, track: Track) -> String {
        let ahead = track.red().abs_diff(track.green());
        text!(
            self,
            "now-because",
            faction = track.winning_faction().id(),
            ahead = ahead
        )
    }

    /// How many more face-up heroes a party needs to end the game: *2 more heroes to the end*.
    pub fn heroes_to_end(self, missing: u8) -> String {
        text!(self, "now-to-the-end", count = missing)
    }
}
