// Shows notifications, also while no page is open. It answers for no page and fetches nothing.

/** What a message says, as the server wrote it; something true where it cannot be read. */
function read(data) {
  try {
    const { title, body, path, tag, lang } = data.json();
    return { title, options: { body, tag, lang, data: { path } } };
  } catch {
    // A browser that shows nothing takes the subscription away.
    const isSaved = self.registration.scope.endsWith("/saved-push/");
    return { title: "Sthalam", options: { data: { path: isSaved ? "/favourites" : "/agent" } } };
  }
}

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, options } = read(event.data);
  const icons = { icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, { ...options, ...icons }));
});

/** The page that a notification names, in the tab that has it open already, else in a new one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url.href);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
