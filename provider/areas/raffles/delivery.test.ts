import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { RAFFLE_ADDRESS_DAYS, RAFFLE_DETAILS_DAYS } from '../../../contract/constants/participation.ts';
import { consents } from '../../db/schema/members.ts';
import { raffleDeliveries, raffleParticipations, rafflePrizes, raffles } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import { FILE_BATCH } from '../../platform/http/sendFile.ts';
import { addDays, seoulDay, startOfDay } from '../../platform/time/seoul.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
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

it.each(['00:00:00', '18:00:00', '23:59:59'])(
  'the address of a raffle that ended at %s may be given through the whole of the last day in Korea',
  async (time) => {
    const raffle = await aRaffle();
    const path = await drawn(raffle);
    const today = seoulDay(provider.now());
    const endedFor = (days: number) => {
      const endsAt = new Date(`${addDays(today, -days)}T${time}+09:00`);
      return provider.update(raffles, { endsAt }, eq(raffles.id, raffle.id));
    };
    await endedFor(RAFFLE_ADDRESS_DAYS);
    const tomorrow = startOfDay(addDays(today, 1)).toISOString();
    expect((await member.call('GET', path)).body).toMatchObject({ editable: true, editable_until: tomorrow });
    expect(await give(path)).toMatchObject({ status: 200 });
    await endedFor(RAFFLE_ADDRESS_DAYS + 1);
    expect(await give(path)).toMatchObject({ status: 409, body: { code: 'closed' } });
  },
);

it('an address is erased with its consent 90 days after the end', async () => {
  const raffle = await aRaffle();
  const path = await drawn(raffle);
  const endedFor = (seconds: number) => {
    const endsAt = new Date(provider.now().getTime() - seconds * 1000);
    return provider.update(raffles, { endsAt }, eq(raffles.id, raffle.id));
  };
  await give(path, { detailAddress: '5층' });
  await endedFor((RAFFLE_ADDRESS_DAYS + 1) * DAY);
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

/** Draws two winners, of whom one gives an address, and returns how an editor sees and marks their prizes. */
async function twoWinners() {
  const raffle = await aRaffle();
  const path = await drawn(raffle);
  await give(path);
  const late = await provider.member();
  const latePath = await drawn(raffle, late);
  const editor = await withPassword(provider, { role: 'editor' });
  const winners = async (query = '') => (await editor.call('GET', `raffles/${raffle.id}/winners/${query}`)).body;
  const [first, second] = (await winners()).results.map(({ id }: { id: number }) => id);
  const mark = (ids: number[], sent = true, who: TestMember = editor) =>
    who.call('PUT', `manage/raffles/${raffle.id}/deliveries/`, { winners: ids, sent });
  const waiting = async () => (await editor.call('GET', 'manage/work/')).body.raffle_prizes;
  return { raffle, path, late, latePath, editor, winners, first, second, mark, waiting };
}

it('a prize with an address is work until it is marked as sent, which its winner sees and is logged', async () => {
  const { raffle, editor, winners, first, mark, waiting } = await twoWinners();
  const before = await waiting();
  expect(await winners('?sent=false')).toMatchObject({ count: 1, results: [{ id: first, sent_at: null }] });
  const listed = async () =>
    (await editor.call('GET', 'manage/raffles/?state=sending&page_size=100')).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await listed()).toContain(raffle.id);
  expect((await mark([first])).body).toEqual({ success: true, changed: [first] });
  const sentAt = provider.now().toISOString();
  expect(await waiting()).toBe(before - 1);
  expect(await listed()).not.toContain(raffle.id);
  expect((await winners('?sent=true')).results).toMatchObject([
    { id: first, sent_at: sentAt, sent_by: { username: editor.username } },
  ]);
  const { body: own } = await member.call('GET', `raffles/${raffle.id}/participations/`);
  expect(own.results).toMatchObject([{ status: 'won', sent_at: sentAt }]);
  const { body: mine } = await member.call('GET', 'activity/raffles/');
  expect(mine.results[0]).toMatchObject({ raffle_id: raffle.id, sent_at: sentAt });
  const owner = await provider.member({ role: 'owner' });
  const { body: log } = await owner.call('GET', 'moderation/log/?action=mark_sent');
  expect(log.results[0]).toMatchObject({
    label: `${raffle.title} · 크림`,
    member: { username: member.username },
    after: { sent_at: sentAt },
  });
});

it('an address cannot change once the prize was sent to it, until the mark is undone', async () => {
  const { path, latePath, late, first, second, mark } = await twoWinners();
  expect((await mark([first, second])).body.changed).toEqual([first, second]);
  expect((await member.call('GET', path)).body).toMatchObject({ editable: false, delivery: { name: '김결' } });
  expect(await give(path, { detailAddress: '9층' })).toMatchObject({ status: 409, body: { code: 'prize_sent' } });
  expect(await give(latePath, {}, late)).toMatchObject({ status: 409, body: { code: 'prize_sent' } });
  expect((await mark([first, second], false)).body.changed).toEqual([first, second]);
  expect(await give(path, { detailAddress: '9층' })).toMatchObject({ status: 200 });
});

it('a new address and the mark of its prize wait for each other', async () => {
  const { path, first, mark } = await twoWinners();
  const [given, marked] = await Promise.all([give(path, { detailAddress: '7층' }), mark([first])]);
  expect(marked.body.changed).toEqual([first]);
  expect([200, 409]).toContain(given.status);
  const { body } = await member.call('GET', path);
  expect(body.delivery.detailAddress).toBe(given.status === 200 ? '7층' : '2층');
});

it('marks no prize of another raffle or of who did not win, and none for who may not', async () => {
  const { raffle, first, mark } = await twoWinners();
  const lost = await aRaffle(0);
  await drawn(lost);
  const [entry] = await provider.rows(raffleParticipations, eq(raffleParticipations.raffleId, lost.id));
  expect((await mark([first, entry?.id ?? 0])).status).toBe(404);
  const [own] = await provider.rows(raffleParticipations, eq(raffleParticipations.raffleId, raffle.id));
  expect(own?.sentAt).toBeNull();
  expect((await mark([first], true, member)).status).toBe(404);
  const moderator = await provider.member({ role: 'moderator' });
  expect((await mark([first], true, moderator)).body.code).toBe('no_right');
});

/** Inserts a raffle whose prizes went to so many winners, each with an address. */
async function manyWinners(count: number) {
  const raffle = await aRaffle();
  const now = provider.now();
  const [prize] = await provider.rows(rafflePrizes, eq(rafflePrizes.raffleId, raffle.id));
  const at = (index: number) => `winner_${raffle.id}_${index}`;
  const winners = await provider.insert(
    users,
    Array.from({ length: count }, (_, index) => ({
      username: at(index),
      email: `${at(index)}@gyeol.test`,
      nickname: at(index),
      termsVersion: '1',
      termsAgreedAt: now,
    })),
  );
  const entries = await provider.insert(
    raffleParticipations,
    winners.map(({ id: userId }, index) => ({
      raffleId: raffle.id,
      userId,
      status: 'won' as const,
      clientSeed: 'river apple stone',
      number: index + 1,
      prizeId: prize?.id ?? 0,
      createdAt: now,
      drawnAt: now,
    })),
  );
  await provider.insert(
    raffleDeliveries,
    entries.map(({ id, userId }) => ({ ...home, participationId: id, userId, createdAt: now, updatedAt: now })),
  );
  const { token } = await withPassword(provider, { role: 'editor' });
  const download = () =>
    provider.app.request(`/api/v1/manage/raffles/${raffle.id}/deliveries/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
  const logged = async () => {
    const owner = await provider.member({ role: 'owner' });
    return (await owner.call('GET', 'moderation/log/?action=export_deliveries')).body.results[0];
  };
  return { names: winners.map(({ username }) => username), download, logged };
}

it('deliveries of more winners than are read at once are all downloaded, in the order of the draws', async () => {
  const { names, download, logged } = await manyWinners(2 * FILE_BATCH + 1);
  const { deliveries } = await (await download()).json();
  expect(deliveries.map(({ username }: { username: string }) => username)).toEqual(names);
  expect(await logged()).toMatchObject({ after: { deliveries: names.length } });
});

it('a download of deliveries that fails in the middle is cut, and was logged before it began', async () => {
  const { names, download, logged } = await manyWinners(FILE_BATCH + 1);
  const rename = (from: string, to: string) =>
    provider.write((tx) => tx.execute(sql.raw(`alter table ${from} rename to ${to}`)));
  const reader = (await download()).body?.getReader();
  let text = '';
  const readOn = async () => {
    const part = await reader?.read();
    text += new TextDecoder().decode(part?.value);
  };
  expect(await logged()).toMatchObject({ after: { deliveries: names.length } });
  while (!text.includes('결로')) await readOn();
  await rename('raffle_deliveries', 'away');
  try {
    await expect(async () => {
      while (!text.endsWith(']}')) await readOn();
    }).rejects.toThrow('could not be read');
  } finally {
    await rename('away', 'raffle_deliveries');
  }
});

it('deliveries are downloaded by the password of who may, and the log records it without an address', async () => {
  const { raffle, editor, first, mark } = await twoWinners();
  await mark([first]);
  const download = (password = PASSWORD) =>
    editor.call('POST', `manage/raffles/${raffle.id}/deliveries/`, { password });
  expect(await download('not the password')).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  expect((await download()).body.deliveries).toEqual([
    {
      username: member.username,
      nickname: member.nickname,
      prize: '크림',
      ...home,
      phone: '010-1234-5678',
      sent_at: provider.now().toISOString(),
    },
  ]);
  const owner = await provider.member({ role: 'owner' });
  const [entry] = (await owner.call('GET', 'moderation/log/?action=export_deliveries')).body.results;
  expect(entry).toMatchObject({ label: raffle.title, after: { deliveries: 1 } });
  expect(JSON.stringify(entry)).not.toContain('결로');
});
