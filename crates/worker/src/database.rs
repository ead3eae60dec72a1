//! A database of the browser that the page never opens. One connection is opened when it is first needed, and closed when
//! another version of the page wants to change the database.

use js_sys::{Array, Promise};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbFactory, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

const DATABASE: &str = "oshra";
const STORE: &str = "games";

/// The connection, if it is open.
#[derive(Default)]
pub(crate) struct Database {
    open: Rc<RefCell<Option<IdbDatabase>>>,
}

/// A promise that one of two handlers settles.
fn promise(set: impl Fn(js_sys::Function, js_sys::Function)) -> JsFuture {
    JsFuture::from(Promise::new(&mut |resolve, reject| set(resolve, reject)))
}

/// The answer to a request.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    promise(|resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    })
    .await?;
    request.result()
}

/// Waits until everything that was written in a transaction is there for good.
async fn complete(transaction: &IdbTransaction) -> Result<(), JsValue> {
    promise(|resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onerror(Some(&reject));
        transaction.set_onabort(Some(&reject));
    })
    .await
    .map(drop)
}

impl Database {
    async fn connection(&self) -> Result<IdbDatabase, JsValue> {
        if let Some(open) = self.open.borrow().clone() {
            return Ok(open);
        }
        let factory: IdbFactory = js_sys::Reflect::get(&js_sys::global(), &"indexedDB".into())?.dyn_into()?;
        let request = factory.open_with_u32(DATABASE, 1)?;
        let opening = request.clone();
        let make = Closure::once_into_js(move || {
            if let Ok(database) = opening.result().and_then(|database| database.dyn_into::<IdbDatabase>()) {
                let _ = database.create_object_store(STORE);
            }
        });
        request.set_onupgradeneeded(Some(make.unchecked_ref()));
        let database: IdbDatabase = answer(&request).await?.dyn_into()?;
        let (kept, closing) = (self.open.clone(), database.clone());
        let close = Closure::once_into_js(move || {
            closing.close();
            *kept.borrow_mut() = None;
        });
        database.set_onversionchange(Some(close.unchecked_ref()));
        let kept = self.open.clone();
        let lost = Closure::once_into_js(move || *kept.borrow_mut() = None);
        database.set_onclose(Some(lost.unchecked_ref()));
        *self.open.borrow_mut() = Some(database.clone());
        Ok(database)
    }

    async fn transaction(&self, mode: IdbTransactionMode) -> Result<(IdbTransaction, IdbObjectStore), JsValue> {
        let transaction = self.connection().await?.transaction_with_str_and_mode(STORE, mode)?;
        let store = transaction.object_store(STORE)?;
        Ok((transaction, store))
    }

    /// The text under a name.
    pub(crate) async fn load(&self, name: &str) -> Result<Option<String>, JsValue> {
        let (_, store) = self.transaction(IdbTransactionMode::Readonly).await?;
        Ok(answer(&store.get(&name.into())?).await?.as_string())
    }

    /// The names of everything that is kept.
    pub(crate) async fn names(&self) -> Result<Vec<String>, JsValue> {
        let (_, store) = self.transaction(IdbTransactionMode::Readonly).await?;
        let keys: Array = answer(&store.get_all_keys()?).await?.dyn_into()?;
        Ok(keys.iter().filter_map(|key| key.as_string()).collect())
    }

    /// Puts a text under a name.
    pub(crate) async fn put(&self, name: &str, text: &str) -> Result<(), JsValue> {
        let (transaction, store) = self.transaction(IdbTransactionMode::Readwrite).await?;
        store.put_with_key(&text.into(), &name.into())?;
        complete(&transaction).await
    }

    /// Puts a text under a name that is still free; whether it was.
    pub(crate) async fn add(&self, name: &str, text: &str) -> Result<bool, JsValue> {
        let (transaction, store) = self.transaction(IdbTransactionMode::Readwrite).await?;
        let taken = !answer(&store.get_key(&name.into())?).await?.is_undefined();
        if !taken {
            store.add_with_key(&text.into(), &name.into())?;
        }
        complete(&transaction).await?;
        Ok(!taken)
    }

    /// Takes away what is under a name.
    pub(crate) async fn delete(&self, name: &str) -> Result<(), JsValue> {
        let (transaction, store) = self.transaction(IdbTransactionMode::Readwrite).await?;
        store.delete(&name.into())?;
        complete(&transaction).await
    }
}
