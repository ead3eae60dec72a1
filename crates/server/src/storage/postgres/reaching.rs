//! How a database is reached: its address, and whether the way there is encrypted.

use super::{PATIENCE, patiently, tls::Tls};
use crate::storage::StorageError;
use deadpool_postgres::{Manager, ManagerConfig, RecyclingMethod};
use std::time::Duration;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config, NoTls};

/// How a database is reached.
#[derive(Clone)]
pub(super) struct Way {
    config: Config,
    /// None where what is said is not encrypted.
    tls: Option<Tls>,
}

impl Way {
    /// How the database at this address is reached. `sslmode=require`, or `verify-full`, encrypts what is said, and whoever
    /// answers must prove that they are who they should be: by a certificate the system trusts, or one of those in the file
    /// that `sslrootcert` names.
    pub(super) fn to(url: &str) -> Result<Way, StorageError> {
        let (address, roots) = without_roots(url);
        let mut config: Config = address
            .parse()
            // The address may hold a password, so it is not repeated.
            .map_err(|_| StorageError::Unusable("this is not the address of a PostgreSQL database".to_owned()))?;
        config
            .application_name("oshra")
            .connect_timeout(Duration::from_secs(10))
            // A server whose machine died in the middle of a transaction must not hold up the others.
            .options("-c idle_in_transaction_session_timeout=5000")
            .keepalives_idle(Duration::from_secs(10))
            .keepalives_interval(Duration::from_secs(5))
            .keepalives_retries(3)
            .tcp_user_timeout(PATIENCE);
        let tls = match config.get_ssl_mode() {
            SslMode::Require => Some(Tls::trusting(roots.as_deref())?),
            _ => None,
        };
        Ok(Way { config, tls })
    }

    /// A connection of its own.
    pub(super) async fn connect(&self) -> Result<Client, StorageError> {
        // The connections end with their clients.
        match &self.tls {
            Some(tls) => {
                let (client, connection) = patiently(self.config.connect(tls.clone())).await?;
                tokio::spawn(async move { drop(connection.await) });
                Ok(client)
            }
            None => {
                let (client, connection) = patiently(self.config.connect(NoTls)).await?;
                tokio::spawn(async move { drop(connection.await) });
                Ok(client)
            }
        }
    }

    /// What makes connections for a pool.
    pub(super) fn manager(&self) -> Manager {
        let recycling = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        match &self.tls {
            Some(tls) => Manager::from_config(self.config.clone(), tls.clone(), recycling),
            None => Manager::from_config(self.config.clone(), NoTls, recycling),
        }
    }
}

/// The address without what `tokio-postgres` does not know: the file with trusted certificates, and names of modes that check
/// them, as every encrypted connection does here.
fn without_roots(url: &str) -> (String, Option<String>) {
    let Some((address, query)) = url.split_once('?') else {
        return (url.to_owned(), None);
    };
    let (mut rest, mut roots) = (Vec::new(), None);
    for pair in query.split('&') {
        match pair.split_once('=') {
            Some(("sslrootcert", file)) => roots = Some(file.replace("%2F", "/").replace("%2f", "/")),
            Some(("sslmode", "verify-full" | "verify-ca")) => rest.push("sslmode=require"),
            _ => rest.push(pair),
        }
    }
    // What `libpq` calls the certificates the system trusts.
    let roots = roots.filter(|file| file != "system");
    match rest.is_empty() {
        true => (address.to_owned(), roots),
        false => (format!("{address}?{}", rest.join("&")), roots),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use own_postgres::OwnPostgres;

    #[test]
    fn addresses_say_whom_to_trust() {
        let plain = "postgres://a:b@c/d";
        assert_eq!(without_roots(plain), (plain.to_owned(), None));
        let (address, roots) = without_roots("postgres://c/d?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem&port=5");
        assert_eq!(address, "postgres://c/d?sslmode=require&port=5");
        assert_eq!(roots.as_deref(), Some("/etc/ca.pem"));
        assert_eq!(without_roots("postgres://c/d?sslrootcert=system").1, None);
        for open in [plain, "postgres://c/d?sslmode=prefer", "postgres://c/d?sslmode=disable"] {
            assert!(Way::to(open).unwrap().tls.is_none(), "{open}");
        }
        for wrong in [
            "postgres://c/d?sslmode=require&sslrootcert=/nowhere.pem",
            "postgres://c/d?sslmode=perhaps",
            "mysql://c/d",
        ] {
            assert!(matches!(Way::to(wrong), Err(StorageError::Unusable(_))), "{wrong}");
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn an_encrypted_connection_knows_who_answers() {
        let Some(postgres) = tokio::task::spawn_blocking(OwnPostgres::start_encrypted).await.unwrap() else {
            eprintln!("SKIPPED: PostgreSQL is not installed, so nothing is tested on it");
            return;
        };
        let port = postgres.port();
        let roots = postgres.roots().display().to_string();
        let at = |host: &str, rest: &str| format!("postgres://oshra@{host}:{port}/postgres?{rest}");
        let trusted = Way::to(&at("localhost", &format!("sslmode=require&sslrootcert={roots}"))).unwrap();
        let pool = deadpool_postgres::Pool::builder(trusted.manager()).build().unwrap();
        let query = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
        let encrypted: bool = trusted
            .connect()
            .await
            .unwrap()
            .query_one(query, &[])
            .await
            .unwrap()
            .get(0);
        let pooled: bool = pool.get().await.unwrap().query_one(query, &[]).await.unwrap().get(0);
        assert!(encrypted && pooled);
        for stranger in [
            // Somebody else's certificate, or nobody's who is trusted.
            at("127.0.0.1", &format!("sslmode=verify-full&sslrootcert={roots}")),
            at("localhost", "sslmode=require"),
        ] {
            // Where the system trusts nobody at all, that is said before anybody is asked.
            let refused = match Way::to(&stranger) {
                Ok(way) => way.connect().await.err(),
                Err(error) => Some(error),
            };
            let refused = refused.expect("it is refused").to_string();
            assert!(refused.contains("ertificate"), "{refused}");
        }
    }
}
