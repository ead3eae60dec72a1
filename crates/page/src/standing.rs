//! Who would win if the game ended now, as far as the viewer can see: the faction, and everybody's heroes of it.

use rules::{Faction, Hero, Seat, Track};
use told::{Party, Sight};

/// Somebody's heroes of the faction that would win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The seat of the player.
    pub seat: Seat,
    /// Those the viewer knows of, face up or hidden.
    pub seen: usize,
    /// Hidden heroes that the viewer does not know: each could be one more.
    pub hidden: usize,
}

/// How the viewer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospects {
    /// The viewer's leader does not win with this faction.
    NotYours,
    /// Somebody has as many heroes of it, or more.
    Behind,
    /// Nobody seems to have as many, but hidden heroes could change that.
    Ahead,
    /// Nobody can have as many.
    Safe,
}

/// The standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The faction that would win.
    pub faction: Faction,
    /// Everybody, most heroes first.
    pub counts: Vec<Count>,
    /// How the viewer stands, if it is a player who looks at their leader.
    pub prospects: Option<Prospects>,
}

fn count(seat: Seat, party: &Party, faction: Faction) -> Count {
    let known = party.hidden.iter().flatten();
    let of_it = |hero: &&Hero| hero.factions().contains(faction);
    Count {
        seat,
        seen: party.face_up.iter().chain(known).filter(of_it).count(),
        hidden: party.hidden.iter().filter(|hero| hero.is_none()).count(),
    }
}

impl Standing {
    /// The standing with the markers on a track: where they are, or where they would be. `played` is a hero that the viewer
    /// would have played by then, `peek` whether they look at their own leader.
    pub fn of(sight: &Sight, track: Track, played: Option<Hero>, peek: bool) -> Standing {
        let faction = track.winning_faction();
        let seats = Seat::ALL.into_iter().zip(&sight.players);
        let mut counts: Vec<Count> = seats.map(|(seat, party)| count(seat, party, faction)).collect();
        let own = counts.iter_mut().find(|count| Some(count.seat) == sight.me());
        if let (Some(own), Some(hero)) = (own, played) {
            own.seen += usize::from(hero.factions().contains(faction));
        }
        let prospects = sight.leader().filter(|_| peek).and_then(|leader| {
            let me = sight.me()?;
            let mine = counts.iter().find(|count| count.seat == me)?.seen;
            let others = || counts.iter().filter(|count| count.seat != me);
            Some(match leader.factions().contains(faction) {
                false => Prospects::NotYours,
                true if others().any(|other| other.seen >= mine) => Prospects::Behind,
                true if others().any(|other| other.seen + other.hidden >= mine) => Prospects::Ahead,
                true => Prospects::Safe,
            })
        });
        counts.sort_by_key(|count| std::cmp::Reverse((count.seen, count.hidden)));
        Standing {
            faction,
            counts,
            prospects,
        }
    }
}
