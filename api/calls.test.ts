import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { answersApi } from '@/api/answers';
import { baseApi, type ContextOf } from '@/api/baseApi';
import { blockedApi } from '@/api/blocked';
import { bookmarksApi } from '@/api/bookmarks';
import { challengesApi, challengeWritesApi } from '@/api/challenges';
import { commentsApi, isOnTheWay } from '@/api/comments';
import { commentWritesApi } from '@/api/commentWrites';
import { contentsApi, photoComments, videoComments } from '@/api/contents';
import { courseWritesApi } from '@/api/courses';
import { forumsApi } from '@/api/forums';
import type { Call } from '@/api/httpClient';
import { moderationApi } from '@/api/moderation';
import { notificationSettingsApi } from '@/api/notificationSettings';
import { notificationsApi, notificationWritesApi, UNREAD } from '@/api/notifications';
import { postComments, postsApi } from '@/api/posts';
import { postTermsApi } from '@/api/postTerms';
import { questionComments, questionsApi, questionWritesApi } from '@/api/questions';
import { topicComments, topicsApi } from '@/api/topics';
import { uploadsApi } from '@/api/uploads';
import { userWritesApi } from '@/api/userWrites';
import type { Paginated } from '@/contract/common';
import { markListsChanged } from '@/lib/browser/listChanges';
import { type ApiStore, apiStore, rejection } from '../tests/apiStore';

vi.mock('@/lib/browser/listChanges', () => ({ markListsChanged: vi.fn() }));

/** Every endpoint. */
const all = {
  ...answersApi.endpoints,
  ...blockedApi.endpoints,
  ...bookmarksApi.endpoints,
  ...challengesApi.endpoints,
  ...challengeWritesApi.endpoints,
  ...commentsApi.endpoints,
  ...postTermsApi.endpoints,
  ...commentWritesApi.endpoints,
  ...contentsApi.endpoints,
  ...courseWritesApi.endpoints,
  ...forumsApi.endpoints,
  ...moderationApi.endpoints,
  ...notificationsApi.endpoints,
  ...notificationSettingsApi.endpoints,
  ...notificationWritesApi.endpoints,
  ...postsApi.endpoints,
  ...questionsApi.endpoints,
  ...questionWritesApi.endpoints,
  ...topicsApi.endpoints,
  ...uploadsApi.endpoints,
  ...userWritesApi.endpoints,
};

const key = { idempotencyKey: 'key' };
/** What names a call with a body, in one object: an endpoint sends what it is given. */
const given = (named: object) => ({ ...named, a: 1 }) as never;
const author = {} as never;
const subject = { path: 'posts/9/', counted: { endpoint: 'getPost', arg: { id: 9 } } };
/** An answer that has what any endpoint reads of its own. */
const ANSWER = {
  success: true,
  liked: true,
  followed: true,
  id: 7,
  results: [],
  group: { id: 1 },
  challenge: { id: 3 },
  done: [],
  replies: [],
};

interface Endpoint<Arg> {
  name: string;
  initiate: (arg: Arg) => ThunkAction<unknown, ReturnType<ApiStore['store']['getState']>, ContextOf, UnknownAction>;
}
interface Row {
  name: string;
  send: (store: ApiStore['store']) => unknown;
  says: string;
  /** The tags of an answer, or those that a write makes ask again. */
  tags: string;
  /** Those that a rejected write makes ask again. */
  rejected?: string;
}
const row = <Arg>(endpoint: Endpoint<Arg>, arg: NoInfer<Arg>, says: string, tags: string, rejected = ''): Row => ({
  name: `${endpoint.name} ${JSON.stringify(arg)}`,
  send: (store) => store.dispatch(endpoint.initiate(arg)),
  says,
  tags,
  rejected,
});

/** A call on one line: method, address, query, body and key. */
const lineOf = ({ url, method = 'GET', params, body, idempotencyKey }: Call) =>
  [method, params ? `${url}?${new URLSearchParams({ ...params })}` : url, body && JSON.stringify(body), idempotencyKey]
    .filter(Boolean)
    .join(' ');

/** Reads with a request of their own, and one by its call of each kind: the call, and the tags of its response. */
const reads: Row[] = [
  row(all.getBookmark, { subject: 'topic', id: 3 }, 'GET bookmarks/topic/3/', 'Personal'),
  row(all.getTrash, {}, 'GET trash/', 'Personal Trash'),
  row(all.getMyAnswer, { slug: 'what' }, 'GET questions/what/answers/my/', 'Personal Question:@what'),
  row(all.getTopics, {}, 'GET topics/', 'Topics'),
  row(all.getBlocked, undefined, 'GET users/blocked/?page_size=100', 'Blocked Personal'),
  row(all.getChallengesOf, { user: 'kim' }, 'GET challenges/?user=kim&page_size=100', 'Challenges'),
  row(all.getComments, { path: 'posts/3/', page: 2 }, 'GET posts/3/comments/?page=2', 'Comments:@posts/3/ Personal'),
  row(all.getHistory, { subject: 'topic', id: 3, page: 2 }, 'GET topics/3/history/?page=2', ''),
  row(all.getNotifications, UNREAD, 'GET notifications/?status=unread&page_size=1', 'Notifications:unread Personal'),
  row(
    all.getNotifications,
    { page: 2, page_size: 20 },
    'GET notifications/?page=2&page_size=20',
    'Notifications:list Personal',
  ),
];

/** The tags of each kind of content that a manager may hide. */
const CONTENT_TAGS = {
  topic: 'Topic Topics Forums',
  comment: 'Comments',
  post: 'Post Posts',
  question: 'Question Questions',
  answer: 'Question Questions',
  mission_review: 'Missions MissionReviews',
  check_in: 'Participant Participants',
  challenge_review: 'Challenge Participant Participants',
  profile: 'User Members',
};

const CHALLENGE = 'Challenge:3 Challenges ChallengeGroup';
const REJECTED = 'Challenge:3 Participants:3 Participant:3';

/** Every write: its call, what is asked again after it, and what after its rejection. */
const writes: Row[] = [
  row(all.leaveChallenge, { id: 3, eid: 5 }, 'DELETE challenges/3/entrant/', `${CHALLENGE} Points lists`, REJECTED),
  row(all.createComment, given({ subject, page: 2, author, ...key }), 'POST posts/9/comments/ {"a":1} key', 'lists'),
  row(
    all.updateComment,
    { subject, page: 2, commentId: 5, content: 'new' },
    'PUT posts/9/comments/5/ {"content":"new"}',
    '',
    'Comments:@posts/9/',
  ),
  row(all.deleteComment, { subject, page: 2, commentId: 5 }, 'DELETE posts/9/comments/5/', 'lists'),
  row(
    all.likeComment,
    { subject, page: 2, commentId: 5, liked: true, ...key },
    'POST posts/9/comments/5/like/ key',
    '',
  ),
  ...Object.entries(CONTENT_TAGS).map(([subject, tags]) =>
    row(all.moderateContent, given({ subject, id: 3 }), `PUT moderation/${subject}/3/ {"a":1}`, `${tags} Queue lists`),
  ),
  row(all.readNotifications, { ids: [1], ...key }, 'POST notifications/read/ {"ids":[1]} key', ''),
  row(all.readNotifications, key, 'POST notifications/read/ key', 'Notifications:list'),
  row(all.stopDigest, { token: 'token' }, 'POST notifications/digest/stop/?token=token', 'Notifications:settings'),
  row(all.followUser, { username: 'kim', followed: true, ...key }, 'POST users/kim/follow/ key', ''),
];

/** The tags of the answers that a store holds. */
const tagsIn = (store: ApiStore['store']) =>
  Object.entries(store.getState().api.provided.tags)
    .flatMap(([type, ids]) => Object.keys(ids ?? {}).map((id) => (id === ANY ? type : `${type}:${id}`)))
    .sort()
    .join(' ');
/** The id of a tag that has none, in the store's state. */
const ANY = '__internal_without_id';

type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];
const nameOf = (tag: Tag) =>
  typeof tag === 'object' && tag ? `${tag.type}${tag.id === undefined ? '' : `:${tag.id}`}` : `${tag}`;

/** Sends a write and lists what it makes ask again; `lists` for those that pages were rendered with. */
async function invalidatedBy({ send }: Row, { store }: ApiStore): Promise<string> {
  vi.mocked(markListsChanged).mockClear();
  const asked = vi.spyOn(baseApi.util, 'selectInvalidatedBy');
  await send(store);
  const tags = asked.mock.calls.flatMap(([, named]) => named.map(nameOf));
  asked.mockRestore();
  return [...tags, ...vi.mocked(markListsChanged).mock.calls.map(() => 'lists')].join(' ');
}

test.each(reads)('$name reads $says', async ({ send, says, tags }) => {
  const { store, calls, answerWith } = apiStore();
  answerWith(ANSWER);
  await send(store);
  expect(calls().map(lineOf)).toEqual([says]);
  expect(tagsIn(store)).toBe(tags);
});

test.each(writes)('$name writes $says', async (write) => {
  const api = apiStore();
  api.answerWith(ANSWER);
  expect(await invalidatedBy(write, api)).toBe(write.tags);
  expect(api.calls().map(lineOf)).toEqual([write.says]);
});

test.each(writes)('$name, rejected, asks again for what may differ', async (write) => {
  const api = apiStore();
  api.rejectWith();
  expect(await invalidatedBy(write, api)).toBe(write.rejected);
});

test('an application to a course that failed in another way asks nothing again', async () => {
  const api = apiStore();
  api.rejectWith(500);
  expect(await invalidatedBy(row(all.applyToCourse, given({ slug: 'care', ...key }), '', ''), api)).toBe('');
});

/** Every list that is read whole. */
const whole: [string, (store: ApiStore['store']) => PromiseLike<{ data?: Paginated<unknown> | undefined }>][] = [
  ['getBlocked', (store) => store.dispatch(all.getBlocked.initiate())],
  ['getChallengesOf', (store) => store.dispatch(all.getChallengesOf.initiate({ user: 'kim' }))],
  ['getContentCategories', (store) => store.dispatch(all.getContentCategories.initiate())],
  ['getForums', (store) => store.dispatch(all.getForums.initiate())],
  ['getForumCategories', (store) => store.dispatch(all.getForumCategories.initiate())],
  ['getForumTags', (store) => store.dispatch(all.getForumTags.initiate())],
  ['getForumEvents', (store) => store.dispatch(all.getForumEvents.initiate())],
  ['getPostCategories', (store) => store.dispatch(all.getPostCategories.initiate())],
  ['getPostTags', (store) => store.dispatch(all.getPostTags.initiate())],
];

/** Answers with the pages of a list of this many rows, of which `left` are there after the first call. */
function answerPages({ answerBy }: ApiStore, rows: number, left = rows) {
  let known = rows;
  answerBy(({ params }) => {
    const { page = 1, page_size = 30 } = { ...params } as { page?: number; page_size?: number };
    const first = (page - 1) * page_size;
    if (page > 1 && first >= known) return rejection(404);
    const results = Array.from({ length: Math.min(page_size, known - first) }, (_, index) => ({ id: first + index }));
    const next = first + page_size < known ? `?page=${page + 1}` : null;
    known = left;
    return { data: { count: rows, next, previous: null, results } };
  });
}

test.each(whole)('%s reads every row of a list of more than two pages', async (_, read) => {
  const api = apiStore();
  answerPages(api, 201);
  const { data } = await read(api.store);
  expect([data?.count, data?.results.length, data?.next]).toEqual([201, 201, null]);
  expect(api.calls()).toHaveLength(3);
});

test('a whole list that becomes shorter while it is read ends with its last page', async () => {
  const api = apiStore();
  answerPages(api, 101, 100);
  const { data } = await api.store.dispatch(all.getBlocked.initiate());
  expect(data?.results).toHaveLength(100);
});

test('a whole list is rejected with any other failure of one of its pages', async () => {
  const api = apiStore();
  api.answerBy(({ params }) =>
    'page' in { ...params } ? rejection(503) : { data: { count: 101, next: '?page=2', results: [] } },
  );
  expect((await api.store.dispatch(all.getBlocked.initiate())).error).toEqual({ status: 503, body: null });
});

test('lists of topics hold neither their texts nor their surveys, and a question no comments', async () => {
  const { store, answerWith } = apiStore();
  const rows = { count: 1, results: [{ id: 3, title: 'title', content: 'text', surveyData: {} }] };
  const shown = { count: 1, results: [{ id: 3, title: 'title' }] };
  answerWith(rows);
  expect((await store.dispatch(all.getTopics.initiate({}))).data).toEqual(shown);
  expect((await store.dispatch(all.getForumTopics.initiate({ slug: 'free' }))).data).toEqual(shown);
  answerWith({ title: 'what', comments: [] });
  expect((await store.dispatch(all.getQuestion.initiate({ slug: 'what' }))).data).toEqual({ title: 'what' });
  const made = all.createQuestion.initiate(given(key));
  expect(await store.dispatch(made).unwrap()).toEqual({ title: 'what' });
});

test('the comments of each content have its path, and the answer that counts them', () => {
  expect([videoComments(3), photoComments(4), postComments(5), questionComments('what')]).toEqual([
    { path: 'contents/youtube-videos/3/', counted: { endpoint: 'getVideo', arg: { id: 3 } } },
    { path: 'contents/instagram-posts/4/', counted: { endpoint: 'getPhoto', arg: { id: 4 } } },
    { path: 'posts/5/', counted: { endpoint: 'getPost', arg: { id: 5 } } },
    { path: 'questions/what/', counted: { endpoint: 'getQuestion', arg: { slug: 'what' } } },
  ]);
  const topic = { slug: 'free', id: 3 };
  expect(topicComments(topic)).toEqual({
    path: 'forums/free/topics/3/',
    counted: { endpoint: 'getTopic', arg: topic },
  });
  expect([-1, 0, 1].map(isOnTheWay)).toEqual([true, false, false]);
});

const form = (call: Call | undefined) => (call?.body instanceof FormData ? Object.fromEntries(call.body) : undefined);

test('a picture is sent as a form, with the part of it that is sent', async () => {
  const file = new File(['text'], 'one.jpg', { lastModified: 5 });
  for (const [endpoint, url, fields] of [
    [all.uploadImage, 'image-file/upload/', { file, lastModified: '5' }],
    [all.uploadFile, 'base/file/upload/', { file }],
  ] as const) {
    const { store, calls, answerWith } = apiStore();
    const onProgress = vi.fn();
    answerWith({ url: '/one.jpg' });
    await store.dispatch(endpoint.initiate({ file, onProgress }));
    const [call] = calls();
    expect([call?.method, call?.url, form(call)]).toEqual(['POST', url, fields]);
    call?.onProgress?.({ progress: 0.5 } as never);
    call?.onProgress?.({} as never);
    expect(onProgress.mock.calls).toEqual([[0.5], [0]]);
    await store.dispatch(endpoint.initiate({ file }));
    calls()[1]?.onProgress?.({ progress: 1 } as never);
  }
});

test('a member’s picture is sent as a form', async () => {
  const { store, calls, answerWith } = apiStore();
  answerWith({ success: true });
  const picture = new Blob(['text']);
  await store.dispatch(all.changeAvatar.initiate({ username: 'kim', picture }));
  const [call] = calls();
  expect([call?.method, call?.url]).toEqual(['PUT', 'users/kim/avatar/']);
  expect(form(call)).toEqual({ avatar: expect.objectContaining({ name: 'avatar.jpg' }) });
});

test('an installed app asks for its own notifications', async () => {
  const { store, calls, answerWith } = apiStore();
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  answerWith(ANSWER);
  await store.dispatch(all.getNotifications.initiate({ page: 2 }));
  expect(calls()[0]?.params).toEqual({ page: 2, platform: 'app' });
});
