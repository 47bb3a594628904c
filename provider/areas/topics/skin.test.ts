import { beforeEach, expect, it } from 'vitest';
import { fullItems } from '../../../contract/skinItems.ts';
import type { SkinResult } from '../../../contract/surveys.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
let author: TestMember;
await provider.forum('free');
beforeEach(async () => {
  author = await provider.member();
});

/** Takes the full test with every item answered alike, and returns the result as a topic stores it. */
async function taken(value: number) {
  const answers = Object.fromEntries(fullItems.map(({ id }) => [id, value]));
  const body = { answers, consent: '1' };
  const { token } = author;
  const answer = await provider.call('POST', 'survey/skin-type-test/', { token, body });
  const { type, axes, created_at }: SkinResult = answer.body;
  const copied = axes.map(({ letter, percent }) => ({ code: letter, percent }));
  return { type, axes: copied, takenAt: created_at };
}
const texts = { title: '세안 뒤 당김', content: '다들 어떻게 하세요?' };
const write = (surveyData: unknown, { token } = author) =>
  provider.call('POST', 'topics/', { token, body: { ...texts, surveyData } });
const change = (id: number, body: object, { token } = author) => provider.call('PUT', `topics/${id}/`, { token, body });

it('stores a copy of the author’s latest result', async () => {
  const result = await taken(4);
  const { status, body } = await write(result);
  expect([status, body.surveyData]).toEqual([200, result]);
});

it('rejects a result that is invented, another’s or older than the latest', async () => {
  const rejected = { code: 'invalid', surveyData: [expect.stringContaining('결과')] };
  expect((await write({ type: 'YMSJ', axes: [], takenAt: '2026-03-01T00:00:00Z' })).body).toEqual(rejected);
  const first = await taken(4);
  const [axis, ...others] = first.axes;
  const better = { ...first, axes: [{ ...axis, percent: 100 - (axis?.percent ?? 0) }, ...others] };
  expect((await write(better)).body).toEqual(rejected);
  expect((await write(first, await provider.member())).body).toEqual(rejected);
  await taken(1);
  expect((await write(first)).status).toBe(400);
});

it('keeps the copy of a topic through an edit, also a manager’s, after a newer result', async () => {
  const first = await taken(4);
  const { id } = (await write(first)).body;
  const newer = await taken(1);
  const manager = await provider.member({ role: 'manager' });
  const edited = await change(id, { title: '고친 제목', surveyData: first }, manager);
  expect(edited.body).toMatchObject({ title: '고친 제목', surveyData: first });
  expect((await change(id, { surveyData: newer })).body.surveyData).toEqual(newer);
  expect((await change(id, { surveyData: null })).body.surveyData).toBeNull();
});
