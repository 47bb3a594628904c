import { beforeEach, expect, it } from 'vitest';
import type { NewMemberLimits } from '../../../contract/managedSettings.ts';
import { newMemberLimits } from '../../db/schema/site.ts';
import { testProvider } from '../../testing.ts';

const provider = await testProvider();
const owner = await provider.member({ role: 'owner' });
const PATH = 'manage/settings/new-members/';

beforeEach(() => provider.services.database.write((tx) => tx.delete(newMemberLimits)));

const UNSET: NewMemberLimits = {
  enabled: false,
  days: 3,
  links: false,
  pictures: true,
  posts_a_day: 3,
  comments_a_day: 20,
  version: 1,
};
const set = (limits: object, by = owner) => by.call('PUT', PATH, { ...UNSET, ...limits });

it('limits nobody until an operator says so, and proposes what', async () => {
  expect(await owner.call('GET', PATH)).toMatchObject({ status: 200, body: UNSET });
});

it('is set by a manager, and logged with what changed', async () => {
  const manager = await provider.member({ role: 'manager' });
  const wanted = { enabled: true, days: 7, pictures: false, comments_a_day: 0 };
  expect(await set(wanted, manager)).toMatchObject({ status: 200, body: { ...UNSET, ...wanted, version: 2 } });
  expect((await owner.call('GET', PATH)).body).toEqual({ ...UNSET, ...wanted, version: 2 });
  const { body } = await owner.call('GET', 'moderation/log/');
  expect(body.results[0]).toMatchObject({
    action: 'set_new_member_limits',
    manager: { username: manager.username },
    before: {
      new_members_limited: false,
      new_member_days: 3,
      new_member_pictures: true,
      new_member_comments: 20,
    },
    after: { new_members_limited: true, new_member_days: 7, new_member_pictures: false, new_member_comments: 0 },
  });
});

it('tells the second of two operators at once that it has changed', async () => {
  const answers = await Promise.all([set({ days: 1 }), set({ days: 2 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
  const stored = (await owner.call('GET', PATH)).body;
  expect(stored).toEqual(answers.find(({ status }) => status === 200)?.body);
  expect((await set({ days: 9, version: stored.version })).status).toBe(200);
});

it.each([
  ['days', 0],
  ['days', 31],
  ['days', 1.5],
  ['posts_a_day', -1],
  ['posts_a_day', 51],
  ['comments_a_day', 201],
  ['links', 'yes'],
])('rejects %s of %s', async (field, value) => {
  expect(await set({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each(['editor', 'moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const answer of [await other.call('GET', PATH), await set({}, other)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});
