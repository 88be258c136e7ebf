/**
 * The service worker that replaces one of an older site on the same domain: Gatsby's offline plugin installs /sw.js, Create React App
 * /service-worker.js. Such a worker shows the old site until its file changes. This one deletes what was stored, removes itself, and loads the
 * pages again that the old one controlled.
 */
export const serviceWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // Only the pages of this worker, which new pages do not have: each is loaded once.
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
}
`;
