import { beforeEach, expect, it } from 'vitest';
import { earningDefaults } from '../../../contract/constants/settings.ts';
import { fullItems } from '../../../contract/skinItems.ts';
import { earningRules } from '../../db/schema/site.ts';
import { rewardVerified } from '../../domain/identity/accounts.ts';
import { issueKey } from '../../domain/identity/keys.ts';
import { readBalances } from '../../domain/ledger/balances.ts';
import { enter, refillHearts } from '../../domain/ledger/ledger.ts';
import { tooFewHearts } from '../../domain/ledger/rules.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
const owner = await provider.member({ role: 'owner' });
const PATH = 'manage/settings/earning/';
const UNSET = { ...earningDefaults, version: 1 };

beforeEach(() => provider.write((tx) => tx.delete(earningRules)));

const set = (numbers: object, by = owner) => by.call('PUT', PATH, { ...UNSET, ...numbers });
/** Changes numbers over what is stored. */
async function change(numbers: object) {
  const { body } = await owner.call('GET', PATH);
  expect((await owner.call('PUT', PATH, { ...body, ...numbers })).status).toBe(200);
}
const write = async (author: TestMember): Promise<number> => {
  const { status, body } = await author.call('POST', 'topics/', { title: '보습', content: '세 겹으로 발라요.' });
  expect(status).toBe(200);
  return body.id;
};
const historyOf = async (member: TestMember, ledger: 'point' | 'xp' | 'heart') =>
  (await member.call('GET', `${ledger}-histories/`)).body;
const balanceOf = async (member: TestMember, ledger: 'point' | 'xp' | 'heart') =>
  (await historyOf(member, ledger)).summary.balance;
const waysOf = async (member: TestMember, ledger: 'point' | 'xp' | 'heart') =>
  (await historyOf(member, ledger)).summary.ways;

it('is what the specification says until somebody changes it', async () => {
  expect(await owner.call('GET', PATH)).toMatchObject({ status: 200, body: UNSET });
});

it('is set by a manager, and logged with what changed', async () => {
  const manager = await provider.member({ role: 'manager' });
  const wanted = { written_point: 30, comment_xp: 0 };
  expect(await set(wanted, manager)).toMatchObject({ status: 200, body: { ...UNSET, ...wanted, version: 2 } });
  const { body } = await owner.call('GET', 'moderation/log/');
  expect(body.results[0]).toMatchObject({ action: 'set_earning_rules', manager: { username: manager.username } });
  const { before, after } = body.results[0];
  expect([before, after]).toEqual([{ written_point: 10, comment_xp: 2 }, wanted]);
});

it('tells the second of two operators at once that it has changed', async () => {
  const answers = await Promise.all([set({ liked_xp: 2 }), set({ liked_xp: 3 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('edit_conflict');
  expect((await owner.call('GET', PATH)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

it.each([
  ['written_point', -1],
  ['written_point', 1001],
  ['welcome_point', 10_001],
  ['welcome_point', 0.5],
  // Hearts are refilled from the first on, which is the gift.
  ['welcome_heart', 0],
  ['hearts_a_day', 101],
  ['liked_xp', '5'],
  ['comment_xp', undefined],
])('rejects %s of %s', async (field, value) => {
  expect(await set({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
});

it.each(['editor', 'moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  for (const answer of [await other.call('GET', PATH), await set({}, other)]) {
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
  }
});

it('counts from the next write on, and a deletion takes what its own topic earned', async () => {
  const author = await provider.member();
  const first = await write(author);
  await change({ written_point: 25, written_xp: 4 });
  expect([await balanceOf(author, 'point'), await balanceOf(author, 'xp')]).toEqual([10, 10]);
  const second = await write(author);
  expect([await balanceOf(author, 'point'), await balanceOf(author, 'xp')]).toEqual([35, 14]);
  await change({ written_point: 1, written_xp: 1 });
  await author.call('DELETE', `topics/${first}/`);
  expect([await balanceOf(author, 'point'), await balanceOf(author, 'xp')]).toEqual([25, 4]);
  await author.call('DELETE', `topics/${second}/`);
  expect([await balanceOf(author, 'point'), await balanceOf(author, 'xp')]).toEqual([0, 0]);
});

it('a lower limit of a day leaves what was earned, and stops what comes', async () => {
  const author = await provider.member();
  for (let written = 0; written < 3; written += 1) await write(author);
  await change({ writes_a_day: 2 });
  await write(author);
  expect(await balanceOf(author, 'point')).toBe(30);
  const other = await provider.member();
  for (let written = 0; written < 3; written += 1) await write(other);
  expect(await balanceOf(other, 'point')).toBe(20);
});

it('what earned XP while points were 0 is among the day’s writes that earn, once points are given', async () => {
  const author = await provider.member();
  await change({ written_point: 0, writes_a_day: 3 });
  await write(author);
  await write(author);
  await change({ written_point: 10 });
  await write(author);
  await write(author);
  expect([await balanceOf(author, 'point'), await balanceOf(author, 'xp')]).toEqual([10, 30]);
});

it('what earned nothing is not among the day’s writes that earn', async () => {
  const author = await provider.member();
  await change({ writes_a_day: 0 });
  await write(author);
  await change({ writes_a_day: 1 });
  await write(author);
  await write(author);
  expect([await balanceOf(author, 'point'), await balanceOf(author, 'xp')]).toEqual([10, 10]);
});

it('0 enters nothing, and is not named among what earns something', async () => {
  const author = await provider.member();
  expect(await waysOf(author, 'point')).toEqual([
    { by: 'welcome', amount: 500, a_day: null },
    { by: 'written', amount: 10, a_day: 5 },
    { by: 'skin_test', amount: 100, a_day: null },
  ]);
  await change({ written_point: 0, skin_test_point: 0, comment_point: 3, comments_a_day: 0 });
  await write(author);
  expect(await waysOf(author, 'point')).toEqual([{ by: 'welcome', amount: 500, a_day: null }]);
  expect((await waysOf(author, 'xp')).map(({ by }: { by: string }) => by)).toEqual([
    'welcome',
    'written',
    'liked',
    'skin_test',
  ]);
  expect((await historyOf(author, 'point')).results).toEqual([]);
  expect(await balanceOf(author, 'xp')).toBe(10);
});

it('a like that is given again brings back what taking it back took, and nothing new while likes earn nothing', async () => {
  const [author, reader] = [await provider.member(), await provider.member()];
  const id = await write(author);
  const like = () => reader.call('POST', `topics/${id}/like/`, {});
  await like();
  await change({ liked_xp: 50 });
  await like();
  await like();
  expect(await balanceOf(author, 'xp')).toBe(11);
  await like();
  await change({ liked_xp: 0 });
  await like();
  expect(await balanceOf(author, 'xp')).toBe(10);
});

it('hearts are refilled to the number of the day, also where the refill is still to be written', async () => {
  const member = await provider.member();
  const day = (count: number) => new Date(provider.now().getTime() + count * 24 * 60 * 60 * 1000);
  const heldOn = async (now: Date) => (await provider.read((db) => readBalances(db, member.id, now))).heart;
  const refill = (now: Date) => provider.write((tx) => refillHearts(tx, member.id, now));
  const received = { userId: member.id, ledger: 'heart', amount: 1, reason: 'heart_received' } as const;
  await provider.write((tx) => enter(tx, { ...received, now: day(0) }));
  await change({ hearts_a_day: 8 });
  await refill(day(0));
  expect([await heldOn(day(0)), await heldOn(day(1))]).toEqual([1, 8]);
  await refill(day(1));
  await change({ hearts_a_day: 0 });
  await refill(day(2));
  expect(await heldOn(day(3))).toBe(8);
  expect((await waysOf(member, 'heart')).map(({ by }: { by: string }) => by)).toEqual(['welcome']);
});

it.each([
  [0, -2],
  [1, 1],
  [8, 8],
])('where hearts are refilled to %i, a member who owes two has %i on the next day', async (daily, held) => {
  const member = await provider.member();
  const day = (count: number) => new Date(provider.now().getTime() + count * 24 * 60 * 60 * 1000);
  const account = { userId: member.id, ledger: 'heart', now: day(0) } as const;
  await provider.write((tx) => enter(tx, { ...account, amount: -2, reason: 'heart_received' }));
  await change({ hearts_a_day: daily });
  const heldOn = async (now: Date) => (await provider.read((db) => readBalances(db, member.id, now))).heart;
  expect(await heldOn(day(1))).toBe(held);
  await provider.write((tx) => refillHearts(tx, member.id, day(1)));
  expect([await heldOn(day(1)), await balanceOf(member, 'heart')]).toEqual([held, held]);
});

it('who has too few hearts reads to how many they are refilled, or what else brings some', () => {
  expect(tooFewHearts('ko', { hearts_a_day: 8 })).toBe('하트가 모자라요. 하트는 매일 밤 12시에 8개까지 채워져요.');
  expect(tooFewHearts('en', { hearts_a_day: 0 })).toBe(
    'You do not have enough hearts. You earn some by completing a challenge.',
  );
});

it('a newcomer receives the gifts of the day, and reads of these later', async () => {
  const newcomer = await provider.member();
  expect((await newcomer.call('GET', 'welcome-gifts/')).body).toEqual({ point: 0, xp: 0, heart: 0 });
  await change({ welcome_point: 1200, welcome_xp: 0, welcome_heart: 2 });
  await provider.write((tx) => rewardVerified(tx, newcomer.id, provider.now()));
  await change({ welcome_point: 1 });
  expect((await newcomer.call('GET', 'welcome-gifts/')).body).toEqual({ point: 1200, xp: 0, heart: 2 });
});

it('a gift that is raised from nothing is none for a member who verifies a new address', async () => {
  const member = await provider.member({ emailVerifiedAt: null });
  const verify = async (email: string) => {
    const key = await provider.write((tx) =>
      issueKey(tx, { kind: 'email', userId: member.id, email, seconds: 60 }, provider.now()),
    );
    expect((await member.call('POST', 'auth/registration/verify-email/', { key })).status).toBe(200);
    return (await member.call('GET', 'welcome-gifts/')).body;
  };
  await change({ welcome_point: 0 });
  expect(await verify('first@gyeol.test')).toEqual({ point: 0, xp: 50, heart: 5 });
  await change({ welcome_point: 10_000 });
  expect(await verify('second@gyeol.test')).toEqual({ point: 0, xp: 50, heart: 5 });
});

it('a skin test that earned XP alone earns no points when it is taken again', async () => {
  const member = await provider.member();
  const take = async () => {
    const answers = Object.fromEntries(fullItems.map(({ id }) => [id, 4]));
    expect((await member.call('POST', 'survey/skin-type-test/', { answers, consent: '1' })).status).toBe(200);
    return [await balanceOf(member, 'xp'), await balanceOf(member, 'point')];
  };
  await change({ skin_test_point: 0 });
  expect(await take()).toEqual([20, 0]);
  await change({ skin_test_point: 100 });
  expect(await take()).toEqual([20, 0]);
});
