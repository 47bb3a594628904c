import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { apiStore } from '../tests/apiStore';
import { createGate } from '../tests/gate';
import { cacheSeconds, noWrites } from './baseApi';
import * as responseCheck from './responseCheck';
import { topicsApi } from './topics';
import { topicWritesApi } from './topicWrites';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const key = { slug: 'free', id: 3 };
const { getTopic } = topicsApi.endpoints;
const { likeTopic, deleteTopic } = topicWritesApi.endpoints;

/** Reads a topic; during each of its first calls as many writes are done as `during` says. */
async function readWith(...during: (() => unknown)[]) {
  const { store, calls, answerBy } = apiStore();
  let reads = 0;
  answerBy(async ({ method }) => {
    if (method) return { data: { success: true } };
    const write = during[reads];
    reads += 1;
    if (write) await store.dispatch(write() as never);
    return { data: { id: reads } };
  });
  const { data } = await store.dispatch(getTopic.initiate(key));
  return { data, reads: calls().filter(({ method }) => !method).length };
}
const aWrite = () => likeTopic.initiate({ id: key.id, liked: true, idempotencyKey: 'key' });

test('a read is sent once while nothing is written', async () => {
  expect(await readWith()).toEqual({ data: { id: 1 }, reads: 1 });
});

test('a read that a write overtook is sent again, at most twice', async () => {
  expect(await readWith(aWrite)).toEqual({ data: { id: 2 }, reads: 2 });
  expect(await readWith(aWrite, aWrite, aWrite)).toEqual({ data: { id: 3 }, reads: 3 });
});

test('what a write shows stays while a read that it crosses is answered; content that is not shown yet waits for none', async () => {
  const { store, answerBy } = apiStore();
  const { open, opened } = createGate();
  let liked = false;
  answerBy(async ({ method }) => {
    if (!method) return { data: { id: key.id, liked, like_count: Number(liked) } };
    await opened;
    liked = true;
    return { data: { success: true, liked, like_count: 1 } };
  });
  const shown = () => getTopic.select(key)(store.getState() as never).data;
  await store.dispatch(getTopic.initiate(key));
  const liking = store.dispatch(aWrite());
  const reading = store.dispatch(getTopic.initiate(key, { forceRefetch: true }));
  const other = await store.dispatch(getTopic.initiate({ ...key, id: 4 }));
  expect(other.data).toMatchObject({ liked: false });
  expect(shown()).toMatchObject({ liked: true, like_count: 1 });
  open();
  await liking;
  expect(shown()).toMatchObject({ liked: true, like_count: 1 });
  await reading;
  expect(shown()).toMatchObject({ liked: true, like_count: 1 });
});

test('a read that failed, or a rejected write, sends none again', async () => {
  const { store, calls, answerBy } = apiStore();
  answerBy(async ({ method }) => {
    if (!method) await store.dispatch(deleteTopic.initiate({ id: key.id }));
    return { error: { status: 503, body: null } };
  });
  expect((await store.dispatch(getTopic.initiate(key))).error).toEqual({ status: 503, body: null });
  expect(calls().map(({ method }) => method)).toEqual([undefined, 'DELETE']);
});

test('on the server a response that is not what the contract says is a failure, and in the browser none is checked', async () => {
  const { store, answerWith } = apiStore();
  const fits = vi.spyOn(responseCheck, 'fitsContract').mockReturnValue(false);
  answerWith({ id: 3 });
  expect((await store.dispatch(getTopic.initiate(key))).data).toEqual({ id: 3 });
  vi.unstubAllGlobals();
  const { error } = await store.dispatch(getTopic.initiate(key, { forceRefetch: true }));
  expect(error).toEqual({ status: 502, body: null });
  expect(fits.mock.calls).toEqual([['GET', 'forums/free/topics/3/', { id: 3 }]]);
});

test('without the code of the client a call fails as without a network', async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.doMock('./httpClient', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  const { baseApi: api } = await import('./baseApi');
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: () => ({ writes: noWrites() }) } }).concat(api.middleware),
  });
  const endpoint = api.injectEndpoints({
    endpoints: ({ query }) => ({ read: query({ query: () => ({ url: '/' }) }) }),
  });
  const { error } = await store.dispatch(endpoint.endpoints.read.initiate(undefined));
  expect(error).toEqual({ status: 0, body: null });
  vi.doUnmock('./httpClient');
});

test('unused answers go after their time in the browser, and with their store on the server', () => {
  expect(cacheSeconds(60)).toBe(Number.POSITIVE_INFINITY);
  vi.stubGlobal('window', {});
  expect(cacheSeconds(60)).toBe(60);
});
