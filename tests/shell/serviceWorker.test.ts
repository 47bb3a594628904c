// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

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

/** Runs the service worker; `visit` lets it answer a request, and waits for what it stores. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  const caches = createCaches();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  /** The status with which the network answers; 0 without a network. */
  const network = { status: 200 };
  async function fetch() {
    if (network.status === 0) throw new TypeError('Failed to fetch');
    return Object.defineProperty(new Response('text', network), 'type', { value: 'basic' });
  }
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, caches, URL, Response, fetch });
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
  return { caches, visit, network };
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

test.each([404, 410])('a page that was read and then answers %d is not opened without a network', async (status) => {
  const { visit, network } = startWorker();
  await visit('/forums/free/topics/3', 'navigate');
  network.status = 0;
  expect((await visit('/forums/free/topics/3', 'navigate')).status).toBe(200);
  network.status = status;
  await visit('/forums/free/topics/3', 'navigate');
  network.status = 0;
  expect((await visit('/forums/free/topics/3', 'navigate')).type).toBe('error');
});
