//! Being told something while the page is closed, with a push service of the test's own.

use crate::online::{begin, come, open, sit};
use crate::session::can_browse;
use crate::{Failed, Session, TableServer};
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The body of a request, which is answered.
fn take(mut stream: TcpStream) -> Option<Vec<u8>> {
    let (mut bytes, mut some) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut some).ok()?;
        bytes.extend_from_slice(&some[..read]);
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let Some(end) = end.filter(|_| read > 0) else {
            if read == 0 {
                return None;
            }
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
        if bytes.len() >= end + 4 + length.parse::<usize>().ok()? {
            stream
                .write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
                .ok()?;
            return Some(bytes.split_off(end + 4));
        }
    }
}

/// A push service: where it listens, and what it was handed.
fn push_service() -> Result<(u16, Receiver<Vec<u8>>), Failed> {
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let port = listener.local_addr()?.port();
    let (sender, carried) = channel();
    std::thread::spawn(move || {
        for body in listener.incoming().flatten().filter_map(take) {
            if sender.send(body).is_err() {
                return;
            }
        }
    });
    Ok((port, carried))
}

/// A browser that is reached by that service: without a network Chromium knows none of its own.
fn reached_at(port: u16) -> String {
    format!(
        "const text = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
         PushManager.prototype.getSubscription = async () => null;
         PushManager.prototype.subscribe = async options => {{
             window.wanted = options;
             const keys = await crypto.subtle.generateKey({{ name: 'ECDH', namedCurve: 'P-256' }}, true, ['deriveBits']);
             const auth = crypto.getRandomValues(new Uint8Array(16));
             const p256dh = text(await crypto.subtle.exportKey('raw', keys.publicKey));
             window.kept = {{ own: await crypto.subtle.exportKey('jwk', keys.privateKey), p256dh, auth: text(auth) }};
             return {{ endpoint: 'http://127.0.0.1:{port}/to/me', keys: {{ p256dh, auth: text(auth) }} }};
         }};"
    )
}

/// Opens a message with what the browser kept, as browsers do it themselves.
const UNSEAL: &str = "
    const bytes = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
    const join = (...all) => new Uint8Array(all.flatMap(one => [...(typeof one === 'string' ? new TextEncoder().encode(one) : one)]));
    const derive = async (salt, secret, info, length) => {
        const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
        return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
    };
    const message = bytes(MESSAGE), kept = KEPT;
    const salt = message.slice(0, 16), sender = message.slice(21, 86);
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const own = await crypto.subtle.importKey('jwk', kept.own, curve, false, ['deriveBits']);
    const theirs = await crypto.subtle.importKey('raw', sender, curve, false, []);
    const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
    const secret = await derive(bytes(kept.auth), shared, join('WebPush: info', [0], bytes(kept.p256dh), sender), 32);
    const content = await derive(salt, secret, join('Content-Encoding: aes128gcm', [0]), 16);
    const iv = await derive(salt, secret, join('Content-Encoding: nonce', [0]), 12);
    const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
    const opened = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, message.slice(86)));
    return new TextDecoder().decode(opened.slice(0, opened.lastIndexOf(2)));";

async fn unseal(page: &Session, message: &[u8], kept: &Value) -> Result<String, Failed> {
    let script = UNSEAL
        .replace("MESSAGE", &json!(BASE64_STANDARD.encode(message)).to_string())
        .replace("KEPT", &kept.to_string());
    let opened = page.js(&format!("return (async () => {{ {script} }})()")).await?;
    Ok(opened.as_str().ok_or("a text")?.to_owned())
}

/// What becomes of a press on what is shown, with pages at these addresses open: which one comes to the front, or what is
/// opened.
async fn pressed(page: &Session, address: &str, pages: &[&str]) -> Result<Value, Failed> {
    let worker = include_str!("../../../web/page/sw.js").replace("[/* first */]", "[]");
    let script = format!(
        "const heard = {{}}, done = [], pages = {pages}, address = {address}; let waits;
         const self = {{
             location: location.href, registration: {{}},
             addEventListener: (kind, act) => heard[kind] = act,
             clients: {{
                 matchAll: async () => pages.map(url => ({{ url, focus: async () => done.push('front ' + url) }})),
                 openWindow: async url => done.push('open ' + url),
             }},
         }};
         {worker}
         heard.notificationclick({{ notification: {{ close: () => done.push('closed'), data: address }}, waitUntil: all => waits = all }});
         return (async () => {{ await waits; return done; }})()",
        pages = json!(pages),
        address = json!(address),
    );
    page.js(&script).await
}

#[tokio::test]
async fn a_closed_page_is_told_whose_turn_it_is() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start_with(&["--push-anywhere"])?;
    let (port, carried) = push_service()?;
    let two = json!({ "friends": { "players": 2, "people": 1, "short": true }, "clock": { "slow": { "days": 3 } } });
    let ada = come(&server.address, "Ada", "en", (1440, 900), two.clone()).await?;
    let ben = come(&server.address, "Ben", "de", (390, 844), two).await?;
    let origin = server.address.trim_end_matches('/');
    ben.cdp(
        "Browser.grantPermissions",
        json!({ "origin": origin, "permissions": ["notifications"] }),
    )
    .await?;
    ben.before(&reached_at(port)).await?;
    // A page that listens for this is closed when another one comes, and not put aside with its connection.
    ben.before("window.addEventListener('unload', () => {})").await?;
    let code = open(&ada).await?;
    sit(&ben, &code).await?;

    // Nobody is told anything who has not asked for it.
    let switch = format!("[data-push='{code}']");
    ben.until(&format!("document.querySelector(\"{switch}[aria-pressed=false]\")"))
        .await?;
    ben.click(&switch).await?;
    ben.until(&format!("document.querySelector(\"{switch}[aria-pressed=true]\")"))
        .await?;
    ben.fits().await?;
    assert!(
        ben.is("window.wanted.userVisibleOnly && window.wanted.applicationServerKey.length > 80")
            .await?
    );
    let kept = ben.js("return window.kept").await?;
    begin(&[&ada, &ben]).await?;

    // Ben closes the page, and his browser is told: which table it is, and nothing of the game.
    let own = ben
        .js("return [...document.querySelectorAll('[data-hero]')].map(one => one.dataset.hero)")
        .await?;
    ben.driver.goto("about:blank").await?;
    let message = tokio::task::spawn_blocking(move || carried.recv_timeout(Duration::from_secs(60))).await??;
    let text = unseal(&ada, &message, &kept).await?;
    assert_eq!(
        serde_json::from_str::<Value>(&text)?,
        json!({ "table": code, "why": "turn" })
    );
    assert!(
        own.as_array()
            .is_some_and(|own| own.iter().flat_map(Value::as_str).all(|hero| !text.contains(hero)))
    );

    // The push service wakes the worker, which shows it in the language of the page.
    ben.cdp("ServiceWorker.enable", json!({})).await?;
    let delivered = json!({ "origin": server.address, "registrationId": "0", "data": text });
    ben.cdp("ServiceWorker.deliverPushMessage", delivered).await?;
    ben.driver.goto(&format!("{}api/push", server.address)).await?;
    let shown = "return navigator.serviceWorker.getRegistration('/').then(one => one.getNotifications())\
                 .then(all => all.map(one => [one.title, one.data]))";
    let address = format!("{}?table={code}", server.address);
    let expected = json!([[format!("Tisch {code}: Du bist dran!"), address]]);
    let begun = std::time::Instant::now();
    while ben.js(shown).await? != expected && begun.elapsed() < Duration::from_secs(30) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(ben.js(shown).await?, expected);

    // A press leads to the table: to the page that is there already, or to a new one.
    let elsewhere = format!("{}?at=learn", server.address);
    let opened = pressed(&ada, &address, &[&elsewhere]).await?;
    assert_eq!(opened, json!(["closed", format!("open {address}")]));
    let there = pressed(&ada, &address, &[&elsewhere, &address]).await?;
    assert_eq!(there, json!(["closed", format!("front {address}")]));
    ben.visit(&address).await?;
    ben.until("document.querySelector('.table[data-mode=choose] .hand [data-hero]')")
        .await?;
    ada.close().await?;
    ben.close().await
}

/// A browser that cannot do it says so, and why.
#[tokio::test]
async fn what_a_browser_cannot_do_is_said() -> Result<(), Failed> {
    if !can_browse() {
        return Ok(());
    }
    let server = TableServer::start()?;
    let ada = come(&server.address, "Ada", "en", (390, 844), json!({})).await?;
    let code = open(&ada).await?;
    for (script, said) in [
        ("delete window.PushManager", "Home Screen"),
        ("delete window.PushManager; delete window.Notification", "Home Screen"),
        (
            "Object.defineProperty(window, 'isSecureContext', { value: false })",
            "https",
        ),
    ] {
        ada.before(&format!(
            "if (localStorage.cannot === {0}) {{ {script} }}",
            json!(script)
        ))
        .await?;
        ada.js(&format!("localStorage.cannot = {}", json!(script))).await?;
        ada.visit(&format!("{}?table={code}", server.address)).await?;
        ada.until(&format!(
            "document.querySelector('[data-beyond]')?.innerText.includes('{said}')"
        ))
        .await?;
        ada.fits().await?;
    }
    ada.close().await
}
