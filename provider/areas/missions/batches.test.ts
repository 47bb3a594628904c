import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ArgumentsOf } from '../../../contract/call.ts';
import type { managedCouponCalls } from '../../../contract/managedCoupons.calls.ts';
import type { Coupon, CouponBatch } from '../../../contract/managedCoupons.ts';
import { couponBatches } from '../../db/schema/coupons.ts';
import { shortMissionClaims, shortMissions } from '../../db/schema/missions.ts';
import { managerLog } from '../../db/schema/moderation.ts';
import { noLimits, type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { codesOf } from './codes.ts';

const provider = await testProvider();
provider.services.limits = noLimits;
const editor = await withPassword(provider, { role: 'editor' });
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

const TEXTS = { name: '겨울 박람회', title: '겨울 인사', title_en: 'A winter greeting', point: 300 };
const create = (rest: Partial<ArgumentsOf<typeof managedCouponCalls.createCouponBatch>> = {}) =>
  editor.call('POST', 'manage/coupons/', {
    ...TEXTS,
    codes: 3,
    uses: 2,
    ends_on: '2026-03-05',
    password: PASSWORD,
    ...rest,
  });
const read = async ({ id }: CouponBatch): Promise<CouponBatch> =>
  (await editor.call('GET', `manage/coupons/${id}/`)).body;
const codes = async ({ id }: CouponBatch, query = ''): Promise<Coupon[]> =>
  (await editor.call('GET', `manage/coupons/${id}/codes/${query}`)).body.results;
const firstCode = async (batch: CouponBatch) => (await codes(batch))[0] as Coupon;
const redeem = ({ code }: Pick<Coupon, 'code'>, by = member) =>
  by.call('POST', 'missions/short/check/', { code: code ?? '' });
const revoke = ({ id }: CouponBatch) =>
  editor.call('POST', `manage/coupons/${id}/revoke/`, { reason: '유출됐어요', password: PASSWORD });
const revokeCode = ({ id }: CouponBatch, { id: cid }: Pick<Coupon, 'id'>) =>
  editor.call('POST', `manage/coupons/${id}/codes/${cid}/revoke/`, { reason: '유출됐어요', password: PASSWORD });
const lastLogged = async () => (await provider.rows(managerLog)).sort((a, b) => a.id - b.id).at(-1);

it('makes codes that members redeem, each so often and once a member, and counts their use', async () => {
  const { status, body: batch } = await create();
  expect([status, batch]).toEqual([
    200,
    {
      id: expect.any(Number),
      ...TEXTS,
      uses: 2,
      state: 'unused',
      ends_on: '2026-03-05',
      code_count: 3,
      used_count: 0,
      revoked_count: 0,
      created_by: expect.objectContaining({ username: editor.username }),
      created_at: provider.now().toISOString(),
      revoked_at: null,
    },
  ]);
  const [first, ...others] = await codes(batch);
  expect(first?.code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  expect(new Set([first, ...others].map((it) => it?.code)).size).toBe(3);
  const coupon = first as Coupon;
  expect(await redeem(coupon)).toMatchObject({ status: 200, body: { title: '겨울 인사', earned: { point: 300 } } });
  expect((await redeem(coupon)).body.code).toBe('coupon_received');
  expect((await redeem(coupon, await provider.member())).status).toBe(200);
  expect((await redeem(coupon, await provider.member())).body.code).toBe('coupon_used_up');
  expect(await codes(batch)).toEqual([
    { ...coupon, state: 'used', used: 2, used_at: provider.now().toISOString() },
    ...others,
  ]);
  expect((await read(batch)).used_count).toBe(2);
  expect(await lastLogged()).toMatchObject({
    action: 'create_coupons',
    managerId: editor.id,
    label: '겨울 박람회',
    after: { title: '겨울 인사', points: 300, codes: 3, uses: 2, until: '2026-03-05' },
  });
});

it('stores hashes alone, and says the codes by the secret that made them', async () => {
  const { body: batch } = await create();
  const { code } = await firstCode(batch);
  const stored = JSON.stringify([await provider.rows(couponBatches), await provider.rows(shortMissions)]);
  expect(stored).not.toContain(code);
  const [row] = await provider.rows(couponBatches, eq(couponBatches.id, batch.id));
  expect(codesOf(row?.seed ?? '', provider.services.env.TOKEN_SECRET)(1)).toBe(code);
  expect(codesOf(row?.seed ?? '', 'another secret')(1)).not.toBe(code);
  await provider.update(shortMissions, { codeHash: sql`'none ' || ${shortMissions.id}` });
  expect((await firstCode(batch)).code).toBeNull();
});

it('makes no coupons without the operator’s password', async () => {
  const before = await provider.rows(couponBatches);
  expect(await create({ password: 'another one' })).toMatchObject({
    status: 400,
    body: { password: [expect.any(String)] },
  });
  expect(await provider.rows(couponBatches)).toEqual(before);
});

it('makes ten thousand codes by one call, and logs who downloads them', async () => {
  const { body: batch } = await create({ codes: 10_000, uses: 1 });
  expect(batch.code_count).toBe(10_000);
  const exportAll = (password = PASSWORD) => editor.call('POST', `manage/coupons/${batch.id}/export/`, { password });
  expect(await exportAll('another one')).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  expect(await lastLogged()).toMatchObject({ action: 'create_coupons' });
  const { coupons } = (await exportAll()).body;
  expect([coupons.length, coupons[0]?.number, coupons.at(-1)?.number]).toEqual([10_000, 1, 10_000]);
  expect(coupons[0]).toEqual(await firstCode(batch));
  expect(await lastLogged()).toMatchObject({
    action: 'export_coupons',
    managerId: editor.id,
    label: '겨울 박람회',
    after: { codes: 10_000 },
  });
  expect((await editor.call('POST', 'manage/coupons/2000000000/export/', { password: PASSWORD })).status).toBe(404);
  expect((await create({ codes: 10_001 })).body).toHaveProperty('codes');
});

it('can be used on its last day in Korea, which is neither over nor too far away', async () => {
  for (const ends_on of ['2026-03-01', '2036-03-03', '2026-02-30', '9999-12-31']) {
    expect(await create({ ends_on })).toMatchObject({ status: 400, body: { ends_on: [expect.any(String)] } });
  }
  const { body: batch } = await create({ ends_on: '2026-03-02' });
  const coupon = await firstCode(batch);
  const [row] = await provider.rows(shortMissions, eq(shortMissions.id, coupon.id));
  expect(row?.endsAt.toISOString()).toBe('2026-03-02T15:00:00.000Z');
  await provider.update(shortMissions, { endsAt: provider.now() }, eq(shortMissions.batchId, batch.id));
  expect((await read(batch)).state).toBe('ended');
  expect((await redeem(coupon)).body.code).toBe('coupon_ended');
});

it('revokes a batch: what was redeemed stays, the rest is rejected', async () => {
  const { body: batch } = await create();
  const coupon = await firstCode(batch);
  await redeem(coupon);
  expect((await revoke(batch)).status).toBe(200);
  expect(await read(batch)).toMatchObject({
    state: 'revoked',
    used_count: 1,
    revoked_at: provider.now().toISOString(),
  });
  const rejected = await redeem(coupon, await provider.member());
  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'coupon_revoked', detail: expect.stringMatching(/중지/) },
  });
  expect((await redeem(coupon)).body.code).toBe('coupon_received');
  const { body: points } = await member.call('GET', 'point-histories/');
  expect(points.summary.balance).toBe(300);
  expect(await lastLogged()).toMatchObject({
    action: 'revoke_coupons',
    reason: '유출됐어요',
    before: { status: 'usable' },
    after: { status: 'revoked' },
  });
  expect(await revoke(batch)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await revokeCode(batch, coupon)).body.code).toBe('changed');
});

it('revokes one code alone, of its own batch', async () => {
  const { body: batch } = await create();
  const { body: another } = await create();
  const [first, second] = (await codes(batch)) as [Coupon, Coupon];
  expect((await revokeCode(another, first)).status).toBe(404);
  expect((await revokeCode(batch, first)).status).toBe(200);
  expect(await lastLogged()).toMatchObject({ action: 'revoke_coupon', label: '겨울 박람회 1' });
  expect((await redeem(first)).body.code).toBe('coupon_revoked');
  expect((await redeem(second)).status).toBe(200);
  expect(await read(batch)).toMatchObject({ state: 'partly_used', revoked_count: 1 });
  expect((await revokeCode(batch, first)).body.code).toBe('changed');
  const numbers = async (query: string) => (await codes(batch, query)).map(({ number }) => number);
  expect(await numbers('?state=revoked')).toEqual([1]);
  expect(await numbers('?state=used')).toEqual([2]);
  expect(await numbers('?state=unused')).toEqual([3]);
  expect(await numbers(`?search=${second.code?.toLowerCase().replaceAll('-', '')}`)).toEqual([2]);
});

it('a use that has the code before its batch is revoked stays, and one after it is rejected', async () => {
  for (const target of ['batch', 'code'] as const) {
    const { body: batch } = await create({ uses: 20 });
    const coupon = await firstCode(batch);
    const people = await Promise.all(Array.from({ length: 12 }, () => provider.member()));
    const revoking = () => (target === 'batch' ? revoke(batch) : revokeCode(batch, coupon));
    const early = people.slice(0, 6).map((person) => redeem(coupon, person));
    const revoked = revoking();
    const late = people.slice(6).map((person) => redeem(coupon, person));
    expect((await revoked).status).toBe(200);
    const answers = await Promise.all([...early, ...late]);
    const used = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ body }) => body.code === 'coupon_revoked')).toHaveLength(12 - used);
    expect(await provider.rows(shortMissionClaims, eq(shortMissionClaims.shortMissionId, coupon.id))).toHaveLength(
      used,
    );
    expect((await firstCode(batch)).used).toBe(used);
  }
});

it('a use waits for the revocation that holds its code or its batch', async () => {
  for (const target of ['batch', 'code'] as const) {
    const { body: batch } = await create();
    const coupon = await firstCode(batch);
    const answers: unknown[] = [];
    await provider.whileHeld(
      (tx) =>
        target === 'batch'
          ? tx.update(couponBatches).set({ revokedAt: provider.now() }).where(eq(couponBatches.id, batch.id))
          : tx.update(shortMissions).set({ revokedAt: provider.now() }).where(eq(shortMissions.id, coupon.id)),
      async () => answers.push((await redeem(coupon)).body.code),
    );
    expect(answers).toEqual(['coupon_revoked']);
    expect((await firstCode(batch)).used).toBe(0);
  }
});

it('lists batches by words, the latest first', async () => {
  const { body: first } = await create({ name: 'plum first' });
  const { body: second } = await create({ name: 'plum second' });
  const { body } = await editor.call('GET', 'manage/coupons/?search=plum');
  expect(body.results.map(({ id }: CouponBatch) => id)).toEqual([second.id, first.id]);
});

it('says of each batch how far it is used, and lists the batches of one state', async () => {
  const make = async (name: string, rest: Parameters<typeof create>[0] = {}) =>
    (await create({ name: `pear ${name}`, codes: 2, uses: 1, ...rest })).body;
  const use = async (batch: CouponBatch, times: number) => {
    for (const coupon of (await codes(batch)).slice(0, times)) await redeem(coupon);
  };
  const end = ({ id }: CouponBatch) =>
    provider.update(shortMissions, { endsAt: provider.now() }, eq(shortMissions.batchId, id));
  await make('unused');
  await use(await make('partly_used'), 1);
  await use(await make('partly_used by one of two uses', { codes: 1, uses: 2 }), 1);
  await end(await make('ended'));
  const half = await make('ended in part used');
  await use(half, 1);
  await end(half);
  await use(await make('used_up'), 2);
  const rest = await make('used_up but for a revoked code');
  await use(rest, 1);
  await revokeCode(rest, (await codes(rest))[1] as Coupon);
  const over = await make('used_up before its end');
  await use(over, 2);
  await end(over);
  const revoked = await make('revoked');
  await use(revoked, 2);
  await revoke(revoked);
  const each = await make('revoked code by code');
  for (const coupon of await codes(each)) await revokeCode(each, coupon);
  const named = async (query = '') => {
    const { body } = await editor.call('GET', `manage/coupons/?search=pear&ordering=name${query}`);
    expect(body.count).toBe(body.results.length);
    return body.results.map(({ name, state }: CouponBatch) => [name, state]);
  };
  const expected = {
    unused: ['pear unused'],
    partly_used: ['pear partly_used', 'pear partly_used by one of two uses'],
    ended: ['pear ended', 'pear ended in part used'],
    used_up: ['pear used_up', 'pear used_up before its end', 'pear used_up but for a revoked code'],
    revoked: ['pear revoked', 'pear revoked code by code'],
  };
  for (const [state, names] of Object.entries(expected)) {
    expect(await named(`&state=${state}`)).toEqual(names.map((name) => [name, state]));
  }
  expect(await named()).toHaveLength(10);
});

it('tells those who see members’ data who used a code and when, the latest first', async () => {
  const support = await provider.member({ role: 'support' });
  const { body: batch } = await create();
  const [first, second] = (await codes(batch)) as [Coupon, Coupon];
  const other = await provider.member({ nickname: '겨울나그네' });
  await redeem(first);
  provider.advance(60);
  await redeem(second, other);
  const uses = async (query = '') => (await support.call('GET', `manage/coupons/${batch.id}/uses/${query}`)).body;
  const usedBy = ({ number, code }: Coupon, { id, username }: TestMember) => ({
    ...{ number, code, used_at: expect.any(String) },
    member: expect.objectContaining({ id, username }),
  });
  expect(await uses()).toMatchObject({
    count: 2,
    batch: { id: batch.id, name: '겨울 박람회' },
    results: [{ ...usedBy(second, other), used_at: provider.now().toISOString() }, usedBy(first, member)],
  });
  expect((await uses('?page=2&page_size=1')).results).toEqual([usedBy(first, member)]);
  for (const search of [other.username, '겨울나', second.code?.toLowerCase().replaceAll('-', '') ?? '']) {
    expect((await uses(`?search=${encodeURIComponent(search)}`)).results).toEqual([usedBy(second, other)]);
  }
  expect((await uses('?search=nobody')).count).toBe(0);
  const { body: another } = await create();
  expect((await support.call('GET', `manage/coupons/${another.id}/uses/`)).body.count).toBe(0);
  expect((await support.call('GET', 'manage/coupons/2000000000/uses/')).status).toBe(404);
});

it('tells nobody else who used a code', async () => {
  const { body: batch } = await create();
  const path = `manage/coupons/${batch.id}/uses/`;
  expect((await editor.call('GET', path)).body.code).toBe('no_right');
  for (const { call } of [member, provider]) expect((await call('GET', path)).status).toBe(404);
});

it('is revoked by the operator’s password alone, as is one of its codes', async () => {
  const { body: batch } = await create();
  const { id } = await firstCode(batch);
  const path = `manage/coupons/${batch.id}/`;
  for (const revoked of [`${path}revoke/`, `${path}codes/${id}/revoke/`]) {
    const reason = '유출됐어요';
    expect((await editor.call('POST', revoked, { reason })).status).toBe(400);
    const { status, body } = await editor.call('POST', revoked, { reason, password: 'another one' });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['password'])]);
  }
  expect(await read(batch)).toMatchObject({ state: 'unused', revoked_count: 0 });
});
