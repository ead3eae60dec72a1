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
    let end = "8 kills and other troubles, and nothing was lost or doubled.";
    assert!(said.contains(end), "{said}");
}

#[test]
fn killed_servers_lose_nothing_on_postgres() {
    siege(&["crash", "--only", "postgres", "--kills", "6", "--tables", "5"]);
}

#[test]
fn killed_servers_that_share_a_database_lose_nothing() {
    siege(&["crash", "--only", "shared", "--kills", "8", "--tables", "5"]);
}

#[test]
fn three_servers_that_share_a_database_lose_nothing() {
    siege(&[
        "crash", "--only", "three", "--kills", "8", "--tables", "5", "--dice", "3",
    ]);
}

#[test]
fn servers_with_tables_in_several_databases_lose_nothing() {
    siege(&[
        "crash", "--only", "spread", "--kills", "8", "--tables", "6", "--dice", "5",
    ]);
}

#[test]
fn nobody_is_told_too_much() {
    siege(&["secrecy", "--games", "5", "--twins", "6"]);
}

#[test]
fn attackers_are_refused_and_nobody_else_notices() {
    siege(&["hostile", "--seconds", "1", "--tables", "3", "--half-open", "600"]);
}

#[test]
fn tables_wait_for_a_full_disk_and_a_lost_database() {
    siege(&["outage", "--rounds", "2"]);
}
