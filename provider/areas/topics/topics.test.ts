import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../db/schema/site.ts';
import { forumCategories, forumEvents, type forums, forumTags, topics } from '../../db/schema/topics.ts';
import { startTestProvider, type TestProvider } from '../../testing.ts';

let provider: TestProvider;
let forum: typeof forums.$inferSelect;
let author: Awaited<ReturnType<TestProvider['member']>>;
let manager: typeof author;
let made = 0;

beforeAll(async () => {
  provider = await startTestProvider();
  const free = await provider.forum('free');
  await provider.services.database.write(async (tx) => {
    const label = { forumId: free.id, name: '이름', nameEn: 'Name' };
    await tx.insert(forumCategories).values({ ...label, slug: 'daily' });
    await tx.insert(forumTags).values({ ...label, slug: 'food' });
    await tx
      .insert(forumEvents)
      .values({
        forumId: free.id,
        slug: 'hello',
        title: '첫인사',
        titleEn: 'Hello',
        startsAt: provider.services.now(),
        endsAt: provider.services.now(),
      });
    await tx.insert(files).values({ id: 'abc-640x480.webp', width: 640, height: 480, size: 10 });
  });
});
afterAll(() => provider.stop());
beforeEach(async () => {
  made += 1;
  forum = await provider.forum(`forum-${made}`);
  author = await provider.member();
  manager = await provider.member({ role: 'manager' });
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

  it('writes into the free forum when none is named', async () => {
    const { body } = await post(author.token, texts, 'topics/');
    expect(body.forum.slug).toBe('free');
    const other = await post(author.token, { ...texts, forum: forum.slug }, 'topics/');
    expect(other.body.forum.slug).toBe(forum.slug);
  });

  it('counts topics in their forum as they are created, deleted, hidden and restored', async () => {
    const first = await post(author.token, texts);
    provider.advance(60);
    const second = await post(author.token, texts);
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 2, last_topic_at: second.body.created_at });
    const path = `topics/${second.body.id}/`;
    const hide = { token: manager.token, body: { status: 'hidden', reason: '광고' } };
    await provider.call('PUT', path, hide);
    await provider.call('PUT', path, hide);
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 1, last_topic_at: first.body.created_at });
    await provider.call('PUT', path, { token: manager.token, body: { status: 'published' } });
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 2 });
    await provider.call('DELETE', path, { token: author.token });
    await provider.call('DELETE', `topics/${first.body.id}/`, { token: author.token });
    expect(await forumRow(forum.slug)).toMatchObject({ topic_count: 0, last_topic_at: null });
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
    const { status, body, headers } = await provider.call('PUT', `topics/${before.id}/`, {
      token: author.token,
      body: { title: '새 제목' },
    });
    expect(status).toBe(200);
    expect(headers.get('Link')).toContain(`/forums/${forum.slug}/topics/${before.id}`);
    expect(body).toMatchObject({ title: '새 제목', content: texts.content, name: '크림', edited: true });
    expect(body.updated_at > before.updated_at).toBe(true);
  });

  it('pins a topic by a manager without marking the text as edited', async () => {
    const { body: before } = await post(author.token, texts);
    const { body } = await provider.call('PUT', `topics/${before.id}/`, {
      token: manager.token,
      body: { fixed: true },
    });
    expect(body).toMatchObject({ fixed: true, edited: false });
    const list = (query: string) => provider.call('GET', `forums/${forum.slug}/topics/?${query}`);
    expect((await list('fixed=true')).body).toMatchObject({ count: 1, results: [{ id: before.id }] });
    expect((await list('fixed=false')).body).toMatchObject({ count: 0, results: [] });
  });

  it('stores alt texts separately from their pictures', async () => {
    const url = '/api/v1/files/abc-640x480.webp';
    const { body: before } = await post(author.token, { ...texts, fileUrls: [url] });
    const { body } = await provider.call('PUT', `topics/${before.id}/`, {
      token: author.token,
      body: { fileAlts: ['세면대'] },
    });
    expect(body.files).toEqual([{ url, alt: '세면대', width: 640, height: 480 }]);
  });

  it('keeps a deleted topic as a row and does not show it', async () => {
    const { body: topic } = await post(author.token, texts);
    const path = `topics/${topic.id}/`;
    expect((await provider.call('DELETE', path, { token: author.token })).body).toEqual({ success: true });
    for (const token of [undefined, author.token, manager.token]) {
      expect((await provider.call('GET', path, { token })).status).toBe(404);
    }
    const [row] = await provider.services.database.read((db) =>
      db.select().from(topics).where(eq(topics.id, topic.id)),
    );
    expect(row).toMatchObject({ status: 'deleted', deletedAt: provider.services.now() });
  });
});

describe('hidden topics', () => {
  it('are read by their author and managers, and are not there for anyone else', async () => {
    const { body: topic } = await post(author.token, texts);
    const reader = await provider.member();
    const path = `topics/${topic.id}/`;
    const hidden = await provider.call('PUT', path, {
      token: manager.token,
      body: { status: 'hidden', reason: '광고' },
    });
    expect(hidden.body.status).toBe('hidden');
    expect((await provider.call('GET', path, { token: author.token })).body.status).toBe('hidden');
    for (const token of [undefined, reader.token]) {
      const own = `forums/${forum.slug}/topics/${topic.id}/`;
      expect((await provider.call('GET', path, { token })).status).toBe(404);
      expect((await provider.call('GET', own, { token })).status).toBe(404);
      expect((await provider.call('GET', `${own}comments/`, { token })).status).toBe(404);
      expect((await provider.call('POST', `${own}view/`, { token })).status).toBe(404);
    }
    const like = await provider.call('POST', `${path}like/`, { token: reader.token });
    expect(like.status).toBe(404);
    const change = await provider.call('PUT', path, { token: reader.token, body: texts });
    expect(change.status).toBe(404);
    const list = await provider.call('GET', `forums/${forum.slug}/topics/`, { token: manager.token });
    expect(list.body.count).toBe(0);
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
