import { expect, test } from 'vitest';
import * as forumFeed from '@/pages/feeds/forums/[slug]';
import * as postFeed from '@/pages/feeds/posts';
import { call } from '../api';
import { aForum, aMember, aTopic } from '../factories';
import { documentOf, faultsOf } from './document';

/** A title with everything that XML forbids, or has a meaning of its own in it. */
const TITLE = '가\u0008나\u001f다\ufffe ]]> <b>&amp; "굵게" 🇰🇷';

const feedOf = async (headers: Record<string, string> = {}, locale: 'ko' | 'en' = 'ko') => {
  const forum = await aForum();
  await aTopic({ forum, title: TITLE, by: await aMember({ nickname: '<결> & 이웃' }) });
  const open = (some = headers) => documentOf(forumFeed, { params: { slug: forum.slug }, headers: some, locale });
  return { open, ...(await open()) };
};

test.each(['ko', 'en'] as const)('a forum’s feed is Atom whatever its topics are called (%s)', async (locale) => {
  const { status, headers, text } = await feedOf({}, locale);
  expect([status, headers['Content-Type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(await faultsOf(text, 'atom')).toEqual([]);
  expect(text).toContain('<title>가나다 ]]&gt; &lt;b&gt;&amp;amp; &quot;굵게&quot; 🇰🇷</title>');
});

test('the feed of posts, and one without entries, is Atom', async () => {
  const empty = await documentOf(forumFeed, { params: { slug: (await aForum()).slug } });
  for (const { text } of [await documentOf(postFeed), empty]) expect(await faultsOf(text, 'atom')).toEqual([]);
});

test('a feed says when its topics and posts were edited last', async () => {
  const forum = await aForum();
  const by = await aMember();
  const older = await aTopic({ forum, by });
  await aTopic({ forum, by });
  const edit = { token: by.token, body: { title: '고친 제목' } };
  const { body } = await call('PUT', `topics/${older.id}/`, edit);
  const { text } = await documentOf(forumFeed, { params: { slug: forum.slug } });
  const updated = [...text.matchAll(/<updated>(.+?)<\/updated>/g)].map(([, at]) => at);
  expect(updated).toHaveLength(3);
  expect([updated[0], updated[2]]).toEqual([body.edited_at, body.edited_at]);
});

test('a feed that has not changed is not sent again, also to a reader behind a proxy that compresses', async () => {
  const { open, headers } = await feedOf();
  const etag = headers.ETag ?? '';
  for (const known of [etag, `W/${etag}`, `"older", W/${etag}`, '*']) {
    expect(await open({ 'if-none-match': known })).toMatchObject({ status: 304, text: '' });
  }
  expect((await open({ 'if-none-match': '"older"' })).status).toBe(200);
});
