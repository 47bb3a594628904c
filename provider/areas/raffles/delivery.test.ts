import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { RAFFLE_ADDRESS_DAYS, RAFFLE_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import { consents } from '../../db/schema/members.ts';
import { raffleDeliveries, raffles } from '../../db/schema/raffles.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { eraseRaffleDetails } from './delivery.ts';
import { aRaffle as insertRaffle } from './testing.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

const home = {
  name: '김결',
  phone: '010 1234 5678',
  zipcode: '03000',
  address: '서울 종로구 결로 1',
  detailAddress: '2층',
  deliveryMessage: '',
};

const aRaffle = (odds = 10_000) => insertRaffle(provider, { odds });

/** Draws an entry of `who`, and returns the path of its prize's address. */
async function drawn({ id }: { id: number }, who = member) {
  const entered = await who.call('POST', `raffles/${id}/participations/`, { clientSeed: 'river apple stone' });
  const pid: number = entered.body.participation.id;
  await who.call('POST', `raffles/${id}/participations/${pid}/participate/`);
  return `raffles/${id}/participations/${pid}/delivery/`;
}
const give = (path: string, change: object = {}, who = member) =>
  who.call('PUT', path, { ...home, consent: '1', ...change });
const stored = ({ id } = member) => provider.rows(raffleDeliveries, eq(raffleDeliveries.userId, id));
const consented = ({ id } = member) => provider.rows(consents, eq(consents.userId, id));
const erase = () => provider.write((tx) => eraseRaffleDetails(tx, provider.now()));

it('a winner gives the address of the prize, changes it, and reads it alone', async () => {
  const path = await drawn(await aRaffle());
  expect((await member.call('GET', path)).body).toMatchObject({ delivery: null, editable: true });
  expect(await give(path)).toMatchObject({ status: 200, body: { delivery: { ...home, phone: '010-1234-5678' } } });
  expect(await give(path, { detailAddress: '3층' })).toMatchObject({ body: { delivery: { detailAddress: '3층' } } });
  expect(await stored()).toHaveLength(1);
  expect(await consented()).toMatchObject([{ kind: 'raffle', version: '1' }]);

  const other = await provider.member();
  expect(await other.call('GET', path)).toMatchObject({ status: 404 });
  expect(await give(path, {}, other)).toMatchObject({ status: 404 });
});

it('an address without consent, or with a wrong field, is refused by the field and stores nothing', async () => {
  const path = await drawn(await aRaffle());
  const wrong = [
    [{ consent: undefined }, 'consent'],
    [{ consent: '0' }, 'consent'],
    [{ phone: '12' }, 'phone'],
    [{ zipcode: 'x' }, 'zipcode'],
    [{ name: '' }, 'name'],
    [Object.fromEntries(Object.keys(home).map((field) => [field, ''])), 'name'],
  ] as const;
  for (const [change, field] of wrong) {
    const { status, body } = await give(path, change);
    const { code, ...fields } = body;
    expect([status, code, Object.keys(fields)], JSON.stringify(change)).toEqual([400, 'invalid', [field]]);
  }
  expect(await stored()).toEqual([]);
});

it('an entry that has not won has no address', async () => {
  const path = await drawn(await aRaffle(0));
  expect(await member.call('GET', path)).toMatchObject({ status: 404 });
  expect(await give(path)).toMatchObject({ status: 404 });
});

it('an address may be given until 30 days after the end, and is erased with its consent after 90', async () => {
  const raffle = await aRaffle();
  const path = await drawn(raffle);
  const endedFor = (seconds: number) => {
    const endsAt = new Date(provider.now().getTime() - seconds * 1000);
    return provider.update(raffles, { endsAt }, eq(raffles.id, raffle.id));
  };
  await give(path);
  await endedFor(RAFFLE_ADDRESS_DAYS * DAY - HOUR);
  expect(await give(path, { detailAddress: '5층' })).toMatchObject({ status: 200 });
  await endedFor(RAFFLE_ADDRESS_DAYS * DAY);
  expect(await give(path, { detailAddress: '6층' })).toMatchObject({ status: 409, body: { code: 'closed' } });
  expect((await member.call('GET', path)).body).toMatchObject({ editable: false, delivery: { detailAddress: '5층' } });
  await endedFor(RAFFLE_DETAILS_DAYS * DAY - HOUR);
  expect(await erase()).toBe(0);
  await endedFor(RAFFLE_DETAILS_DAYS * DAY);
  expect(await erase()).toBe(1);
  expect(await stored()).toEqual([]);
  expect(await consented()).toEqual([]);
  expect((await member.call('GET', path)).body).toMatchObject({ delivery: null, editable: false });
});

it('only managers see the winners and their addresses', async () => {
  const raffle = await aRaffle();
  const path = await drawn(raffle);
  const late = await provider.member();
  await drawn(raffle, late);
  await give(path);
  const manager = await provider.member({ role: 'manager' });
  const winners = `raffles/${raffle.id}/winners/`;
  expect((await manager.call('GET', winners)).body).toMatchObject({
    count: 2,
    results: [
      { number: 1, prize: '크림', user: { username: member.username }, delivery: { name: '김결' } },
      { number: 2, user: { username: late.username }, delivery: null },
    ],
  });
  const found = await manager.call('GET', `${winners}?search=${encodeURIComponent(late.nickname)}`);
  expect(found.body).toMatchObject({ count: 1, results: [{ user: { username: late.username } }] });
  expect(await member.call('GET', winners)).toMatchObject({ status: 404 });
  expect(await provider.call('GET', winners)).toMatchObject({ status: 404 });
});
