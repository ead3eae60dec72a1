
// The build puts this behind what it makes for the page's module.
// Both modules come in one file, the page's first: what they have in common is packed once. Each is compiled while it comes.
const modules = (async () => {
  const answer = await fetch("./modules.wasm");
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const [first, second] = [new TransformStream(), new TransformStream()];
  const compiled = ({ readable }) => WebAssembly.compileStreaming(new Response(readable, { headers: { "content-type": "application/wasm" } }));
  let writer = first.writable.getWriter();
  (async () => {
    const reader = answer.body.getReader();
    let left = PAGE_LENGTH;
    for (;;) {
      let { done, value } = await reader.read();
      if (done) return writer.close();
      if (left && value.length >= left) {
        writer.write(value.subarray(0, left));
        writer.close();
        writer = second.writable.getWriter();
        value = value.subarray(left);
        left = 0;
      }
      if (left) left -= value.length;
      if (value.length) writer.write(value);
    }
  })().catch(error => writer.abort(error));
  return [compiled(first), compiled(second)];
})();
const nth = index => modules.then(all => all[index]);
// The texts came with the page, if it guessed the language right that it will speak (`Settings::spoken`); else they come beside the modules.
const language = (() => {
  const known = [/* languages */];
  let chosen = new URLSearchParams(location.search).get("language");
  try {
    chosen ??= JSON.parse(localStorage.getItem("oshra-settings")).language;
  } catch {
    // Nothing is remembered.
  }
  if (known.includes(chosen)) return chosen;
  return navigator.languages.map(tag => tag.split("-")[0].toLowerCase()).find(id => known.includes(id)) ?? "en";
})();
const guess = document.getElementById("texts");
const texts = guess.dataset.language === language ? guess.textContent : fetch(`./words/${language}.ftl`).then(answer => answer.text());
guess.remove();
// Where a page comes at once, so do its fonts, before anything is drawn that they would move; on a slow line they come after
// all that a game needs.
const dress = () => document.documentElement.dataset.here = "";
const [visit] = performance.getEntriesByType("navigation");
if (navigator.serviceWorker?.controller || visit?.responseStart < 300) dress();
const built = __wbg_init({ module_or_path: nth(0) });
// The worker says nothing before it has its module, and it gets that when the page listens.
const keeper = new Worker("./worker.js", { type: "module" });
const [spoken] = await Promise.all([texts, built]);
page(keeper, language, spoken);
document.getElementById("waking").remove();
nth(1).then(module => {
  keeper.postMessage(module);
  setTimeout(dress, 300);
});
// A page that is left takes its worker along: a browser may keep it frozen with the database half open, and then no
// other page could open it. Whoever comes back to it gets a new one; the game is saved.
addEventListener("pagehide", () => keeper.terminate());
addEventListener("pageshow", event => event.persisted && location.reload());

// A page that is too old for its server forgets what was kept of it and reloads.
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
      active.postMessage({ fill: language });
      // The first worker takes the page over; only a later one brings a newer page.
      if (!first) watch(registration);
    } catch {
      // A browser that keeps nothing plays all the same.
    }
  }), { once: true });
}
