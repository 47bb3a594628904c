import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { notificationsApi, UNREAD } from '@/api/notifications';
import { postsApi } from '@/api/posts';
import { postWritesApi } from '@/api/postWrites';
import { topicsApi } from '@/api/topics';
import { topicWritesApi } from '@/api/topicWrites';
import { uploadsApi } from '@/api/uploads';
import { MAX_RESPONSE_BYTES } from '@/lib/callLimits';
import { type AppStore, type CallSettings, makeStore } from '@/store/makeStore';
import { authenticated } from '@/store/user';
import { layScenario, server } from '../api';
import { aForum, aMember, aTopic } from '../factories';
import { aPost } from '../posts/open';

const asOneOf = (settings: CallSettings = {}) => makeStore(settings);

/** Returns the headers of the next call. */
function headersOfNextCall() {
  const seen: Headers[] = [];
  server.use(
    http.get('*/api/v1/topics/', ({ request }) => {
      seen.push(request.headers);
      return Response.json({ count: 0, next: null, previous: null, results: [] });
    }),
  );
  return seen;
}

const list = topicsApi.endpoints.getTopics.initiate({}, { forceRefetch: true });

test('every call sends its language and its time zone', async () => {
  const seen = headersOfNextCall();
  await asOneOf({ locale: 'en', timeZone: 'America/New_York' }).dispatch(list);
  await asOneOf().dispatch(list);
  expect(seen.map((it) => [it.get('Accept-Language'), it.get('X-Timezone')])).toEqual([
    ['en', 'America/New_York'],
    ['ko', 'Asia/Seoul'],
  ]);
});

test('a visitor’s call has no bearer token, a member’s has one', async () => {
  const seen = headersOfNextCall();
  const { user } = await aMember();
  const store = asOneOf();
  await store.dispatch(list);
  store.dispatch(authenticated({ user, accessToken: 'token' }));
  await store.dispatch(list);
  expect(seen.map((it) => it.get('Authorization'))).toEqual([null, 'Bearer token']);
});

test('a write may be sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/topics/:id/like/', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return Response.json({ success: true, liked: true, like_count: 1 });
    }),
  );
  const like = { id: 1, liked: true, idempotencyKey: 'one tap' };
  const store = asOneOf();
  await store.dispatch(topicWritesApi.endpoints.likeTopic.initiate(like));
  await store.dispatch(topicWritesApi.endpoints.likeTopic.initiate(like));
  expect(keys).toEqual(['one tap', 'one tap']);
});

test('an error has its status, its code and its message', async () => {
  const { error } = await asOneOf().dispatch(topicsApi.endpoints.getTopic.initiate({ slug: 'free', id: 999_999 }));
  expect(error).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a call without a response is distinguished from a rejected one', async () => {
  layScenario('offline');
  const { error } = await asOneOf().dispatch(list);
  expect(error).toEqual({ status: 0, body: null });
});

test('an answer that is no JSON is a failure, not data', async () => {
  server.use(http.get('*/api/v1/topics/', () => new Response('<h1>Bad gateway</h1>')));
  const { error, data } = await asOneOf().dispatch(list);
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ body: null });
});

test('a limit reports when to retry', async () => {
  server.use(
    http.get('*/api/v1/topics/', () =>
      Response.json({ code: 'too_many' }, { status: 429, headers: { 'Retry-After': '12' } }),
    ),
  );
  const { error } = await asOneOf().dispatch(list);
  expect(error).toMatchObject({ status: 429, retryAfter: 12 });
});

test.each([401, 403])('a %i informs the store that the session has ended', async (status) => {
  server.use(http.get('*/api/v1/topics/', () => Response.json({ code: 'session_ended' }, { status })));
  const onSessionEnded = vi.fn();
  await asOneOf({ onSessionEnded, accessToken: 'token' }).dispatch(list);
  const rejection = { code: 'session_ended' };
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(status, 'token', rejection);
});

test.each([401, 403])('a %i of a proxy in between has no message', async (status) => {
  server.use(http.get('*/api/v1/topics/', () => new Response('<h1>No</h1>', { status })));
  const onSessionEnded = vi.fn();
  await asOneOf({ onSessionEnded, accessToken: 'token' }).dispatch(list);
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(status, 'token', null);
});

/** Each kind of call: a read, a write, an upload that reports its progress. */
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const everyCall = {
  read: (store: AppStore) => store.dispatch(list),
  write: (store: AppStore) => {
    const { likeTopic } = topicWritesApi.endpoints;
    return store.dispatch(likeTopic.initiate({ id: 1, liked: true, idempotencyKey: 'a' }));
  },
  upload: (store: AppStore) => {
    const { uploadImage } = uploadsApi.endpoints;
    return store.dispatch(uploadImage.initiate({ file: picture, onProgress: () => undefined }));
  },
};
const answerEvery = (answer: () => Response) =>
  server.use(http.get('*/api/v1/topics/', answer), http.post('*/api/v1/*', answer));

test.each(Object.entries(everyCall))(
  'a %s says its language, its time zone and its caller, and a 401 ends the session',
  async (_kind, call) => {
    const onSessionEnded = vi.fn();
    const seen: (string | null)[][] = [];
    const answer = ({ request: { headers } }: { request: Request }) => {
      seen.push(['Accept-Language', 'X-Timezone', 'Authorization'].map((name) => headers.get(name)));
      return Response.json({ code: 'session_ended' }, { status: 401 });
    };
    server.use(http.get('*/api/v1/topics/', answer), http.post('*/api/v1/*', answer));
    const store = asOneOf({ locale: 'en', accessToken: 'token', onSessionEnded });
    await call(store);
    expect(seen).toEqual([['en', 'Asia/Seoul', 'Bearer token']]);
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(401, 'token', { code: 'session_ended' });
  },
);

test.each(Object.entries(everyCall).filter(([kind]) => kind !== 'upload'))(
  'a %s takes no answer of more bytes than one may have, and follows no redirect',
  async (_kind, call) => {
    const store = asOneOf();
    answerEvery(() => Response.json({ text: 'x'.repeat(MAX_RESPONSE_BYTES) }));
    expect((await call(store)).error).toEqual({ status: 0, body: null });
    const elsewhere = vi.fn(() => Response.json({}));
    server.use(http.all('*/elsewhere/', elsewhere));
    answerEvery(() => Response.redirect('http://localhost/elsewhere/', 302));
    expect((await call(store)).error).toMatchObject({ body: null });
    expect(elsewhere).not.toHaveBeenCalled();
  },
);

test('an edit shows every field of a topic at once, and a rejected one restores all of them', async () => {
  const forum = await aForum();
  const topic = await aTopic({ forum });
  const key = { slug: topic.forum.slug, id: topic.id };
  const store = asOneOf({ accessToken: topic.author.token });
  const shown = () => topicsApi.endpoints.getTopic.select(key)(store.getState()).data;
  await store.dispatch(topicsApi.endpoints.getTopic.initiate(key));
  const before = shown();
  const changes = {
    type: 'question',
    title: '바꾼 제목',
    content: '바꾼 내용',
    fileUrls: ['/api/v1/files/a.webp'],
    categories: ['daily'],
    tags: ['weekend'],
    fixed: true,
    status: 'hidden',
    showManagerBadge: true,
    name: '토너',
    productType: 'toner',
    skinType: 'YMSJ',
    surveyData: null,
  } as const;
  layScenario('error');
  const edit = store.dispatch(
    topicWritesApi.endpoints.updateTopic.initiate({
      id: topic.id,
      ...changes,
      fileUrls: [...changes.fileUrls],
      categories: ['daily'],
      tags: ['weekend'],
    }),
  );
  expect(shown()).toMatchObject({
    ...changes,
    files: [{ url: changes.fileUrls[0] }],
    categories: [{ slug: 'daily' }],
    tags: [{ slug: 'weekend' }],
  });
  await edit;
  await waitFor(() => expect(shown()).toEqual(before));
});

test('an edit shows every field of a post at once, and a rejected one restores all of them', async () => {
  const post = await aPost();
  const store = asOneOf({ accessToken: post.author.token });
  const shown = () => postsApi.endpoints.getPost.select({ id: post.id })(store.getState()).data;
  await store.dispatch(postsApi.endpoints.getPost.initiate({ id: post.id }));
  const before = shown();
  layScenario('error');
  const edit = store.dispatch(
    postWritesApi.endpoints.updatePost.initiate({
      id: post.id,
      title: '바꾼 제목',
      content: '<p>바꾼 내용</p>',
      status: 'hidden',
      categories: ['routine'],
      tags: ['spring'],
      products: [],
      cover: null,
    }),
  );
  expect(shown()).toMatchObject({
    title: '바꾼 제목',
    content: '<p>바꾼 내용</p>',
    status: 'hidden',
    categories: [{ slug: 'routine' }],
    tags: [{ slug: 'spring' }],
    products: [],
    cover: null,
  });
  await edit;
  await waitFor(() => expect(shown()).toEqual(before));
});

test.each([
  [false, null],
  [true, 'app'],
])('an installed app (%s) is marked as such when it fetches notifications', async (installed, said) => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/v1/notifications/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('platform'));
      return undefined;
    }),
  );
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: installed && query.includes('standalone') }) as MediaQueryList,
  );
  const { token } = await aMember();
  await asOneOf({ accessToken: token }).dispatch(notificationsApi.endpoints.getNotifications.initiate(UNREAD));
  expect(asked).toEqual([said]);
});

test('a rejected edit restores the former content', async () => {
  const topic = await aTopic({ title: '처음 제목' });
  const key = { slug: topic.forum.slug, id: topic.id };
  const store = asOneOf({ accessToken: topic.author.token });
  const title = () => topicsApi.endpoints.getTopic.select(key)(store.getState()).data?.title;
  await store.dispatch(topicsApi.endpoints.getTopic.initiate(key));
  layScenario('error');
  const edit = store.dispatch(topicWritesApi.endpoints.updateTopic.initiate({ id: topic.id, title: '바꾼 제목' }));
  expect(title()).toBe('바꾼 제목');
  await edit;
  await waitFor(() => expect(title()).toBe('처음 제목'));
});

test('a visitor’s look at a topic counts, a member’s with their token', async () => {
  const seen: (string | null)[][] = [];
  server.use(
    http.post('*/api/v1/forums/free/topics/1/view/', ({ request: { headers } }) => {
      seen.push(['Accept-Language', 'X-Timezone', 'Authorization'].map((name) => headers.get(name)));
      return Response.json({ success: true, view_count: 7 });
    }),
    http.post('*/api/v1/forums/free/topics/2/view/', () => new Response('<p>', { status: 502 })),
    http.post('*/api/v1/forums/free/topics/3/view/', () => Response.error()),
  );
  const store = asOneOf({ locale: 'en', timeZone: 'Europe/Rome' });
  const look = (id: number) => store.dispatch(topicWritesApi.endpoints.viewTopic.initiate({ slug: 'free', id }));
  expect((await look(1)).data).toEqual({ success: true, view_count: 7 });
  expect((await look(2)).error).toEqual({ status: 502, body: null });
  expect((await look(3)).error).toEqual({ status: 0, body: null });
  const { user } = await aMember();
  store.dispatch(authenticated({ user, accessToken: 'token' }));
  await look(1);
  expect(seen).toEqual([
    ['en', 'Europe/Rome', null],
    ['en', 'Europe/Rome', 'Bearer token'],
  ]);
});
