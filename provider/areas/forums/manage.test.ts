import { expect, it } from 'vitest';
import type { InputOf } from '../../../contract/call.ts';
import type { managedForumCalls } from '../../../contract/managedForums.calls.ts';
import type { ManagedForum } from '../../../contract/managedForums.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const editor = await provider.member({ role: 'editor' });
const member = await provider.member();
const term = (slug: string) => ({ slug, name: `이름 ${slug}`, name_en: `Name ${slug}` });
const texts = { name: '겨울', name_en: 'Winter', description: '겨울 이야기', description_en: 'About winter' };
const body = { ...texts, writers: 'members', categories: [term('daily')], tags: [term('wind')] } as const;
const create = (slug: string, rest: object = {}) => editor.call('POST', 'manage/forums/', { slug, ...body, ...rest });
const change = (
  { slug, ...forum }: ManagedForum,
  rest: Partial<InputOf<typeof managedForumCalls.updateForum>['body']> = {},
) => {
  const { archived_at: at, topic_count: _, last_topic_at: __, moderators: ___, ...fields } = forum;
  return editor.call('PUT', `manage/forums/${slug}/`, { ...fields, archived: at !== null, ...rest });
};
const write = (slug: string, rest: object = {}, by = member) =>
  by.call('POST', `forums/${slug}/topics/`, { title: '글', content: '내용', ...rest });
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  const { body: log } = await owner.call('GET', 'moderation/log/');
  return log.results[0];
};

it('creates a forum after the others, in which members write', async () => {
  expect((await create('first')).status).toBe(200);
  const { status, body: forum } = await create('winter');
  expect([status, forum]).toEqual([
    200,
    {
      slug: 'winter',
      ...body,
      archived_at: null,
      topic_count: 0,
      moderators: [],
      last_topic_at: null,
      version: 1,
    },
  ]);
  const { body: list } = await provider.call('GET', 'forums/');
  expect(list.results.map(({ slug }: { slug: string }) => slug)).toEqual(['first', 'winter']);
  expect(list.results[1]).not.toHaveProperty('closed');
  const written = await write('winter', { categories: ['daily'], tags: ['wind'] });
  expect(written).toMatchObject({ status: 200, body: { categories: [{ slug: 'daily' }], tags: [{ slug: 'wind' }] } });
  expect(await logged()).toMatchObject({
    action: 'create_forum',
    label: '겨울',
    after: { categories: expect.stringContaining('daily') },
  });
});

it.each([
  ['winter', 'slug'],
  ['tags', 'slug'],
  ['new', 'slug'],
  ['Winter', 'slug'],
  ['-a', 'slug'],
  ['__proto__', 'slug'],
  ['a'.repeat(41), 'slug'],
])('rejects the slug %s', async (slug, field) => {
  const { status, body: error } = await create(slug);
  expect([status, Object.keys(error)]).toEqual([400, expect.arrayContaining([field])]);
});

it('has a forum named like a property of every object', async () => {
  expect((await create('constructor')).body).toMatchObject({ slug: 'constructor', version: 1 });
  expect((await provider.call('GET', 'forums/constructor/')).body).toMatchObject({ topic_count: 0 });
  expect((await write('constructor')).status).toBe(200);
});

it('tells the second of two operators that the forum has changed, and changes nothing', async () => {
  const { body: forum } = await editor.call('GET', 'manage/forums/winter/');
  const changed = await change(forum, { name: '한겨울' });
  expect(changed).toMatchObject({ status: 200, body: { name: '한겨울', version: forum.version + 1 } });
  expect(await change(forum, { name: '초겨울' })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  expect((await editor.call('GET', 'manage/forums/winter/')).body.name).toBe('한겨울');
  expect(await logged()).toMatchObject({ action: 'edit_forum', before: { name: '겨울' }, after: { name: '한겨울' } });
});

it('orders and renames categories, and removes those alone that no topic uses', async () => {
  const { body: forum } = await editor.call('GET', 'manage/forums/winter/');
  const categories = [term('care'), { ...term('daily'), name: '하루' }];
  const { body: changed } = await change(forum, { categories });
  expect(changed.categories).toEqual(categories);
  const rejected = await change(changed, { categories: [term('care')] });
  expect(rejected).toMatchObject({ status: 400, body: { categories: [expect.any(String)] } });
  expect((await change(changed, { categories: [categories[1] as never] })).body.categories).toEqual([categories[1]]);
});

it('can be read and not written in while it is archived', async () => {
  const { body: forum } = await editor.call('GET', 'manage/forums/winter/');
  const topic = (await write('winter')).body;
  const comment = () =>
    member.call('POST', `forums/winter/topics/${topic.id}/comments/`, { content: '말', parent: null });
  expect((await comment()).status).toBe(200);
  const { body: archived } = await change(forum, { archived: true });
  expect(archived.archived_at).toBe(provider.now().toISOString());
  expect((await provider.call('GET', 'forums/winter/')).body.closed).toBe('archived');
  for (const rejected of [await write('winter'), await comment(), await write('winter', {}, editor)]) {
    expect(rejected).toMatchObject({ status: 409, body: { code: 'forum_archived' } });
  }
  const read = await provider.call('GET', `forums/winter/topics/${topic.id}/`);
  expect(read).toMatchObject({ status: 200, body: { forum: { slug: 'winter', closed: 'archived' } } });
  // The author may still correct what is there.
  expect((await member.call('PUT', `topics/${topic.id}/`, { title: '고친 글' })).status).toBe(200);
  expect((await change(archived, { archived: false })).body.archived_at).toBeNull();
  expect((await write('winter')).status).toBe(200);
});

it('is written in by those who manage content alone, where it is theirs', async () => {
  const { body: forum } = await editor.call('GET', 'manage/forums/winter/');
  await change(forum, { writers: 'managers' });
  expect((await provider.call('GET', 'forums/winter/')).body.closed).toBe('managers');
  expect(await write('winter')).toMatchObject({ status: 409, body: { code: 'forum_managers_only' } });
  expect((await write('winter', {}, editor)).status).toBe(200);
  for (const role of ['moderator', 'support'] as const) {
    expect((await write('winter', {}, await provider.member({ role }))).status).toBe(409);
  }
});

it('orders all forums, and rejects an order of others', async () => {
  const slugs = ['constructor', 'winter', 'first'];
  const before = (await editor.call('GET', 'manage/forums/')).body.results.map(({ slug }: ManagedForum) => slug);
  expect((await editor.call('PUT', 'manage/forums/order/', { slugs })).status).toBe(200);
  const { body: list } = await editor.call('GET', 'manage/forums/');
  expect(list.results.map(({ slug }: ManagedForum) => slug)).toEqual(slugs);
  for (const wrong of [slugs.slice(1), [...slugs.slice(1), 'winter'], [...slugs, 'moon']]) {
    const rejected = await editor.call('PUT', 'manage/forums/order/', { slugs: wrong });
    expect(rejected).toMatchObject({ status: 400, body: { slugs: [expect.any(String)] } });
  }
  const order = (list: string[]) => ({ order: list.join(', ') });
  expect(await logged()).toMatchObject({ action: 'order_forums', before: order(before), after: order(slugs) });
});

it('logs what archiving changes, and nothing that stays', async () => {
  const { body: forum } = await editor.call('GET', 'manage/forums/first/');
  await change(forum, { archived: true });
  expect(await logged()).toMatchObject({
    action: 'edit_forum',
    before: { archived: false },
    after: { archived: true },
  });
  expect((await logged()).after).toEqual({ archived: true });
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/forums/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
