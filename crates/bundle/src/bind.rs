//! The two modules, the parts cut out of them, and the JavaScript around them.

use crate::page::lean;
use crate::{BundleError, Files, Inputs, parts, shorten};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// What is made of the modules beside files.
pub(crate) struct Modules {
    /// What was made around the page's module. It goes into the page.
    pub(crate) page_script: String,
    /// How much of `modules.wasm` is the page's.
    pub(crate) page_length: usize,
}

/// A module that browsers can load.
struct Bound {
    script: String,
    wasm: Vec<u8>,
    parts: Files,
}

/// Makes both modules ready for browsers, side by side.
pub(crate) fn modules(inputs: &Inputs, files: &mut Files) -> Result<Modules, BundleError> {
    let (page, worker) = std::thread::scope(|scope| {
        let worker = scope.spawn(|| bind(inputs.worker, inputs.scratch, "worker"));
        let page = bind(inputs.page, inputs.scratch, "page");
        let crashed = |_| Err(BundleError::module("worker", "binding it crashed"));
        (page, worker.join().unwrap_or_else(crashed))
    });
    let (page, worker) = (page?, worker?);
    let opening = inputs.sources.join("worker.js");
    let opening = fs::read_to_string(&opening).map_err(BundleError::file(&opening))?;
    files.add("worker.js", lean(&(worker.script + &opening)));
    // One after the other in one file: what they have in common is packed once.
    files.add("modules.wasm", [page.wasm.as_slice(), &worker.wasm].concat());
    files.0.extend(page.parts.0);
    files.0.extend(worker.parts.0);
    Ok(Modules {
        page_script: page.script,
        page_length: page.wasm.len(),
    })
}

/// Cuts a module into what is needed at once and the parts that come later, and makes the JavaScript that browsers load
/// them with.
fn bind(wasm: &Path, scratch: &Path, name: &str) -> Result<Bound, BundleError> {
    let folder = scratch.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(BundleError::file(&folder))?;
    }
    fs::create_dir_all(&folder).map_err(BundleError::file(&folder))?;
    let (main, bound) = (folder.join("main.wasm"), folder.join("bound"));
    let module = fs::read(wasm).map_err(BundleError::file(wasm))?;
    let mut parts = Files::default();
    let fetching = parts::cut(&module, &main, name, &mut parts)?;
    let failed = |error| BundleError::module(name, format!("{error:#}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(main).typescript(false).out_name(name);
    bindgen.web(true).map_err(failed)?;
    bindgen.remove_name_section(true).remove_producers_section(true);
    // Parts share the table of functions.
    bindgen.keep_lld_exports(true);
    bindgen.generate(&bound).map_err(failed)?;
    let (script, wasm) = (bound.join(format!("{name}.js")), bound.join(format!("{name}_bg.wasm")));
    let script = fs::read_to_string(&script).map_err(BundleError::file(&script))?;
    let wasm = fs::read(&wasm).map_err(BundleError::file(&wasm))?;
    let (script, wasm) = shorten(name, &parts::join(name, &script, &fetching)?, &wasm)?;
    Ok(Bound { script, wasm, parts })
}
