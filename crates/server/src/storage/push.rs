//! What is kept to tell people something while no page is open.

use super::Answer;
use crate::code::Code;
use crate::secret::PlayerId;
use crate::time::Millis;
use std::fmt;

/// A browser that wants to be told, and of what.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Subscription {
    /// Where it is reached. Whoever knows that may send something there, so it is nobody else's to know.
    pub(crate) endpoint: String,
    /// With what it is enciphered, as browsers write it.
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    /// Whether it wants to hear of all but these tables, or of these only.
    pub(crate) everywhere: bool,
    pub(crate) tables: Vec<String>,
    pub(crate) at: Millis,
}

impl fmt::Debug for Subscription {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Subscription(…)")
    }
}

impl Subscription {
    /// Whether it wants to hear of a table.
    pub(crate) fn wants(&self, code: Code) -> bool {
        let named = self.tables.iter().any(|table| table == code.as_str());
        named != self.everywhere
    }

    /// Its tables in one text, as they are kept.
    pub(super) fn listed(&self) -> String {
        self.tables.join(" ")
    }

    /// Tables as they were kept.
    pub(super) fn read_list(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }
}

/// Something somebody is told once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Telling {
    pub(crate) player: PlayerId,
    pub(crate) code: Code,
    /// What it is about.
    pub(crate) what: &'static str,
    /// Which one of its kind: only a later one is told afterwards.
    pub(crate) number: u64,
    pub(crate) at: Millis,
}

/// What is kept to tell people something while no page is open.
pub(crate) trait Subscriptions {
    /// The secret by which push services know this server; this one from now on, if there is none yet.
    fn push_secret(&self, fresh: String) -> Answer<'_, String>;

    /// A browser wants to be told; the oldest of the player's that are more than this many are forgotten. One browser is
    /// one player's.
    fn subscribe(&self, player: PlayerId, subscription: Subscription, most: u32) -> Answer<'_, ()>;

    /// The browsers of a player.
    fn subscriptions(&self, player: PlayerId) -> Answer<'_, Vec<Subscription>>;

    /// A browser does not want to be told any more, or is gone.
    fn unsubscribe(&self, endpoint: String) -> Answer<'_, ()>;

    /// Notes that somebody is told something; false if that was done before.
    fn tell_once(&self, telling: Telling) -> Answer<'_, bool>;

    /// Forgets what was told before this time.
    fn forget_told(&self, before: Millis) -> Answer<'_, ()>;

    /// Whether two players have finished a game together.
    fn have_met(&self, one: PlayerId, other: PlayerId) -> Answer<'_, bool>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_hears_of_what_it_wants() {
        let (one, other): (Code, Code) = ("BCDFGH".parse().unwrap(), "BCDFGJ".parse().unwrap());
        let mut browser = Subscription {
            endpoint: String::new(),
            p256dh: String::new(),
            auth: String::new(),
            everywhere: true,
            tables: vec![one.to_string()],
            at: 0,
        };
        assert!(!browser.wants(one) && browser.wants(other));
        browser.everywhere = false;
        assert!(browser.wants(one) && !browser.wants(other));
        assert_eq!(Subscription::read_list(&browser.listed()), browser.tables);
        assert!(Subscription::read_list("").is_empty());
    }
}
