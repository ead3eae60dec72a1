//! The table in the browser: the program serves the client it carries, to this machine alone, and opens it.

use crate::failure::Failure;
use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use tokio::net::TcpListener;
use words::Language;

/// Browsers keep a game by its address, so the address should stay the same.
const USUAL_PORT: u16 = 7373;

pub(crate) fn run(port: Option<u16>, no_open: bool, language: Option<Language>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let listener = listen(port).await?;
        let address = listener.local_addr()?;
        let mut page = format!("http://{address}/");
        if let Some(language) = language {
            page.push_str(&format!("?language={language}"));
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{page}")?;
        out.flush()?;
        if !no_open {
            open(&page);
        }
        axum::serve(listener, client::router())
            .with_graceful_shutdown(async {
                let _ = tokio::signal::ctrl_c().await;
            })
            .await?;
        Ok(())
    })
}

async fn listen(port: Option<u16>) -> io::Result<TcpListener> {
    let at = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(at(port.unwrap_or(USUAL_PORT))).await {
        // Another table is open already, or something else is there.
        Err(_) if port.is_none() => TcpListener::bind(at(0)).await,
        bound => bound,
    }
}

/// Opens the page in the browser of the system. Where that fails, the address is on the screen.
fn open(page: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let _ = Command::new(program)
        .args(arguments)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
