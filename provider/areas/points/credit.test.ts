import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { addMinutes } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storeCredits } from '../../db/schema/points.ts';
import { users } from '../../db/schema/users.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { testProvider } from '../../testing.ts';
import { convertPoints } from './convert.ts';
import { type CreditStore, creditStore, sendCredits } from './credit.ts';

const DAY = 24 * 60 * 60 * 1000;
const TERMS = { POINT_CONVERT_MIN: 1000, POINT_CONVERT_STEP: 100, STORE_CREDIT_URL: 'https://store.test/credits' };

const provider = await testProvider();

/** Earns a member points that may be converted, and converts 1200 of them. */
const convert1200 = (userId: number, terms: Parameters<typeof convertPoints>[2] = TERMS) =>
  provider.services.database.write(async (tx) => {
    const now = provider.now();
    const points = { userId, ledger: 'point', amount: 1500, reason: 'mission_completed' } as const;
    await enter(tx, { ...points, now: new Date(now.getTime() - 8 * DAY) });
    await convertPoints(tx, { userId, point: 1200, now }, terms, 'ko');
  });
const rowsOf = (userId: number) => provider.rows(storeCredits, eq(storeCredits.userId, userId));
/** Sends what is due so many minutes from now. */
const sendIn = (minutes: number, store: CreditStore) =>
  sendCredits({ ...provider.services, now: () => addMinutes(provider.now(), minutes) }, store);
/** Closes a member's account and erases it. */
async function erase(userId: number) {
  const leftAt = new Date(provider.now().getTime() - 40 * DAY);
  await provider.update(users, { status: 'left', leftAt }, eq(users.id, userId));
  expect(await eraseLeavers(provider.services)).toBe(1);
}

/** Starts a store that answers by `statusOf` what its calls are, and records them. */
async function openStore(statusOf: () => number) {
  const calls: { method: string | undefined; key: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    calls.push({ method: request.method, key: request.headers['idempotency-key'], body: await text(request) });
    response.writeHead(statusOf(), { Location: '/login' }).end('<h1>A page</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/credits`;
  const store = creditStore({ STORE_CREDIT_URL: url, STORE_CREDIT_SECRET: 'secret' });
  if (!store) throw new Error('No store is configured');
  return { store, calls };
}

it('a credit is given by nothing but a store’s confirmation, and waits longer each time', async () => {
  const { id } = await provider.member({ username: 'saver' });
  await convert1200(id);
  let status = 503;
  const { store, calls } = await openStore(() => status);
  await sendIn(0, store);
  expect(await rowsOf(id)).toMatchObject([{ status: 'pending', attempts: 1, won: 1200, refusal: null }]);
  // A page to sign in, which answers a GET with 200.
  status = 302;
  await sendIn(0, store);
  expect(calls).toHaveLength(1);
  await sendIn(1, store);
  expect(await rowsOf(id)).toMatchObject([{ status: 'pending', attempts: 2, refusal: null }]);
  status = 422;
  await sendIn(2, store);
  expect(calls).toHaveLength(2);
  await sendIn(3, store);
  expect(await rowsOf(id)).toMatchObject([{ status: 'pending', attempts: 3, refusal: 422 }]);
  status = 200;
  await sendIn(7, store);
  await sendIn(70, store);
  expect(await rowsOf(id)).toMatchObject([{ status: 'sent', attempts: 4, refusal: null, username: null }]);
  const call = { method: 'POST', key: calls[0]?.key, body: JSON.stringify({ username: 'saver', won: 1200 }) };
  expect(calls).toEqual([call, call, call, call]);
});

it('a credit is sent by one of two providers that run at the same moment, and again when that one is killed', async () => {
  const { id } = await provider.member();
  await convert1200(id);
  const { store, calls } = await openStore(() => 503);
  await Promise.all([sendIn(0, store), sendIn(0, store)]);
  expect(calls).toHaveLength(1);
  await Promise.all([sendIn(1, store), sendIn(1, store)]);
  expect(calls).toHaveLength(2);
  const killed: CreditStore = { give: () => new Promise(() => undefined) };
  void sendIn(3, killed);
  await vi.waitFor(async () => expect(await rowsOf(id)).toMatchObject([{ status: 'pending', attempts: 3 }]));
  await sendIn(3, store);
  expect(calls).toHaveLength(2);
  await sendIn(7, store);
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

it('a conversion under an id that was counted before a backup was restored is another credit to the store', async () => {
  const { id } = await provider.member();
  const { store, calls } = await openStore(() => 200);
  for (const _ of ['before', 'after']) {
    await convert1200(id);
    await sendIn(0, store);
    const [credit] = await rowsOf(id);
    await provider.write((tx) => tx.delete(storeCredits).where(eq(storeCredits.userId, id)));
    await provider.write((tx) => tx.execute(sql`SELECT setval('store_credits_id_seq', ${credit?.id}, false)`));
  }
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});

it('a member who is erased before the store was there gets the credit under the name of the conversion', async () => {
  const { id } = await provider.member({ username: 'quitter' });
  await convert1200(id);
  await convert1200(id, { ...TERMS, STORE_CREDIT_URL: undefined });
  await erase(id);
  const { store, calls } = await openStore(() => 200);
  // One that a version before has written names nobody any more.
  const [old] = await rowsOf(id);
  const isOld = eq(storeCredits.id, old?.id ?? 0);
  await provider.update(storeCredits, { username: null }, isOld);
  await sendIn(0, store);
  const body = JSON.stringify({ username: 'quitter', won: 1200 });
  expect(calls).toMatchObject([{ body }]);
  expect(await provider.rows(storeCredits, isOld)).toMatchObject([{ status: 'pending', attempts: 0 }]);
  await provider.update(storeCredits, { username: 'quitter' }, isOld);
  await sendIn(0, store);
  expect(calls).toMatchObject([{ body }, { body }]);
  const sent = { status: 'sent', username: null };
  expect(await rowsOf(id)).toMatchObject([sent, sent]);
});

it('a member sees the store credit of their conversions, its sum, and what the store has not confirmed', async () => {
  const { services } = provider;
  const member = await provider.member();
  const other = await provider.member();
  const now = services.now();
  const convert = (userId: number, point: number, terms: Parameters<typeof convertPoints>[2]) =>
    services.database.write(async (tx) => {
      const earned = new Date(now.getTime() - 8 * DAY);
      await enter(tx, { userId, ledger: 'point', amount: point, reason: 'mission_completed', now: earned });
      await convertPoints(tx, { userId, point, now }, terms, 'ko');
    });
  await convert(member.id, 1000, { ...TERMS, STORE_CREDIT_URL: undefined });
  await convert(member.id, 2000, TERMS);
  await convert(other.id, 5000, TERMS);
  expect((await member.call('GET', 'store-credits/')).body).toMatchObject({
    count: 2,
    results: [
      { won: 2000, status: 'pending' },
      { won: 1000, status: 'recorded' },
    ],
    summary: { total: 3000, pending: 2000, store: null },
  });
  expect(await provider.call('GET', 'store-credits/')).toMatchObject({ status: 401 });
});
