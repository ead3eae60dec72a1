//! The program, a driver and a browser, started for one test and ended with it.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, LoggingPrefsLogLevel};

/// Why a test failed.
pub(crate) type Failed = Box<dyn std::error::Error + Send + Sync>;

/// A program that ends with this value, and with it all that it has started: a driver leaves its browser behind.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a program and reads its output up to the line that has what we want to know.
fn start(command: &mut Command, wanted: impl Fn(&str) -> Option<String>) -> Result<(Running, String), Failed> {
    let quiet = command.stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = quiet.process_group(0).spawn()?;
    let output: ChildStdout = child.stdout.take().ok_or("no output")?;
    let running = Running(child);
    let mut lines = BufReader::new(output).lines();
    while let Some(line) = lines.next() {
        if let Some(found) = wanted(&line?) {
            // What comes later is read and dropped, so that nobody waits for us.
            std::thread::spawn(move || lines.for_each(drop));
            return Ok((running, found));
        }
    }
    Err("it ended before it was ready".into())
}

fn is_there(program: &str) -> bool {
    let status = Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

/// A page in a browser.
pub(crate) struct Session {
    pub(crate) driver: WebDriver,
    pub(crate) address: String,
    program: Option<Running>,
    _chromedriver: Running,
    _profile: tempfile::TempDir,
}

/// A server for tables with others, in a folder of its own.
pub(crate) struct TableServer {
    pub(crate) address: String,
    listen: String,
    database: String,
    _folder: Option<tempfile::TempDir>,
    running: Option<Running>,
}

impl TableServer {
    /// A server on a free port.
    pub(crate) fn start() -> Result<TableServer, Failed> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("tables.db").display().to_string();
        TableServer::keep(database, Some(folder))
    }

    /// A server on a free port that shares its tables with others.
    pub(crate) fn sharing(database: &str) -> Result<TableServer, Failed> {
        let begun = Instant::now();
        loop {
            match TableServer::keep(database.to_owned(), None) {
                // A database says that it is there a moment before it is.
                Err(_) if begun.elapsed() < Duration::from_secs(30) => {
                    std::thread::sleep(Duration::from_millis(200));
                }
                server => return server,
            }
        }
    }

    fn keep(database: String, folder: Option<tempfile::TempDir>) -> Result<TableServer, Failed> {
        let mut server = TableServer {
            address: String::new(),
            listen: "127.0.0.1:0".to_owned(),
            database,
            _folder: folder,
            running: None,
        };
        server.go_on()?;
        Ok(server)
    }

    /// Where it listens.
    pub(crate) fn listens(&self) -> &str {
        &self.listen
    }

    /// Ends the server, as a crash would.
    pub(crate) fn crash(&mut self) {
        self.running = None;
    }

    /// Starts it again, where it was.
    pub(crate) fn go_on(&mut self) -> Result<(), Failed> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oshra"));
        command.args(["serve", "--listen", &self.listen, "--bot-pace", "0", "--database"]);
        command.arg(&self.database);
        let (running, address) = start(&mut command, |line| {
            Some(line.split_once("Tables on ")?.1.trim().to_owned())
        })?;
        self.listen = address.trim_start_matches("http://").to_owned();
        self.address = format!("{address}/");
        self.running = Some(running);
        Ok(())
    }
}

/// Whether there is a browser here. Where there is none, tests say so and pass over.
pub(crate) fn can_browse() -> bool {
    let can = is_there("chromium") && is_there("chromedriver");
    if !can {
        eprintln!("passed over: this needs Debian's `chromium` and `chromium-driver`");
    }
    can
}

/// Remembers errors of the page and everything the worker and a server say, before anything else runs. `reword` lets a
/// test change what the page says to a server.
const WATCH: &str = "
    window.troubles = [];
    window.messages = [];
    requestAnimationFrame(() => requestAnimationFrame(() => window.painted = true));
    addEventListener('error', event => window.troubles.push(String(event.message)));
    addEventListener('unhandledrejection', event => window.troubles.push(String(event.reason)));
    const error = console.error;
    console.error = (...all) => { window.troubles.push(all.join(' ')); error(...all); };
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', event => window.messages.push(event.data));
        }
    };
    window.heard = [];
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', event => window.heard.push(event.data));
        }
        send(text) {
            super.send(window.reword ? window.reword(text) : text);
        }
    };";

fn is_stale(error: &WebDriverError) -> bool {
    use thirtyfour::error::WebDriverErrorInner;
    matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_))
}

impl Session {
    /// The page, still; none where there is no browser.
    pub(crate) async fn open(width: u32, height: u32) -> Result<Option<Session>, Failed> {
        Session::with(width, height, &["--force-prefers-reduced-motion"]).await
    }

    /// The page with more flags for the browser.
    pub(crate) async fn with(width: u32, height: u32, flags: &[&str]) -> Result<Option<Session>, Failed> {
        if !can_browse() {
            return Ok(None);
        }
        let program = Command::new(env!("CARGO_BIN_EXE_oshra"))
            .args(["play", "--no-open", "--port", "0"])
            .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
            .take();
        let (program, address) = start(&mut { program }, |line| {
            line.starts_with("http").then(|| line.trim().to_owned())
        })?;
        Ok(Some(
            Session::browse(Some(program), address, (width, height), flags).await?,
        ))
    }

    /// A page somebody else serves.
    pub(crate) async fn at(address: &str, width: u32, height: u32) -> Result<Session, Failed> {
        let flags = ["--force-prefers-reduced-motion"];
        Session::browse(None, address.to_owned(), (width, height), &flags).await
    }

    /// A page somebody else serves, where things move.
    pub(crate) async fn moving(address: &str, width: u32, height: u32) -> Result<Session, Failed> {
        Session::browse(None, address.to_owned(), (width, height), &[]).await
    }

    /// A page somebody else serves, where things move, while the browser keeps a trace of these kinds of events.
    pub(crate) async fn traced(address: &str, width: u32, height: u32, events: &str) -> Result<Session, Failed> {
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_logging_prefs("performance".to_owned(), LoggingPrefsLogLevel::All)?;
        let trace = json!({ "enableNetwork": false, "enablePage": false, "traceCategories": events });
        wishes.add_experimental_option("perfLoggingPrefs", trace)?;
        Session::browse_as(wishes, None, address.to_owned(), (width, height), &[]).await
    }

    async fn browse(
        program: Option<Running>,
        address: String,
        size: (u32, u32),
        flags: &[&str],
    ) -> Result<Session, Failed> {
        Session::browse_as(DesiredCapabilities::chrome(), program, address, size, flags).await
    }

    async fn browse_as(
        mut wishes: ChromeCapabilities,
        program: Option<Running>,
        address: String,
        (width, height): (u32, u32),
        flags: &[&str],
    ) -> Result<Session, Failed> {
        let (chromedriver, port) = start(Command::new("chromedriver").arg("--port=0"), |line| {
            let (_, rest) = line.split_once("successfully on port ")?;
            Some(rest.trim().trim_end_matches('.').to_owned())
        })?;
        let profile = tempfile::tempdir()?;
        for flag in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en",
        ]
        .iter()
        .chain(flags)
        {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await?;
        let session = Session {
            driver,
            address,
            program,
            _chromedriver: chromedriver,
            _profile: profile,
        };
        session.watch(width, height).await?;
        Ok(session)
    }

    /// Watches the pages of this window, on a screen of this size.
    pub(crate) async fn watch(&self, width: u32, height: u32) -> Result<(), Failed> {
        self.before(WATCH).await?;
        self.resize(width, height).await
    }

    /// Runs a script before anything else does, on every page of this window from now on.
    pub(crate) async fn before(&self, script: &str) -> Result<(), Failed> {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))
            .await
    }

    /// The program ends; the page stays.
    pub(crate) fn end_program(&mut self) {
        self.program = None;
    }

    /// Tells the browser something that the driver has no word for.
    pub(crate) async fn cdp(&self, method: &str, parameters: Value) -> Result<(), Failed> {
        self.driver.cdp().send_raw(method, parameters).await?;
        Ok(())
    }

    /// Another size of the screen.
    pub(crate) async fn resize(&self, width: u32, height: u32) -> Result<(), Failed> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.cdp("Emulation.setDeviceMetricsOverride", size).await
    }

    /// Fingers instead of a mouse.
    pub(crate) async fn touch(&self) -> Result<(), Failed> {
        self.cdp(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": true, "maxTouchPoints": 5 }),
        )
        .await
    }

    /// Goes to the page, with words for the address after `?`.
    pub(crate) async fn go(&self, words: &str) -> Result<(), Failed> {
        self.visit(&format!("{}?{words}", self.address)).await?;
        // What is clicked would move when the fonts come.
        self.until(
            "document.querySelector('[data-play-now], .table') && 'here' in document.documentElement.dataset \
             && document.body.offsetHeight && document.fonts.status === 'loaded'",
        )
        .await
    }

    /// Goes to an address and waits until its page is painted: a browser passes over what is pressed before.
    pub(crate) async fn visit(&self, address: &str) -> Result<(), Failed> {
        self.driver.goto(address).await?;
        self.until("window.painted").await
    }

    /// Loads the page anew.
    pub(crate) async fn reload(&self) -> Result<(), Failed> {
        self.driver.refresh().await?;
        self.until("window.painted").await
    }

    /// What a script says.
    pub(crate) async fn js(&self, script: &str) -> Result<Value, Failed> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Whether an expression is true on the page.
    pub(crate) async fn is(&self, expression: &str) -> Result<bool, Failed> {
        Ok(self.js(&format!("return !!({expression})")).await? == true)
    }

    /// Waits until an expression is true on the page.
    pub(crate) async fn until(&self, expression: &str) -> Result<(), Failed> {
        let begun = Instant::now();
        while !self.is(expression).await? {
            if begun.elapsed() > Duration::from_secs(120) {
                let page = self.js("return document.body.innerText.slice(0, 400)").await?;
                let troubles = self.js("return window.troubles").await?;
                let said = format!("the page says {page} and complained of {troubles}");
                return Err(format!("waited in vain for `{expression}`; {said}").into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Clicks with the pointer, as a person would: anything that covers it makes the test fail.
    pub(crate) async fn click(&self, selector: &str) -> Result<(), Failed> {
        self.until(&format!("document.querySelector({})", json!(selector)))
            .await?;
        let begun = Instant::now();
        loop {
            let element = self.driver.find(By::Css(selector)).await?;
            match element.click().await {
                // The page has drawn it anew since it was found.
                Err(error) if is_stale(&error) && begun.elapsed() < Duration::from_secs(10) => {}
                clicked => return clicked.map_err(|error| format!("{selector}: {error}").into()),
            }
        }
    }

    /// Remembers options before the page is opened.
    pub(crate) async fn remember(&self, settings: Value) -> Result<(), Failed> {
        self.go("").await?;
        let text = json!(settings.to_string());
        self.js(&format!("localStorage.setItem('oshra-settings', {text})"))
            .await?;
        Ok(())
    }

    /// Sits down at a short game of so many against Novices, where nothing moves.
    pub(crate) async fn sit_down(&self, players: u8, language: &str, seed: &str) -> Result<(), Failed> {
        let options = json!({ "players": players, "people": 1, "short": true, "level": "novice" });
        self.remember(json!({ "speed": "instant", "language": language, "solo": options }))
            .await?;
        self.go(&format!("seed={seed}")).await?;
        self.click("[data-play-now]").await?;
        self.settled().await?;
        Ok(())
    }

    /// Waits until somebody must do something: choose, hand over, lift the curtain, or look at the end.
    pub(crate) async fn settled(&self) -> Result<Value, Failed> {
        self.until(
            "document.querySelector('.ceremony, [data-hand-over], [data-unveil]') \
             || (document.querySelector('.table[data-mode=choose]:not([data-made])') && document.querySelector('[data-choice]'))",
        )
        .await?;
        self.js("const all = selector => [...document.querySelectorAll(selector)];
             return {
                over: all('.ceremony').length > 0,
                hand_over: all('[data-hand-over]').length > 0,
                unveil: all('[data-unveil]').length > 0,
                plays: all('.do.play').map(one => one.dataset.choice),
                marked: all('[data-choice]').map(one => one.dataset.choice),
                told: window.messages.length,
             }")
            .await
    }

    /// Makes sure that a choice can be clicked: the buttons of a hand card show when it is raised.
    pub(crate) async fn reach(&self, number: &str) -> Result<(), Failed> {
        let selector = json!(format!("[data-choice='{number}']"));
        self.js(&format!(
            "const one = document.querySelector({selector}); if (one.closest('.dos') || one.closest('.hand')) one.focus(); \
             one.scrollIntoView({{block: 'nearest', inline: 'nearest'}});"
        ))
        .await?;
        Ok(())
    }

    /// Clicks a choice where it lies. A card of the hand that the pointer still rests on stands before its neighbours, and
    /// one that is raised while the table is drawn anew sinks back: then the pointer goes away and comes again.
    pub(crate) async fn pick(&self, number: &str) -> Result<(), Failed> {
        let selector = format!("[data-choice='{number}']");
        for _ in 0..2 {
            self.reach(number).await?;
            match self.click(&selector).await {
                Err(covered) if covered.to_string().contains("intercepted") => {
                    let away = json!({ "type": "mouseMoved", "x": 1, "y": 1 });
                    self.cdp("Input.dispatchMouseEvent", away).await?;
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
                clicked => return clicked,
            }
        }
        self.reach(number).await?;
        self.click(&selector).await
    }

    /// Chooses something that is marked, by clicking it where it lies.
    pub(crate) async fn choose(&self, number: &str) -> Result<(), Failed> {
        let told = self.js("return window.messages.length").await?;
        self.pick(number).await?;
        self.until(&format!("window.messages.length > {told}")).await
    }

    /// One step of a game: whatever must be done now. Returns false when the game is over.
    pub(crate) async fn step(&self, number: usize) -> Result<bool, Failed> {
        let state = self.settled().await?;
        if state["over"] == true {
            return Ok(false);
        }
        if state["unveil"] == true {
            self.click("[data-unveil]").await?;
            self.until("!document.querySelector('[data-unveil]')").await?;
            return Ok(true);
        }
        if state["hand_over"] == true {
            self.click("[data-hand-over]").await?;
            return Ok(true);
        }
        let of = |name: &str| -> Vec<String> {
            let list = state[name].as_array().cloned().unwrap_or_default();
            list.iter().filter_map(|one| Some(one.as_str()?.to_owned())).collect()
        };
        // Mostly plays, so that games end; now and then a discard.
        let marked = if of("plays").is_empty() || number % 9 == 8 {
            of("marked")
        } else {
            of("plays")
        };
        let choice = marked
            .get((number * 7) % marked.len().max(1))
            .ok_or("nothing is marked")?;
        self.choose(choice).await?;
        Ok(true)
    }

    /// Fails if the page is wider than the screen, or higher while at the table.
    pub(crate) async fn fits(&self) -> Result<(), Failed> {
        // Not `innerWidth`: a phone shows more than its width where a page is too wide.
        let wide = self
            .js("return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            .await?;
        let high = self
            .js("return document.documentElement.scrollHeight - innerHeight")
            .await?;
        if wide.as_i64() > Some(0) || high.as_i64() > Some(0) {
            return Err(format!("the page is {wide} too wide and {high} too high").into());
        }
        Ok(())
    }

    /// Takes a picture.
    pub(crate) async fn picture(&self, path: &Path) -> Result<(), Failed> {
        self.driver.screenshot(path).await?;
        Ok(())
    }

    /// Ends the browser; the page must not have complained.
    pub(crate) async fn close(self) -> Result<(), Failed> {
        let troubles = self.js("return window.troubles").await?;
        self.driver.quit().await?;
        if troubles.as_array().is_some_and(|troubles| !troubles.is_empty()) {
            return Err(format!("the page complained: {troubles}").into());
        }
        Ok(())
    }
}

/// A command that can be handed on.
trait Take {
    fn take(&mut self) -> Command;
}

impl Take for Command {
    fn take(&mut self) -> Command {
        std::mem::replace(self, Command::new(""))
    }
}
