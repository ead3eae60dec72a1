//! Where the keeper puts the game so that a reload finds it: a database of the browser that the page never opens.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransactionMode};

const DATABASE: &str = "oshra";
const STORE: &str = "games";
/// The game on the table.
pub(crate) const GAME: &str = "table";
/// The own games.
pub(crate) const HISTORY: &str = "history";

/// The answer to a request of the database.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let asked = request.clone();
    let promise = Promise::new(&mut |resolve, reject| {
        let waiting = asked.clone();
        let done = Closure::once_into_js(move || {
            let _ = resolve.call1(&JsValue::NULL, &waiting.result().unwrap_or(JsValue::NULL));
        });
        let failed = Closure::once_into_js(move || {
            let _ = reject.call0(&JsValue::NULL);
        });
        asked.set_onsuccess(Some(done.unchecked_ref()));
        asked.set_onerror(Some(failed.unchecked_ref()));
    });
    JsFuture::from(promise).await
}

async fn store(mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    let factory: IdbFactory = js_sys::Reflect::get(&js_sys::global(), &"indexedDB".into())?.dyn_into()?;
    let open = factory.open_with_u32(DATABASE, 1)?;
    let opening = open.clone();
    let make = Closure::once_into_js(move || {
        if let Ok(database) = opening.result().and_then(|database| database.dyn_into::<IdbDatabase>()) {
            let _ = database.create_object_store(STORE);
        }
    });
    open.set_onupgradeneeded(Some(make.unchecked_ref()));
    let database: IdbDatabase = answer(&open).await?.dyn_into()?;
    database.transaction_with_str_and_mode(STORE, mode)?.object_store(STORE)
}

/// What was put there under a name.
pub(crate) async fn load(name: &str) -> Option<String> {
    let store = store(IdbTransactionMode::Readonly).await.ok()?;
    answer(&store.get(&name.into()).ok()?).await.ok()?.as_string()
}

/// Puts something there, or takes it away. A browser that keeps nothing lets the game go on all the same.
pub(crate) async fn save(name: &str, text: Option<String>) {
    let Ok(store) = store(IdbTransactionMode::Readwrite).await else {
        return;
    };
    let request = match text {
        Some(text) => store.put_with_key(&text.into(), &name.into()),
        None => store.delete(&name.into()),
    };
    if let Ok(request) = request {
        let _ = answer(&request).await;
    }
}
