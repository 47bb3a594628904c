import { expect, test } from 'vitest';
import { answersApi } from '@/api/answers';
import { commentWritesApi } from '@/api/commentWrites';
import { moderationApi } from '@/api/moderation';
import { topicWritesApi } from '@/api/topicWrites';
import { userWritesApi } from '@/api/userWrites';
import { type ApiStore, apiStore, rejection } from '../tests/apiStore';

type Dispatched = Parameters<ApiStore['store']['dispatch']>[0];
const key = { idempotencyKey: 'key' };
const { likeComment } = commentWritesApi.endpoints;
const subject = { path: 'posts/3/', counted: { endpoint: 'getPost', arg: { id: 3 } } } as const;

/** Each call that toggles, as a tap makes it that asks for a state, and the field of its answer that has the state. */
const toggles = {
  follow: [
    (followed: boolean) => userWritesApi.endpoints.followUser.initiate({ username: 'kim', followed, ...key }),
    'followed',
  ],
  block: [
    (blocked: boolean) => moderationApi.endpoints.toggleBlock.initiate({ username: 'kim', blocked, ...key }),
    'blocked',
  ],
  accept: [(accepted: boolean) => answersApi.endpoints.acceptAnswer.initiate({ id: 1, accepted, ...key }), 'accepted'],
  like: [(liked: boolean) => topicWritesApi.endpoints.likeTopic.initiate({ id: 1, liked, ...key }), 'liked'],
  'like of a comment': [
    (liked: boolean) => likeComment.initiate({ subject, page: 1, commentId: 1, liked, ...key }),
    'liked',
  ],
} as const;
const taps = Object.entries(toggles).flatMap(([name, [tap, field]]) =>
  [true, false].map((wanted) => ({ name, tap, field, wanted })),
);

/** A provider that toggles the state of a member from `state`; it loses its first answer where that `isLost`. */
function providerWith(field: string, state: boolean, isLost = false) {
  const { store, answerBy } = apiStore();
  const calls: (string | undefined)[] = [];
  let isOn = state;
  answerBy(async ({ method = 'GET', idempotencyKey }) => {
    if (method === 'GET') return { data: {} };
    calls.push(idempotencyKey);
    isOn = !isOn;
    if (isLost && calls.length === 1) return rejection(0);
    return { data: { success: true, [field]: isOn } };
  });
  return { tap: (write: unknown) => store.dispatch(write as Dispatched), calls, isOn: () => isOn };
}

test.each(taps)(
  'a $name asked to be $wanted ends so where it was not, with one call',
  async ({ tap, field, wanted }) => {
    const { calls, isOn, ...provider } = providerWith(field, !wanted);
    await provider.tap(tap(wanted));
    expect([isOn(), calls.length]).toEqual([wanted, 1]);
  },
);

test.each(taps)('a $name asked to be $wanted stays so where the page did not know', async ({ tap, field, wanted }) => {
  const { calls, isOn, ...provider } = providerWith(field, wanted);
  await provider.tap(tap(wanted));
  expect([isOn(), new Set(calls).size]).toEqual([wanted, 2]);
});

test.each(taps)(
  'a $name that is $wanted is not undone by the tap after a lost answer',
  async ({ tap, field, wanted }) => {
    const { isOn, ...provider } = providerWith(field, !wanted, true);
    await provider.tap(tap(wanted));
    await provider.tap(tap(wanted));
    expect(isOn()).toBe(wanted);
  },
);
