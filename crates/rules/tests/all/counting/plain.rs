//! The rules a second time, as plainly as they can be written: a table of lists of names.
//!
//! It knows only the heroes that the positions of these tests use, and never shuffles.

use super::Count;
use serde_json::Value;

/// What a hero does after the markers have moved.
#[derive(Clone, Copy)]
enum Text {
    Nothing,
    /// Bury any face-up hero of this faction, or of any.
    Bury(Option<char>),
    /// Bury any hidden hero.
    BuryHidden,
    /// Place a hand card face down.
    Place,
    /// You may look at two hidden heroes.
    Look,
    /// Turn over a hero of another player.
    TurnOver,
}

/// The faction of a hero: hill Tribes, imperial army (E), Water folk, Undead.
fn faction(name: &str) -> char {
    match name {
        "depressed-druid"
        | "blind-eye-collector"
        | "hairy-hermit"
        | "pigmented-war-pig"
        | "grumpy-guard"
        | "bored-goblin"
        | "shaky-sharpshooter"
        | "battle-pet-master"
        | "curious-troll"
        | "watchful-witch"
        | "long-eared-loner"
        | "spirited-shaman" => 'T',
        "short-sighted-soldier"
        | "flailing-knight"
        | "underpaid-mercenary"
        | "ace-fighter"
        | "canned-champion"
        | "well-aged-warrior" => 'E',
        "drowned-deserter"
        | "leery-lizard"
        | "furious-frog"
        | "apathetic-waterpriest"
        | "keen-koi"
        | "triple-sword-lizard"
        | "aimless-eel"
        | "friendly-frogmage"
        | "saltwater-sage"
        | "krill-keeper" => 'W',
        _ => 'U',
    }
}

fn text(name: &str) -> Text {
    match name {
        "shaky-sharpshooter" => Text::Bury(Some('E')),
        "canned-champion" => Text::Bury(Some('T')),
        "half-eaten-bull" => Text::Bury(Some('W')),
        "aimless-eel" => Text::Bury(Some('U')),
        "unconfident-executioner" => Text::Bury(None),
        "slaughtered-slime" => Text::BuryHidden,
        "battle-pet-master" | "well-aged-warrior" | "lethargic-leech" | "friendly-frogmage" => Text::Place,
        "curious-troll" | "watchful-witch" => Text::Look,
        "long-eared-loner" | "spirited-shaman" => Text::TurnOver,
        _ => Text::Nothing,
    }
}

/// A table: piles have their top at the end, rows their newest hero.
#[derive(Clone)]
pub(crate) struct Plain {
    red: i64,
    green: i64,
    tavern: Vec<Option<String>>,
    harbor: Vec<String>,
    wilderness: Vec<String>,
    graveyard: Vec<String>,
    hands: Vec<Vec<String>>,
    face_up: Vec<Vec<String>>,
    hidden: Vec<Vec<String>>,
    active: usize,
}

/// What is to be done next.
#[derive(Clone, Copy)]
enum Next<'a> {
    Begin,
    DiscardMore(usize),
    Markers(&'a str),
    Text(&'a str),
    LookAgain { player: usize, index: usize },
    Draw,
    DiscardDown,
}

impl Plain {
    pub(crate) fn new(position: &Value) -> Plain {
        let list = |value: &Value| -> Vec<String> {
            let all = value.as_array().cloned().unwrap_or_default();
            all.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
        };
        let pile = |name: &str| -> Vec<String> { list(&position[name]).into_iter().rev().collect() };
        let players = position["players"].as_array().expect("players");
        let rows = |row: &str| -> Vec<Vec<String>> { players.iter().map(|player| list(&player[row])).collect() };
        let slot = |slot: usize| position["tavern"][slot].as_str().map(str::to_owned);
        Plain {
            red: position["red"].as_i64().unwrap_or(4),
            green: position["green"].as_i64().unwrap_or(4),
            tavern: (0..3).map(slot).collect(),
            harbor: pile("harbor"),
            wilderness: pile("wilderness"),
            graveyard: pile("graveyard"),
            hands: rows("hand"),
            face_up: rows("face_up"),
            hidden: rows("hidden"),
            active: 0,
        }
    }

    /// Follows all ways through this many turns.
    pub(crate) fn count(self, turns: u32) -> Count {
        let mut count = Count::default();
        self.go(Next::Begin, turns, &mut count);
        count
    }

    fn go(&self, next: Next, turns: u32, count: &mut Count) {
        match next {
            Next::Begin => {
                for (index, name) in self.hand().iter().enumerate() {
                    let mut table = self.clone();
                    let played = table.hands[self.active].remove(index);
                    table.face_up[self.active].push(played);
                    table.go(Next::Markers(name), turns, count);
                }
                self.go(Next::DiscardMore(0), turns, count);
            }
            Next::DiscardMore(done) if done == 3 || (done > 0 && self.hand().is_empty()) => {
                self.go(Next::Draw, turns, count);
            }
            Next::DiscardMore(done) => {
                self.discard_each(Next::DiscardMore(done + 1), turns, count);
                self.go(Next::Draw, turns, count);
            }
            Next::Markers(name) => self.markers(name, turns, count),
            Next::Text(name) => self.text(text(name), turns, count),
            Next::LookAgain { player, index } => self.look(Some((player, index)), turns, count),
            Next::Draw => self.draw(turns, count),
            Next::DiscardDown if self.hand().len() > 3 => self.discard_each(Next::DiscardDown, turns, count),
            Next::DiscardDown => self.end_turn(turns, count),
        }
    }

    fn hand(&self) -> &Vec<String> {
        &self.hands[self.active]
    }

    fn discard_each(&self, next: Next, turns: u32, count: &mut Count) {
        for index in 0..self.hand().len() {
            let mut table = self.clone();
            let card = table.hands[self.active].remove(index);
            table.wilderness.push(card);
            table.go(next, turns, count);
        }
    }

    /// How far red and green may go: one of these ways, or not at all if there is none.
    fn ways(&self, name: &str) -> Vec<(i64, i64)> {
        let has = |wanted: char| self.face_up[self.active].iter().any(|name| faction(name) == wanted);
        // By how far the leading marker goes, and the trailing one.
        let leading = |lead: i64, trail: i64| match self.red.cmp(&self.green) {
            std::cmp::Ordering::Greater => vec![(lead, trail)],
            std::cmp::Ordering::Less => vec![(trail, lead)],
            std::cmp::Ordering::Equal => vec![],
        };
        match name {
            "depressed-druid" => vec![(-3, -1)],
            "blind-eye-collector" => vec![(1, 3)],
            "hairy-hermit" if self.red > self.green => vec![(-1, 0), (-2, 0)],
            "hairy-hermit" => vec![(-1, 0)],
            "pigmented-war-pig" => vec![(-1, 1)],
            "grumpy-guard" if has('W') => vec![(0, 2)],
            "bored-goblin" if has('U') => vec![(-2, 0)],
            "grumpy-guard" | "bored-goblin" => vec![],
            "short-sighted-soldier" => vec![(1, -1)],
            "flailing-knight" => vec![(-1, -3)],
            "underpaid-mercenary" => vec![(3, 1)],
            "ace-fighter" if self.green > self.red => vec![(1, 0), (2, 0)],
            "ace-fighter" => vec![(1, 0)],
            "arrowgant-skeleton" => vec![(2, 0), (0, 2), (2, 2)],
            "rotting-orangutan" => vec![(2, 0), (0, 2)],
            "leery-lizard" => vec![(-1, 0), (0, -2)],
            "furious-frog" => vec![(-2, 0), (0, -2), (-2, -2)],
            "apathetic-waterpriest" => vec![(-2, 0), (0, -1)],
            "drowned-deserter" => [leading(-1, 0), leading(0, 2)].concat(),
            "keen-koi" => leading(-1, 1),
            "triple-sword-lizard" => [leading(-1, 0), leading(-3, 0)].concat(),
            "shaky-sharpshooter" => vec![(1, 0), (0, -1)],
            "canned-champion" | "watchful-witch" => vec![(-1, 0), (0, 1)],
            "half-eaten-bull" => vec![(2, 1)],
            "aimless-eel" | "curious-troll" => vec![(1, 0), (0, 1)],
            "unconfident-executioner" | "spirited-shaman" => vec![(-1, -1)],
            "slaughtered-slime" | "lethargic-leech" => vec![(-1, 0), (0, -1)],
            "battle-pet-master" | "well-aged-warrior" | "friendly-frogmage" => vec![(1, 1)],
            "long-eared-loner" => vec![(0, 1)],
            other => panic!("{other} is not played in these positions"),
        }
    }

    fn markers(&self, name: &str, turns: u32, count: &mut Count) {
        let ways = self.ways(name);
        if ways.is_empty() {
            self.go(Next::Text(name), turns, count);
        }
        for (red, green) in ways {
            let mut table = self.clone();
            table.red = (self.red + red).clamp(1, 12);
            table.green = (self.green + green).clamp(1, 12);
            table.go(Next::Text(name), turns, count);
        }
    }

    fn text(&self, text: Text, turns: u32, count: &mut Count) {
        let tables = match text {
            Text::Nothing => Vec::new(),
            Text::Bury(wanted) => self.without_one(|table| &mut table.face_up, wanted),
            Text::BuryHidden => self.without_one(|table| &mut table.hidden, None),
            Text::Place => self.placed(),
            Text::Look => return self.look(None, turns, count),
            Text::TurnOver => self.turned_over(),
        };
        if tables.is_empty() {
            self.go(Next::Draw, turns, count);
        }
        for table in tables {
            table.go(Next::Draw, turns, count);
        }
    }

    /// The tables on which one of these heroes lies in the Graveyard.
    fn without_one(&self, rows: fn(&mut Plain) -> &mut Vec<Vec<String>>, wanted: Option<char>) -> Vec<Plain> {
        let mut tables = Vec::new();
        let all = rows(&mut self.clone()).clone();
        for (player, row) in all.iter().enumerate() {
            for (index, name) in row.iter().enumerate() {
                if wanted.is_none_or(|wanted| faction(name) == wanted) {
                    let mut table = self.clone();
                    let buried = rows(&mut table)[player].remove(index);
                    table.graveyard.push(buried);
                    tables.push(table);
                }
            }
        }
        tables
    }

    fn placed(&self) -> Vec<Plain> {
        let each = (0..self.hand().len()).map(|index| {
            let mut table = self.clone();
            let card = table.hands[self.active].remove(index);
            table.hidden[self.active].push(card);
            table
        });
        each.collect()
    }

    fn turned_over(&self) -> Vec<Plain> {
        let mut tables = Vec::new();
        for player in (0..self.hands.len()).filter(|&player| player != self.active) {
            for index in 0..self.face_up[player].len() {
                let mut table = self.clone();
                let hero = table.face_up[player].remove(index);
                table.hidden[player].push(hero);
                tables.push(table);
            }
            for index in 0..self.hidden[player].len() {
                let mut table = self.clone();
                let hero = table.hidden[player].remove(index);
                table.face_up[player].push(hero);
                tables.push(table);
            }
        }
        tables
    }

    /// Looking changes nothing on the table, but every way to do it is a way of its own.
    fn look(&self, first: Option<(usize, usize)>, turns: u32, count: &mut Count) {
        self.go(Next::Draw, turns, count);
        for (player, row) in self.hidden.iter().enumerate() {
            for index in (0..row.len()).filter(|&index| first != Some((player, index))) {
                let next = match first {
                    None if self.hidden.iter().flatten().count() > 1 => Next::LookAgain { player, index },
                    _ => Next::Draw,
                };
                self.go(next, turns, count);
            }
        }
    }

    fn draw(&self, turns: u32, count: &mut Count) {
        if self.hand().len() >= 4 {
            return self.go(Next::DiscardDown, turns, count);
        }
        for slot in 0..3 {
            let mut table = self.clone();
            if let Some(card) = table.tavern[slot].take() {
                table.hands[self.active].push(card);
                table.go(Next::Draw, turns, count);
            }
        }
        let mut table = self.clone();
        let card = table.harbor.pop().expect("the Harbor holds enough");
        table.hands[self.active].push(card);
        table.go(Next::Draw, turns, count);
    }

    fn end_turn(&self, turns: u32, count: &mut Count) {
        let mut table = self.clone();
        for slot in table.tavern.iter_mut().filter(|slot| slot.is_none()) {
            *slot = Some(table.harbor.pop().expect("the Harbor holds enough"));
        }
        let players = self.hands.len();
        table.active = (self.active + 1) % players;
        let enough = [8, 7, 7, 6, 5][players - 2];
        let over = table.face_up.iter().any(|row| row.len() >= enough);
        if over {
            for seat in (0..players).map(|step| (self.active + step) % players) {
                let hand = std::mem::take(&mut table.hands[seat]);
                table.wilderness.extend(hand);
            }
        }
        if over || turns == 1 {
            count.end(table.end());
        } else {
            table.go(Next::Begin, turns - 1, count);
        }
    }

    fn end(&self) -> super::End {
        let down = |pile: &[String]| -> Vec<String> { pile.iter().rev().cloned().collect() };
        let slots = self
            .tavern
            .iter()
            .map(|card| card.clone().unwrap_or_else(|| "-".to_owned()));
        let mut places = vec![
            slots.collect(),
            down(&self.harbor),
            down(&self.wilderness),
            down(&self.graveyard),
        ];
        for player in 0..self.hands.len() {
            let mut hand = self.hands[player].clone();
            hand.sort();
            places.extend([hand, self.face_up[player].clone(), self.hidden[player].clone()]);
        }
        (self.red, self.green, places)
    }
}
