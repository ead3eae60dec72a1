//! The commands for hosts.

use super::{json_of, oshra, refused, temporary, text};
use serde_json::Value;
use std::fs;
use std::net::TcpListener;

fn codes(findings: &Value) -> Vec<&str> {
    let findings = findings["findings"].as_array().expect("findings");
    findings.iter().filter_map(|finding| finding["code"].as_str()).collect()
}

#[test]
fn a_doctor_finds_nothing_wrong_where_nothing_is() {
    let file = temporary("doctor.db");
    let database = format!("sqlite:{}", file.display());
    let listen = needs::free_address().to_string();
    let said = json_of(&oshra(
        &["doctor", "--json", "--database", &database, "--listen", &listen],
        "",
    ));
    assert_ne!(said["verdict"], "wrong", "{said}");
    let codes = codes(&said);
    for code in ["database-new", "clock-right", "port-free"] {
        assert!(codes.contains(&code), "{code}: {said}");
    }
    assert!(!file.exists(), "looking makes no file");
}

#[test]
fn a_doctor_finds_what_is_wrong() {
    let file = temporary("no.db");
    fs::write(&file, "this is no database, however long it is looked at").expect("a file");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    // Whoever listens there is no server: it closes every connection.
    std::thread::spawn(move || {
        for connection in taken.incoming() {
            drop(connection)
        }
    });
    let database = file.display().to_string();
    let wrong = |language: &str| {
        let output = oshra(
            &[
                "doctor",
                "--json",
                "--language",
                language,
                "--database",
                &database,
                "--listen",
                &address,
            ],
            "",
        );
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
        assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
        serde_json::from_slice::<Value>(&output.stdout).expect("JSON")
    };
    let mut texts = Vec::new();
    for language in ["en", "de", "pl"] {
        let said = wrong(language);
        assert_eq!(said["verdict"], "wrong");
        assert!(codes(&said).contains(&"database-unreachable"), "{said}");
        assert!(codes(&said).contains(&"port-taken"), "{said}");
        texts.push(said["findings"][0]["text"].clone());
    }
    texts.dedup();
    assert_eq!(texts.len(), 3, "every language says it in its own words");
    fs::remove_file(file).expect("it can be removed");
}

#[test]
fn a_doctor_looks_at_the_surroundings() {
    let file = temporary("around.db").display().to_string();
    let listen = format!("0.0.0.0:{}", needs::free_address().port());
    let ask = |more: &[&str]| {
        let mut arguments = vec!["doctor", "--json", "--database", &file, "--listen", &listen];
        arguments.extend(more);
        json_of(&oshra(&arguments, ""))
    };
    let cases: [(&[&str], &str); 6] = [
        (&[], "open-without-proxy"),
        (&["--behind-proxy"], "proxy-without-url"),
        (
            &["--behind-proxy", "--public-url", "https://a.example"],
            "proxy-reachable",
        ),
        (&["--public-url", "http://a.example"], "url-plain"),
        (&["--public-url", "https://a.example"], "url-without-proxy"),
        (&["--metrics", "0.0.0.0:9400"], "metrics-open"),
    ];
    for (arguments, code) in cases {
        let said = ask(arguments);
        assert!(codes(&said).contains(&code), "{arguments:?}: {said}");
        assert_eq!(said["verdict"], "warning");
    }
}

#[test]
fn copies_are_made_whole_or_not_at_all() {
    let (database, file) = (temporary("copies.db"), temporary("copies.backup"));
    let (at, to) = (database.display().to_string(), file.display().to_string());
    refused(&["backup", &to, "--database", &at], "", "there is no such file");
    assert!(!file.exists() && !database.exists());
    refused(&["restore", &to, "--database", &at], "", "cannot be read");
    refused(&["restore", "-", "--database", &at], "no backup", "not a backup");
    refused(
        &["restore", "-", "--database", &at, "--language", "de"],
        "x\n",
        "keine Sicherung",
    );
    assert!(!database.exists(), "nothing was made of what is no backup");
}

#[test]
fn backups_are_checked_and_written_again_and_again() {
    let (database, folder) = (temporary("again.db"), temporary("again"));
    let at = database.display().to_string();
    // A server makes the file.
    drop(Served::start(&["--database", &at]));
    fs::create_dir_all(&folder).expect("a folder");
    let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(100 * 3600);
    for name in [
        "oshra-2020-01-01-0000.backup",
        "oshra-2020-01-02-0000.backup",
        "notes.txt",
    ] {
        fs::write(folder.join(name), name).expect("a file");
        let file = fs::File::options().write(true).open(folder.join(name)).expect("a file");
        file.set_modified(long_ago).expect("an old file");
    }
    let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_oshra"))
        .args(["backup", "--every", "24", "--keep", "2", "--database", &at])
        .arg(&folder)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut first = String::new();
    let out = process.stdout.as_mut().expect("a pipe");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut first).expect("it says what it wrote");
    let (file, _) = first.split_once(": ").expect("a file");
    assert!(!folder.join("oshra-2020-01-01-0000.backup").exists(), "the oldest went");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 3);
    let stopped = std::process::Command::new("kill")
        .arg(process.id().to_string())
        .status();
    assert!(stopped.expect("kill runs").success());
    assert!(process.wait().expect("it ends").success());
    // What it wrote is whole; what was there before is no backup. No database is touched.
    let nowhere = temporary("nowhere.db").display().to_string();
    let checked = json_of(&oshra(
        &["restore", "--check", "--json", file, "--database", &nowhere],
        "",
    ));
    assert_eq!(checked["tables"], 0);
    let said = text(&oshra(&["restore", "--check", file], "").stdout);
    assert!(said.contains("is whole"), "{said}");
    let older = folder.join("oshra-2020-01-02-0000.backup").display().to_string();
    refused(
        &["restore", "--check", &older, "--language", "de"],
        "",
        "keine Sicherung",
    );
    assert!(!fs::exists(nowhere).expect("it can be looked for"));
    fs::remove_dir_all(folder).expect("it can be removed");
}

/// A server that is gone with its test.
struct Served {
    process: std::process::Child,
    address: String,
}

impl Served {
    fn start(arguments: &[&str]) -> Served {
        let address = needs::free_address().to_string();
        let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_oshra"))
            .args(["serve", "--listen", &address])
            .args(arguments)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut first = String::new();
        let out = process.stdout.as_mut().expect("a pipe");
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut first).expect("it says where");
        assert!(first.contains(&address), "{first}");
        Served {
            process,
            address: format!("http://{address}"),
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_host_keeps_people_out_and_it_is_noted() {
    let (database, secret) = (temporary("admin.db"), temporary("admin.secret"));
    fs::write(&secret, "a secret that is long enough\n").expect("a file");
    let (at, file) = (database.display().to_string(), secret.display().to_string());
    let server = Served::start(&["--database", &at, "--admin-secret-file", &file]);
    let admin = |more: &[&str]| {
        let mut arguments = vec![
            "admin",
            "--server",
            &server.address,
            "--secret-file",
            &file,
            "--as",
            "Hedy",
        ];
        arguments.extend(more);
        oshra(&arguments, "")
    };
    let json_of_admin = |more: &[&str]| {
        let mut arguments = more.to_vec();
        arguments.push("--json");
        json_of(&admin(&arguments))
    };
    assert_eq!(text(&admin(&["bans"]).stdout), "Nothing.\n");
    let ban = json_of_admin(&["ban", "--network", "192.0.2.7/24", "--days", "2", "--reason", "rude"]);
    assert_eq!(ban["subject"], "192.0.2.0/24");
    let listed = text(&admin(&["bans"]).stdout);
    assert!(listed.contains("192.0.2.0/24") && listed.contains("rude"), "{listed}");
    let id = ban["id"].as_str().expect("an id");
    assert_eq!(text(&admin(&["unban", id, "--language", "de"]).stdout), "Erledigt.\n");
    let somewhere = ["ban", "--table", "K7X9PZQR", "--seat", "1", "--networks"];
    let without_end = admin(&somewhere);
    assert_eq!(without_end.status.code(), Some(2), "{}", text(&without_end.stderr));
    assert!(text(&without_end.stderr).contains("--hours"));
    let mut ends = somewhere.to_vec();
    ends.extend(["--hours", "3"]);
    refused_by_admin(&admin(&ends), "There is no table with this code.");
    let audit = text(&admin(&["audit"]).stdout);
    let deeds: Vec<&str> = audit.lines().collect();
    assert!(
        deeds.len() == 2 && deeds[0].contains("Hedy  unban") && deeds[1].contains("Hedy  ban"),
        "{audit}"
    );
    let said = json_of_admin(&["tables"]);
    assert_eq!(said["tables"], serde_json::json!([]));
    refused_by_admin(&admin(&["table", "K7X9PZ"]), "There is no table with this code.");
    refused_by_admin(&admin(&["unban", "../nothing"]), "There is nothing at this address.");
    // All of a table in one object, for those who must show it to somebody.
    let address = server
        .address
        .trim_start_matches("http://")
        .parse()
        .expect("an address");
    let opening = serde_json::json!({"settings": {"seats": 2}, "name": "Ada"});
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let opened = runtime.block_on(load::Http::new(address).post("/api/tables", &opening));
    let opened = opened.expect("an answer").json();
    let exported = json_of(&admin(&["export", opened["code"].as_str().expect("a code")]));
    assert_eq!(exported["table"]["table"]["seats"][0]["name"], "Ada");
    assert_eq!(exported["games"], serde_json::json!([]));
    refused_by_admin(&admin(&["export", "K7X9PZ"]), "There is no table with this code.");
    // Somebody else's secret, and none.
    fs::write(&secret, "a secret that is long enougH").expect("a file");
    refused_by_admin(&admin(&["audit"]), "Only the host may do this.");
    fs::write(&secret, "").expect("a file");
    refused_by_admin(&admin(&["audit"]), "OSHRA_ADMIN_SECRET");
    drop(server);
    fs::write(&secret, "short").expect("a file");
    refused(
        &["serve", "--database", &at, "--admin-secret-file", &file],
        "",
        "at least 16 characters",
    );
    fs::remove_file(secret).expect("it can be removed");
    refused(&["serve", "--database", &at, "--imprint", &file], "", "cannot be read");
}

fn refused_by_admin(output: &std::process::Output, with: &str) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains(with), "{said}");
}

#[test]
fn a_doctor_looks_at_the_house() {
    let file = temporary("house.db").display().to_string();
    let (list, secret) = (temporary("words.txt"), temporary("house.secret"));
    fs::write(&list, "turnip\nbeet*\n").expect("a file");
    fs::write(&secret, "0123456789abcdef").expect("a file");
    let (listed, kept) = (list.display().to_string(), secret.display().to_string());
    let listen = needs::free_address().to_string();
    let ask = |more: &[&str]| {
        let mut arguments = vec!["doctor", "--json", "--database", &file, "--listen", &listen];
        arguments.extend(more);
        json_of(&oshra(&arguments, ""))
    };
    let public = ["--behind-proxy", "--public-url", "https://a.example"];
    let said = ask(&public);
    for code in ["admin-none", "imprint-none", "keep"] {
        assert!(codes(&said).contains(&code), "{code}: {said}");
    }
    let mut all = public.to_vec();
    all.extend([
        "--admin-secret-file",
        &kept,
        "--imprint",
        &listed,
        "--word-list",
        &listed,
    ]);
    all.extend(["--password-file", &listed, "--keep-chat", "30"]);
    let said = ask(&all);
    for code in ["admin-good", "closed", "words", "keep"] {
        assert!(codes(&said).contains(&code), "{code}: {said}");
    }
    assert!(!codes(&said).contains(&"imprint-none"));
    assert!(said.to_string().contains("30 days"), "{said}");
    fs::remove_file(list).expect("it can be removed");
    fs::remove_file(secret).expect("it can be removed");
}
