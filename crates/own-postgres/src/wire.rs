//! The wire between a server and its PostgreSQL, which can be cut, and on which nothing may come back for a while.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A wire to PostgreSQL.
pub struct Wire {
    address: SocketAddr,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    muted: AtomicBool,
    /// The server's ends of all connections there ever were.
    ends: Mutex<Vec<TcpStream>>,
}

impl Wire {
    /// A wire to the PostgreSQL that listens on this socket.
    ///
    /// # Errors
    /// If there is no port left for it.
    pub fn lay(postgres: PathBuf) -> io::Result<Wire> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let wire = Wire {
            address: listener.local_addr()?,
            shared: Arc::default(),
        };
        let shared = wire.shared.clone();
        std::thread::spawn(move || {
            for server in listener.incoming().flatten() {
                // Without PostgreSQL the connection ends at once.
                if let Ok(database) = UnixStream::connect(&postgres) {
                    drop(carry(server, database, &shared));
                }
            }
        });
        Ok(wire)
    }

    /// The address of a database at its other end.
    pub fn database(&self, name: &str) -> String {
        format!("postgres://oshra@{}/{name}", self.address)
    }

    /// Ends every connection.
    pub fn cut(&self) {
        let mut ends = self.shared.ends.lock().unwrap_or_else(PoisonError::into_inner);
        for end in ends.drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }

    /// From now on nothing comes back, or does again. A connection on which something was lost stays mute.
    pub fn mute(&self, muted: bool) {
        self.shared.muted.store(muted, Ordering::Relaxed);
    }
}

/// Carries what is said both ways until one side ends.
fn carry(server: TcpStream, database: UnixStream, shared: &Arc<Shared>) -> io::Result<()> {
    server.set_nodelay(true)?;
    let mut ends = shared.ends.lock().unwrap_or_else(PoisonError::into_inner);
    ends.push(server.try_clone()?);
    drop(ends);
    let (mut asks, mut asked) = (server.try_clone()?, database.try_clone()?);
    std::thread::spawn(move || {
        let _ = io::copy(&mut asks, &mut asked);
        let _ = asked.shutdown(Shutdown::Both);
    });
    let shared = shared.clone();
    std::thread::spawn(move || {
        answer(database, &server, &shared);
        let _ = server.shutdown(Shutdown::Both);
    });
    Ok(())
}

fn answer(mut database: UnixStream, mut server: &TcpStream, shared: &Shared) {
    let mut bytes = vec![0; 16 * 1024];
    let mut lost = false;
    while let Ok(count) = database.read(&mut bytes) {
        lost |= shared.muted.load(Ordering::Relaxed);
        if count == 0 || !lost && server.write_all(&bytes[..count]).is_err() {
            return;
        }
    }
}
