// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { pushSubscriptions } from '@/provider/db/schema/notifications';
import type { TestProvider } from '@/provider/testing';
import { testProvider } from '../api';

type Listener = (event: object) => void;

/** A store of responses in the order in which they were put, as a browser has it. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      put: async ({ url }: Request, answer: Response) => {
        entries.delete(url);
        entries.set(url, answer);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  };
  const match = async ({ url }: Request) => [...stored.values()].flatMap((all) => all.get(url) ?? [])[0];
  const names = () => [...stored].map(([name, entries]) => [name, entries.size] as const);
  return {
    open,
    match,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    names,
  };
}

const ORIGIN = 'https://gyeol.test';

interface Subscription {
  toJSON: () => { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
}
const subscriptionOf = (endpoint: string): Subscription => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
});
const plainAnswer = (status = 200) =>
  Object.defineProperty(new Response('text', { status }), 'type', { value: 'basic' });

/**
 * Runs the service worker; `visit` lets it answer a request, and waits for what it stores; `renew` tells it that the
 * browser has ended its subscription.
 */
function startWorker(answerOf: (address: string, call?: RequestInit) => Promise<Response> = async () => plainAnswer()) {
  const subscribe = vi.fn(async (_options: object) => subscriptionOf('https://push.example.com/new'));
  const listeners = new Map<string, Listener>();
  const caches = createCaches();
  const self = {
    location: { origin: ORIGIN },
    registration: { pushManager: { subscribe } },
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
  const renew = async (newSubscription: Subscription | null) => {
    const waited: Promise<unknown>[] = [];
    const waitUntil = (given: Promise<unknown>) => waited.push(given);
    listeners.get('pushsubscriptionchange')?.({ newSubscription, waitUntil });
    await Promise.all(waited);
  };
  return { caches, visit, renew, subscribe };
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
