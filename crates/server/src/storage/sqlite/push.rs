//! Browsers that want to be told something, in an SQLite file.

use super::super::push::{Subscription, Subscriptions, Telling};
use super::super::{Answer, signed, unsigned};
use super::Sqlite;
use super::file::{unavailable, whole};
use crate::secret::PlayerId;
use crate::time::Millis;
use rusqlite::{Row, params};

fn read(row: &Row<'_>) -> rusqlite::Result<Subscription> {
    Ok(Subscription {
        endpoint: row.get(0)?,
        p256dh: row.get(1)?,
        auth: row.get(2)?,
        everywhere: row.get(3)?,
        tables: Subscription::read_list(&row.get::<_, String>(4)?),
        at: unsigned(row.get(5)?),
    })
}

impl Subscriptions for Sqlite {
    fn push_secret(&self, fresh: String) -> Answer<'_, String> {
        self.write(move |connection| {
            let make = "insert or ignore into push_keys (name, secret) values ('vapid', ?)";
            connection.execute(make, [&fresh]).map_err(unavailable)?;
            let query = "select secret from push_keys where name = 'vapid'";
            connection.query_row(query, [], |row| row.get(0)).map_err(unavailable)
        })
    }

    fn subscribe(&self, player: PlayerId, subscription: Subscription, most: u32) -> Answer<'_, ()> {
        self.write(move |connection| {
            whole(connection, |connection| {
                let put = "insert or replace into subscriptions (endpoint, player, p256dh, auth, everywhere, tables, at)
                           values (?, ?, ?, ?, ?, ?, ?)";
                connection
                    .execute(
                        put,
                        params![
                            subscription.endpoint,
                            player.as_str(),
                            subscription.p256dh,
                            subscription.auth,
                            subscription.everywhere,
                            subscription.listed(),
                            signed(subscription.at)
                        ],
                    )
                    .map_err(unavailable)?;
                let forget = "delete from subscriptions where player = ?1 and endpoint not in
                              (select endpoint from subscriptions where player = ?1 order by at desc, endpoint limit ?2)";
                connection
                    .execute(forget, params![player.as_str(), most])
                    .map_err(unavailable)?;
                Ok(())
            })
        })
    }

    fn subscriptions(&self, player: PlayerId) -> Answer<'_, Vec<Subscription>> {
        self.read(move |connection| {
            let query = "select endpoint, p256dh, auth, everywhere, tables, at from subscriptions
                         where player = ? order by at, endpoint";
            connection
                .prepare_cached(query)
                .and_then(|mut select| select.query_map([player.as_str()], read)?.collect())
                .map_err(unavailable)
        })
    }

    fn unsubscribe(&self, endpoint: String) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .execute("delete from subscriptions where endpoint = ?", [&endpoint])
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn tell_once(&self, telling: Telling) -> Answer<'_, bool> {
        self.write(move |connection| {
            let Telling {
                player,
                code,
                what,
                number,
                at,
            } = &telling;
            let note = "insert into told (player, code, what, number, at) values (?, ?, ?, ?, ?)
                        on conflict (player, code, what) do update set number = excluded.number, at = excluded.at
                        where excluded.number > told.number";
            connection
                .prepare_cached(note)
                .and_then(|mut note| {
                    note.execute(params![
                        player.as_str(),
                        code.as_str(),
                        what,
                        signed(*number),
                        signed(*at)
                    ])
                })
                .map(|noted| noted > 0)
                .map_err(unavailable)
        })
    }

    fn forget_told(&self, before: Millis) -> Answer<'_, ()> {
        self.write(move |connection| {
            connection
                .execute("delete from told where at < ?", [signed(before)])
                .map_err(unavailable)?;
            Ok(())
        })
    }

    fn have_met(&self, one: PlayerId, other: PlayerId) -> Answer<'_, bool> {
        self.read(move |connection| {
            let query = "select exists (select 1 from played a join played b
                         on b.player = ?2 and b.at = a.at and b.code = a.code and b.game = a.game where a.player = ?1)";
            connection
                .query_row(query, [one.as_str(), other.as_str()], |row| row.get(0))
                .map_err(unavailable)
        })
    }
}
