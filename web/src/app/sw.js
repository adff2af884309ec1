// The service worker: the page opens without a network, and comes from the network where there is one.
// It never keeps or answers anything below /api.
const CACHE = "retruc-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("retruc-") && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    // Every address has the same page.
    return (await caches.match("/")) ?? Response.error();
  }
}

// A file's name changes with what is in it, so what was kept is never old.
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
