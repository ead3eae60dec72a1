//! The program, a driver and a browser, started for one test and ended with it.

use base64::prelude::{BASE64_STANDARD, Engine};
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

/// How long anything on a page may take, on a machine with much to do.
const PATIENCE: Duration = Duration::from_secs(60);

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
    // Goes first where a test fails: what the browser's handle asks of it when it is dropped is refused at once then, and
    // nobody waits two minutes for an answer.
    _chromedriver: Running,
    pub(crate) driver: WebDriver,
    pub(crate) address: String,
    program: Option<Running>,
    _profile: tempfile::TempDir,
}

/// A server for tables with others, in a folder of its own.
pub(crate) struct TableServer {
    pub(crate) address: String,
    listen: String,
    database: String,
    options: Vec<String>,
    _folder: Option<tempfile::TempDir>,
    running: Option<Running>,
}

impl TableServer {
    /// A server on a free port.
    pub(crate) fn start() -> Result<TableServer, Failed> {
        TableServer::start_with(&[])
    }

    /// A server on a free port, with more options.
    pub(crate) fn start_with(options: &[&str]) -> Result<TableServer, Failed> {
        let folder = tempfile::tempdir()?;
        let database = folder.path().join("tables.db").display().to_string();
        TableServer::keep(database, Some(folder), options)
    }

    /// A server on a free port that shares its tables with others.
    pub(crate) fn sharing(database: &str) -> Result<TableServer, Failed> {
        let begun = Instant::now();
        loop {
            match TableServer::keep(database.to_owned(), None, &[]) {
                // A database says that it is there a moment before it is.
                Err(_) if begun.elapsed() < Duration::from_secs(30) => {
                    std::thread::sleep(Duration::from_millis(200));
                }
                server => return server,
            }
        }
    }

    fn keep(database: String, folder: Option<tempfile::TempDir>, options: &[&str]) -> Result<TableServer, Failed> {
        let mut server = TableServer {
            address: String::new(),
            listen: needs::free_address().to_string(),
            database,
            options: options.iter().map(|&option| option.to_owned()).collect(),
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
        command.arg(&self.database).args(&self.options);
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
        needs::missing("Chromium and its driver (Debian's packages `chromium` and `chromium-driver`)");
    }
    can
}

/// Remembers errors of the page and everything the worker and a server say, before anything else runs. `reword` lets a
/// test change what the page says to a server.
const WATCH: &str = "
    window.troubles = [];
    try {
        // Most tests are about somebody who has been here before.
        localStorage['oshra-settings'] ??= JSON.stringify({ first: { met: true } });
    } catch {}
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
        let mut program = Command::new(env!("CARGO_BIN_EXE_oshra"));
        program.args(["play", "--no-open", "--port", "0"]);
        program.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"));
        let (program, address) = start(&mut program, |line| {
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
            _chromedriver: chromedriver,
            driver,
            address,
            program,
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

    /// Reloads the page.
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

    /// Waits until an expression is true on the page. What it asks about need not be there yet.
    pub(crate) async fn until(&self, expression: &str) -> Result<(), Failed> {
        let begun = Instant::now();
        let asked = format!("try {{ return !!({expression}) }} catch (error) {{ return String(error) }}");
        loop {
            let answer = self.js(&asked).await?;
            if answer == true {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let page = self.js("return document.body.innerText.slice(0, 400)").await?;
                let troubles = self.js("return window.troubles").await?;
                let said = format!("{answer} at last; the page says {page} and complained of {troubles}");
                return Err(format!("waited in vain for `{expression}`: {said}").into());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Clicks with the pointer, as a person would: anything that covers it makes the test fail.
    pub(crate) async fn click(&self, selector: &str) -> Result<(), Failed> {
        self.until(&format!("document.querySelector({})", json!(selector)))
            .await?;
        let begun = Instant::now();
        loop {
            let element = self.driver.find(By::Css(selector)).await?;
            match element.click().await {
                // The page has redrawn it since it was found.
                Err(error) if is_stale(&error) && begun.elapsed() < Duration::from_secs(10) => {}
                clicked => return clicked.map_err(|error| format!("{selector}: {error}").into()),
            }
        }
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

    /// Takes a picture as a page on the web shows it, a fraction of the size of the other kind.
    pub(crate) async fn small_picture(&self, path: &Path) -> Result<(), Failed> {
        let how = json!({ "format": "webp", "quality": 88 });
        let taken = self.driver.cdp().send_raw("Page.captureScreenshot", how).await?;
        let picture = taken["data"].as_str().ok_or("no picture")?;
        std::fs::write(path, BASE64_STANDARD.decode(picture)?)?;
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
