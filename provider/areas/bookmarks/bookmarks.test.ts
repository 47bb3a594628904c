import { beforeEach, expect, it } from 'vitest';
import type { Bookmark } from '../../../contract/bookmarks.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
let reader: TestMember;
let author: TestMember;
beforeEach(async () => {
  [reader, author] = [await provider.member(), await provider.member()];
});

const aTopic = async () => (await author.call('POST', 'topics/', { title: '겨울 보습', content: '내용' })).body;
const save = (subject: string, id: number, saved = true, by = reader) =>
  by.call('POST', 'bookmarks/', { subject, id, saved });
const list = async (query = '', by = reader): Promise<{ count: number; results: Bookmark[] }> =>
  (await by.call('GET', `bookmarks/${query}`)).body;
const isSaved = async (subject: string, id: number) =>
  (await reader.call('GET', `bookmarks/${subject}/${id}/`)).body.saved;

it('saves content once, however often it is sent, and removes it again', async () => {
  const { id } = await aTopic();
  expect(await isSaved('topic', id)).toBe(false);
  expect((await save('topic', id)).body).toEqual({ success: true, saved: true });
  expect((await save('topic', id)).body).toEqual({ success: true, saved: true });
  expect(await isSaved('topic', id)).toBe(true);
  expect(await list()).toMatchObject({
    count: 1,
    results: [
      {
        subject: 'topic',
        id,
        saved_at: provider.now().toISOString(),
        content: { title: '겨울 보습', excerpt: '내용', path: `/forums/free/topics/${id}`, image: null },
      },
    ],
  });
  expect((await save('topic', id, false)).body).toEqual({ success: true, saved: false });
  await save('topic', id, false);
  expect(await list()).toMatchObject({ count: 0, results: [] });
});

it('lists every kind, the last saved first, and one kind alone', async () => {
  const topic = await aTopic();
  const post = (await author.call('POST', 'posts/', { title: '포스트', content: '<p>글</p>' })).body;
  const question = (await author.call('POST', 'questions/', { title: '질문이요', content: '뭘까요' })).body;
  const at = { title: '영상', publishedAt: provider.now() };
  const [video] = await provider.insert(videos, { ...at, sourceId: `v-${topic.id}`, type: 'file' });
  const [photo] = await provider.insert(photos, {
    ...at,
    title: '사진',
    sourceId: `p-${topic.id}`,
    type: 'file',
    postType: 'image',
    media: [{ kind: 'image', url: '/api/v1/files/a.webp', alt: '', width: 1, height: 1, film: null }],
  });
  const saved = { topic, post, question, video, photo };
  for (const [subject, { id }] of Object.entries(saved as Record<string, { id: number }>)) {
    provider.advance(60);
    await save(subject, id);
  }
  const { results } = await list();
  expect(results.map(({ subject, content }) => [subject, content?.title, content?.path])).toEqual([
    ['photo', '사진', `/contents/photos/${photo?.id}`],
    ['video', '영상', `/contents/videos/${video?.id}`],
    ['question', '질문이요', `/questions/${question.slug}`],
    ['post', '포스트', `/posts/${post.id}`],
    ['topic', '겨울 보습', `/forums/free/topics/${topic.id}`],
  ]);
  expect(results[0]?.content?.image).toBe('/api/v1/files/a.webp');
  expect(await list('?subject=post')).toMatchObject({ count: 1, results: [{ subject: 'post' }] });
  expect((await list('?page=2&page_size=3')).results).toHaveLength(2);
  expect((await list('', author)).results).toEqual([]);
});

it('lists deleted content without its title, and removes it from the list all the same', async () => {
  const { id } = await aTopic();
  await save('topic', id);
  await author.call('DELETE', `topics/${id}/`);
  expect((await list()).results).toMatchObject([{ subject: 'topic', id, content: null }]);
  await save('topic', id, false);
  expect((await list()).results).toEqual([]);
  expect((await save('topic', id)).status).toBe(404);
});

it('saves nothing that is not there, and nothing of an unknown kind', async () => {
  expect((await save('topic', 999_999)).status).toBe(404);
  expect((await save('comment', 1)).status).toBe(400);
});
