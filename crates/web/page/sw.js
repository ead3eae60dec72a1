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
  if (event.data.calls) event.waitUntil(caches.open("calls").then(cache => cache.put(here + "calls.json", new Response(JSON.stringify(event.data.calls)))));
  if (event.data === "renew") self.skipWaiting();
});

// Something comes while perhaps no page is open: which table it is about, and why. The page left the words for it here, in
// its language.
self.addEventListener("push", event => {
  event.waitUntil((async () => {
    const { table, why } = event.data.json();
    const address = here + "?table=" + table;
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some(page => page.focused && shows(page, table))) return;
    const kept = await (await caches.open("calls")).match(here + "calls.json");
    const words = kept ? await kept.json() : {};
    const text = (words[why] ?? "Oshra: %").replace("%", table);
    await self.registration.showNotification(text, { tag: "oshra-" + table, icon: here + "icon-192.png", data: address });
  })());
});

// Whether a page is at a table.
const shows = (page, table) => new URL(page.url).searchParams.get("table") === table;

self.addEventListener("notificationclick", event => {
  event.notification.close();
  const address = event.notification.data;
  if (!address) return;
  event.waitUntil((async () => {
    const table = new URL(address).searchParams.get("table");
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(page => shows(page, table));
    await (there ? there.focus() : self.clients.openWindow(address));
  })());
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
