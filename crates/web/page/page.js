import init, { page } from "./client.js";
await init({ module_or_path: "./client_bg.wasm" });
page();

// Without a network the page comes from a worker that kept it. The pictures follow when there is time.
if ("serviceWorker" in navigator) {
  const kept = navigator.serviceWorker;
  const later = window.requestIdleCallback ?? (act => setTimeout(act, 2000));
  addEventListener("oshra-settled", () => later(async () => {
    try {
      await kept.register("./sw.js");
      const { active } = await kept.ready;
      active.postMessage("fill");
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }), { once: true });
}
