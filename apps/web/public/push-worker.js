/**
 * Shows notices while the product is closed, and opens what they are about. It does nothing else: no cache, no requests
 * of the page go through it.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }),
  );
});

/** Into a tab that is open, or a new one. Only ever within the product. */
const openAt = async (path) => {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => 'navigate' in one);
  if (!tab) {
    await self.clients.openWindow(address.href);
    return;
  }
  await tab.focus();
  await tab.navigate(address.href);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});
