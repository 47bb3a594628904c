import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { chainMessage } from '../../../contract/draw.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import { settleEnds } from '../../domain/campaigns/settle.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import type { Member } from '../../platform/http/context.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { drawNumber, sha256 } from './commitment.ts';
import { drawLeftOver } from './draw.ts';
import { enterRaffle } from './enter.ts';
import { prizesOf } from './queries.ts';
import { firstChain } from './rules.ts';
import { endableRaffles } from './settle.ts';
import { aRaffle } from './testing.ts';

const provider = await testProvider();
const operator = await withPassword(provider, { role: 'editor' });
const reasonEn = 'We can send no more prizes.';
const reason = '경품을 더 보낼 수 없게 됐어요.';
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

const end = (id: number, body: object = {}) =>
  operator.call('PUT', `manage/raffles/${id}/end/`, {
    reason,
    reason_en: reasonEn,
    version: 1,
    password: PASSWORD,
    ...body,
  });
const entry = (id: number, by = member) =>
  by.call('POST', `raffles/${id}/participations/`, { clientSeed: 'river apple stone' });
const hearts = ({ id: userId }: TestMember, amount: number) =>
  provider.write((tx) => enter(tx, { userId, ledger: 'heart', amount, reason: 'heart_received', now: provider.now() }));
const heartsOf = async (who: TestMember) => (await who.call('GET', 'heart-histories/')).body.summary.balance;
const look = async (id: number) => (await provider.call('GET', `raffles/${id}/`)).body;
const settle = () => settleEnds(provider.services.database, endableRaffles, provider.now());
const noticesOf = async ({ call }: TestMember) =>
  (await call('GET', 'notifications/')).body.results.map(({ kind, note, path }: Notification) => ({
    kind,
    note,
    path,
  }));
const draw = () => drawLeftOver(provider.services.database, provider.now());

it('takes no entry and no heart from then on, and says why', async () => {
  const { id } = await aRaffle(provider, { price: 2 });
  await hearts(member, 5);
  expect((await end(id, { password: 'not-mine-at-all' })).body.code).toBe('bad_credentials');
  const { status, body } = await end(id);
  expect([status, body]).toMatchObject([200, { state: 'closed', end_reason: reason, version: 2 }]);
  expect((await entry(id)).body).toMatchObject({ success: false, reason: '이미 종료된 래플이에요.' });
  expect(await heartsOf(member)).toBe(5);
  expect(await look(id)).toMatchObject({ status: 'closed', end_reason: reason, ends_at: body.ends_at });
  const english = { headers: { 'Accept-Language': 'en' } };
  expect((await provider.call('GET', `raffles/${id}/`, english)).body.end_reason).toBe(reasonEn);
  expect((await end(id, { version: 2 })).body.code).toBe('changed');
  const owner = await provider.member({ role: 'owner' });
  expect((await owner.call('GET', 'moderation/log/')).body.results[0]).toMatchObject({ action: 'end_raffle', reason });
});

it('takes no entry of a call that had begun before the end', async () => {
  const { id } = await aRaffle(provider, { price: 2 });
  await hearts(member, 5);
  const now = provider.now();
  provider.advance(1);
  await end(id);
  const asked = { member: { id: member.id } as Member, clientSeed: 'river apple stone', now };
  await expect(provider.write((tx) => enterRaffle(tx, id, asked))).rejects.toMatchObject({ why: 'closed' });
  expect(await heartsOf(member)).toBe(5);
});

it('draws every entry as it would have been drawn, and the proof with the promised end verifies', async () => {
  const raffle = await aRaffle(provider, { odds: 5000 });
  const others = await Promise.all(Array.from({ length: 3 }, () => provider.member()));
  for (const other of others) await entry(raffle.id, other);
  expect(await look(raffle.id)).toMatchObject({ seed: null, entered: 3 });
  await end(raffle.id);
  expect((await look(raffle.id)).seed).toBeNull();
  await draw();
  const shown = await look(raffle.id);
  expect(shown).toMatchObject({ drawn: 3, entered: 3, ends_at: raffle.endsAt.toISOString(), seed: raffle.seed });
  const { body } = await provider.call('GET', `raffles/${raffle.id}/draws/`);
  let chain = firstChain(raffle, await provider.read((db) => prizesOf(db, raffle.id)));
  for (const { number, clientSeed, status, participant } of body.results) {
    expect(status).toBe(drawNumber(raffle.seed, raffle.id, number, clientSeed) < 5000 ? 'won' : 'lost');
    chain = sha256(chainMessage(chain, { number, participant, clientSeed }));
  }
  expect(shown.entries_hash).toBe(chain);
});

it('waits for the beacon’s round of the promised end', async () => {
  const { id } = await aRaffle(provider, { beaconRound: 7 });
  await entry(id);
  await end(id);
  await draw();
  expect(await look(id)).toMatchObject({ status: 'closed', drawn: 0, seed: null });
  await provider.update(raffles, { beaconRandomness: 'ab'.repeat(32) }, eq(raffles.id, id));
  await draw();
  expect(await look(id)).toMatchObject({ drawn: 1 });
});

it('has every entry of the same moment paid and drawn, or neither', async () => {
  const { id } = await aRaffle(provider, { price: 2 });
  const members = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  for (const one of members) await hearts(one, 5);
  const [ended, ...answers] = await Promise.all([end(id), ...members.map((one) => entry(id, one))]);
  expect(ended.status).toBe(200);
  await draw();
  for (const [at, one] of members.entries()) expect(await heartsOf(one)).toBe(answers[at]?.body.success ? 3 : 5);
  const entered = answers.filter(({ body }) => body.success).length;
  expect(await look(id)).toMatchObject({ entered, drawn: entered });
  expect(await provider.rows(raffleParticipations, eq(raffleParticipations.raffleId, id))).toHaveLength(entered);
});

it('notifies each participant of the reason, once', async () => {
  const { id } = await aRaffle(provider);
  const [silent, gone] = await Promise.all([provider.member(), provider.member()]);
  await silent.call('PUT', 'notifications/settings/', { groups: { events: { site: false } } });
  for (const one of [member, silent, gone]) await entry(id, one);
  const other = await aRaffle(provider);
  await entry(other.id);
  await provider.update(users, { status: 'left', leftAt: provider.now() }, eq(users.id, gone.id));
  await settle();
  expect(await noticesOf(member)).toEqual([]);
  await end(id);
  await Promise.all([settle(), settle()]);
  await member.call('POST', 'notifications/read/', {});
  await settle();
  expect(await noticesOf(member)).toEqual([{ kind: 'raffle_ended', note: reason, path: `/raffles/${id}` }]);
  const english = { token: member.token, headers: { 'Accept-Language': 'en' } };
  expect((await provider.call('GET', 'notifications/', english)).body.results).toMatchObject([{ note: reasonEn }]);
  expect(await noticesOf(silent)).toEqual([]);
  expect(await provider.rows(notifications, eq(notifications.userId, gone.id))).toEqual([]);
});
