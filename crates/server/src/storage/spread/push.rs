//! Browsers that want to be told something belong to players, so they are at home.

use super::super::Answer;
use super::super::push::{Subscription, Subscriptions, Telling};
use super::Spread;
use crate::secret::PlayerId;
use crate::time::Millis;

impl Subscriptions for Spread {
    fn push_secret(&self, fresh: String) -> Answer<'_, String> {
        self.home().push_secret(fresh)
    }

    fn subscribe(&self, player: PlayerId, subscription: Subscription, most: u32) -> Answer<'_, ()> {
        self.home().subscribe(player, subscription, most)
    }

    fn subscriptions(&self, player: PlayerId) -> Answer<'_, Vec<Subscription>> {
        self.home().subscriptions(player)
    }

    fn unsubscribe(&self, endpoint: String) -> Answer<'_, ()> {
        self.home().unsubscribe(endpoint)
    }

    fn tell_once(&self, telling: Telling) -> Answer<'_, bool> {
        self.home().tell_once(telling)
    }

    fn forget_told(&self, before: Millis) -> Answer<'_, ()> {
        self.home().forget_told(before)
    }

    fn have_met(&self, one: PlayerId, other: PlayerId) -> Answer<'_, bool> {
        self.home().have_met(one, other)
    }
}
