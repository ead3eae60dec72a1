//! What is kept to tell people something while no page is open.

use super::{Shelf, finished, fresh};
use crate::secret::{PlayerId, PlayerKey};
use crate::storage::FinishedGame;
use crate::storage::push::{Subscription, Telling};

fn somebody() -> PlayerId {
    PlayerKey::random().unwrap().id()
}

fn browser(endpoint: &str, at: u64) -> Subscription {
    Subscription {
        endpoint: format!("https://push.example/{endpoint}"),
        p256dh: "a key".to_owned(),
        auth: "a secret".to_owned(),
        everywhere: true,
        tables: vec!["BCDFGH".to_owned(), "BCDFGJ".to_owned()],
        at,
    }
}

pub(super) async fn who_is_told(shelf: &Shelf) {
    assert_eq!(shelf.push_secret("first".to_owned()).await.unwrap(), "first");
    assert_eq!(shelf.push_secret("second".to_owned()).await.unwrap(), "first");
    browsers(shelf).await;
    everything_once(shelf).await;
    who_has_met(shelf).await;
}

async fn browsers(shelf: &Shelf) {
    let (ada, ben) = (somebody(), somebody());
    let of = async |player: &PlayerId| shelf.subscriptions(player.clone()).await.unwrap();
    for (name, at) in [("old", 1), ("middle", 2), ("new", 3)] {
        shelf.subscribe(ada.clone(), browser(name, at), 2).await.unwrap();
    }
    assert_eq!(of(&ada).await, [browser("middle", 2), browser("new", 3)]);
    // What a browser wants changes, and whose it is.
    let changed = Subscription {
        everywhere: false,
        tables: Vec::new(),
        ..browser("new", 4)
    };
    shelf.subscribe(ada.clone(), changed.clone(), 2).await.unwrap();
    assert_eq!(of(&ada).await, [browser("middle", 2), changed]);
    shelf.subscribe(ben.clone(), browser("new", 5), 2).await.unwrap();
    assert_eq!(of(&ada).await, [browser("middle", 2)]);
    shelf.unsubscribe(browser("middle", 2).endpoint).await.unwrap();
    assert!(of(&ada).await.is_empty());
    let told = Telling {
        what: "turn",
        ..telling(&ben, 3, 9)
    };
    assert!(shelf.tell_once(told.clone()).await.unwrap());
    shelf.forget_player(ben.clone(), ben.seal(), Vec::new()).await.unwrap();
    assert!(of(&ben).await.is_empty());
    assert!(shelf.tell_once(told).await.unwrap(), "nobody knows what they were told");
}

fn telling(player: &PlayerId, number: u64, at: u64) -> Telling {
    Telling {
        player: player.clone(),
        code: "BCDFGH".parse().unwrap(),
        what: "turn",
        number,
        at,
    }
}

/// Of many servers that would tell somebody the same one does.
async fn everything_once(shelf: &Shelf) {
    let ada = somebody();
    let mut servers = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (shelf, telling) = (shelf.clone(), telling(&ada, 7, 100));
        servers.spawn(async move { shelf.tell_once(telling).await.unwrap() });
    }
    let told = servers.join_all().await;
    assert_eq!(told.iter().filter(|told| **told).count(), 1);
    assert!(!shelf.tell_once(telling(&ada, 6, 101)).await.unwrap(), "it was before");
    assert!(shelf.tell_once(telling(&ada, 8, 102)).await.unwrap());
    let other = Telling {
        what: "reminder",
        ..telling(&ada, 7, 103)
    };
    assert!(shelf.tell_once(other).await.unwrap());
    shelf.forget_told(102).await.unwrap();
    assert!(!shelf.tell_once(telling(&ada, 8, 104)).await.unwrap());
    shelf.forget_told(105).await.unwrap();
    assert!(shelf.tell_once(telling(&ada, 8, 106)).await.unwrap());
}

async fn who_has_met(shelf: &Shelf) {
    let (ada, ben, eve) = (somebody(), somebody(), somebody());
    let met = async |one: &PlayerId, other: &PlayerId| shelf.have_met(one.clone(), other.clone()).await.unwrap();
    assert!(!met(&ada, &ben).await);
    let game = FinishedGame {
        players: [&ada, &ben]
            .map(|id| Some((id.clone(), "Somebody".to_owned())))
            .to_vec(),
        ..finished(fresh(shelf), 5_077)
    };
    shelf.finish(game).await.unwrap();
    assert!(met(&ada, &ben).await && met(&ben, &ada).await);
    assert!(!met(&ada, &eve).await && !met(&eve, &ben).await);
}
