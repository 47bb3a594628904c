import { expect, test } from 'vitest';
import { accountApi } from '@/api/account';
import { answersApi } from '@/api/answers';
import { challengesApi, challengeWritesApi } from '@/api/challenges';
import { commentsApi, commentsKey } from '@/api/comments';
import { commentWritesApi } from '@/api/commentWrites';
import { coursesApi, courseWritesApi } from '@/api/courses';
import { notificationsApi, notificationWritesApi } from '@/api/notifications';
import { questionsApi } from '@/api/questions';
import { usersApi } from '@/api/users';
import { userWritesApi } from '@/api/userWrites';
import { type ApiStore, apiStore, rejection } from '../tests/apiStore';
import { createGate } from '../tests/gate';

const idempotencyKey = 'key';
type Dispatched = Parameters<ApiStore['store']['dispatch']>[0];
interface Read {
  select: (arg: never) => (state: never) => { data?: unknown };
  initiate: (arg: never, options: never) => unknown;
}

/**
 * Two writes of one list: what is shown before both, and what once the second has succeeded and the first has failed:
 * `after` it in the same order, `again` where the list was meanwhile read again in another one.
 */
interface Race {
  read: Read;
  arg: unknown;
  before: unknown;
  failing: unknown;
  other: unknown;
  answer: unknown;
  after: unknown;
  again: unknown;
}

const answer = { content: 'text', links: [], edited: false, accepted: false, liked: false, like_count: 4 };
const [one, two, three] = [1, 2, 3].map((id) => ({ ...answer, id, like_count: id }));
const question = (answers: unknown[], answered = false) => ({
  slug: 'what',
  answers,
  answer_count: answers.length,
  answered,
});
const liked = { ...two, liked: true, like_count: 3 };
const likedAnswer = { success: true, liked: true, like_count: 3 };
const { likeAnswer, updateAnswer, deleteAnswer, acceptAnswer } = answersApi.endpoints;
const likeTwo = likeAnswer.initiate({ id: 2, liked: true, idempotencyKey });
const onAnswers = {
  read: questionsApi.endpoints.getQuestion as unknown as Read,
  arg: { slug: 'what' },
  before: question([one, two, three]),
  other: likeTwo,
  answer: likedAnswer,
  after: question([one, liked, three]),
  again: question([three, liked, one]),
};

const participant = { hearted: false, heart_count: 0 };
const [ann, bob] = [5, 6].map((id) => ({ ...participant, id, heart_count: id }));
const { giveHeart } = challengeWritesApi.endpoints;
const loved = { ...bob, hearted: true, heart_count: 7 };

const subject = { path: 'posts/3/', counted: { endpoint: 'getPost', arg: { id: 3 } } };
const comment = { content: 'text', links: [], edited: false, liked: false, replies: [], parent: null, like_count: 1 };
const [first, second] = [1, 2].map((id) => ({ ...comment, id }));
const { likeComment } = commentWritesApi.endpoints;
const place = { subject, page: 1 };

const [phone, tablet, laptop, watch] = ['a', 'b', 'c', 'd'].map((id) => ({ id, is_current: id === 'a' }));
const devices = [phone, tablet, laptop, watch];
const [kakao, naver] = ['kakao', 'naver'].map((provider) => ({ provider }));
const [note, noteTwo, noteThree, newNote] = [1, 2, 3, 4].map((id) => ({ id, status: 'unread', updated_at: '2026' }));
const [minji, suji] = ['minji', 'suji'].map((username) => ({ username, followed: false, follower_count: 7 }));
const followedSuji = { ...suji, followed: true, follower_count: 8 };

const races: Record<string, Race> = {
  'a like of an answer': { ...onAnswers, failing: likeAnswer.initiate({ id: 1, liked: true, idempotencyKey }) },
  'a changed answer': { ...onAnswers, failing: updateAnswer.initiate({ id: 1, content: 'new' }) },
  'a deleted answer': { ...onAnswers, failing: deleteAnswer.initiate({ id: 1 }) },
  'an accepted answer': { ...onAnswers, failing: acceptAnswer.initiate({ id: 1, accepted: true, idempotencyKey }) },
  'an accepted answer before another one': {
    ...onAnswers,
    failing: acceptAnswer.initiate({ id: 1, accepted: true, idempotencyKey }),
    other: acceptAnswer.initiate({ id: 2, accepted: true, idempotencyKey }),
    answer: { success: true, accepted: true },
    after: question([one, { ...two, accepted: true }, three], true),
    again: question([{ ...two, accepted: true }, three, one], true),
  },
  'a heart': {
    read: challengesApi.endpoints.getParticipants as unknown as Read,
    arg: { id: 3 },
    before: { count: 2, results: [ann, bob] },
    failing: giveHeart.initiate({ id: 3, eid: 5, idempotencyKey }),
    other: giveHeart.initiate({ id: 3, eid: 6, idempotencyKey }),
    answer: { success: true, hearted: true, heart_count: 7 },
    after: { count: 2, results: [ann, loved] },
    again: { count: 2, results: [loved, ann] },
  },
  'a lesson': {
    read: coursesApi.endpoints.getCourse as unknown as Read,
    arg: { slug: 'care' },
    before: { slug: 'care', done: [1], done_count: 1 },
    failing: courseWritesApi.endpoints.markLesson.initiate({ slug: 'care', number: 3, done: true }),
    other: courseWritesApi.endpoints.markLesson.initiate({ slug: 'care', number: 2, done: true }),
    answer: { done: [1, 2] },
    after: { slug: 'care', done: [1, 2], done_count: 2 },
    again: { slug: 'care', done: [1, 2], done_count: 2 },
  },
  'an ended session': {
    read: accountApi.endpoints.getSessions as unknown as Read,
    arg: undefined,
    before: { results: devices },
    failing: accountApi.endpoints.endSession.initiate({ id: 'b' }),
    other: accountApi.endpoints.endSession.initiate({ id: 'c' }),
    answer: { success: true },
    after: { results: [phone, tablet, watch] },
    again: { results: [watch, tablet, phone] },
  },
  'an unlinked account': {
    read: accountApi.endpoints.getLinks as unknown as Read,
    arg: undefined,
    before: { results: [kakao, naver] },
    failing: accountApi.endpoints.unlink.initiate({ provider: 'kakao' }),
    other: accountApi.endpoints.unlink.initiate({ provider: 'naver' }),
    answer: { results: [kakao] },
    after: { results: [kakao] },
    again: { results: [kakao] },
  },
  'read notifications': {
    read: notificationsApi.endpoints.getNotifications as unknown as Read,
    arg: {},
    before: { count: 3, unread_count: 3, results: [note, noteTwo, noteThree] },
    failing: notificationWritesApi.endpoints.readNotifications.initiate({ ids: [1], idempotencyKey }),
    other: notificationWritesApi.endpoints.readNotifications.initiate({ ids: [2], idempotencyKey }),
    answer: { success: true, unread_count: 2 },
    after: { count: 3, unread_count: 2, results: [note, { ...noteTwo, status: 'read' }, noteThree] },
    again: { count: 4, unread_count: 3, results: [newNote, { ...noteTwo, status: 'read' }, noteThree, note] },
  },
  'a follow in a list': {
    read: usersApi.endpoints.getUsers as unknown as Read,
    arg: {},
    before: { count: 2, results: [minji, suji] },
    failing: userWritesApi.endpoints.followUser.initiate({ username: 'minji', followed: true, idempotencyKey }),
    other: userWritesApi.endpoints.followUser.initiate({ username: 'suji', followed: true, idempotencyKey }),
    answer: { success: true, followed: true, follower_count: 8 },
    after: { count: 2, results: [minji, followedSuji] },
    again: { count: 2, results: [followedSuji, minji] },
  },
  'a like of a comment': {
    read: commentsApi.endpoints.getComments as unknown as Read,
    arg: commentsKey(subject, 1),
    before: { count: 2, results: [first, second] },
    failing: likeComment.initiate({ ...place, commentId: 1, liked: true, idempotencyKey }),
    other: likeComment.initiate({ ...place, commentId: 2, liked: true, idempotencyKey }),
    answer: { success: true, liked: true, like_count: 2 },
    after: { count: 2, results: [first, { ...second, liked: true, like_count: 2 }] },
    again: { count: 2, results: [{ ...second, liked: true, like_count: 2 }, first] },
  },
};

const orders = Object.entries(races).flatMap(([name, race]) =>
  [true, false].map((isReadAgain) => ({ name, isReadAgain, ...race })),
);

test.each(orders)('$name that fails late undoes itself alone, with the list read again: $isReadAgain', async (race) => {
  const { store, answerBy } = apiStore();
  const { open, opened } = createGate();
  let isFirst = true;
  let list = race.before;
  answerBy(async ({ method = 'GET' }) => {
    if (method === 'GET') return { data: list };
    if (!isFirst) return { data: race.answer };
    isFirst = false;
    await opened;
    return rejection(503);
  });
  const shown = () => race.read.select(race.arg as never)(store.getState() as never).data;
  const fetchList = () =>
    store.dispatch(race.read.initiate(race.arg as never, { forceRefetch: true } as never) as Dispatched);
  await fetchList();
  expect(shown()).toEqual(race.before);
  const failing = store.dispatch(race.failing as Dispatched);
  await store.dispatch(race.other as Dispatched);
  list = race.again;
  const again = race.isReadAgain ? fetchList() : undefined;
  open();
  await failing;
  await again;
  expect(shown()).toEqual(race.isReadAgain ? race.again : race.after);
});
