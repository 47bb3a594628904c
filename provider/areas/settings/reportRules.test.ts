import { beforeEach, expect, it } from 'vitest';
import { REPORTERS_DEFAULT } from '../../../contract/constants/settings.ts';
import { reportRules } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
const owner = await provider.member({ role: 'owner' });
const PATH = 'manage/settings/reports/';

beforeEach(() => provider.write((tx) => tx.delete(reportRules)));

const set = (rules: object, by = owner) => by.call('PUT', PATH, { version: 1, ...rules });
/** Reports a new topic as this many members, whose accounts are of all ages, and returns what each report says. */
async function reportedBy(count: number): Promise<boolean[]> {
  const author = await provider.member();
  const { body } = await author.call('POST', 'topics/', { title: '신고될 글', content: '내용' });
  const collapsed: boolean[] = [];
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(provider.now().getTime() - (10 + index * 60) * 24 * 60 * 60 * 1000);
    const reader = await provider.member({ createdAt });
    const answer = await reader.call('POST', 'reports/', { subject: 'topic', subjectId: body.id, reason: 'spam' });
    collapsed.push(answer.body.collapsed);
  }
  expect((await provider.call('GET', `topics/${body.id}/`)).body.collapsed).toBe(collapsed.at(-1));
  return collapsed;
}

it('is what a new site has until somebody changes it', async () => {
  expect(await owner.call('GET', PATH)).toMatchObject({
    status: 200,
    body: { reporters: REPORTERS_DEFAULT, version: 1 },
  });
  expect(await reportedBy(5)).toEqual([false, false, false, false, true]);
});

it.each([3, 4, 7])(
  'collapses content with report %i once an operator has set this number, and not before',
  async (count) => {
    expect((await set({ reporters: count })).status).toBe(200);
    expect(await reportedBy(count)).toEqual(Array.from({ length: count }, (_, index) => index === count - 1));
  },
);

it('is set by a manager, and logged with what changed', async () => {
  const manager = await provider.member({ role: 'manager' });
  expect(await set({ reporters: 8 }, manager)).toMatchObject({ status: 200, body: { reporters: 8, version: 2 } });
  expect((await owner.call('GET', PATH)).body).toEqual({ reporters: 8, version: 2 });
  const { body } = await owner.call('GET', 'moderation/log/');
  expect(body.results[0]).toMatchObject({ action: 'set_report_rules', manager: { username: manager.username } });
  const { before, after } = body.results[0];
  expect([before, after]).toEqual([{ report_reporters: 5 }, { report_reporters: 8 }]);
});

it('tells the second of two operators at once that it has changed', async () => {
  const answers = await Promise.all([set({ reporters: 6 }), set({ reporters: 7 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
  expect((await owner.call('GET', PATH)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

// The reporters must have joined on three different days, which two members never have.
it.each([2, 51, 3.5, '5', undefined])('rejects %s reports', async (reporters) => {
  expect(await set({ reporters })).toMatchObject({ status: 400, body: { reporters: [expect.any(String)] } });
});

it.each(['editor', 'moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const answer of [await other.call('GET', PATH), await set({ reporters: 4 }, other)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});
