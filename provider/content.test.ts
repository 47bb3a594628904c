import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerBalances } from './db/schema/points.ts';
import { type TestMember, testProvider } from './testing.ts';

const provider = await testProvider();
await provider.forum('free');

const text = { title: '세안 순서', content: '미지근한 물로 씻어요.' };
const write = async (author: TestMember, path: string, body: object): Promise<string> => {
  const made = await author.call('POST', path, body);
  expect(made.status).toBe(200);
  return made.body.slug ?? made.body.id;
};

/** Content of a member: the path of its calls, that of the page that shows it, and what writing it has credited. */
interface Written {
  path: string;
  page: string;
  shown: (page: Record<string, unknown>) => unknown;
  xp: number;
}
const status = () => 'published';

/** Every kind of content that members write, each written by a member. */
const kinds: [string, (author: TestMember) => Promise<Written>][] = [
  [
    'topic',
    async (author) => {
      const path = `topics/${await write(author, 'topics/', { ...text, forum: 'free' })}/`;
      return { path, page: path, shown: status, xp: 10 };
    },
  ],
  [
    'post',
    async (author) => {
      const path = `posts/${await write(author, 'posts/', text)}/`;
      return { path, page: path, shown: status, xp: 10 };
    },
  ],
  [
    'question',
    async (author) => {
      const path = `questions/${await write(author, 'questions/', text)}/`;
      return { path, page: path, shown: status, xp: 0 };
    },
  ],
  [
    'answer',
    async (author) => {
      const question = await write(await provider.member(), 'questions/', text);
      const path = `questions/answers/${await write(author, 'questions/answers/', { question, content: '답' })}/`;
      return { path, page: `questions/${question}/`, shown: (page) => page.answer_count, xp: 0 };
    },
  ],
  [
    'comment',
    async (author) => {
      const page = `posts/${await write(await provider.member(), 'posts/', text)}/`;
      const path = `${page}comments/${await write(author, `${page}comments/`, { content: '댓글' })}/`;
      return { path, page, shown: (body) => body.comment_count, xp: 2 };
    },
  ],
];

/** Hides content that a member has written, and returns the calls of it. */
async function hide(subject: string, writeOne: (author: TestMember) => Promise<Written>) {
  const [author, manager] = [await provider.member(), await provider.member({ role: 'manager' })];
  const { path } = await writeOne(author);
  await author.call('DELETE', path);
  const [item] = (await author.call('GET', 'trash/')).body.results;
  await author.call('POST', `trash/${item.id}/restore/`);
  const decide = (status: string) =>
    manager.call('PUT', `moderation/${subject}/${item.content.subject_id}/`, { status, reason: '운영 원칙' });
  expect((await decide('hidden')).status).toBe(200);
  return { author, manager, path, decide };
}

it.each(kinds)('leads nobody to a hidden %s, of which its author reads the text', async (subject, writeOne) => {
  const { author, manager, decide } = await hide(subject, writeOne);
  const received = async () => (await author.call('GET', 'reports/received/')).body.results[0].content;
  expect(await received()).toMatchObject({ status: 'hidden', path: '', excerpt: expect.stringMatching(/./) });
  const [queued] = (await manager.call('GET', `reports/?status=hidden&username=${author.username}`)).body.results;
  expect(queued.content).toMatchObject({ status: 'hidden', path: '' });
  await decide('published');
  expect(await received()).toMatchObject({ status: 'published', path: expect.stringMatching(/^\//) });
});

// A hidden comment is nothing that its author can delete.
it.each(kinds.filter(([kind]) => kind !== 'comment'))(
  'leads nowhere after a hidden %s is restored',
  async (...kind) => {
    const { author, path } = await hide(...kind);
    expect((await author.call('DELETE', path)).status).toBe(200);
    const [item] = (await author.call('GET', 'trash/')).body.results;
    expect((await author.call('POST', `trash/${item.id}/restore/`)).body).toEqual({ success: true, path: '' });
  },
);

const xpOf = async ({ id }: TestMember) => {
  const own = and(eq(ledgerBalances.userId, id), eq(ledgerBalances.ledger, 'xp'));
  const [row] = await provider.read((db) => db.select().from(ledgerBalances).where(own));
  return row?.balance ?? 0;
};

it.each(kinds)('deletes a %s with its credit and its count, and restores all of it', async (kind, writeOne) => {
  const author = await provider.member();
  const before = await xpOf(author);
  const { path, page, shown, xp } = await writeOne(author);
  const read = async () => {
    const { status, body } = await author.call('GET', page);
    return status === 200 ? shown(body) : status;
  };
  const there = await read();
  expect(await xpOf(author)).toBe(before + xp);

  expect((await (await provider.member()).call('DELETE', path)).status).toBe(409);
  expect((await author.call('DELETE', path)).body).toEqual({ success: true });
  expect(await read()).not.toBe(there);
  expect(await xpOf(author)).toBe(before);
  expect((await author.call('DELETE', path)).status).toBe(404);

  const [item] = (await author.call('GET', 'trash/')).body.results;
  expect(item.content).toMatchObject({ subject: kind, path: '' });
  const restored = await author.call('POST', `trash/${item.id}/restore/`);
  expect(restored.body).toMatchObject({ success: true, path: expect.stringContaining('/') });
  expect(await read()).toBe(there);
  expect(await xpOf(author)).toBe(before + xp);
});
