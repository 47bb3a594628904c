import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { comments } from '../../db/schema/comments.ts';
import { topics } from '../../db/schema/topics.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();

await provider.forum('free');
// So many rejected calls in a minute would exceed the limits.
provider.services.limits = { ...provider.services.limits, use: async () => undefined };
const token = (await provider.member()).token;
const topicId = (await provider.call('POST', 'topics/', { token, body: { title: '제목', content: '내용' } })).body.id;

const send = (method: string, path: string, body: unknown) => provider.call(method, path, { token, body });
const written = () =>
  provider.read(async (db) => {
    const rows = await db.select().from(topics);
    const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(comments);
    return JSON.stringify([rows, counted]);
  });

const NUL = 'a\0b';
const LONE = 'a\ud800b';
const url = '/api/v1/files/missing-1x1.webp';
const axis = { code: 'Y', percent: 50 };
const survey = { type: 'YMSJ', axes: [axis], takenAt: '2026-03-01T00:00:00Z' };
const wrong: [field: string, values: unknown[]][] = [
  ['title', [null, 1, '', '   ', 'x'.repeat(121), NUL, LONE, ['a'], {}]],
  ['content', [null, 1, '', 'x'.repeat(20_001), NUL, LONE, true]],
  ['type', [null, 'poem', 1, 'notice']],
  ['fileUrls', [null, 'x', [1], [null], ['https://elsewhere.test/a.webp'], [url], Array(11).fill(url)]],
  ['fileUrls', [['/api/v1/files/../../secret.webp'], ['javascript:alert(1)']]],
  ['fileAlts', [null, [1], ['x'.repeat(201)], [NUL], [LONE]]],
  ['categories', [null, 'daily', ['nothing'], ['A B'], [NUL], ['a', 'b', 'c', 'd']]],
  ['tags', [null, ['nothing'], [1], Array(6).fill('a')]],
  ['event', [1, '', 'nothing', NUL]],
  ['showManagerBadge', [null, 'true', 1, true]],
  ['name', [null, 1, 'x'.repeat(101), NUL, LONE]],
  ['productType', [null, 1, 'x'.repeat(51), NUL]],
  ['skinType', [null, 1, 'YMSJX', NUL]],
  ['surveyData', [1, 'x', {}, { ...survey, type: 'XXXX' }, { ...survey, takenAt: 'today' }]],
  [
    'surveyData',
    [
      { ...survey, axes: [{ ...axis, code: '\0' }] },
      { ...survey, extra: 1 },
    ],
  ],
  ['surveyData', [{ ...survey, axes: [{ ...axis, percent: -1 }] }]],
  ['user_id', [1]],
  ['view_count', [9_999]],
  ['__proto__x', [{}]],
];
const onUpdate: typeof wrong = [
  ['fixed', [null, 'true', true]],
  ['status', [null, 'deleted', 'hidden', 1]],
  ['forum', ['free']],
];
const onCreate: typeof wrong = [
  ['fixed', [true]],
  ['status', ['published']],
  ['forum', [null, 1, '', 'nothing', 'A B', NUL]],
];
const cases = (list: typeof wrong) => list.flatMap(([field, values]) => values.map((value) => ({ field, value })));

it.each(cases([...wrong, ...onCreate]))('rejects a new topic with $field = $value', async (given) => {
  const before = await written();
  const answer = await send('POST', 'topics/', { title: '제목', content: '내용', [given.field]: given.value });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ code: 'invalid', [given.field]: expect.arrayContaining([expect.any(String)]) });
  expect(await written()).toBe(before);
});

it.each(cases([...wrong, ...onUpdate]))('rejects a change of $field to $value', async (given) => {
  const before = await written();
  const answer = await send('PUT', `topics/${topicId}/`, { [given.field]: given.value });
  expect(answer.status).toBe(400);
  expect(answer.body[given.field]).toEqual(expect.arrayContaining([expect.any(String)]));
  expect(await written()).toBe(before);
});

it.each(['title', 'content'])('names %s when it is missing', async (field) => {
  const body: Record<string, string> = { title: '제목', content: '내용' };
  delete body[field];
  const answer = await send('POST', 'topics/', body);
  expect(answer.status).toBe(400);
  expect(answer.body[field]).toBeDefined();
});

it.each([
  ['content', undefined],
  ['content', null],
  ['content', 5],
  ['content', ' '],
  ['content', 'x'.repeat(2001)],
  ['content', NUL],
  ['content', LONE],
  ['parent', 'x'],
  ['parent', -1],
  ['parent', 1.5],
  ['parent', 99_999_999_999],
  ['showManagerBadge', 'yes'],
  ['status', 'hidden'],
])('rejects a comment with %s = %s', async (field, value) => {
  const before = await written();
  const path = `forums/free/topics/${topicId}/comments/`;
  const answer = await send('POST', path, { content: '댓글', [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body[field]).toBeDefined();
  expect(await written()).toBe(before);
});

it.each([null, [], 'text', 5])('rejects a body that is %j', async (body) => {
  expect((await send('POST', 'topics/', body)).status).toBe(400);
});

it('rejects a body that is cut off, or not JSON', async () => {
  for (const [type, body] of [
    ['application/json', '{"title":'],
    ['application/json', ''],
    ['text/plain', 'title=a'],
    ['application/x-www-form-urlencoded', 'title=a&content=b'],
  ]) {
    const answer = await provider.app.request('/api/v1/topics/', {
      method: 'POST',
      headers: { 'Content-Type': type ?? '', Authorization: `Bearer ${token}` },
      body,
    });
    expect(answer.status).toBe(400);
  }
});

it.each(['0', '-1', 'x', '1.5', '99999999999', '%00'])('answers no topic for the id %s', async (id) => {
  for (const path of [`topics/${id}/`, `forums/free/topics/${id}/`]) {
    expect([400, 404]).toContain((await provider.call('GET', path)).status);
  }
});
