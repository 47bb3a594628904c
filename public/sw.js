// Caches public pages that were read, so that they open again without a connection.
const PAGES = 'gyeol-pages-1';
/** What a page loads to show another. */
const DATA = 'gyeol-data-1';
const FILES = 'gyeol-files-1';
/** The offline pages with their files: they are fetched once for a version of this file, and none may be missing. */
const OFFLINE_PAGES = 'gyeol-offline-1';
/** Entries of each cache above these numbers are removed, the oldest first: each version of the site adds others. */
const MAX_ENTRIES = { [PAGES]: 60, [DATA]: 60, [FILES]: 400, [OFFLINE_PAGES]: Infinity };
const OFFLINE = ['/offline', '/en/offline'];

/** Returns whether an answer is the same for everyone; personal answers are never cached. */
const isPublic = (answer) =>
  answer.ok &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !/no-store|private/.test(answer.headers.get('Cache-Control') ?? '');

async function store(name, request, answer) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const stored = await cache.keys();
  const tooMany = stored.slice(0, Math.max(0, stored.length - MAX_ENTRIES[name]));
  await Promise.all(tooMany.map((it) => cache.delete(it)));
}

/**
 * Caches a page and the files that it needs; personal pages are skipped. Fetched without the cookie, since an
 * answer that arrives after signing out would restore the session's cookie.
 */
async function storePage(address, cache = { pages: PAGES, files: FILES }) {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!isPublic(answer)) return;
  const html = await answer.clone().text();
  await store(cache.pages, address, answer);
  const files = await caches.open(cache.files);
  const needed = html.match(/\/scripts\.js|\/_next\/static\/[^"]+?\.(?:css|json|js|svg)/g) ?? [];
  await Promise.allSettled([...new Set(needed)].map((file) => files.add(file)));
}

/**
 * Answers from the network and caches a copy; without a network it answers the copy, and for a page without
 * one the offline page. That is answered without a redirect, so that a reload requests the page itself
 * (lib/browser/preventReplacement.ts prevents it from reloading in a loop).
 */
async function fromNetwork(event) {
  const { request } = event;
  const name = new URL(request.url).pathname.startsWith('/_next/data/') ? DATA : PAGES;
  try {
    const answer = await fetch(request);
    if (isPublic(answer)) event.waitUntil(store(name, request, answer.clone()));
    // What is gone for readers is gone without a network too.
    else if (answer.status === 404 || answer.status === 410)
      event.waitUntil(caches.open(name).then((cache) => cache.delete(request)));
    return answer;
  } catch (failure) {
    // What was read last, before what the offline page has of /scripts.js.
    const stored = (await caches.match(request, { cacheName: name })) ?? (await caches.match(request));
    if (stored) return stored;
    if (request.mode !== 'navigate') throw failure;
    const { pathname } = new URL(request.url);
    const english = pathname === '/en' || pathname.startsWith('/en/');
    return (await caches.match(OFFLINE[english ? 1 : 0])) ?? Response.error();
  }
}

/** Returns a file whose name changes with its content, from the cache or else from the network. */
async function fromCache(event) {
  const stored = await caches.match(event.request);
  if (stored) return stored;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(store(FILES, event.request, answer.clone()));
  return answer;
}

self.addEventListener('install', (event) => {
  const cache = { pages: OFFLINE_PAGES, files: OFFLINE_PAGES };
  const storing = OFFLINE.map((page) => storePage(page, cache));
  event.waitUntil(Promise.allSettled(storing).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !Object.hasOwn(MAX_ENTRIES, name)).map((name) => caches.delete(name)));
    await self.clients.claim();
    // The open pages were loaded before the service worker could cache them.
    const open = await self.clients.matchAll({ type: 'window' });
    await Promise.allSettled(open.map(({ url }) => storePage(url)));
  };
  event.waitUntil(begin());
});

/** Closes what is shown of a member who signs out: whoever uses the device next would read it. */
async function closeShown() {
  for (const notification of await self.registration.getNotifications()) notification.close();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === '/api/auth/signout') event.waitUntil(closeShown());
  // The offline page checks whether its address can be reached in the way that its reload will take.
  if (request.method === 'HEAD') event.respondWith(fetch(request));
  if (request.method !== 'GET') return;
  if (url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(fromCache(event));
  else if (request.mode === 'navigate' || url.pathname === '/scripts.js' || url.pathname.startsWith('/_next/data/')) {
    event.respondWith(fromNetwork(event));
  }
});

/** Shows a push message, which the provider wrote in the member's language; a later one of its tag replaces it. */
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag, lang } = event.data.json();
  const options = { body, tag, lang, icon: '/icons/192.png', badge: '/icons/192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

const jsonOf = async (answer) => (answer.ok ? await answer.json() : {});

/**
 * Tells the provider of the subscription that takes the place of one that the browser has ended; some browsers have made
 * it already. It is that of the member's session, so without one there is nothing to renew. The call names no zone, by
 * which the provider knows that its language is the browser's and no page's.
 */
async function renewSubscription({ newSubscription }) {
  const { accessToken } = await jsonOf(await fetch('/api/auth/session'));
  if (!accessToken) return;
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const { push } = await jsonOf(await fetch('/api/v1/notifications/settings/', { headers }));
  if (!push?.key) return;
  const { pushManager } = self.registration;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push.key }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/v1/notifications/push/', { method: 'PUT', headers, body: JSON.stringify({ endpoint, keys }) });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

/** Opens the page of a notification: in the window that shows it, else in the one used last, else in a new one. */
async function openPage(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const open = await self.clients.matchAll({ type: 'window' });
  const shown = open.find(({ url }) => url === href) ?? open[0];
  if (!shown) return void (await self.clients.openWindow(href));
  await shown.focus();
  if (shown.url !== href) await shown.navigate(href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
