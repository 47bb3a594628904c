// @vitest-environment node
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passthrough, http as route } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMockServer } from '@/mocks/listen';
import { server as network } from '../api';

let mock: Server;
let url: string;

beforeEach(async () => {
  mock = createMockServer(async (call) => Response.json({ method: call.method, body: await call.text() }));
  mock.listen(0, '127.0.0.1');
  await once(mock, 'listening');
  url = `http://127.0.0.1:${(mock.address() as AddressInfo).port}/api/v1`;
  network.use(route.all(`${url}/*`, () => passthrough()));
});
afterEach(async () => {
  await fetch(`${url}/scenario/`, { method: 'PUT', body: '{"name":null}' });
  mock.close();
});

const read = async (path: string, init?: RequestInit) => (await fetch(`${url}/${path}`, init)).json();

test('a call reaches the provider with its method and its body', async () => {
  expect(await read('topics/', { method: 'POST', body: 'a topic' })).toEqual({ method: 'POST', body: 'a topic' });
});

test('a chosen scenario applies to every call, a browser’s own to its calls', async () => {
  const own = { headers: { 'X-Scenario': 'expired-session', Authorization: 'Bearer x' } };
  await fetch(`${url}/scenario/`, { method: 'PUT', body: '{"name":"error"}' });
  expect((await fetch(`${url}/topics/`)).status).toBe(500);
  expect((await fetch(`${url}/topics/`, own)).status).toBe(401);
  expect(await read('scenario/')).toMatchObject({ chosen: 'error' });
});

test('a provider that is down closes the connection', async () => {
  const away = { headers: { 'X-Scenario': 'offline' } };
  await expect(fetch(`${url}/topics/`, away)).rejects.toThrow('fetch failed');
});
