import { expect, it } from 'vitest';
import { type TestMember, testProvider } from './testing.ts';

const provider = await testProvider();
await provider.forum('free');

const text = { title: '세안 순서', content: '미지근한 물로 씻어요.' };
const write = async (author: TestMember, path: string, body: object) => {
  const { status, body: written } = await author.call('POST', path, body);
  expect(status).toBe(200);
  return written;
};

/** Every kind of content that its author changes: writes one by a member and returns it with its path. */
const kinds: [string, (author: TestMember) => Promise<[{ edited_at: string | null }, string]>][] = [
  [
    'topic',
    async (author) => {
      const topic = await write(author, 'topics/', text);
      return [topic, `topics/${topic.id}/`];
    },
  ],
  [
    'post',
    async (author) => {
      const post = await write(author, 'posts/', text);
      return [post, `posts/${post.id}/`];
    },
  ],
  [
    'question',
    async (author) => {
      const question = await write(author, 'questions/', text);
      return [question, `questions/${question.slug}/`];
    },
  ],
  [
    'answer',
    async (author) => {
      const { slug } = await write(await provider.member(), 'questions/', text);
      const answer = await write(author, 'questions/answers/', { question: slug, content: '답' });
      return [answer, `questions/answers/${answer.id}/`];
    },
  ],
  [
    'comment',
    async (author) => {
      const comments = `posts/${(await write(await provider.member(), 'posts/', text)).id}/comments/`;
      const comment = await write(author, comments, { content: '댓글' });
      return [comment, `${comments}${comment.id}/`];
    },
  ],
];

it.each(kinds)('rejects a change of a %s that was edited after it was read', async (_kind, writeOne) => {
  const author = await provider.member();
  const [{ edited_at }, path] = await writeOne(author);
  expect(edited_at).toBeNull();
  const change = (content: string, read?: object) => author.call('PUT', path, { content, ...read });

  const first = await change('첫째 탭에서 고친 글', { edited_at });
  expect([first.status, first.body.edited_at]).toEqual([200, expect.any(String)]);
  expect(await change('둘째 탭에서 고친 글', { edited_at })).toMatchObject({
    status: 409,
    body: { code: 'edit_conflict' },
  });

  const second = await change('비교하고 고친 글', { edited_at: first.body.edited_at });
  expect(second).toMatchObject({ status: 200, body: { content: expect.stringContaining('비교하고 고친 글') } });
  expect((await change('읽은 때를 말하지 않는 글')).status).toBe(200);
});
