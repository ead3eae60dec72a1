//! From effects to sentences.
//!
//! Rust decides which sentences a card has and what fills their places; how a sentence is built, and which case and
//! number a place asks for, is decided by each language in its Fluent files. What fills a place is asked for by its
//! part in the sentence (the first of an exchange, a faction that something is a card of), never by its case.

use super::icon::{CardLine, LineKind};
use crate::Value;
use crate::text::finished;
use crate::{Words, text};
use rules::effect::{
    By, Cards, Company, Condition, Copied, Count, Decider, Effect, Into, Join, Move, Pawn, Rest, Shift, Side, Source,
    Spot, Target, Which, Whose, X,
};
use rules::{Faction, Factions, Hero, Marker};

/// Which of the two forms is being made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Spoken,
    Icons,
}

/// A finished sentence, or several that belong together.
struct Sentence {
    kind: LineKind,
    text: String,
}

/// Writes the sentences of one card.
struct Writer {
    words: Words,
    form: Form,
    sentences: Vec<Sentence>,
}

/// The text with this key in the form of the card, the key and its variables checked by the compiler.
macro_rules! say {
    ($writer:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = crate::check($key, &[$(stringify!($name)),*]);
        $writer.say($key, &[$((stringify!($name), Value::from($value))),*])
    }};
}

/// [`say!`] for a text about the heroes a target allows: whose, on which side, of which faction.
macro_rules! say_target {
    ($writer:expr, $key:literal, $target:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        let target: Target = $target;
        say!(
            $writer, $key,
            whose = whose(target.whose), side = side(target.side),
            which = which(target.which), faction = of_which(target.which)
            $(, $name = $value)*
        )
    }};
}

impl Words {
    pub(super) fn card_spoken(self, hero: Hero) -> String {
        let sentences = self.sentences(hero, Form::Spoken);
        let texts: Vec<String> = sentences.iter().map(|sentence| capitalised(&sentence.text)).collect();
        texts.join(" ")
    }

    pub(super) fn card_lines(self, hero: Hero) -> Vec<CardLine> {
        let mut lines: Vec<Sentence> = Vec::new();
        for sentence in self.sentences(hero, Form::Icons) {
            let text = capitalised(&sentence.text);
            match lines.last_mut() {
                Some(last) if last.kind == LineKind::Text && sentence.kind == LineKind::Text => {
                    last.text.push(' ');
                    last.text.push_str(&text);
                }
                _ => lines.push(Sentence { text, ..sentence }),
            }
        }
        lines
            .iter()
            .map(|line| CardLine::from_marked(line.kind, &line.text))
            .collect()
    }

    /// The sentences of one effect alone, for a question it asks.
    pub(crate) fn effect_spoken(self, effect: Effect) -> String {
        let mut writer = Writer {
            words: self,
            form: Form::Spoken,
            sentences: Vec::new(),
        };
        writer.effect(effect, false, false);
        if matches!(effect, Effect::Count(_)) {
            writer.meaning_of_x(effect);
        }
        let texts: Vec<String> = writer.sentences.iter().map(|one| capitalised(&one.text)).collect();
        texts.join(" ")
    }

    /// A way the markers move, as a choice: *Red plus 1 and green minus 1*.
    pub(crate) fn moved(self, red: i8, green: i8) -> String {
        let shift = |pawn: &'static str, spaces: i8| {
            let direction = if spaces < 0 { "minus" } else { "plus" };
            let by = spaces.unsigned_abs().to_string();
            text!(self, "shift", pawn = pawn, direction = direction, by = by)
        };
        let way = match (red, green) {
            (red, 0) => shift("red", red),
            (0, green) => shift("green", green),
            (red, green) => text!(
                self,
                "move-and",
                first = shift("red", red),
                second = shift("green", green)
            ),
        };
        capitalised(&way)
    }

    fn sentences(self, hero: Hero, form: Form) -> Vec<Sentence> {
        let mut writer = Writer {
            words: self,
            form,
            sentences: Vec::new(),
        };
        writer.card(hero);
        writer.sentences
    }
}

impl Writer {
    fn card(&mut self, hero: Hero) {
        let effects = hero.effects();
        let counted = effects.iter().any(|&effect| uses_x(effect));
        let mut after_deed = false;
        for &effect in effects {
            self.effect(effect, after_deed, counted);
            // Moves and preparations do not call for a "then".
            after_deed = !matches!(effect, Effect::Move(_) | Effect::Count(_) | Effect::NameFaction);
        }
        if counted {
            for &effect in effects {
                self.meaning_of_x(effect);
            }
        }
        self.what_if_not(effects);
        if hero.factions() == Factions::ALL {
            let text = say!(self, "card-all-factions");
            self.add(text);
        } else if hero.factions().is_empty() {
            let text = say!(self, "card-no-faction");
            self.add(text);
        }
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        match self.form {
            Form::Spoken => self.words.format(key, values),
            Form::Icons => self.words.format(&format!("{key}.icons"), values),
        }
    }

    fn add(&mut self, text: String) {
        let kind = LineKind::Text;
        self.sentences.push(Sentence { kind, text });
    }

    fn effect(&mut self, effect: Effect, after_deed: bool, counted: bool) {
        let then = if after_deed { "yes" } else { "no" };
        let text = match effect {
            Effect::Move(moves) => {
                let text = self.moves(moves);
                let kind = LineKind::Movement;
                self.sentences.push(Sentence { kind, text });
                return;
            }
            // On the face of the card, who is picked stands with the meaning of X.
            Effect::Count(Count::FaceUpOfAPlayer(_)) if self.form == Form::Spoken => {
                text!(self.words, "card-pick-any-player")
            }
            Effect::Count(_) => return,
            Effect::NameFaction => say!(self, "card-name-faction"),
            Effect::Bury(target) => say_target!(self, "card-bury", target, then = then),
            Effect::BuryIfNamed => say!(self, "card-bury-if-named"),
            Effect::TheyBury => say!(self, "card-they-bury"),
            Effect::BuryAtRandom => say!(self, "card-bury-at-random"),
            Effect::DiscardHero(target) => say_target!(self, "card-discard-hero", target),
            Effect::TurnOver(target) => say_target!(self, "card-turn-over", target),
            Effect::TakeHero(target) => say_target!(self, "card-take-hero", target),
            Effect::MayLook(target, count) => say_target!(self, "card-may-look", target, count = count),
            Effect::TurnOverOrLook(turned, seen) => {
                let turned = say_target!(self, "hero-turned", turned);
                let seen = say_target!(self, "hero-seen", seen);
                say!(self, "card-turn-over-or-look", turned = turned, seen = seen)
            }
            Effect::MayGiveAway(target) => say_target!(self, "card-may-give-away", target),
            Effect::DiscardFromTavern(cards) => self.discard_from_tavern(cards, counted),
            Effect::MayDiscardFromTavern(faction) => say!(self, "card-may-discard-tavern", faction = faction.id()),
            Effect::RefillTavernFromGraveyard => say!(self, "card-refill-tavern"),
            Effect::PlaceFromTavern => say!(self, "card-place-tavern"),
            Effect::Exchange(first, second) => self.exchange(first, second, false),
            Effect::MayExchange(first, second) => self.exchange(first, second, true),
            Effect::PlaceFromHand(count) => say!(self, "card-place-hand", count = count, then = then),
            Effect::DrawFromHand(into) => {
                let into = match into {
                    Into::Hand => "hand",
                    Into::Party => "party",
                };
                say!(self, "card-draw-hand", into = into)
            }
            Effect::Share(source, rest) => self.share(source, rest),
            Effect::DrawFromOnePile(count) => say!(self, "card-draw-one-pile", count = count),
            Effect::TakeFromGraveyard => say!(self, "card-take-graveyard"),
            Effect::OthersDiscard => say!(self, "card-others-discard"),
            Effect::RevealFromWilderness => say!(self, "card-reveal"),
            Effect::AskForNamed => say!(self, "card-ask-for-named"),
            Effect::Perform(copied) => match copied {
                Copied::FaceUp(whose) => say_target!(self, "card-perform-face-up", whose.face_up()),
                Copied::GraveyardTop => say!(self, "card-perform-graveyard"),
                Copied::Tavern => say!(self, "card-perform-tavern"),
                Copied::Turned => say!(self, "card-perform-turned"),
            },
            Effect::PlacePerformed => say!(self, "card-place-performed"),
            Effect::BuryPerformed => say!(self, "card-bury-performed"),
            Effect::MayPlayAnother(faction) => say!(self, "card-may-play-another", faction = faction.id()),
            Effect::CountsTwo(Company::Leaders(first, second)) => {
                let owner = |leader| finished(self.words.leader_owner(leader));
                say!(
                    self,
                    "card-counts-two-leaders",
                    first = owner(first),
                    second = owner(second)
                )
            }
            Effect::CountsTwo(Company::Emperor) => say!(self, "card-counts-two-emperor"),
            Effect::Protects => say!(self, "card-protects"),
        };
        self.add(text);
    }

    fn moves(&self, moves: Move) -> String {
        let first = self.shift(moves.first);
        let mut shifts = vec![moves.first];
        let clause = match moves.then {
            Join::Alone => say!(self, "move-alone", first = first),
            Join::And(second) => {
                shifts.push(second);
                say!(self, "move-and", first = first, second = self.shift(second))
            }
            Join::Or(second) => {
                shifts.push(second);
                say!(self, "move-or", first = first, second = self.shift(second))
            }
            Join::AndOr(second) => {
                shifts.push(second);
                say!(self, "move-and-or", first = first, second = self.shift(second))
            }
            Join::OrIfLeading(leading, second) => {
                let second = self.shift(second);
                say!(
                    self,
                    "move-or-if-leading",
                    first = first,
                    second = second,
                    marker = marker(leading)
                )
            }
        };
        let by_place = shifts.iter().any(|shift| !matches!(shift.pawn, Pawn::Is(_)));
        match (moves.condition, moves.decider) {
            (_, Decider::NextPlayer) => say!(self, "move-next-player-decides", move = clause),
            (_, Decider::ThatPlayer) => say!(self, "move-that-player-decides", move = clause),
            (Condition::Always, Decider::You) if by_place => say!(self, "move-if-any-leads", move = clause),
            (Condition::Always, Decider::You) => say!(self, "move-always", move = clause),
            (Condition::YouHave(faction), _) => say!(self, "move-if-you-have", faction = faction.id(), move = clause),
            (Condition::YouDid, _) => say!(self, "move-if-you-did", move = clause),
            (Condition::RevealedIsNot(faction), _) => {
                say!(self, "move-if-revealed-is-not", faction = faction.id(), move = clause)
            }
            (Condition::TurnedIs(factions), _) => {
                let factions = self.list(
                    factions,
                    |faction| say!(self, "faction-it-is", faction = faction.id()),
                    |first, second| say!(self, "list-or", first = first, second = second),
                );
                say!(self, "move-if-turned-is", factions = factions, move = clause)
            }
        }
    }

    fn shift(&self, shift: Shift) -> String {
        let pawn = match shift.pawn {
            Pawn::Is(color) => marker(color),
            Pawn::Leading => "leading",
            Pawn::Trailing => "trailing",
        };
        let (direction, by) = match shift.by {
            By::Spaces(spaces) if spaces < 0 => ("minus", spaces.unsigned_abs().to_string()),
            By::Spaces(spaces) => ("plus", spaces.to_string()),
            By::PlusX => ("plus", "X".to_owned()),
            By::MinusX => ("minus", "X".to_owned()),
        };
        say!(self, "shift", pawn = pawn, direction = direction, by = by)
    }

    fn discard_from_tavern(&self, cards: Cards, counted: bool) -> String {
        let counted = if counted { "yes" } else { "no" };
        match cards {
            Cards::All => say!(self, "card-discard-tavern-all", counted = counted),
            Cards::OfNamed => say!(self, "card-discard-tavern-named", counted = counted),
            Cards::Of(factions) => {
                let factions = self.list(
                    factions,
                    |faction| say!(self, "faction-of-cards", faction = faction.id()),
                    |first, second| say!(self, "list-and", first = first, second = second),
                );
                say!(self, "card-discard-tavern-of", factions = factions, counted = counted)
            }
        }
    }

    fn exchange(&mut self, first: Spot, second: Spot, may: bool) -> String {
        for spot in [first, second] {
            if let Spot::WildernessTop(count) = spot {
                let text = say!(self, "card-look-wilderness", count = count);
                self.add(text);
            }
        }
        let optional = if may { "yes" } else { "no" };
        let (place, target) = spot(first);
        let first = say_target!(self, "spot-first", target, spot = place);
        let (place, target) = spot(second);
        let second = say_target!(self, "spot-second", target, spot = place, may = optional);
        if may {
            say!(self, "card-may-exchange", first = first, second = second)
        } else {
            say!(self, "card-exchange", first = first, second = second)
        }
    }

    fn share(&self, source: Source, rest: Rest) -> String {
        let (source, count) = match source {
            Source::Harbor(count) => ("harbor", count),
            Source::Wilderness(count) => ("wilderness", count),
            Source::Graveyard(count) => ("graveyard", count),
            Source::Tavern => ("tavern", 3),
        };
        let rest = match rest {
            Rest::Hand => "hand",
            Rest::Discard => "discard",
            Rest::Stay => "stay",
        };
        let others = if count == 2 { "one" } else { "many" };
        say!(
            self,
            "card-share",
            source = source,
            count = count,
            rest = rest,
            others = others
        )
    }

    fn meaning_of_x(&mut self, effect: Effect) {
        let text = match effect.x() {
            Some(X::Counted(Count::FaceUpOfAPlayer(faction))) => {
                say!(self, "x-face-up-of-a-player", faction = faction.id())
            }
            Some(X::Counted(Count::Graveyard)) => say!(self, "x-graveyard"),
            Some(X::Counted(Count::YourHidden)) => say!(self, "x-your-hidden"),
            Some(X::Counted(Count::YourFactionsBut(faction))) => {
                say!(self, "x-your-factions-but", faction = faction.id())
            }
            Some(X::Discarded(_)) if self.form == Form::Spoken => text!(self.words, "x-discarded"),
            // On the face of the card it stands with the discarding.
            Some(X::Discarded(_)) | None => return,
        };
        self.add(text);
    }

    /// Where moves hang on something that may not be there, the spoken form says what happens then. On the face of
    /// the card there is no room for it, nor need: nothing is named that could move.
    fn what_if_not(&mut self, effects: &[Effect]) {
        if self.form == Form::Icons {
            return;
        }
        for effect in effects {
            let Effect::Move(moves) = effect else { continue };
            let text = match (moves.condition, moves.decider) {
                (Condition::TurnedIs(_), _) | (_, Decider::ThatPlayer) => text!(self.words, "card-no-such-hero"),
                (Condition::RevealedIsNot(_), _) => text!(self.words, "card-nothing-to-reveal"),
                _ => continue,
            };
            self.add(text);
        }
    }

    fn list(
        &self,
        factions: Factions,
        word: impl Fn(Faction) -> String,
        join: impl Fn(String, String) -> String,
    ) -> String {
        let mut words: Vec<String> = factions.iter().map(word).collect();
        let last = words.pop().unwrap_or_default();
        let before = words.into_iter().reduce(|all, next| match self.form {
            Form::Spoken => text!(self.words, "list-comma", first = all, second = next),
            Form::Icons => join(all, next),
        });
        match before {
            Some(all) => join(all, last),
            None => last,
        }
    }
}

fn uses_x(effect: Effect) -> bool {
    let Effect::Move(moves) = effect else { return false };
    !matches!(moves.first.by, By::Spaces(_))
}

pub(crate) fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Any => "any",
        Whose::Yours => "yours",
        Whose::Another => "another",
        Whose::NextPlayer => "next",
    }
}

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::FaceUp => "up",
        Side::Hidden => "hidden",
        Side::Either => "either",
    }
}

pub(crate) fn which(which: Which) -> &'static str {
    match which {
        Which::Every => "every",
        Which::Of(_) => "of",
        Which::Not(_) => "not",
    }
}

pub(crate) fn of_which(which: Which) -> &'static str {
    match which {
        Which::Every => "none",
        Which::Of(faction) | Which::Not(faction) => faction.id(),
    }
}

pub(crate) fn marker(marker: Marker) -> &'static str {
    match marker {
        Marker::Red => "red",
        Marker::Green => "green",
    }
}

/// The place of a spot and, where it is in a party, who may be picked there.
fn spot(spot: Spot) -> (&'static str, Target) {
    let nobody = Whose::Any.hero();
    match spot {
        Spot::Party(target) => ("party", target),
        Spot::Hand => ("hand", nobody),
        Spot::Tavern => ("tavern", nobody),
        Spot::GraveyardTop => ("graveyard", nobody),
        Spot::WildernessTop(1) => ("card", nobody),
        Spot::WildernessTop(_) => ("wilderness", nobody),
    }
}

/// With the first letter in capitals, as a sentence begins in all three languages.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => std::iter::once(capital(first)).chain(letters).collect(),
        None => String::new(),
    }
}

/// The capital of a letter of our languages. The tables of all languages would take more room than all cards.
fn capital(letter: char) -> char {
    const SMALL: &str = "äöüóąćęłńśźż";
    const CAPITAL: &str = "ÄÖÜÓĄĆĘŁŃŚŹŻ";
    let mut pairs = SMALL.chars().zip(CAPITAL.chars());
    match pairs.find(|(small, _)| *small == letter) {
        Some((_, capital)) => capital,
        None => letter.to_ascii_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn capitals_are_those_of_the_languages() {
        for letter in ('a'..='z').chain("äöüóąćęłńśźżÄŁZ1{„ ".chars()) {
            let expected: String = letter.to_uppercase().collect();
            assert_eq!(super::capital(letter).to_string(), expected);
        }
    }
}
