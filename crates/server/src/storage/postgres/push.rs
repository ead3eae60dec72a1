//! Browsers that want to be told something, in PostgreSQL.

use super::super::push::{Subscription, Subscriptions, Telling};
use super::super::{Answer, StorageError, signed, unsigned};
use super::{Postgres, Value};
use crate::secret::PlayerId;
use crate::time::Millis;
use tokio_postgres::Row;
use tokio_postgres::types::Type;

fn read(row: &Row) -> Subscription {
    Subscription {
        endpoint: row.get(0),
        p256dh: row.get(1),
        auth: row.get(2),
        everywhere: row.get(3),
        tables: Subscription::read_list(row.get(4)),
        at: unsigned(row.get(5)),
    }
}

impl Subscriptions for Postgres {
    fn push_secret(&self, fresh: String) -> Answer<'_, String> {
        Box::pin(async move {
            let make = "insert into push_keys (name, secret) values ('vapid', $1) on conflict do nothing";
            self.query(make, &[(&fresh, Type::TEXT)]).await?;
            let query = "select secret from push_keys where name = 'vapid'";
            let rows = self.query(query, &[]).await?;
            let gone = || StorageError::Unavailable("the secret for push services is gone".to_owned());
            rows.first().map(|row| row.get(0)).ok_or_else(gone)
        })
    }

    fn subscribe(&self, player: PlayerId, subscription: Subscription, most: u32) -> Answer<'_, ()> {
        Box::pin(async move {
            let Subscription {
                endpoint,
                p256dh,
                auth,
                everywhere,
                at,
                ..
            } = &subscription;
            let values: [Value<'_>; 7] = [
                (endpoint, Type::TEXT),
                (&player.as_str(), Type::TEXT),
                (p256dh, Type::TEXT),
                (auth, Type::TEXT),
                (everywhere, Type::BOOL),
                (&subscription.listed(), Type::TEXT),
                (&signed(*at), Type::INT8),
            ];
            let put = "insert into subscriptions (endpoint, player, p256dh, auth, everywhere, tables, at)
                       values ($1, $2, $3, $4, $5, $6, $7)
                       on conflict (endpoint) do update set player = excluded.player, p256dh = excluded.p256dh,
                       auth = excluded.auth, everywhere = excluded.everywhere, tables = excluded.tables, at = excluded.at";
            self.query(put, &values).await?;
            let values: [Value<'_>; 2] = [(&player.as_str(), Type::TEXT), (&i64::from(most), Type::INT8)];
            let forget = "delete from subscriptions where player = $1 and endpoint not in
                          (select endpoint from subscriptions where player = $1 order by at desc, endpoint limit $2)";
            self.query(forget, &values).await?;
            Ok(())
        })
    }

    fn subscriptions(&self, player: PlayerId) -> Answer<'_, Vec<Subscription>> {
        Box::pin(async move {
            let query = "select endpoint, p256dh, auth, everywhere, tables, at from subscriptions
                         where player = $1 order by at, endpoint";
            let rows = self.query(query, &[(&player.as_str(), Type::TEXT)]).await?;
            Ok(rows.iter().map(read).collect())
        })
    }

    fn unsubscribe(&self, endpoint: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let forget = "delete from subscriptions where endpoint = $1";
            self.query(forget, &[(&endpoint, Type::TEXT)]).await?;
            Ok(())
        })
    }

    fn tell_once(&self, telling: Telling) -> Answer<'_, bool> {
        Box::pin(async move {
            let values: [Value<'_>; 5] = [
                (&telling.player.as_str(), Type::TEXT),
                (&telling.code.as_str(), Type::TEXT),
                (&telling.what, Type::TEXT),
                (&signed(telling.number), Type::INT8),
                (&signed(telling.at), Type::INT8),
            ];
            let note = "insert into told (player, code, what, number, at) values ($1, $2, $3, $4, $5)
                        on conflict (player, code, what) do update set number = excluded.number, at = excluded.at
                        where excluded.number > told.number returning number";
            Ok(!self.query(note, &values).await?.is_empty())
        })
    }

    fn forget_told(&self, before: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            let forget = "delete from told where at < $1";
            self.query(forget, &[(&signed(before), Type::INT8)]).await?;
            Ok(())
        })
    }

    fn have_met(&self, one: PlayerId, other: PlayerId) -> Answer<'_, bool> {
        Box::pin(async move {
            let values: [Value<'_>; 2] = [(&one.as_str(), Type::TEXT), (&other.as_str(), Type::TEXT)];
            let query = "select 1 from played a join played b
                         on b.player = $2 and b.at = a.at and b.code = a.code and b.game = a.game
                         where a.player = $1 limit 1";
            Ok(!self.query(query, &values).await?.is_empty())
        })
    }
}
