// Keeps the page for times without a network. The build writes the two lines below.
const VERSION = "{{version}}";
const FIRST = [/* first */];

const shelf = "oshra-" + VERSION;
const here = new URL("./", self.location).href;

self.addEventListener("install", event => {
  event.waitUntil(caches.open(shelf).then(cache => cache.addAll(FIRST.map(path => new Request(here + path, { cache: "no-cache" })))));
});

self.addEventListener("activate", event => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("oshra-") && name !== shelf) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

// The texts in use come first; all pictures and the other languages follow in one file, once the page has time for it.
async function fill(language) {
  const cache = await caches.open(shelf);
  if (await cache.match(here + "later.json")) return;
  await cache.add(`${here}words/${language}.ftl`);
  const answer = await fetch(here + "later.json");
  if (!answer.ok) return;
  const later = await answer.json();
  for (const [path, text] of Object.entries(later)) {
    const type = path.endsWith(".svg") ? "image/svg+xml" : "text/plain; charset=utf-8";
    await cache.put(here + path, new Response(text, { headers: { "content-type": type } }));
  }
  await cache.put(here + "later.json", new Response("{}", { headers: { "content-type": "application/json" } }));
}

self.addEventListener("message", event => {
  if (event.data.fill) event.waitUntil(fill(event.data.fill).catch(() => {}));
  if (event.data === "renew") self.skipWaiting();
});

self.addEventListener("fetch", event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(here)) return;
  const path = url.pathname.slice(new URL(here).pathname.length);
  if (path.startsWith("api/") || ["health", "ready", "imprint", "privacy", "host.css"].includes(path)) return;
  const page = request.mode === "navigate";
  // The link of a table leads to the page, as on the server.
  const table = page && path.match(/^t\/([^/]+)$/);
  if (table) return event.respondWith(Response.redirect(here + "?table=" + table[1], 302));
  event.respondWith((async () => {
    const cache = await caches.open(shelf);
    const kept = await cache.match(page ? here : here + path, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok && !page && answer.type === "basic") cache.put(here + path, answer.clone());
    return answer;
  })());
});
