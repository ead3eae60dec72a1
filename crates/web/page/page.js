import init, { page } from "./client.js";
await init({ module_or_path: "./client_bg.wasm" });
page();

// A page that is too old for its server forgets what was kept of it and comes anew.
addEventListener("oshra-afresh", async () => {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith("oshra-")) await caches.delete(name);
  } catch {
    // Where nothing was kept, nothing is in the way.
  } finally {
    location.reload();
  }
});

// Without a network the page comes from a worker that kept it. The pictures follow when there is time.
if ("serviceWorker" in navigator) {
  const kept = navigator.serviceWorker;
  const later = window.requestIdleCallback ?? (act => setTimeout(act, 2000));
  const watch = registration => {
    const waits = () => registration.waiting && kept.controller && dispatchEvent(new Event("oshra-new-version"));
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waits));
    addEventListener("oshra-renew", () => registration.waiting?.postMessage("renew"));
    kept.addEventListener("controllerchange", () => location.reload(), { once: true });
    waits();
  };
  addEventListener("oshra-settled", () => later(async () => {
    try {
      const first = !kept.controller;
      const registration = await kept.register("./sw.js");
      const { active } = await kept.ready;
      active.postMessage("fill");
      // The first worker takes the page over; only a later one brings a newer page.
      if (!first) watch(registration);
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }), { once: true });
}
