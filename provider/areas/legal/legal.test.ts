import { secondsInDay } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../../contract/auth.ts';
import type { LegalKind } from '../../../contract/constants/legal.ts';
import { announcements } from '../../db/schema/announcements.ts';
import { legalTexts } from '../../db/schema/legal.ts';
import { users } from '../../db/schema/users.ts';
import { addDays, seoulDay } from '../../platform/time/seoul.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { notifyMembers } from '../announcements/commands.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

const provider = await testProvider();
let manager: TestMember;
let member: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(legalTexts));
  await provider.services.database.write((tx) => tx.delete(announcements));
  manager = await withPassword(provider, { role: 'manager' });
  member = await provider.member();
});

const day = (after: number) => addDays(seoulDay(provider.now()), after);
const body = (kind: LegalKind, after: number) => ({
  kind,
  effective_on: day(after),
  adverse: false,
  summary: '배송 기한을 적었어요.',
  summary_en: 'We added delivery times.',
  content: '약속이에요.\n\n# 배송\n\n열흘 안에 보내요.',
  content_en: 'A promise.\n\n# Delivery\n\nWithin ten days.',
});
const announce = (kind: LegalKind, after: number, rest: object = {}) =>
  manager.call('POST', 'manage/legal/', { ...body(kind, after), ...rest, password: PASSWORD });
const announced = async (
  kind: LegalKind,
  after: number,
  rest?: object,
): Promise<{ id: number; effective_on: string }> => (await announce(kind, after, rest)).body;
const shown = async (kind: LegalKind, query = '', language = 'ko') =>
  (await provider.call('GET', `legal/${kind}/${query}`, { headers: { 'Accept-Language': language } })).body;
const toAgree = async (by = member) => (await by.call('GET', 'activity/home/')).body.terms;
const agree = (id: number) => member.call('POST', 'legal/terms/agreement/', { id });
const storedTerms = (by: ReturnType<typeof eq>) =>
  provider.read(async (db) => (await db.select().from(users).where(by))[0]?.termsVersion);

it('has the site’s own text until an operator announces one', async () => {
  expect(await shown('terms')).toEqual({ text: null, current: null, coming: null, days: [] });
  expect(await toAgree()).toBeNull();
});

it('shows a first text at once, in the reader’s language, and notifies members once', async () => {
  const { status, body: text } = await announce('terms', 0);
  expect([status, text]).toMatchObject([200, { ...body('terms', 0), state: 'current' }]);
  expect(await shown('terms')).toEqual({
    text: { effective_on: day(0), summary: '배송 기한을 적었어요.', content: body('terms', 0).content },
    current: day(0),
    coming: null,
    days: [day(0)],
  });
  expect((await shown('terms', '', 'en')).text.summary).toBe('We added delivery times.');
  expect(await shown('privacy')).toMatchObject({ text: null, days: [] });
  for (const _ of [1, 2]) {
    await notifyMembers(provider.services.database, provider.now, new AbortController().signal);
  }
  const { results } = (await member.call('GET', 'notifications/')).body;
  expect(results).toMatchObject([{ kind: 'announcement', path: `/terms?on=${day(0)}` }]);
});

it('replaces the present text on the day of the next one, and keeps the former', async () => {
  await announce('terms', 0);
  const next = await announced('terms', 7, { content: '새 약속이에요.' });
  expect(await shown('terms')).toMatchObject({ current: day(0), coming: day(7), text: { effective_on: day(0) } });
  expect((await shown('terms', `?on=${day(7)}`)).text.content).toBe('새 약속이에요.');
  const before = day(0);
  provider.advance(7 * secondsInDay);
  expect(await shown('terms')).toMatchObject({
    current: next.effective_on,
    coming: null,
    text: { content: '새 약속이에요.' },
    days: [next.effective_on, before],
  });
  expect(await shown('terms', `?on=${before}`)).toMatchObject({ text: { effective_on: before } });
  expect(await shown('terms', '?on=2020-01-01')).toMatchObject({ text: null });
  const { results } = (await (await provider.member({ role: 'manager' })).call('GET', 'manage/legal/')).body;
  expect(results.map(({ state }: { state: string }) => state)).toEqual(['current', 'former']);
});

it.each([
  [false, 6, 7],
  [true, 29, 30],
])('wants the days of notice that the terms promise (disadvantage: %s)', async (adverse, near, least) => {
  expect(await announce('privacy', -1, { adverse })).toMatchObject({
    status: 400,
    body: { effective_on: expect.anything() },
  });
  await announce('privacy', 0);
  const { status, body: error } = await announce('privacy', near, { adverse });
  expect([status, error.effective_on]).toEqual([400, [expect.stringContaining(`${least}일`)]]);
  expect((await announce('privacy', least, { adverse })).status).toBe(200);
  expect(await announce('privacy', least, { adverse })).toMatchObject({
    status: 400,
    body: { effective_on: expect.anything() },
  });
});

it('asks members to agree to announced terms, and stores what they agreed to', async () => {
  await announce('privacy', 0);
  expect(await toAgree()).toBeNull();
  const { id: former } = await announced('terms', 0);
  const { id, effective_on: coming } = await announced('terms', 7);
  expect(await toAgree()).toEqual({ id, effective_on: coming, summary: '배송 기한을 적었어요.' });
  expect(await agree(former)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await agree(id)).status).toBe(200);
  expect((await agree(id)).status).toBe(200);
  expect([await toAgree(), await storedTerms(eq(users.id, member.id))]).toEqual([null, coming]);
  expect(await toAgree(await provider.member())).not.toBeNull();
});

it('asks again for other terms of the same day, once those that a member agreed to are withdrawn', async () => {
  await announce('terms', 0);
  const { id: withdrawn } = await announced('terms', 7);
  expect((await agree(withdrawn)).status).toBe(200);
  expect(await toAgree()).toBeNull();
  provider.advance(60);
  await manager.call('DELETE', `manage/legal/${withdrawn}/`);
  const { id } = await announced('terms', 7, { summary: '배송 기한을 고쳐 적었어요.' });
  expect(await toAgree()).toMatchObject({ id, summary: '배송 기한을 고쳐 적었어요.' });
  // A page that still shows the withdrawn ones agrees to nothing else.
  expect(await agree(withdrawn)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect(await toAgree()).toMatchObject({ id });
  expect((await agree(id)).status).toBe(200);
  expect(await toAgree()).toBeNull();
});

it('stores which terms a new member agreed to', async () => {
  const join = async (username: string) => {
    const agreements = { terms: true, age: true, marketing: false };
    const form = { username, email: `${username}@example.com`, nickname: '겨울호수', password: PASSWORD, agreements };
    expect((await provider.call('POST', 'auth/registration/', { body: form })).status).toBe(200);
    return storedTerms(eq(users.username, username));
  };
  expect(await join('before_terms')).toBe(TERMS_VERSION);
  await announce('terms', 0);
  await announce('terms', 7);
  expect(await join('after_terms')).toBe(day(0));
});

it('is withdrawn before its day only, and is logged', async () => {
  const first = await announced('terms', 0);
  const next = await announced('terms', 7);
  const withdraw = (id: number) => manager.call('DELETE', `manage/legal/${id}/`);
  expect(await withdraw(first.id)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await withdraw(next.id)).status).toBe(200);
  expect((await withdraw(next.id)).status).toBe(404);
  expect(await shown('terms')).toMatchObject({ current: day(0), coming: null });
  const owner = await provider.member({ role: 'owner' });
  expect((await owner.call('GET', 'moderation/log/')).body.results.slice(0, 2)).toMatchObject([
    { action: 'withdraw_legal_text', before: { effective_on: next.effective_on } },
    { action: 'announce_legal_text', after: { summary: '배송 기한을 적었어요.' } },
  ]);
});

it('notifies nobody of a text that was withdrawn before members were', async () => {
  await announced('terms', 0);
  const next = await announced('terms', 7);
  await manager.call('DELETE', `manage/legal/${next.id}/`);
  await notifyMembers(provider.services.database, provider.services.now, new AbortController().signal);
  const { results } = (await member.call('GET', 'notifications/')).body;
  expect(results.map(({ path }: { path: string }) => path)).toEqual([`/terms?on=${day(0)}`]);
});

it('asks for the password, and announces nothing with a wrong one', async () => {
  expect((await announce('terms', 0, { adverse: 'no' })).status).toBe(400);
  const wrong = await manager.call('POST', 'manage/legal/', { ...body('terms', 0), password: 'not-mine' });
  expect(wrong.status).toBe(400);
  expect(await shown('terms')).toMatchObject({ days: [] });
});

it.each(['editor', 'moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/legal/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
