//! The deal and the simultaneous set-up choice.

use super::{Frame, Game, Step, tell};
use crate::chance::Chance;
use crate::event::{Event, Happening, How, Place, Witness};
use crate::places::{Places, Zone};
use crate::{Audience, Choice, Hero, Leader, MOST_PLAYERS, Prompt, Seat, Seed, Setup, Slot, Track};

/// Cards dealt to each player.
const DEALT: u8 = 5;

impl Game {
    /// A new game, dealt from `seed`, in which everybody chooses a hidden hero and a card for the Wilderness.
    pub fn new(setup: Setup, seed: &Seed) -> Game {
        Game::deal(setup, seed.key())
    }

    /// A new game dealt from raw key bytes, for simulations that play millions of games.
    pub fn deal(setup: Setup, key: [u8; 32]) -> Game {
        let mut game = Game::bare(setup, key);
        let mut dice = game.chance.next();
        dice.shuffle(&mut game.leaders);
        game.active = Seat::ALL[dice.below(u32::from(setup.players)) as usize];
        let mut deck = [Hero::EMPEROR; Hero::COUNT];
        let mut size = 0;
        for hero in setup.deck().without(Hero::EMPEROR) {
            deck[size] = hero;
            size += 1;
        }
        dice.shuffle(&mut deck[..size]);
        game.places.stack(&deck[..size], Zone::OUT, Zone::HARBOR);
        game.places.put(Hero::EMPEROR, Zone::GRAVEYARD);
        for slot in Slot::ALL {
            game.deal_card(Zone::tavern(slot));
        }
        for seat in game.active.around(setup.players) {
            for _ in 0..DEALT {
                game.deal_card(Zone::hand(seat));
            }
        }
        game.begin_setup();
        game
    }

    fn deal_card(&mut self, zone: Zone) {
        if let Some(hero) = self.places.top(Zone::HARBOR) {
            self.places.put(hero, zone);
        }
    }

    /// A table before anything is dealt.
    pub(crate) fn bare(setup: Setup, key: [u8; 32]) -> Game {
        Game {
            chain: 0,
            places: Places::NONE,
            chance: Chance::new(key, 0),
            frames: [Frame::new(Hero::EMPEROR); super::DEEPEST],
            depth: 0,
            leaders: Leader::ALL,
            picks: [[None; 2]; MOST_PLAYERS],
            setup,
            track: Track::START,
            active: Seat::S0,
            step: Step::Setup,
            prompt: Prompt::SetupHidden,
            deciding: Audience::NOBODY,
            discarded: 0,
            turn: 0,
            decisions: 0,
        }
    }

    /// Asks everybody who has cards for the set-up choice.
    pub(crate) fn begin_setup(&mut self) {
        self.step = Step::Setup;
        self.prompt = Prompt::SetupHidden;
        self.deciding = self
            .seats()
            .filter(|&seat| self.hand(seat) > 0)
            .fold(Audience::NOBODY, |all, seat| all.union(Audience::only(seat)));
    }

    #[cold]
    pub(super) fn answer_setup(&mut self, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        let (Choice::Card(hero) | Choice::Discard(hero)) = choice else {
            return;
        };
        let hand = self.hand(seat);
        let picks = &mut self.picks[seat.index()];
        if picks[0].is_none() {
            picks[0] = Some(hero);
            if hand > 1 {
                return;
            }
        } else {
            picks[1] = Some(hero);
        }
        self.deciding = self.deciding.without(seat);
        tell(witness, Happening::Chose { seat });
        if self.deciding.is_empty() {
            self.finish_setup(witness);
        }
    }

    pub(crate) fn finish_setup(&mut self, witness: &mut impl Witness) {
        if self.setup.edition.draws_starting_player_late() {
            let players = u32::from(self.players());
            self.active = Seat::ALL[self.chance.next().below(players) as usize];
        }
        tell(witness, Happening::Starts { seat: self.active });
        for seat in self.active.around(self.players()) {
            let picks = std::mem::take(&mut self.picks[seat.index()]);
            let index = self.places.size(Zone::hidden(seat));
            let goals = [
                (Zone::hidden(seat), How::Placed, Place::Hidden { seat, index }),
                (Zone::WILDERNESS, How::Discarded, Place::Wilderness),
            ];
            for (pick, (zone, how, to)) in picks.into_iter().zip(goals) {
                let Some(hero) = pick else { continue };
                self.places.forget_all_but(Zone::hand(seat), Audience::only(seat));
                self.places.put(hero, zone);
                let happening = Happening::Card {
                    card: Some(hero),
                    how,
                    by: seat,
                    from: Place::Hand(seat),
                    to,
                };
                witness.witness(Event::new(happening, self.places.known(hero)));
            }
        }
        self.begin_turn(witness);
    }
}
