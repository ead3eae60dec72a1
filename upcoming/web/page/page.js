import init, { page } from "./client.js";
await init({ module_or_path: "./client_bg.wasm" });
page();
