import { beforeEach, expect, it } from 'vitest';
import { barrierItems, fullItems, shortItems, upgradeItems } from '../../../contract/skinItems.ts';
import { surveyResults } from '../../db/schema/surveys.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { purgeUnclaimed } from './results.ts';

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

const strongly = (items: readonly { id: string; reversed: boolean }[], value: number | null = 4) =>
  Object.fromEntries(items.map(({ id, reversed }) => [id, value && reversed ? 5 - value : value]));
const send = (
  name: string,
  answers: object,
  { token, ...rest }: { token?: string; consent?: string; claim?: string } = {},
) => provider.call('POST', `survey/${name}/`, { token, body: { answers, consent: '1', ...rest } });
const latest = async (query = '', token?: string) =>
  provider.call('GET', `survey/skin-type-test/latest/${query}`, { token });

it('the full test gives a type, and a percentage and a confidence per axis', async () => {
  const { status, body } = await send('skin-type-test', strongly(fullItems), { token: member.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'skin-type-test', type: 'YMSJ', low: [], claim: null });
  expect(body.axes).toHaveLength(4);
  expect((await latest('', member.token)).body.result).toMatchObject({ id: body.id });
});

it('the first whole test earns points once', async () => {
  await send('skin-type', strongly(shortItems), { token: member.token });
  await send('skin-type-test', strongly(fullItems), { token: member.token });
  await send('skin-type-test', strongly(fullItems, 1), { token: member.token });
  expect((await member.call('GET', 'point-histories/')).body).toMatchObject({ count: 1, summary: { balance: 100 } });
});

it('a member’s skin type is that of their newest result, also of concurrent results', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  for (const _round of [1, 2, 3]) {
    await Promise.all(
      people.flatMap(({ token }) =>
        [1, 4, 1, 4].map((value) => send('skin-type', strongly(shortItems, value), { token })),
      ),
    );
    for (const { username, token } of people) {
      const { body } = await latest('', token);
      expect((await provider.call('GET', `users/${username}/`, { token })).body.skin_type).toBe(body.result.type);
    }
  }
});

it('a survey wants every item, no other, and consent', async () => {
  const answers = strongly(fullItems);
  const { oil1: _, ...missing } = answers;
  for (const wrong of [missing, { ...answers, more: 1 }, {}]) {
    const { status, body } = await send('skin-type-test', wrong, { token: member.token });
    expect(status).toBe(400);
    expect(body.answers[0]).toContain('문항');
  }
  expect((await send('skin-type-test', { ...answers, oil1: 5 }, { token: member.token })).status).toBe(400);
  expect((await send('skin-type-test', answers, { token: member.token, consent: '0' })).body.consent).toBeDefined();
});

it('the upgrade has items of the uncertain axes only and counts the earlier answers', async () => {
  expect((await send('skin-type-upgrade', {}, { token: member.token })).body.code).toBe('test_needed');
  const unsure = {
    ...strongly(fullItems),
    ...strongly(
      fullItems.filter(({ axis }) => axis === 'tone'),
      null,
    ),
  };
  expect((await send('skin-type-test', unsure, { token: member.token })).body.low).toEqual(['tone']);
  const asked = upgradeItems.filter(({ axis }) => axis === 'tone');
  expect((await send('skin-type-upgrade', strongly(upgradeItems, 1), { token: member.token })).status).toBe(400);
  const upgraded = await send('skin-type-upgrade', strongly(asked, 1), { token: member.token });
  expect(upgraded.body).toMatchObject({ kind: 'skin-type-upgrade', type: 'YMKJ' });
});

it('an upgrade continues its own survey, not a later short form', async () => {
  const { token } = member;
  const of = (query: string) => latest(query, token);
  await send('skin-type', strongly(shortItems, null), { token });
  expect((await of('?fullTest=true')).body).toEqual({ result: null });
  const full = await send('skin-type-test', strongly(fullItems), { token });
  const short = await send('skin-type', strongly(shortItems, null), { token });
  expect((await of('')).body.result).toMatchObject({ id: short.body.id, low: { length: 4 } });
  expect((await of('?fullTest=true')).body.result).toMatchObject({ id: full.body.id, low: [] });
});

it('an anonymous visitor’s result is stored by its claim and moves to the account at sign-up', async () => {
  const { body } = await send('skin-type-test', strongly(fullItems, 1));
  expect(body.claim).toMatch(/^[\w-]{32}$/);
  expect((await latest()).body).toEqual({ result: null });
  expect((await latest(`?claim=${body.claim}`)).body.result).toMatchObject({ type: 'GTKP', claim: null });
  const claim = (key: string) => member.call('POST', 'survey/claim/', { claim: key });
  expect((await claim('somebody-else')).status).toBe(404);
  expect((await claim(body.claim)).body).toEqual({ success: true });
  expect((await latest('', member.token)).body.result).toMatchObject({ type: 'GTKP' });
  expect((await latest(`?claim=${body.claim}`)).body).toEqual({ result: null });
  expect((await claim(body.claim)).status).toBe(404);
});

it('a visitor’s later results are stored under their claim, and a sign-up moves all of them', async () => {
  const { body: skin } = await send('skin-type-test', strongly(fullItems));
  expect((await send('barrier', strongly(barrierItems), { claim: skin.claim })).body.claim).toBe(skin.claim);
  expect((await send('skin-type', strongly(shortItems), { claim: 'of-unknown' })).body.claim).toMatch(/^[\w-]{32}$/);
  await member.call('POST', 'survey/claim/', { claim: skin.claim });
  const count = async (type: string) => (await member.call('GET', `survey/results/?type=${type}`)).body.count;
  expect([await count('skin'), await count('barrier')]).toEqual([1, 1]);
});

it('other members see only the type, and only while it is shown', async () => {
  await send('skin-type-test', strongly(fullItems), { token: member.token });
  const of = `?username=${member.username}`;
  expect((await latest(of)).status).toBe(404);
  await member.call('PUT', `users/${member.username}/privacy/`, { showSkinType: true });
  expect((await latest(of)).body.result).toMatchObject({ type: 'YMSJ', axes: [], low: [] });
  expect((await latest('?username=unknown_here')).status).toBe(404);
});

it('the barrier has a score, and results have a history', async () => {
  const { body } = await send('barrier', strongly(barrierItems, 2), { token: member.token });
  expect(body).toMatchObject({ kind: 'barrier', score: 67, confidence: 100 });
  await send('barrier', strongly(barrierItems, 1), { token: member.token });
  await send('skin-type', strongly(shortItems), { token: member.token });
  const history = async (type: string) => (await member.call('GET', `survey/results/?type=${type}`)).body;
  expect(await history('barrier')).toMatchObject({ count: 2, results: [{ score: 100 }, { score: 67 }] });
  expect(await history('skin')).toMatchObject({ count: 1, results: [{ type: 'YMSJ' }] });
  expect((await provider.call('GET', 'survey/results/')).status).toBe(401);
});

it('a result without a sign-up is deleted after thirty days', async () => {
  expect((await send('barrier', strongly(barrierItems))).body.claim).not.toBeNull();
  const inDays = (days: number) => new Date(provider.now().getTime() + days * 24 * 60 * 60 * 1000);
  const purge = (days: number) => provider.write((tx) => purgeUnclaimed(tx, inDays(days)));
  expect(await purge(29)).toBe(0);
  expect(await purge(30)).toBeGreaterThan(0);
});

it('stores thirty results for visitors behind one address in ten minutes, of all surveys together', async () => {
  const from = (address: string, name: string, answers: object, token?: string) =>
    provider.call('POST', `survey/${name}/`, {
      token,
      headers: { 'X-Forwarded-For': address },
      body: { answers, consent: '1' },
    });
  const surveys: [name: string, answers: object][] = [
    ['skin-type', strongly(shortItems)],
    ['skin-type-test', strongly(fullItems)],
    ['barrier', strongly(barrierItems)],
  ];
  const stored = async () => (await provider.rows(surveyResults)).length;
  const before = await stored();
  for (let round = 0; round < 10; round += 1) {
    for (const [name, answers] of surveys) {
      expect((await from(`2001:db8:30:1::${round}`, name, answers)).status).toBe(200);
    }
  }
  for (const [name, answers] of [...surveys, ['skin-type-upgrade', {}] as const]) {
    const rejected = await from('2001:db8:30:1::ffff', name, answers);
    expect([name, rejected.status]).toEqual([name, 429]);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(await stored()).toBe(before + 30);
  const [name, answers] = surveys[0] ?? [];
  expect((await from('2001:db8:30:1::1', `${name}`, answers ?? {}, member.token)).status).toBe(200);
  expect((await from('2001:db8:30:2::1', `${name}`, answers ?? {})).status).toBe(200);
});
