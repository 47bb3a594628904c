// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { pushSubscriptions } from '@/provider/db/schema/notifications';
import type { PushMessage } from '@/provider/platform/push/push';
import type { TestProvider } from '@/provider/testing';
import { testProvider } from '../api';

type Listener = (event: object) => void;

const ORIGIN = 'https://gyeol.test';

/** A store of responses in the order in which they were put, as a browser has it. */
function createCaches(fetch: (address: string) => Promise<Response>) {
  const addressOf = (request: { url: string } | string) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async (request: Request | string, answer: Response) => {
        entries.delete(addressOf(request));
        entries.set(addressOf(request), answer);
      },
      add: async (file: string) => void entries.set(addressOf(file), await fetch(file)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  };
  const match = async (request: Request | string, { cacheName }: { cacheName?: string } = {}) =>
    [...stored].flatMap(([name, all]) =>
      !cacheName || name === cacheName ? (all.get(addressOf(request)) ?? []) : [],
    )[0];
  const names = () => [...stored].map(([name, entries]) => [name, entries.size] as const);
  return {
    open,
    match,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    names,
  };
}

interface Subscription {
  toJSON: () => { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
}
const subscriptionOf = (endpoint: string): Subscription => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
});
const plainAnswer = (status = 200, cacheControl = 'no-cache') => {
  const answer = new Response('text', { status, headers: { 'Cache-Control': cacheControl } });
  return Object.defineProperty(answer, 'type', { value: 'basic' });
};
const redirected = () => Object.defineProperty(plainAnswer(), 'redirected', { value: true });
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

/** A window of the browser that shows `path`. */
const windowAt = (path: string) => ({
  url: ORIGIN + path,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async (_address: string) => undefined),
});

/**
 * Runs the service worker in a browser with these windows; `visit` lets it answer a request, and waits for what it
 * stores; `renew` tells it that the browser has ended its subscription; `tell` gives it any other event.
 */
function startWorker(
  answerOf: (address: string, call?: RequestInit) => Promise<Response> = async () => plainAnswer(),
  windows: ReturnType<typeof windowAt>[] = [],
) {
  const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  const openWindow = vi.fn(async (_address: string) => undefined);
  const subscribe = vi.fn(async (_options: object) => subscriptionOf('https://push.example.com/new'));
  const listeners = new Map<string, Listener>();
  const caches = createCaches(answerOf);
  const self = {
    location: { origin: ORIGIN },
    registration: { pushManager: { subscribe }, showNotification, getNotifications: async () => shown },
    clients: { claim: async () => undefined, matchAll: async () => windows, openWindow },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, caches, URL, Response, fetch: answerOf });
  const visit = async (path: string, mode = 'no-cors') => {
    const waited: Promise<unknown>[] = [];
    const request = { url: ORIGIN + path, method: 'GET', mode };
    let answer: unknown;
    listeners.get('fetch')?.({
      request,
      respondWith(given: Promise<unknown>) {
        answer = given;
        waited.push(given);
      },
      waitUntil: (given: Promise<unknown>) => waited.push(given),
    });
    for (const one of waited) await one;
    return (await answer) as Response;
  };
  const tell = async (name: string, event: object = {}) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => waited.push(given) });
    await Promise.all(waited);
  };
  const renew = (newSubscription: Subscription | null) => tell('pushsubscriptionchange', { newSubscription });
  return { caches, visit, tell, renew, subscribe, shown, showNotification, openWindow };
}

test('a browser keeps no more of a site that changes often than what its last pages need', async () => {
  const { caches, visit } = startWorker();
  for (let build = 0; build < 100; build += 1) {
    for (let file = 0; file < 10; file += 1) await visit(`/_next/static/chunks/${build}-${file}.js`);
    await visit(`/_next/data/${build}/posts.json`);
    await visit(`/posts/${build}`, 'navigate');
  }
  expect(Object.fromEntries(caches.names())).toEqual({ 'gyeol-files-1': 400, 'gyeol-data-1': 60, 'gyeol-pages-1': 60 });
  const newest = ['/_next/static/chunks/99-9.js', '/_next/data/99/posts.json', '/posts/99'];
  for (const path of newest) expect(await caches.match(new Request(ORIGIN + path))).toBeDefined();
  expect(await caches.match(new Request(`${ORIGIN}/_next/static/chunks/0-0.js`))).toBeUndefined();
});

test.each([404, 410])('a page that was read and then answers %d is not opened without a network', async (gone) => {
  let status = 200;
  const { visit } = startWorker(async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return plainAnswer(status);
  });
  await visit('/forums/free/topics/3', 'navigate');
  status = 0;
  expect((await visit('/forums/free/topics/3', 'navigate')).status).toBe(200);
  status = gone;
  await visit('/forums/free/topics/3', 'navigate');
  status = 0;
  expect((await visit('/forums/free/topics/3', 'navigate')).type).toBe('error');
});

test.each([
  ['private', () => plainAnswer(200, 'private, no-cache')],
  ['not to be stored', () => plainAnswer(200, 'no-store')],
  ['of another address', redirected],
  ['of another site', () => new Response('text')],
])('an answer that is %s is not there without a network', async (_name, personal) => {
  let answerOf = async () => personal();
  const { visit, tell, caches } = startWorker(() => answerOf(), [windowAt('/me/settings')]);
  await tell('activate');
  const paths = ['/me/settings', '/_next/data/1/me.json'] as const;
  for (const path of paths) expect((await visit(path, 'navigate')).status).toBe(200);
  answerOf = noNetwork;
  for (const path of paths) expect((await visit(path, 'navigate')).type).toBe('error');
  expect(caches.names().filter(([, size]) => size > 0)).toEqual([]);
});

test('the open pages and the offline page are fetched without the cookie, with the files that they need', async () => {
  const page = () =>
    Object.defineProperty(new Response('<script src="/_next/static/chunks/1.js"></script>'), 'type', {
      value: 'basic',
    });
  let asked = vi.fn(async (_address: string, _call?: RequestInit) => page());
  const { visit, tell } = startWorker((...call) => asked(...call), [windowAt('/posts/3')]);
  await tell('install');
  await tell('activate');
  const pages = asked.mock.calls.filter(([address]) => !address.includes('/_next/'));
  expect(pages).toEqual(['/offline', '/en/offline', `${ORIGIN}/posts/3`].map((it) => [it, { credentials: 'omit' }]));
  asked = vi.fn(noNetwork);
  expect((await visit('/posts/3', 'navigate')).status).toBe(200);
  expect((await visit('/_next/static/chunks/1.js')).status).toBe(200);
  expect((await visit('/en/topics', 'navigate')).status).toBe(200);
});

test('the offline page has its files, however often the site has changed since the browser was told of it', async () => {
  let answerOf = async (address: string) => {
    const text = `<script src="/_next/static${address}.js"></script>`;
    return Object.defineProperty(new Response(text), 'type', { value: 'basic' });
  };
  const { visit, tell } = startWorker((address) => answerOf(address));
  await tell('install');
  await tell('activate');
  for (let file = 0; file < 1000; file += 1) await visit(`/_next/static/chunks/${file}.js`);
  answerOf = noNetwork;
  for (const [page, file] of [
    ['/topics', 'offline'],
    ['/en/topics', 'en/offline'],
  ] as const) {
    expect(await (await visit(page, 'navigate')).text()).toContain(`/_next/static/${file}.js`);
    expect((await visit(`/_next/static/${file}.js`)).status).toBe(200);
  }
});

test('a page that was read opens with the script that came with it, and not with that of the offline page', async () => {
  let version = 1;
  const { visit, tell } = startWorker(async () => {
    if (version === 0) throw new TypeError('Failed to fetch');
    return Object.defineProperty(new Response(`"/scripts.js" ${version}`), 'type', { value: 'basic' });
  });
  await tell('install');
  version = 2;
  await visit('/scripts.js');
  version = 0;
  expect(await (await visit('/scripts.js')).text()).toContain('2');
});

const MESSAGE: PushMessage = {
  title: '새 댓글',
  body: '혜원 님이 댓글을 남겼어요.',
  path: '/forums/free/topics/3',
  tag: 'n12',
  lang: 'ko',
};

test('a push message is shown in its language, in place of the one before it', async () => {
  const { tell, showNotification } = startWorker();
  await tell('push', { data: { json: () => JSON.parse(JSON.stringify(MESSAGE)) } });
  await tell('push', { data: null });
  const { title, body, tag, lang, path } = MESSAGE;
  expect(showNotification.mock.calls).toEqual([[title, expect.objectContaining({ body, tag, lang, data: { path } })]]);
});

test('what was shown to a member is closed when they sign out, and by no other call', async () => {
  const { tell, shown } = startWorker();
  const closed = async (method: string, path: string) => {
    await tell('fetch', { request: { url: ORIGIN + path, method }, respondWith: () => undefined });
    return shown.map(({ close }) => close.mock.calls.length);
  };
  expect(await closed('POST', '/api/auth/callback/credentials')).toEqual([0, 0]);
  expect(await closed('GET', '/api/auth/signout')).toEqual([0, 0]);
  expect(await closed('POST', '/api/auth/signout')).toEqual([1, 1]);
});

/** Clicks on the notification of a message to `path`; returns what each of the windows then did. */
async function click(path: string, windows: ReturnType<typeof windowAt>[]) {
  const { tell, openWindow } = startWorker(undefined, windows);
  const close = vi.fn();
  await tell('notificationclick', { notification: { close, data: { path } } });
  expect(close).toHaveBeenCalledOnce();
  const done = windows.map(({ focus, navigate }) => [focus.mock.calls.length, ...navigate.mock.calls.flat()]);
  return { done, opened: openWindow.mock.calls.flat() };
}

test('a click on a notification opens its page where it is shown, else in the last window, else in a new one', async () => {
  const href = ORIGIN + MESSAGE.path;
  const at = (...paths: string[]) => click(MESSAGE.path, paths.map(windowAt));
  expect(await at('/', MESSAGE.path)).toEqual({ done: [[0], [1]], opened: [] });
  expect(await at('/posts', '/')).toEqual({ done: [[1, href], [0]], opened: [] });
  expect(await at()).toEqual({ done: [], opened: [href] });
});

test.each(['https://other.example/', '//other.example/', 'javascript:alert(1)'])(
  'a click never opens %s',
  async (path) => {
    expect(await click(path, [windowAt('/')])).toEqual({ done: [[0]], opened: [] });
    expect(await click(path, [])).toEqual({ done: [], opened: [] });
  },
);

/** Answers from the provider, where `token` is that of the browser's session; '' for a visitor. */
function asSite(provider: TestProvider, token: string) {
  return (address: string, call: RequestInit = {}) =>
    address === '/api/auth/session'
      ? Promise.resolve(Response.json(token ? { accessToken: token } : {}))
      : Promise.resolve(provider.app.request(address, call));
}

test.each([
  ['that the browser has made', subscriptionOf('https://push.example.com/made'), 'https://push.example.com/made'],
  ['that it has to make', null, 'https://push.example.com/new'],
])('a subscription that the browser ends is replaced at the provider by one %s', async (_name, made, endpoint) => {
  const provider = await testProvider();
  const { id, call, token } = await provider.member();
  const { keys } = subscriptionOf('').toJSON();
  await call('PUT', 'notifications/push/', { endpoint: 'https://push.example.com/old', keys });
  const { renew, subscribe } = startWorker(asSite(provider, token));
  await renew(made);
  const stored = await provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, id));
  expect(stored).toMatchObject([{ endpoint, userId: id, ...keys }]);
  const { key } = (await call('GET', 'notifications/settings/')).body.push;
  expect(subscribe.mock.calls).toEqual(made ? [] : [[{ userVisibleOnly: true, applicationServerKey: key }]]);
});

test('nothing is subscribed without a session', async () => {
  const asked = vi.fn(asSite(await testProvider(), ''));
  const { renew, subscribe } = startWorker(asked);
  await renew(null);
  expect(subscribe).not.toHaveBeenCalled();
  expect(asked.mock.calls).toEqual([['/api/auth/session']]);
});
