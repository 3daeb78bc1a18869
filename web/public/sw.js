/* The installed app: tells of moves while no page is open, and says so when the server cannot be reached. */

const OFFLINE = ["/offline.html", "/offline.css", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open("offline")
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Pages come from the server, always: a game is never shown as it was. Without a connection, a page says so.
self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  } else if (OFFLINE.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});

self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      lang: told.language,
      // a newer message about a table takes the place of an older one
      tag: told.table,
      icon: "/icon-192.png",
      data: { path: `/table/${told.table}` },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data.path;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
