//! Your hand: which card is raised, which are marked for discarding, and what was confirmed and is still to be done.
//!
//! The rules ask for one card after the other; a person marks up to three and confirms them once. What was confirmed is
//! carried out question by question, and dropped as soon as something else is asked.

use rules::{Choice, Hero, Prompt};
use std::collections::VecDeque;

/// How many cards may be discarded instead of playing one.
const MOST: usize = 3;

/// What is asked now, and what may be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Asks<'a> {
    /// The question.
    pub prompt: Option<Prompt>,
    /// What may be chosen.
    pub choices: &'a [Choice],
}

impl Asks<'_> {
    fn offers(&self, choice: Choice) -> bool {
        self.choices.contains(&choice)
    }

    /// What a card of the hand is for now, apart from marking it: played, picked, or discarded where that is all that is
    /// asked.
    pub fn for_card(&self, hero: Hero) -> Option<Choice> {
        let wanted = [Choice::Play(hero), Choice::Card(hero)];
        let single = Some(Choice::Discard(hero)).filter(|_| !self.may_mark());
        wanted.into_iter().chain(single).find(|choice| self.offers(*choice))
    }

    /// Whether cards can be marked: several may be discarded one after the other.
    pub fn may_mark(&self) -> bool {
        let several = matches!(self.prompt, Some(Prompt::Play | Prompt::DiscardMore));
        several && self.choices.iter().any(|choice| matches!(choice, Choice::Discard(_)))
    }
}

/// The hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    raised: Option<Hero>,
    marks: Option<Vec<Hero>>,
    /// Marks that were confirmed and wait until they cannot be undone any more.
    held: Option<Vec<Hero>>,
    confirmed: Option<VecDeque<Hero>>,
    /// How many of a discard have gone already.
    gone: usize,
}

impl Hand {
    /// The card that is raised.
    pub fn raised(&self) -> Option<Hero> {
        self.raised
    }

    /// Raises a card, or none.
    pub fn raise(&mut self, hero: Option<Hero>) {
        self.raised = hero;
    }

    /// The cards that are marked, in the order in which they go; nothing while none can be.
    pub fn marks(&self) -> Option<&[Hero]> {
        self.marks.as_deref()
    }

    /// Cards are marked from now on.
    pub fn begin_marking(&mut self) {
        self.raised = None;
        self.marks.get_or_insert_default();
    }

    /// Nothing is to be discarded after all.
    pub fn cancel(&mut self) {
        self.marks = None;
    }

    /// Marks a card, or takes its mark away. One that cannot go, or would be too many, stays as it is.
    pub fn mark(&mut self, hero: Hero, asks: Asks<'_>) {
        let most = MOST.saturating_sub(self.gone);
        let Some(marks) = &mut self.marks else { return };
        match marks.iter().position(|marked| *marked == hero) {
            Some(index) => {
                marks.remove(index);
            }
            None if asks.offers(Choice::Discard(hero)) && marks.len() < most => marks.push(hero),
            None => {}
        }
    }

    /// The marked cards are to go, but not yet. Whether there are some.
    #[must_use]
    pub fn hold_back(&mut self) -> bool {
        self.held = self.marks.take().filter(|marks| !marks.is_empty());
        self.held.is_some()
    }

    /// The cards that are held back.
    pub fn held(&self) -> Option<&[Hero]> {
        self.held.as_deref()
    }

    /// What was held back goes, if it still can: what to choose first.
    pub fn let_go(&mut self, asks: Asks<'_>) -> Option<Choice> {
        self.marks = self.held.take();
        self.confirm(asks)
    }

    /// The marked cards go: what to choose first. The rest comes with the questions that follow.
    pub fn confirm(&mut self, asks: Asks<'_>) -> Option<Choice> {
        let marks = self.marks.take().filter(|marks| !marks.is_empty())?;
        self.confirmed = Some(marks.into());
        self.next(asks)
    }

    /// Something is asked. What was confirmed before and belongs here, if anything; the rest is dropped otherwise.
    pub fn next(&mut self, asks: Asks<'_>) -> Option<Choice> {
        let confirmed = self.confirmed.as_mut()?;
        let wanted = match confirmed.pop_front() {
            Some(hero) => Choice::Discard(hero),
            None => Choice::Pass,
        };
        let is_asked = asks.may_mark() || (wanted == Choice::Pass && asks.prompt == Some(Prompt::DiscardMore));
        if !is_asked || !asks.offers(wanted) {
            self.confirmed = None;
            return None;
        }
        match wanted {
            Choice::Pass => self.confirmed = None,
            _ => self.gone += 1,
        }
        Some(wanted)
    }

    /// The table lies differently: no card stays raised or marked. Where a discard is under way, more can be marked at
    /// once.
    pub fn table_changed(&mut self, asks: Asks<'_>) {
        self.raised = None;
        self.gone = match asks.prompt {
            Some(Prompt::DiscardMore) => self.gone.max(1),
            _ => 0,
        };
        self.marks = match asks.prompt == Some(Prompt::DiscardMore) && self.confirmed.is_none() && asks.may_mark() {
            true => Some(Vec::new()),
            false => None,
        };
        // While something is held back nothing is asked. Then it is: what was not sent is marked as before.
        if asks.prompt.is_some()
            && let Some(held) = self.held.take()
            && asks.may_mark()
            && held.iter().all(|hero| asks.offers(Choice::Discard(*hero)))
        {
            self.marks = Some(held);
        }
    }

    /// Whether something that was confirmed is still to be done.
    pub fn has_more(&self) -> bool {
        self.confirmed.is_some()
    }
}
