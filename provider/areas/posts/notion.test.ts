import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { notionPages } from '../../../seed/content/posts/notion.ts';
import { postNotions, posts } from '../../db/schema/posts.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { postContent } from './content.ts';

const provider = await testProvider();
let author: TestMember;
provider.services.limits = { ...provider.services.limits, use: async () => undefined };
beforeEach(async () => {
  author = await provider.member();
});

/** Returns an id in Notion's format; later ones sort first. */
const idOf = (at: number) => `${(9999 - at).toString().padStart(8, 'f')}-0000-4000-8000-00000000000a`;
interface Block {
  type?: unknown;
  title?: unknown;
  content?: unknown;
  [more: string]: unknown;
}
const entry = ({ title, ...value }: Block) => ({
  role: 'reader',
  value: { type: 'text', properties: { title }, created_by_id: 'someone', ...value },
});
/** Builds a page of these blocks. */
const pageOf = (...blocks: Block[]) => ({
  block: {
    [idOf(0)]: entry({ type: 'page', content: blocks.map((_, at) => idOf(at + 1)) }),
    ...Object.fromEntries(blocks.map((block, at) => [idOf(at + 1), entry(block)])),
  },
  notion_user: { someone: { value: { email: 'someone@example.com' } } },
});
const page = pageOf(
  { type: 'header', title: [['머리말']] },
  { title: [['한 '], ['굵게', [['b'], ['h', 'teal'], ['a', 'https://example.com/결']]]] },
  { type: 'to_do', title: [['할 일']], checked: 1 },
);

const create = (body: object, by = author) => by.call('POST', 'posts/', body);
const notion = (recordMap: unknown) => create({ type: 'notion', title: '노션 글', recordMap });
const mapOf = (id: number) => provider.call('GET', `posts/${id}/notion/`);
const change = (id: number, body: object, by = author) => by.call('PUT', `posts/${id}/`, body);
const stored = () => provider.read((db) => db.$count(postNotions));

it('a member creates a Notion page, of which only the text is stored, in its order', async () => {
  const { status, body } = await notion(page);
  expect([status, body]).toMatchObject([
    200,
    { type: 'notion', status: 'published', content: '', excerpt: '머리말 한 굵게 할 일' },
  ]);
  const map = (await mapOf(body.id)).body;
  const values = Object.values(map.block as Record<string, ReturnType<typeof entry>>).map(({ value }) => value);
  expect(values.map(({ type }) => type)).toEqual(['page', 'header', 'text', 'to_do']);
  expect(values[2]?.properties.title).toEqual([['한 '], ['굵게', [['b'], ['a', 'https://example.com/결']]]]);
  expect(JSON.stringify(map)).not.toMatch(/someone|teal/);
  expect((await provider.call('GET', 'posts/?search=굵게')).body.results).toMatchObject([
    { id: body.id, type: 'notion' },
  ]);
});

it.each(notionPages.map(({ title, recordMap }) => ({ title, recordMap })))(
  'the page «$title» of the first content is taken and given back with the same blocks',
  async ({ recordMap }) => {
    const { status, body } = await notion(recordMap);
    expect([status, body.recordMap]).toEqual([200, undefined]);
    const typesOf = (map: unknown) =>
      Object.values((map as { block: Record<string, ReturnType<typeof entry>> }).block).map(({ value }) => value.type);
    const first = (await mapOf(body.id)).body;
    expect(typesOf(first).sort()).toEqual(typesOf(recordMap).sort());
    const again = await notion(first);
    expect((await mapOf(again.body.id)).body).toEqual(first);
  },
);

it('the newer form of an export, one level deeper, is the same page', async () => {
  const deeper = Object.fromEntries(Object.entries(page.block).map(([id, value]) => [id, { spaceId: 'x', value }]));
  const [old, newer] = [await notion(page), await notion({ block: deeper })];
  expect((await mapOf(newer.body.id)).body).toEqual((await mapOf(old.body.id)).body);
});

it('its author or a manager replaces the page; no other member does', async () => {
  const { id } = (await notion(page)).body;
  const other = pageOf({ title: [['다른 글']] });
  const rejected = await change(id, { recordMap: other }, await provider.member());
  expect([rejected.status, rejected.body.code]).toEqual([409, 'not_owner']);
  expect((await change(id, { recordMap: other })).body).toMatchObject({ excerpt: '다른 글', edited: true });
  const manager = await provider.member({ role: 'manager' });
  expect((await change(id, { recordMap: page }, manager)).body.excerpt).toMatch(/^머리말/);
  expect((await change(id, { title: '새 제목', type: 'notion' })).body).toMatchObject({
    title: '새 제목',
    excerpt: '머리말 한 굵게 할 일',
  });
});

it('a post changes its type with the content of the other type', async () => {
  const { id } = (await notion(page)).body;
  const before = await stored();
  expect((await change(id, { type: 'article' })).body.content).toBeDefined();
  expect((await change(id, { content: '<p>글</p>' })).body.content).toBeDefined();
  expect((await change(id, { type: 'article', content: '<p>글</p>' })).body).toMatchObject({
    type: 'article',
    content: '<p>글</p>',
  });
  expect(await stored()).toBe(before - 1);
  expect((await mapOf(id)).status).toBe(404);
  expect((await change(id, { type: 'notion' })).body.recordMap).toBeDefined();
  expect((await change(id, { recordMap: page })).body.recordMap).toBeDefined();
  expect((await change(id, { type: 'notion', recordMap: page })).body).toMatchObject({ type: 'notion', content: '' });
  expect((await mapOf(id)).status).toBe(200);
});

it('neither type accepts the content of the other, or lacks its own', async () => {
  const title = '제목';
  const cases: [object, string][] = [
    [{ title, type: 'notion' }, 'recordMap'],
    [{ title, type: 'notion', content: '<p>글</p>', recordMap: page }, 'content'],
    [{ title, recordMap: page, content: '<p>글</p>' }, 'recordMap'],
    [{ title, type: 'article' }, 'content'],
    [{ title }, 'content'],
  ];
  for (const [body, field] of cases) {
    const answer = await create(body);
    expect([answer.status, answer.body]).toMatchObject([400, { [field]: [expect.any(String)] }]);
  }
});

it('an erased post has no page left', async () => {
  const { id } = (await notion(page)).body;
  await provider.write((tx) => postContent.moderated.erase(tx, [id]));
  expect(await provider.rows(postNotions, eq(postNotions.postId, id))).toEqual([]);
});

const link = (href: unknown) => pageOf({ title: [['글', [['a', href]]]] });
const within = (depth: number) => {
  const chain = Array.from({ length: depth }, (_, at) => ({
    type: 'toggle',
    title: [['겹']],
    content: at + 1 < depth ? [idOf(at + 2)] : [],
  }));
  const map = pageOf(...chain);
  return { block: { ...map.block, [idOf(0)]: entry({ type: 'page', content: [idOf(1)] }) } };
};
let deep: unknown = [];
for (let level = 0; level < 40; level += 1) deep = [deep];
const texts = { title: [['글']] };

const HOSTILE: Record<string, unknown> = {
  'no block': { block: {} },
  'a list for blocks': { block: [] },
  'a page without words': pageOf({ type: 'divider' }),
  'a first block that is no page': { block: { [idOf(0)]: entry(texts) } },
  'a page within a page': pageOf({ ...texts, type: 'page' }),
  'a picture': pageOf(texts, { type: 'image', format: { display_source: 'https://x.test/a.png' } }),
  'an embedded site': pageOf(texts, { type: 'embed' }),
  'a type of another kind': pageOf({ ...texts, type: 7 }),
  'a mention of a user': pageOf({ title: [['‣', [['u', 'someone']]]] }),
  'an equation': pageOf({ title: [['⁍', [['e', '\\href{javascript:alert(1)}{x}']]]] }),
  'a NUL': pageOf({ title: [['a\0']] }),
  'half of a letter': pageOf({ title: [['a\ud800']] }),
  'a title that is a text': pageOf({ title: 'x' }),
  'a number for words': pageOf({ title: [[1]] }),
  'a block within itself': pageOf({ ...texts, content: [idOf(1)] }),
  'a block in two places': pageOf({ ...texts, content: [idOf(2)] }, texts),
  'a block that is not there': pageOf({ ...texts, content: [idOf(9)] }),
  'blocks too deep': within(11),
  'too many blocks': pageOf(...Array.from({ length: 500 }, () => texts)),
  'too many letters': pageOf(...Array.from({ length: 61 }, () => ({ title: [['가'.repeat(1000)]] }))),
  'too many pieces': pageOf({ title: Array.from({ length: 201 }, () => ['글']) }),
  'lists nested too deep': { block: { [idOf(0)]: deep } },
  ...Object.fromEntries(
    ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'].flatMap((name) => [
      [`a block named ${name}`, pageOf({ ...texts, content: [name] })],
      [`the type ${name}`, pageOf({ ...texts, type: name })],
      [`the decoration ${name}`, pageOf({ title: [['글', [[name]]]] })],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['javascript:alert(1)', ' javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)'],
      ...['data:text/html,<script>1</script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://x/y'],
      ...['/elsewhere', '//elsewhere.test', '\\\\elsewhere', '', 'x', null, 1, {}],
      `https://example.com/${'a'.repeat(2000)}`,
    ].map((href) => [`a link to ${String(JSON.stringify(href)).slice(0, 40)}`, link(href)]),
  ),
};
it.each(Object.keys(HOSTILE))('%s is rejected by the field and stores nothing', async (name) => {
  const { database } = provider.services;
  const count = () => database.read((db) => db.$count(posts));
  const before = [await count(), await stored()];
  const { status, body } = await notion(new Map(Object.entries(HOSTILE)).get(name));
  expect([status, body]).toMatchObject([400, { code: 'invalid', recordMap: [expect.stringMatching(/[가-힣]/)] }]);
  expect([await count(), await stored()]).toEqual(before);
});

it('a page larger than the limit of a body is rejected', async () => {
  const more = { ...page, more: 'x'.repeat(600 * 1024) };
  expect((await notion(more)).status).toBe(413);
});

it('keys that every object has, in and beside the blocks, are left out', async () => {
  const text = JSON.stringify(page).replace(
    '"type":"header"',
    '"type":"header","__proto__":{"x":1},"constructor":{"prototype":{"x":1}}',
  );
  const { status, body } = await notion(JSON.parse(text));
  expect(status).toBe(200);
  expect(JSON.stringify((await mapOf(body.id)).body)).not.toMatch(/__proto__|constructor|"x":1/);
  expect(({} as { x?: number }).x).toBeUndefined();
});
