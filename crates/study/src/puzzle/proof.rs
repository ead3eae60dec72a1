//! Whether a choice wins this turn: for certain, or certainly not for certain.
//!
//! A choice **wins for certain** if the player has an answer to everything that follows, whatever the others answer,
//! such that the game ends with this turn and the player wins it in every world they could be in. Two searches, both
//! exhaustive, decide:
//!
//! - [`wins`] proves it. It follows only what is open: nothing is left to chance, no card that the player does not know
//!   is moved, shown or asked about, and others choose only among what everybody sees. Then the player sees the same in
//!   every world, so following one world follows all of them. Where such a line ends the game, everybody else is given
//!   in turn every leader they could have and the hidden heroes that would help them most; if the player still wins,
//!   nothing unknown can change it.
//! - [`fails`] refutes it. It finds a world in which the player could not force the win even knowing all cards.
//!
//! A choice that is neither proven nor refuted has no place in a puzzle.

use bots::Dice;
use rules::{
    Choice, Choices, Event, Happening, Hero, How, Leader, MOST_PLAYERS, Place, Seat, Step, Unknown, View, Viewer, World,
};
use told::Miss;

/// Questions that a proof or a refutation may look at.
const MOST_NODES: u32 = 30_000;
/// Worlds that are tried at random to refute a choice, beside the worst ones.
const RANDOM_WORLDS: u64 = 24;

/// What the player of a view can prove about the present turn.
pub struct Prover<'a> {
    view: &'a View,
    me: Seat,
    turn: u32,
    /// The heroes whose place the player does not know.
    unknown: Vec<Hero>,
    /// The worst worlds for the player: another's leader, and hidden heroes that help them most.
    worst: Vec<World>,
    nodes: u32,
}

/// What a proof has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// What was to be shown holds.
    Yes,
    /// What was to be shown does not hold.
    No,
    /// The search was too large.
    TooLarge,
}

impl<'a> Prover<'a> {
    /// About the player of this view; none if it is not a player's.
    pub fn new(view: &'a View) -> Option<Prover<'a>> {
        let me = view.seat()?;
        view.leader(me)?;
        Some(Prover {
            view,
            me,
            turn: view.turn(),
            unknown: view.unknown_heroes().collect(),
            worst: worst_worlds(view, me),
            nodes: 0,
        })
    }

    /// Whether the player wins for certain by choosing this now. If so, also the choices that lead there if the others
    /// answer as the rules list it first.
    pub fn wins(&mut self, choice: Choice) -> (Shown, Vec<Choice>) {
        self.nodes = 0;
        let world = self.view.imagine(Dice::new(7).generator());
        let mut line = Variation::default();
        let mut solution = Vec::new();
        let shown = self.follow(&world, self.me, choice, &mut line, &mut solution);
        solution.reverse();
        match shown {
            _ if self.nodes > MOST_NODES => (Shown::TooLarge, Vec::new()),
            true => (Shown::Yes, solution),
            false => (Shown::No, Vec::new()),
        }
    }

    /// Whether the player, whose view it is, is already sure to win: the turn is as good as over.
    pub fn has_won(&mut self) -> bool {
        let world = self.view.imagine(Dice::new(7).generator());
        is_settled(&world, self.turn) && self.is_won(&Variation::default())
    }

    /// Whether some choice of the player, or whatever the others answer now, still leads to a certain win.
    pub fn can_win(&mut self) -> bool {
        self.nodes = 0;
        let world = self.view.imagine(Dice::new(7).generator());
        self.is_certain(&world, &mut Variation::default(), &mut Vec::new())
    }

    /// Whether choosing this fails to win this turn in at least one world the player could be in, even if the player
    /// knew all cards.
    pub fn fails(&mut self, choice: Choice) -> Shown {
        let random = (0..RANDOM_WORLDS).map(|seed| self.view.imagine(Dice::new(seed).generator()));
        let worlds: Vec<World> = self.worst.iter().cloned().chain(random).collect();
        let mut too_large = false;
        for mut world in worlds {
            self.nodes = 0;
            if !choose(&mut world, self.me, choice, &mut ()) {
                continue;
            }
            let forced = self.can_force(&world);
            if self.nodes > MOST_NODES {
                too_large = true;
            } else if !forced {
                return Shown::Yes;
            }
        }
        if too_large { Shown::TooLarge } else { Shown::No }
    }

    /// Why the player cannot be sure to win this turn: what happens in a world in which they cannot force it.
    pub fn miss(&mut self) -> Miss {
        for mut world in self.worst.clone() {
            self.nodes = 0;
            if self.can_force(&world) {
                continue;
            }
            let mut choices = Choices::new();
            // Abilities end soon; the bound is for what nobody has thought of.
            for _ in 0..60 {
                let Some(seat) = world.decider().filter(|_| !is_settled(&world, self.turn)) else {
                    break;
                };
                world.choices_into(seat, &mut choices);
                world.choose_listed(seat, &choices, 0, &mut ());
            }
            if !ends_now(&world) {
                return Miss::GoesOn;
            }
            let outcome = world.outcome_now();
            if let Some(seat) = outcome.winner.filter(|&seat| seat != self.me) {
                return Miss::Wins {
                    seat,
                    leader: world.leader_of(seat),
                    faction: outcome.winning_faction,
                };
            }
        }
        Miss::Open
    }

    /// Follows one choice in the one world that stands for all.
    fn follow(
        &mut self,
        world: &World,
        seat: Seat,
        choice: Choice,
        line: &mut Variation,
        solution: &mut Vec<Choice>,
    ) -> bool {
        let mut next = world.clone();
        let mut events: Vec<Event> = Vec::new();
        choose(&mut next, seat, choice, &mut events);
        let chance = next.chance_events() != world.chance_events();
        if chance || !self.is_open(&events, next.is_over()) {
            return false;
        }
        line.0.push((seat, choice));
        let won = self.is_certain(&next, line, solution);
        line.0.pop();
        if won && seat == self.me {
            solution.push(choice);
        }
        won
    }

    /// Whether the player wins for certain from here on.
    fn is_certain(&mut self, world: &World, line: &mut Variation, solution: &mut Vec<Choice>) -> bool {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return false;
        }
        if is_settled(world, self.turn) {
            return self.is_won(line);
        }
        let Some(seat) = world.decider() else { return false };
        let mut choices = Choices::new();
        world.choices_into(seat, &mut choices);
        if seat == self.me {
            return choices
                .iter()
                .any(|&choice| self.follow(world, seat, choice, line, solution));
        }
        // Others may choose only among what everybody sees.
        let open = choices.iter().all(|choice| {
            matches!(
                choice,
                Choice::Move { .. } | Choice::Player(_) | Choice::Faction(_) | Choice::FaceUp { .. }
            )
        });
        let mut first = None;
        open && choices.iter().all(|&choice| {
            let mut answer = Vec::new();
            let won = self.follow(world, seat, choice, line, &mut answer);
            // The solution that is shown follows the first answer.
            first.get_or_insert(answer);
            won
        }) && {
            solution.extend(first.unwrap_or_default());
            true
        }
    }

    /// Whether the line ends the game and the player wins it in the worst worlds too.
    fn is_won(&self, line: &Variation) -> bool {
        !self.worst.is_empty()
            && self.worst.iter().all(|world| {
                let mut world = world.clone();
                let played = line
                    .0
                    .iter()
                    .all(|&(seat, choice)| choose(&mut world, seat, choice, &mut ()));
                played && ends_now(&world) && world.outcome_now().winner == Some(self.me)
            })
    }

    /// Whether the player sees the same of these events in every world.
    fn is_open(&self, events: &[Event], over: bool) -> bool {
        for event in events {
            let known = |card: Option<Hero>| card.is_some_and(|hero| !self.unknown.contains(&hero));
            match event.seen_by(Viewer::Seat(self.me)) {
                // The turn ends: what comes now changes neither parties nor markers.
                Happening::Turn { .. } | Happening::Over { .. } => return true,
                Happening::Card {
                    how: How::Refilled,
                    from: Place::Harbor,
                    ..
                } => return true,
                Happening::Card {
                    how: How::Discarded,
                    from: Place::Hand(_),
                    ..
                } if over => return true,
                Happening::Card { how: How::Refilled, .. } | Happening::Shuffled { .. } | Happening::Unable { .. } => {
                    return false;
                }
                Happening::Card { card, .. } | Happening::Looked { card, .. } | Happening::Revealed { card, .. }
                    if !known(card) =>
                {
                    return false;
                }
                _ => {}
            }
        }
        true
    }

    /// Whether the player can force the win in a world they know.
    fn can_force(&mut self, world: &World) -> bool {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return false;
        }
        if is_settled(world, self.turn) {
            return ends_now(world) && world.outcome_now().winner == Some(self.me);
        }
        let Some(seat) = world.decider() else { return false };
        let mut choices = Choices::new();
        world.choices_into(seat, &mut choices);
        let own = seat == self.me;
        let mut forces = |choice: &Choice| {
            let mut next = world.clone();
            choose(&mut next, seat, *choice, &mut ());
            self.can_force(&next)
        };
        if own {
            choices.iter().any(&mut forces)
        } else {
            choices.iter().all(&mut forces)
        }
    }
}

/// The choices that lead somewhere.
#[derive(Default)]
struct Variation(Vec<(Seat, Choice)>);

/// Makes a choice in a world; false if it is not legal there.
fn choose(world: &mut World, seat: Seat, choice: Choice, witness: &mut impl rules::Witness) -> bool {
    let mut choices = Choices::new();
    world.choices_into(seat, &mut choices);
    let Some(index) = choices.iter().position(|&legal| legal == choice) else {
        return false;
    };
    world.choose_listed(seat, &choices, index, witness);
    true
}

/// Whether nothing of this turn can change parties or markers any more.
fn is_settled(world: &World, turn: u32) -> bool {
    world.turn() != turn || matches!(world.step(), Step::Draw | Step::Discard | Step::Over)
}

/// Whether the game ends with this turn, or has ended.
fn ends_now(world: &World) -> bool {
    let enough = world.setup().heroes_to_end();
    world.is_over() || world.seats().any(|seat| world.face_up_size(seat) >= enough)
}

/// For every other player, every leader they could have and every faction: the hidden heroes that count most then.
fn worst_worlds(view: &View, me: Seat) -> Vec<World> {
    let places: Vec<Unknown> = view.unknown().collect();
    let taken: Vec<Leader> = view.seats().filter_map(|seat| view.leader(seat)).collect();
    let free: Vec<Leader> = Leader::ALL
        .into_iter()
        .filter(|leader| !taken.contains(leader))
        .collect();
    let mut worlds = Vec::new();
    for other in view.seats().filter(|&seat| seat != me) {
        for &leader in &free {
            for faction in leader.alignment() {
                for emperor_first in [false, true] {
                    let mut pool: Vec<Hero> = view.unknown_heroes().collect();
                    pool.sort_by_key(|&hero| std::cmp::Reverse(help(hero, leader, faction, emperor_first)));
                    let mut best = pool.into_iter();
                    let mut leaders = [None; MOST_PLAYERS];
                    leaders[other.index()] = Some(leader);
                    worlds.push(view.imagine_with(
                        Dice::new(3).generator(),
                        leaders,
                        |index| match places.get(index) {
                            Some(&Unknown::Hidden(owner)) if owner == other => best.next(),
                            _ => None,
                        },
                    ));
                }
            }
        }
    }
    worlds
}

/// How much a hidden hero helps a player with this leader if this faction wins.
fn help(hero: Hero, leader: Leader, faction: rules::Faction, emperor_first: bool) -> u8 {
    // The Emperor must be there first, before his Best Friend counts two beside him.
    if emperor_first && hero == Hero::EMPEROR {
        return 7;
    }
    match hero.company() {
        Some(company) if company.counts_two(Some(leader), false) => 4,
        Some(company) if emperor_first && company.counts_two(Some(leader), true) => 6,
        _ if hero == Hero::EMPEROR => 3,
        _ => 2 * u8::from(hero.factions().contains(faction)),
    }
}
