import init, { worker } from "./client.js";
await init({ module_or_path: "./client_bg.wasm" });
worker();
