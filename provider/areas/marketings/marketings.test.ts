import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailAddresses, noMailAddresses } from '../../../tests/inputs/mail.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { consents } from '../../db/schema/members.ts';
import { users } from '../../db/schema/users.ts';
import { changeAddress, proveAddress } from '../../domain/identity/ownership.ts';
import { signNewsStop } from '../../domain/marketing/stopToken.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { purgeUnconfirmed } from './attendees.ts';

const DAY = 24 * 60 * 60 * 1000;

const provider = await testProvider();
let member: TestMember;
let made = 0;
beforeEach(async () => {
  provider.services.limits = createLimits(undefined);
  provider.mails.length = 0;
  member = await provider.member();
});

const address = () => {
  made += 1;
  return `visitor${made}@gyeol.test`;
};
const wish = { topics: ['digest', 'events'], consent: '1', source: 'footer' };
const subscribe = (body: object = wish, token?: string, headers = {}) =>
  provider.call('POST', 'marketings/attendees/', { token, body, headers });
const own = async ({ token } = member) =>
  (await provider.call('GET', 'marketings/attendees/my/', { token })).body.attendee;
const confirm = (key: string) => provider.call('POST', 'marketings/attendees/confirm/', { body: { key } });
const withdraw = (body: object, token?: string) =>
  provider.call('POST', 'marketings/attendees/withdraw/', { body, token });
const rowsOf = (email: string) => provider.rows(marketingAttendees, eq(marketingAttendees.email, email));
const mailed = (name: 'key' | 'token') => {
  const found = new RegExp(`[?&]${name}=([^\\s&]+)`).exec(provider.mails.at(-1)?.text ?? '');
  return decodeURIComponent(found?.[1] ?? '');
};
const userOf = async (id: number) => (await provider.rows(users, eq(users.id, id)))[0];

it('stores a member’s consent with its time and the text’s version, at once and once', async () => {
  const answer = await subscribe(wish, member.token);
  expect([answer.status, answer.body]).toEqual([200, { success: true, status: 'subscribed' }]);
  const agreedAt = provider.now();
  const stored = { topics: ['digest', 'events'], consent: '1', agreed_at: agreedAt.toISOString() };
  expect(await own()).toEqual(stored);
  await subscribe(wish, member.token);
  expect(await own()).toEqual(stored);
  expect(provider.mails).toEqual([]);
  expect((await userOf(member.id))?.marketingAgreedAt).toEqual(agreedAt);
  const given = await provider.rows(consents, eq(consents.userId, member.id));
  expect(given).toEqual([{ userId: member.id, kind: 'marketing', subject: 0, version: '1', agreedAt }]);
});

it('writes from now on in the language in which a member subscribes again, and keeps the consent', async () => {
  await subscribe(wish, member.token);
  const stored = async () => provider.rows(marketingAttendees, eq(marketingAttendees.userId, member.id));
  const [first] = await stored();
  provider.advance(60);
  await subscribe(wish, member.token, { 'Accept-Language': 'en' });
  expect(await stored()).toEqual([{ ...first, locale: 'en' }]);
  await subscribe({ ...wish, topics: ['offers'] }, member.token);
  expect(await stored()).toMatchObject([{ topics: ['offers'], locale: 'ko' }]);
});

it('changes a member’s topics, and ends all of them with the consent', async () => {
  await subscribe(wish, member.token);
  await subscribe({ ...wish, topics: ['offers', 'digest', 'offers'] }, member.token);
  expect((await own()).topics).toEqual(['digest', 'offers']);
  expect((await withdraw({}, member.token)).status).toBe(200);
  expect((await withdraw({}, member.token)).status).toBe(200);
  expect(await own()).toBeNull();
  expect((await userOf(member.id))?.marketingAgreedAt).toBeNull();
  expect(await provider.rows(consents, eq(consents.userId, member.id))).toEqual([]);
});

it('sends a visitor nothing but a link until they confirm, by a key that subscribes once', async () => {
  const email = address();
  expect(await subscribe({ ...wish, email })).toMatchObject({ status: 200, body: { status: 'mailed' } });
  expect(provider.mails).toHaveLength(1);
  expect(provider.mails[0]).toMatchObject({ to: email, subject: expect.stringContaining('확인') });
  expect((await rowsOf(email))[0]).toMatchObject({ confirmedAt: null, consent: '1', locale: 'ko' });
  const key = mailed('key');
  expect((await confirm(key)).status).toBe(200);
  expect((await rowsOf(email))[0]?.confirmedAt).toEqual(provider.now());
  const sent = provider.mails.length;
  // A phone may have lost the response, and its reader taps again.
  expect((await confirm(key)).status).toBe(200);
  expect(provider.mails).toHaveLength(sent);
  await withdraw({ token: mailed('token') });
  expect(await confirm(key)).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  expect(await rowsOf(email)).toEqual([]);
});

it('stores all of a concurrent subscription and withdrawal, or nothing', async () => {
  for (const _round of [1, 2, 3]) {
    const people = await Promise.all(Array.from({ length: 8 }, () => provider.member()));
    await Promise.all(people.flatMap(({ token }) => [subscribe(wish, token), withdraw({}, token)]));
    for (const person of people) {
      const agreed = (await own(person)) !== null;
      expect((await userOf(person.id))?.marketingAgreedAt !== null).toBe(agreed);
      expect(await provider.write((tx) => tx.$count(consents, eq(consents.userId, person.id)))).toBe(agreed ? 1 : 0);
    }
  }
});

it('has one effect of concurrent calls, for new addresses and for a repeated one', async () => {
  const addresses = Array.from({ length: 5 }, address);
  const tapAll = () => Promise.all(addresses.flatMap((email) => [1, 2, 3].map(() => subscribe({ ...wish, email }))));
  for (const mails of [5, 10]) {
    provider.services.limits = createLimits(undefined);
    const answers = await tapAll();
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['mailed']));
    expect(provider.mails).toHaveLength(mails);
    expect(new Set(provider.mails.slice(-5).map(({ to }) => to))).toEqual(new Set(addresses));
    provider.advance(60 * 60);
  }
});

it('does not reveal whether an address is known, and does not let others change its subscription', async () => {
  const email = address();
  const first = await subscribe({ ...wish, email });
  await confirm(mailed('key'));
  expect((await subscribe({ ...wish, topics: ['offers'], email })).body).toEqual(first.body);
  expect(provider.mails.at(-1)?.subject).toContain('이미');
  const rows = await rowsOf(email);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.topics).toEqual(['digest', 'events']);
});

it('ends a visitor’s subscription by the link of a mail, without a session, and accepts no other link', async () => {
  const email = address();
  await subscribe({ ...wish, email }, undefined, { 'Accept-Language': 'en' });
  await confirm(mailed('key'));
  const token = mailed('token');
  expect(provider.mails.at(-1)?.text).toContain('/newsletter/stop?token=');
  const forged = `${Number.parseInt(token, 10) + 1}${token.slice(token.indexOf('.'))}`;
  expect((await withdraw({ token: forged })).status).toBe(400);
  expect((await withdraw({ token })).status).toBe(200);
  expect(await rowsOf(email)).toEqual([]);
  expect((await withdraw({ token })).status).toBe(200);
  expect((await withdraw({})).status).toBe(401);
});

describe('a mail program ends a subscription by one POST', () => {
  const forms: [string, () => RequestInit][] = [
    ['a form', () => ({ body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })],
    [
      'a form in parts',
      () => {
        const body = new FormData();
        body.set('List-Unsubscribe', 'One-Click');
        return { body };
      },
    ],
    ['nothing', () => ({})],
  ];
  it.each(forms)('that has %s, from another origin and without cookies, and by nothing else', async (_what, form) => {
    const email = address();
    await subscribe({ ...wish, email });
    await confirm(mailed('key'));
    await subscribe({ ...wish, email });
    const [asked, welcome, already] = provider.mails.slice(-3);
    for (const mail of [asked, welcome, already]) expect(mail?.headers?.['Auto-Submitted']).toBe('auto-generated');
    expect(asked?.headers).not.toHaveProperty('List-Unsubscribe');
    const addresses = [welcome, already].map((mail) => mail?.headers?.['List-Unsubscribe'] ?? '');
    expect(addresses).toEqual([expect.stringMatching(/^<https?:.*>$/), addresses[0]]);
    for (const mail of [welcome, already]) {
      expect(mail?.headers).toMatchObject({
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
      });
    }
    const stop = addresses[0]?.slice(1, -1) ?? '';
    const headers = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await provider.app.request(stop, { method, headers });
    expect(await rowsOf(email)).toHaveLength(1);
    for (const _again of [1, 2]) {
      expect((await provider.app.request(stop, { ...form(), method: 'POST', headers })).status).toBe(200);
      expect(await rowsOf(email)).toEqual([]);
    }
  });
});

it('leads a reader whose mail program opens that address in a browser to the page of the mail’s link', async () => {
  const email = address();
  await subscribe({ ...wish, email });
  await confirm(mailed('key'));
  const stop = provider.mails.at(-1)?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  const site = provider.services.env.SITE_URL;
  for (const [language, prefix] of [
    ['ko-KR', ''],
    ['en-GB', '/en'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await provider.app.request(stop, {
        method,
        headers: { 'Accept-Language': language },
      });
      expect([status, headers.get('Location')]).toEqual([
        303,
        `${site}${prefix}/newsletter/stop?token=${mailed('token')}`,
      ]);
      expect(headers.get('Cache-Control')).toBe('private, no-store');
    }
  }
  expect(await rowsOf(email)).toHaveLength(1);
});

it('moves a member’s confirmed visitor subscription to the member', async () => {
  await subscribe({ ...wish, email: member.email });
  expect(await own()).toBeNull();
  expect((await confirm(mailed('key'))).status).toBe(200);
  expect((await own()).topics).toEqual(['digest', 'events']);
  expect(await rowsOf(member.email)).toEqual([]);
});

it('rejects a visitor without an address, another text, no topic, an unverified member', async () => {
  const wrong: [object, string][] = [
    [wish, 'email'],
    [{ ...wish, email: 'unknown' }, 'email'],
    [{ ...wish, email: address(), consent: '0' }, 'consent'],
    [{ ...wish, email: address(), topics: [] }, 'topics'],
    [{ ...wish, email: address(), topics: ['sms'] }, 'topics'],
  ];
  for (const [body, field] of wrong) {
    const { status, body: said } = await subscribe(body);
    expect([status, said[field]]).toEqual([400, [expect.any(String)]]);
  }
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect(await subscribe(wish, unverified.token)).toMatchObject({ status: 409, body: { code: 'email_unverified' } });
  expect(provider.mails).toEqual([]);
});

it.each(mailAddresses)('mails to the address that one from $from means', async ({ input, expected }) => {
  expect((await subscribe({ ...wish, email: input })).status).toBe(200);
  expect(provider.mails.map(({ to }) => to)).toEqual([expected]);
  provider.services.limits = createLimits(undefined);
  await confirm(mailed('key'));
  // The same subscriber in each spelling.
  await subscribe({ ...wish, email: expected });
  expect(provider.mails.at(-1)).toMatchObject({ to: expected, subject: expect.stringContaining('이미') });
  await withdraw({ token: mailed('token') });
});

it.each(noMailAddresses.filter(({ input }) => input !== ''))('rejects $from on its field', async ({ input }) => {
  const { status, body } = await subscribe({ ...wish, email: input });
  expect([status, body.email]).toEqual([400, [expect.any(String)]]);
});

it('limits mails that a caller sends to another person’s mailbox', async () => {
  const email = address();
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await subscribe({ ...wish, email }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.headers.get('Retry-After')).toBeTruthy();
});

it('deletes a subscription that is not confirmed within three days', async () => {
  const [waiting, confirmed] = [address(), address()];
  await subscribe({ ...wish, email: waiting });
  await subscribe({ ...wish, email: confirmed });
  await confirm(mailed('key'));
  const now = provider.now().getTime();
  await provider.write((tx) => purgeUnconfirmed(tx, new Date(now + 3 * DAY - 1)));
  expect(await rowsOf(waiting)).toHaveLength(1);
  await provider.write((tx) => purgeUnconfirmed(tx, new Date(now + 3 * DAY)));
  expect(await rowsOf(waiting)).toEqual([]);
  expect(await rowsOf(confirmed)).toHaveLength(1);
});

it('moves a visitor’s subscription to the member who verifies that address later', async () => {
  const email = address();
  await subscribe({ ...wish, email });
  await confirm(mailed('key'));
  const joined = await provider.member({ email, emailVerifiedAt: null });
  expect(await own(joined)).toBeNull();
  await provider.write((tx) => proveAddress(tx, { userId: joined.id, email, by: 'registrant' }, provider.now()));
  expect((await own(joined)).topics).toEqual(['digest', 'events']);
  await withdraw({}, joined.token);
  expect(await rowsOf(email)).toEqual([]);
});

it.each([
  ['nothing of their own', undefined, ['digest', 'events']],
  ['topics of their own', ['offers'], ['offers']],
])('ends by the link of an old mail what has become a member’s with %s', async (_with, topics, kept) => {
  const email = address();
  await subscribe({ ...wish, email });
  await confirm(mailed('key'));
  const token = mailed('token');
  const joined = await provider.member({ email: address() });
  if (topics) await subscribe({ ...wish, topics }, joined.token);
  await provider.write((tx) => changeAddress(tx, { userId: joined.id, email }, provider.now()));
  expect((await own(joined)).topics).toEqual(kept);
  expect((await userOf(joined.id))?.marketingAgreedAt).not.toBeNull();
  expect((await withdraw({ token })).status).toBe(200);
  expect(await own(joined)).toBeNull();
  expect((await userOf(joined.id))?.marketingAgreedAt).toBeNull();
});

it('ends by the link of an old mail what a member has subscribed to anew', async () => {
  const token = signNewsStop({ id: 1, userId: member.id }, provider.services.env.TOKEN_SECRET);
  for (const _again of [1, 2]) {
    await subscribe(wish, member.token);
    expect((await withdraw({ token })).status).toBe(200);
    expect(await own()).toBeNull();
  }
});

it('stores the consent of the sign-up, and erases it with the member', async () => {
  const username = `signs_up_${made}`;
  const email = address();
  const agreements = { terms: true, age: true, marketing: true };
  const body = { username, email, password: 'quiet winter lake', nickname: '새 친구', agreements };
  const signed = await provider.call('POST', 'auth/registration/', { body });
  const { accessToken: token } = signed.body;
  const { body: mine } = await provider.call('GET', 'marketings/attendees/my/', { token });
  expect(mine.attendee).toMatchObject({ consent: '1', topics: ['digest', 'events', 'offers'] });
  const leftAt = new Date(provider.now().getTime() - 31 * DAY);
  await provider.update(users, { status: 'left', leftAt }, eq(users.username, username));
  await eraseLeavers(provider.services);
  expect(await provider.rows(marketingAttendees, eq(marketingAttendees.source, 'signup'))).toEqual([]);
});
