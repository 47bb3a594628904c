import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { questions } from '../../db/schema/questions.ts';
import { SEARCH_MAX } from '../../domain/search/search.ts';
import { testProvider } from '../../testing.ts';

/** More questions than a search counts; every tenth is unanswered. */
const QUESTIONS = 1105;
const provider = await testProvider();
const { id: userId } = await provider.member();
await provider.write((tx) =>
  tx.execute(sql`
    insert into ${questions} (slug, user_id, title, content, hot, answer_count, created_at)
    select 'q-' || i, ${userId}::int, 'Cream ' || i || ' 크림', '바르는 순서', (i * 7919) % 400,
      case when i % 10 = 0 then 0 else 1 end, timestamptz '2026-01-01' + make_interval(mins => i)
    from generate_series(1, ${QUESTIONS}::int) as i`),
);

const page = async (query: string) => {
  const { status, body } = await provider.call('GET', `questions/?page_size=100&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { count: number; next: string | null; results: { id: number; slug: string }[] };
};
async function everyPage(query: string) {
  const ids: number[] = [];
  for (let number = 1; ; number += 1) {
    const { results, next } = await page(`${query}&page=${number}`);
    ids.push(...results.map(({ id }) => id));
    if (!next) return ids;
  }
}

it.each([
  ['hot', QUESTIONS],
  ['new', QUESTIONS],
  ['unanswered', Math.floor(QUESTIONS / 10)],
])('shows each question once when %s is read through', async (type, count) => {
  const ids = await everyPage(`ordering_type=${type}`);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});

it('reads the newest first, also from the end of the list', async () => {
  const ids = await everyPage('ordering_type=new');
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const waiting = await everyPage('ordering_type=unanswered');
  expect(waiting).toEqual([...waiting].sort((a, b) => b - a));
});

it('reads the oldest first by its field', async () => {
  const ids = await everyPage('ordering=created_at');
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(ids).toHaveLength(QUESTIONS);
});

it('is hot by default, and rejects an unknown order', async () => {
  expect(await everyPage('')).toEqual(await everyPage('ordering_type=hot'));
  const { status, body } = await provider.call('GET', 'questions/?ordering_type=views');
  expect([status, body.ordering_type]).toEqual([400, [expect.any(String)]]);
});

it('finds a rare word, counts a common one to its end, and searches unanswered questions', async () => {
  expect((await page('search=CREAM%201104')).results).toMatchObject([{ slug: 'q-1104' }]);
  const common = await page(`search=${encodeURIComponent('크림')}`);
  expect([common.count, common.results.length]).toEqual([SEARCH_MAX, 100]);
  expect((await page('search=cream%20110&ordering_type=unanswered')).results).toMatchObject([
    { slug: 'q-1100' },
    { slug: 'q-110' },
  ]);
  expect((await page('search=%EC%97%86%EB%8A%94')).count).toBe(0);
});
