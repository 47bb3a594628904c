import { and, desc, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { topicSchemas } from '../../../contract/topics.ts';
import { forums, topics } from '../../db/schema/topics.ts';
import { SEARCH_MAX } from '../../domain/search/search.ts';
import { readRows } from '../../platform/db/rows.ts';
import { testProvider } from '../../testing.ts';
import { filtersOf, publishedIn } from './filters.ts';

/** More topics than a search counts; every hundredth is pinned. */
const TOPICS = SEARCH_MAX + 205;
const provider = await testProvider();
const { id: forumId } = await provider.forum('free');
const author = await provider.member();
const token = author.token;
await provider.write(async (tx) => {
  await tx.execute(sql`
    insert into ${topics} (forum_id, user_id, title, content, hot, view_count, fixed)
    select ${forumId}::int, ${author.id}::int, 'Cream ' || i || ' 크림', '바르는 글',
      (i * 7919) % 400, i, i % 100 = 0
    from generate_series(1, ${TOPICS}::int) as i`);
  await tx.update(forums).set({ topicCount: TOPICS });
});

const page = async (query: string) => {
  const { status, body } = await provider.call('GET', `forums/free/topics/?page_size=100&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { count: number; next: string | null; results: { id: number }[] };
};
async function everyPage(query: string) {
  const ids: number[] = [];
  for (let number = 1; ; number += 1) {
    const { results, next } = await page(`${query}&page=${number}`);
    ids.push(...results.map(({ id }) => id));
    if (!next) return ids;
  }
}

it.each(['ordering_type=hot', 'ordering_type=views', 'ordering=view_count'])(
  'shows each topic once when a list is read through by %s',
  async (query) => {
    const ids = await everyPage(query);
    expect(ids).toHaveLength(TOPICS);
    expect(new Set(ids).size).toBe(TOPICS);
  },
);

it('reads the second half from its end in the same order', async () => {
  const ids = await everyPage('ordering=view_count');
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

it('counts pinned and unpinned topics completely', async () => {
  const pinned = await everyPage('fixed=true');
  const rest = await everyPage('fixed=false');
  expect(pinned).toHaveLength(Math.floor(TOPICS / 100));
  expect(new Set([...pinned, ...rest]).size).toBe(TOPICS);
});

it('counts a common search to its end and pages no further', async () => {
  const { count, results } = await page('search=cream');
  expect(count).toBe(SEARCH_MAX);
  expect(results).toHaveLength(100);
  expect(await everyPage('search=cream')).toHaveLength(SEARCH_MAX);
  expect((await provider.call('GET', 'forums/free/topics/?search=cream&page=9999')).status).toBe(404);
});

it('finds one letter, a long word, and not letters that are separated', async () => {
  expect((await page(`search=${encodeURIComponent('글')}`)).count).toBe(SEARCH_MAX);
  expect((await page(`search=${encodeURIComponent('바르는')}`)).count).toBe(SEARCH_MAX);
  expect((await page(`search=CREAM%20${TOPICS - 1}`)).count).toBe(1);
  expect((await page(`search=${encodeURIComponent('르는글')}`)).count).toBe(0);
  expect((await page(`search=${encodeURIComponent('없')}`)).count).toBe(0);
});

it('combines a common search with another filter', async () => {
  expect((await page('search=cream&fixed=true')).count).toBe(Math.floor(TOPICS / 100));
});

it.each(['type=notice', 'product_type=rare'])('finds the few topics of %s among many by an index', async (filter) => {
  const query = topicSchemas.getTopics.query.parse(Object.fromEntries(new URLSearchParams(filter)));
  const plan = await provider.write(async (tx) => {
    // So few topics are read faster as a whole.
    await tx.execute(sql`set local enable_seqscan = off`);
    const listed = tx
      .select({ id: topics.id })
      .from(topics)
      .where(and(...publishedIn(undefined), ...filtersOf(tx, query)));
    return readRows(tx, sql`explain ${listed.orderBy(desc(topics.hot), desc(topics.id)).limit(20)}`);
  });
  expect(JSON.stringify(plan)).toContain(`topics_${filter.split('=')[0]}`);
});

it('finds a topic by its new text at once, and never while it is hidden', async () => {
  const found = async (keyword: string) => (await page(`search=${encodeURIComponent(keyword)}`)).count;
  const made = await provider.call('POST', 'topics/', { token, body: { title: '나비잠', content: '새 글' } });
  const path = `topics/${made.body.id}/`;
  expect(await found('나비잠')).toBe(1);
  await provider.call('PUT', path, { token, body: { title: '꽃잠' } });
  expect([await found('나비잠'), await found('꽃잠')]).toEqual([0, 1]);
  const { token: manager } = await provider.member({ role: 'manager' });
  await provider.call('PUT', path, { token: manager, body: { status: 'hidden', reason: '광고' } });
  expect(await found('꽃잠')).toBe(0);
  await provider.call('PUT', path, { token: manager, body: { status: 'published' } });
  expect(await found('꽃잠')).toBe(1);
  await provider.call('DELETE', path, { token });
  expect(await found('꽃잠')).toBe(0);
});
