import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { topicsApi } from '@/api/topics';
import { makeStore } from '@/store/makeStore';
import { refetchPersonal } from '@/store/personal';
import { applySnapshot, takeSnapshot } from '@/store/snapshot';
import { authenticated } from '@/store/user';
import { answered, callsMade, server, testProvider } from '../api';
import { aMember, aTopic } from '../factories';

const { getTopic } = topicsApi.endpoints;
type Topic = Awaited<ReturnType<typeof aTopic>>;
const keyOf = (topic: Topic) => ({ slug: topic.forum.slug, id: topic.id });

/** Returns the snapshot of a page that shows `topic`, as JSON. */
async function rendered(topic: Topic, at: Date) {
  const store = makeStore({});
  await store.dispatch(getTopic.initiate(keyOf(topic)));
  return JSON.parse(JSON.stringify(takeSnapshot(store, at)));
}

test('the browser shows the page’s data and fetches nothing again', async () => {
  const topic = await aTopic({ title: '한 번만 묻기' });
  const snapshot = await rendered(topic, new Date());
  const asked = callsMade().length;
  const store = makeStore({});
  applySnapshot(store, snapshot);
  const { data } = await store.dispatch(getTopic.initiate(keyOf(topic)));
  expect(data?.title).toBe('한 번만 묻기');
  expect(callsMade()).toHaveLength(asked);
});

test('a response that arrived after the page was rendered stays', async () => {
  const topic = await aTopic({ likeCount: 1 });
  const old = await rendered(topic, new Date(Date.now() - 60_000));
  old.entries[0].value.like_count = 999;
  const store = makeStore({});
  await store.dispatch(getTopic.initiate(keyOf(topic)));
  applySnapshot(store, old);
  expect(getTopic.select(keyOf(topic))(store.getState()).data?.like_count).toBe(1);
});

test('a newer response of the page replaces the browser’s', async () => {
  const topic = await aTopic({ likeCount: 1 });
  const store = makeStore({});
  await store.dispatch(getTopic.initiate(keyOf(topic)));
  const later = await rendered(topic, new Date(Date.now() + 60_000));
  later.entries[0].value.like_count = 2;
  applySnapshot(store, later);
  expect(getTopic.select(keyOf(topic))(store.getState()).data?.like_count).toBe(2);
});

test('a response is older than a page by the clock of the server, where the browser’s is ahead', async () => {
  const topic = await aTopic({ likeCount: 1 });
  /** Reads the topic from a server whose clock shows `at`. */
  const read = async (at: Date) => {
    const { app } = await testProvider();
    const answer = async ({ request }: { request: Request }) => {
      const { body } = await app.fetch(request);
      return new Response(body, { headers: { 'Content-Type': 'application/json', Date: at.toUTCString() } });
    };
    server.use(http.get('*/topics/*', answer, { once: true }));
    const store = makeStore({});
    await store.dispatch(getTopic.initiate(keyOf(topic)));
    return store;
  };
  const now = Date.now();
  const store = await read(new Date(now - 300_000));
  const later = await rendered(topic, new Date(now - 60_000));
  later.entries[0].value.like_count = 2;
  applySnapshot(store, later);
  expect(getTopic.select(keyOf(topic))(store.getState()).data?.like_count).toBe(2);
  await read(new Date());
});

test('a member’s browser fetches personal data again', async () => {
  const topic = await aTopic();
  const member = await aMember();
  const snapshot = await rendered(topic, new Date());
  const store = makeStore({});
  store.dispatch(authenticated({ user: member.user, accessToken: member.token }));
  const asked = callsMade().length;
  applySnapshot(store, snapshot);
  refetchPersonal(store, snapshot);
  void store.dispatch(getTopic.initiate(keyOf(topic)));
  await waitFor(() => expect(callsMade()).toHaveLength(asked + 1));
});

test.each([
  [5, 0],
  [60, 1],
])('data answered for the member %d s before a page is fetched %d more times', async (seconds, times) => {
  const [shown, other] = [await aTopic(), await aTopic()];
  const member = await aMember();
  const snapshot = await rendered(shown, new Date());
  const { services } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
  const store = makeStore({});
  store.dispatch(authenticated({ user: member.user, accessToken: member.token }));
  await store.dispatch(getTopic.initiate(keyOf(other)));
  const reads = (topic: Topic) => callsMade().filter((call) => call.includes(`topics/${topic.id}/`)).length;
  const [shownBefore, otherBefore] = [reads(shown), reads(other)];
  vi.setSystemTime(services.now().getTime() + seconds * 1000);
  applySnapshot(store, snapshot);
  void store.dispatch(getTopic.initiate(keyOf(shown)));
  refetchPersonal(store, snapshot);
  await waitFor(() => expect(reads(shown)).toBe(shownBefore + 1));
  await answered();
  expect(reads(other)).toBe(otherBefore + times);
});

test('a failed call is not part of the snapshot', async () => {
  const store = makeStore({});
  await store.dispatch(getTopic.initiate({ slug: 'free', id: 404_404 }));
  expect(takeSnapshot(store, new Date()).entries).toEqual([]);
});
