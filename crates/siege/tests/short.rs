//! The short forms of the sieges: enough to see that nothing is broken, not enough to find what is rare.

use std::process::Command;

fn siege(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_siege"))
        .args(arguments)
        .output()
        .expect("the siege begins");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complained = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{complained}");
    said
}

#[test]
fn killed_servers_lose_nothing_on_sqlite() {
    let said = siege(&["crash", "--only", "sqlite", "--kills", "8", "--tables", "5"]);
    assert!(said.contains("8 kills, and nothing was lost or doubled."), "{said}");
}

#[test]
fn killed_servers_lose_nothing_on_postgres() {
    siege(&["crash", "--only", "postgres", "--kills", "6", "--tables", "5"]);
}

#[test]
fn killed_servers_that_share_a_database_lose_nothing() {
    siege(&["crash", "--only", "shared", "--kills", "6", "--tables", "5"]);
}
