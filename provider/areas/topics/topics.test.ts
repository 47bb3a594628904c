import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../db/schema/site.ts';
import { forumCategories, forumEvents, type forums, forumTags, topics } from '../../db/schema/topics.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
let forum: typeof forums.$inferSelect;
let author: TestMember;
let manager: typeof author;
let made = 0;

const free = await provider.forum('free');
const label = { forumId: free.id, name: '이름', nameEn: 'Name' };
await provider.insert(forumCategories, { ...label, slug: 'daily' });
await provider.insert(forumTags, { ...label, slug: 'food' });
const dates = { startsAt: provider.now(), endsAt: provider.now() };
await provider.insert(forumEvents, { forumId: free.id, slug: 'hello', title: '첫인사', titleEn: 'Hello', ...dates });
await provider.insert(files, { id: 'abc-640x480.webp', width: 640, height: 480, size: 10 });
beforeEach(async () => {
  made += 1;
  forum = await provider.forum(`forum-${made}`);
  [author, manager] = [await provider.member(), await provider.member({ role: 'manager' })];
});

const forumRow = async (slug: string) => (await provider.call('GET', `forums/${slug}/`)).body;
const post = (token: string | undefined, body: unknown, path = `forums/${forum.slug}/topics/`) =>
  provider.call('POST', path, { token, body });
const texts = { title: '세안 뒤 당김', content: '다들\n어떻게 하세요?' };

describe('writing', () => {
  it('stores every field of a topic and answers all of them', async () => {
    const { status, body, headers } = await post(
      author.token,
      {
        ...texts,
        fileUrls: ['/api/v1/files/abc-640x480.webp'],
        fileAlts: ['세면대'],
        categories: ['daily', 'daily'],
        tags: ['food'],
        event: 'hello',
        name: '폼 클렌저',
        productType: 'cleanser',
        skinType: 'YMSJ',
      },
      'topics/',
    );
    expect(status).toBe(200);
    expect(headers.get('Link')).toBe(`</forums/free/topics/${body.id}>; rel="invalidates"`);
    expect(body).toMatchObject({
      ...texts,
      excerpt: '다들 어떻게 하세요?',
      type: 'photo',
      status: 'published',
      forum: { slug: 'free' },
      categories: [{ slug: 'daily' }],
      tags: [{ slug: 'food' }],
      event: { slug: 'hello' },
      fileUrls: ['/api/v1/files/abc-640x480.webp'],
      files: [{ alt: '세면대', width: 640, height: 480 }],
      name: '폼 클렌저',
      productType: 'cleanser',
      skinType: 'YMSJ',
      surveyData: null,
      fixed: false,
      liked: false,
      edited: false,
      user: { username: author.username },
    });
  });

  it('rejects a banned word in every text that an author writes', async () => {
    await manager.call('POST', 'moderation/banned-words/', { word: '나쁜말' });
    for (const field of ['title', 'content', 'name', 'productType', 'skinType']) {
      const { status, body } = await post(author.token, { ...texts, [field]: '나쁜말' });
      expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
    }
  });

  it('writes into the free forum when none is named', async () => {
    expect((await post(author.token, texts, 'topics/')).body.forum.slug).toBe('free');
    expect((await post(author.token, { ...texts, forum: forum.slug }, 'topics/')).body.forum.slug).toBe(forum.slug);
  });

  const latestTopic = async () =>
    (await provider.call('GET', `forums/?forum=${forum.slug}`)).body.results[0].last_topic;

  it('counts topics in their forum as they are created, deleted, hidden and restored', async () => {
    const first = await post(author.token, texts);
    provider.advance(60);
    const second = await post(author.token, texts);
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 2, last_topic_at: second.body.created_at });
    expect(await latestTopic()).toEqual({ id: second.body.id, title: second.body.title });
    const path = `topics/${second.body.id}/`;
    const hide = { token: manager.token, body: { status: 'hidden', reason: '광고' } };
    await provider.call('PUT', path, hide);
    await provider.call('PUT', path, hide);
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 1, last_topic_at: first.body.created_at });
    expect((await latestTopic()).id).toBe(first.body.id);
    await manager.call('PUT', path, { status: 'published' });
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 2 });
    await author.call('DELETE', path);
    await author.call('DELETE', `topics/${first.body.id}/`);
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 0, last_topic_at: null });
    expect(await latestTopic()).toBeNull();
  });

  it('loses no count when many write at once', async () => {
    const writers = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
    const answers = await Promise.all(writers.map(({ token }) => post(token, texts)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 8 });
  });
});

describe('changing', () => {
  it('changes the given fields and keeps the rest', async () => {
    const { body: before } = await post(author.token, { ...texts, name: '크림' });
    provider.advance(60);
    const { status, body, headers } = await author.call('PUT', `topics/${before.id}/`, { title: '새 제목' });
    expect(status).toBe(200);
    expect(headers.get('Link')).toContain(`/forums/${forum.slug}/topics/${before.id}`);
    expect(body).toMatchObject({ title: '새 제목', content: texts.content, name: '크림', edited: true });
    expect(body.updated_at > before.updated_at).toBe(true);
  });

  it('is edited by another text alone, so that what was decided of its text stands', async () => {
    const { id } = (await post(author.token, texts)).body;
    const put = async (body: object) => (await author.call('PUT', `topics/${id}/`, body)).body;
    expect(await put({ ...texts, name: '크림' })).toMatchObject({ name: '크림', edited: false });
    expect(await put({ content: '다른 내용' })).toMatchObject({ edited: true });
  });

  it('pins a topic by a manager without marking the text as edited', async () => {
    const { body: before } = await post(author.token, texts);
    const { body } = await manager.call('PUT', `topics/${before.id}/`, { fixed: true });
    expect(body).toMatchObject({ fixed: true, edited: false });
    const list = (query: string) => provider.call('GET', `forums/${forum.slug}/topics/?${query}`);
    expect((await list('fixed=true')).body).toMatchObject({ count: 1, results: [{ id: before.id }] });
    expect((await list('fixed=false')).body).toMatchObject({ count: 0, results: [] });
  });

  it('stores alt texts separately from their pictures', async () => {
    const url = '/api/v1/files/abc-640x480.webp';
    const { body: before } = await post(author.token, { ...texts, fileUrls: [url] });
    const { body } = await author.call('PUT', `topics/${before.id}/`, { fileAlts: ['세면대'] });
    expect(body.files).toEqual([{ url, alt: '세면대', width: 640, height: 480 }]);
  });

  it('keeps a deleted topic as a row and does not show it', async () => {
    const { body: topic } = await post(author.token, texts);
    const path = `topics/${topic.id}/`;
    expect((await author.call('DELETE', path)).body).toEqual({ success: true });
    for (const token of [undefined, author.token, manager.token]) {
      expect((await provider.call('GET', path, { token })).status).toBe(404);
    }
    const [row] = await provider.rows(topics, eq(topics.id, topic.id));
    expect(row).toMatchObject({ status: 'deleted', deletedAt: provider.now() });
  });
});

describe('hidden topics', () => {
  it('are read by their author and managers, and are not there for anyone else', async () => {
    const { body: topic } = await post(author.token, texts);
    const reader = await provider.member();
    const path = `topics/${topic.id}/`;
    expect((await manager.call('PUT', path, { status: 'hidden', reason: '광고' })).body.status).toBe('hidden');
    expect((await author.call('GET', path)).body.status).toBe('hidden');
    for (const token of [undefined, reader.token]) {
      const own = `forums/${forum.slug}/topics/${topic.id}/`;
      expect((await provider.call('GET', path, { token })).status).toBe(404);
      expect((await provider.call('GET', own, { token })).status).toBe(404);
      expect((await provider.call('GET', `${own}comments/`, { token })).status).toBe(404);
      expect((await provider.call('POST', `${own}view/`, { token })).status).toBe(404);
    }
    expect((await reader.call('POST', `${path}like/`)).status).toBe(404);
    expect((await reader.call('PUT', path, texts)).status).toBe(404);
    expect((await manager.call('GET', `forums/${forum.slug}/topics/`)).body.count).toBe(0);
  });
});

describe('views', () => {
  it('count once a reader a day and renew no page', async () => {
    const { body: topic } = await post(author.token, texts);
    const view = (token?: string, headers: Record<string, string> = {}) =>
      provider.call('POST', `forums/${forum.slug}/topics/${topic.id}/view/`, { token, headers });
    const first = await view();
    expect(first.body).toEqual({ view_count: 1 });
    expect(first.headers.get('Link')).toBeNull();
    expect((await view()).body).toEqual({ view_count: 1 });
    expect((await view(undefined, { 'User-Agent': 'another' })).body).toEqual({ view_count: 1 });
    expect((await view(undefined, { 'X-Forwarded-For': '192.0.2.7' })).body).toEqual({ view_count: 2 });
    expect((await view(author.token)).body).toEqual({ view_count: 3 });
    expect((await view(author.token)).body).toEqual({ view_count: 3 });
    provider.advance(24 * 60 * 60);
    expect((await view()).body).toEqual({ view_count: 4 });
  });
});

it.each(['ko', 'en'])('names the forum of a topic in the reader’s language (%s)', async (language) => {
  const topic = await provider.topic({ forumId: forum.id, userId: author.id });
  const { body } = await provider.call('GET', `topics/${topic.id}/`, { headers: { 'Accept-Language': language } });
  expect(body.forum).toEqual({ slug: forum.slug, name: language === 'ko' ? `포럼 ${forum.slug}` : forum.slug });
});

it('toggles a like and names the changed pages', async () => {
  const reader = await provider.member();
  const topic = await provider.topic({ forumId: forum.id, userId: author.id });
  const path = `topics/${topic.id}/like/`;

  const liked = await reader.call('POST', path);
  expect([liked.status, liked.body]).toEqual([200, { success: true, liked: true, like_count: 1 }]);
  expect(liked.headers.get('Link')).toBe(`</forums/${forum.slug}/topics/${topic.id}>; rel="invalidates"`);
  expect((await reader.call('GET', `topics/${topic.id}/`)).body).toMatchObject({ liked: true, like_count: 1 });
  expect((await provider.call('GET', `topics/${topic.id}/`)).body).toMatchObject({ liked: false, like_count: 1 });

  expect((await reader.call('POST', path)).body).toEqual({ success: true, liked: false, like_count: 0 });
});

it('asks a visitor who likes to sign in', async () => {
  expect(await provider.call('POST', 'topics/1/like/')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
});

it('answers 404 for a like of a topic that is not there', async () => {
  const reader = await provider.member();
  expect((await reader.call('POST', 'topics/999999/like/')).status).toBe(404);
});
