import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { expect, it, vi } from 'vitest';
import { MAIL_DAYS } from '../../../contract/constants/mails.ts';
import type { MemberMail } from '../../../contract/managedMembers.ts';
import { mails } from '../../db/schema/jobs.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { users } from '../../db/schema/users.ts';
import { recurringJobs } from '../../jobs.ts';
import { noLimits, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

const provider = await testProvider({ limits: noLimits });
const support = await provider.member({ role: 'support' });
const { mail: mailServer } = provider.services;

/** Reads as support, in a session of now: the clock advances by days. */
const read = async (member: { id: number }, query = '') => {
  const { token } = await provider.session(support.id);
  return (await provider.call('GET', `manage/members/${member.id}/mails/?${query}`, { token })).body;
};
/** Reads the kinds and states of a member's mails, once there are so many. */
const mailsOf = async (member: { id: number }, count: number): Promise<MemberMail[]> => {
  await vi.waitFor(async () => expect((await read(member)).count).toBe(count));
  return (await read(member)).results;
};
const reset = (email: string) => provider.call('POST', 'auth/password/reset/', { body: { email } });
/** Lets the mail server answer every mail so, until the end of `work`. */
async function whileMailFails(error: object, work: () => Promise<unknown>) {
  const failure = Object.assign(new Error('rejected'), error);
  provider.services.mail = { ...mailServer, send: () => Promise.reject(failure) };
  await work().finally(() => {
    provider.services.mail = mailServer;
  });
}
const run = async (name: string) =>
  recurringJobs(provider.services)
    .find((job) => job.name === name)
    ?.run(new AbortController().signal);

it('lists the mails of a member by pages, the latest first, with neither their texts nor their keys', async () => {
  const member = await withPassword(provider);
  await reset(member.email);
  await mailsOf(member, 1);
  const first = provider.now().toISOString();
  provider.advance(60);
  await member.call('POST', 'auth/password/change/', { old_password: PASSWORD, new_password: 'loud summer river' });
  const [latest] = await mailsOf(member, 2);
  expect(latest).toMatchObject({ kind: 'passwordChanged', state: 'sent', address: member.email, answer: null });
  const second = await read(member, 'page=2&page_size=1');
  expect(second.results).toEqual([
    {
      id: expect.any(String),
      kind: 'reset',
      state: 'sent',
      address: member.email,
      answer: null,
      is_mailbox: false,
      created_at: first,
      tried_at: first,
    },
  ]);
  expect(second).toMatchObject({ count: 2, bounced_at: null, previous: expect.any(String), next: null });
});

it('shows what the mail server refused, what is tried again, and that the mailbox is unknown until it takes a mail', async () => {
  const member = await provider.member();
  const refused = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' };
  await whileMailFails({ ...refused, response: '550 No such user here' }, async () => {
    await reset(member.email);
    expect(await mailsOf(member, 1)).toMatchObject([{ state: 'refused', answer: 550, is_mailbox: false }]);
  });
  expect((await read(member)).bounced_at).toBeNull();
  provider.advance(60);
  await whileMailFails({ ...refused, response: '550 5.1.1 User unknown' }, async () => {
    await reset(member.email);
    expect((await mailsOf(member, 2))[0]).toMatchObject({
      kind: 'reset',
      state: 'refused',
      answer: 550,
      is_mailbox: true,
    });
  });
  expect((await read(member)).bounced_at).toBe(provider.now().toISOString());
  provider.advance(60);
  const began = provider.now().toISOString();
  await whileMailFails({ code: 'EMESSAGE', responseCode: 451 }, async () => {
    await reset(member.email);
    expect(await mailsOf(member, 3)).toMatchObject([{ state: 'waiting', answer: 451, is_mailbox: false }, {}, {}]);
    provider.advance(60);
    await run('mails');
    expect((await mailsOf(member, 3))[0]).toMatchObject({ state: 'waiting', tried_at: provider.now().toISOString() });
  });
  provider.advance(600);
  await run('mails');
  expect((await mailsOf(member, 3))[0]).toMatchObject({
    state: 'sent',
    answer: null,
    created_at: began,
    tried_at: provider.now().toISOString(),
  });
  expect((await read(member)).bounced_at).toBeNull();
});

it('shows a mail as given up once its server was not reached for a day', async () => {
  const member = await provider.member();
  await whileMailFails({ code: 'ECONNECTION' }, async () => {
    await reset(member.email);
    await mailsOf(member, 1);
    for (let hour = 0; hour < 24; hour += 1) {
      provider.advance(60 * 60);
      await run('mails');
    }
  });
  expect(await mailsOf(member, 1)).toMatchObject([{ state: 'failed', answer: null }]);
});

it('has one row for the mail of a notification that is sent at the second try', async () => {
  const [member, fan] = [await provider.member(), await provider.member()];
  const { push: _, ...settings } = (await member.call('GET', 'notifications/settings/')).body;
  const groups = { ...settings.groups, followers: { site: true, push: false, mail: true } };
  expect((await member.call('PUT', 'notifications/settings/', { ...settings, groups })).status).toBe(200);
  await fan.call('POST', `users/${member.username}/follow/`, {});
  await whileMailFails({ code: 'ECONNECTION' }, () => run('notice mails'));
  expect(await mailsOf(member, 1)).toMatchObject([{ kind: 'notice_follow', state: 'waiting' }]);
  provider.advance(120);
  await run('notice mails');
  expect(await mailsOf(member, 1)).toMatchObject([{ state: 'sent', tried_at: provider.now().toISOString() }]);
});

it('records the mail of a sign-in link, which the web sends, by its report', async () => {
  const member = await provider.member();
  const report = async (email: string, failure?: object) => {
    const assertion = await new SignJWT({ provider: 'email', account: email, email })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(Math.floor(provider.now().getTime() / 1000))
      .sign(new TextEncoder().encode(provider.services.env.ASSERTION_SECRET));
    return provider.call('POST', 'auth/email-link/report/', { body: { assertion, ...(failure && { failure }) } });
  };
  expect((await report('nobody@example.com')).body).toEqual({ success: true });
  const reply = '550 5.1.1 User unknown';
  await report(member.email, { reason: 'EENVELOPE', answer: 550, reply, command: 'RCPT TO' });
  expect(await mailsOf(member, 1)).toMatchObject([
    { kind: 'signInLink', state: 'refused', answer: 550, is_mailbox: true },
  ]);
});

it('reads the newsletters of a subscriber from their deliveries', async () => {
  const member = await provider.member();
  const at = provider.now();
  const subscribed = { topics: ['digest' as const], consent: '1', source: 'test', locale: 'ko' as const, agreedAt: at };
  const [attendee] = await provider.insert(marketingAttendees, { ...subscribed, userId: member.id, confirmedAt: at });
  const states = { sent: {}, failed: { code: 550 }, pending: { tries: 1 }, unconfirmed: {} };
  for (const [state, more] of Object.entries(states)) {
    const text = {
      subject: '가을 소식',
      content: '<p>안녕하세요</p>',
      locale: 'ko' as const,
      topic: 'digest' as const,
    };
    const audience = { locale: null, active_days: null, skin_types: [] };
    const row = { ...text, audience, state: 'sent' as const, createdBy: support.id, createdAt: at, updatedAt: at };
    const [newsletter] = await provider.insert(newsletters, { ...row, startedAt: provider.now() });
    const delivery = { newsletterId: newsletter?.id ?? 0, attendeeId: attendee?.id ?? 0, dueAt: at, ...more };
    await provider.insert(newsletterDeliveries, { ...delivery, state: state as keyof typeof states });
    provider.advance(60);
  }
  const listed = await mailsOf(member, 4);
  expect(listed.map(({ kind, state, answer }) => [kind, state, answer])).toEqual([
    ['newsletter', 'unconfirmed', null],
    ['newsletter', 'waiting', null],
    ['newsletter', 'refused', 550],
    ['newsletter', 'sent', null],
  ]);
  await provider.update(marketingAttendees, { bouncedAt: at }, eq(marketingAttendees.userId, member.id));
  expect((await read(member)).bounced_at).toBe(at.toISOString());
});

it('tells nobody who types another’s address whether that is taken', async () => {
  const owner = await provider.member();
  const registered = async (username: string, email: string) => {
    const agreements = { terms: true, age: true, marketing: false };
    const body = { username, email, password: PASSWORD, nickname: username.slice(0, 10), agreements };
    expect((await provider.call('POST', 'auth/registration/', { body })).status).toBe(200);
    const [row] = await provider.rows(users, eq(users.username, username));
    return { id: row?.id ?? 0, ...(await provider.session(row?.id ?? 0)) };
  };
  const [taker, free] = [await registered('taker_one', owner.email), await registered('free_one', 'free@example.com')];
  expect(await mailsOf(owner, 1)).toMatchObject([{ kind: 'alreadyMember', state: 'sent' }]);
  expect(await mailsOf(free, 1)).toMatchObject([{ kind: 'verify' }]);
  expect((await read(taker)).count).toBe(0);
  for (const { token, username } of [
    { ...taker, username: 'taker_one' },
    { ...free, username: 'free_one' },
  ]) {
    const { body } = await provider.call('GET', `users/${username}/data/`, { token });
    expect(Object.keys(body)).toContain('survey_results');
    expect(body).not.toHaveProperty('mails');
  }
});

it('shortens an address that is not the member’s present one, and records none without an account', async () => {
  const member = await withPassword(provider);
  await member.call('POST', 'auth/email-change/', { email: 'stranger@example.com', password: PASSWORD });
  expect(await mailsOf(member, 1)).toMatchObject([{ kind: 'emailChange', address: 's…@example.com' }]);
  const before = await provider.rows(mails);
  await reset('nobody@example.com');
  await provider.call('POST', 'marketings/attendees/', {
    body: { email: 'reader@example.com', topics: ['digest'], consent: '1' },
  });
  await reset(member.email);
  await mailsOf(member, 2);
  expect(await provider.rows(mails)).toHaveLength(before.length + 1);
});

it('takes a new address that a member has verified for one that takes mails', async () => {
  const member = await withPassword(provider);
  const at = provider.now();
  const subscribed = { topics: ['digest' as const], consent: '1', source: 'test', locale: 'ko' as const, agreedAt: at };
  await provider.insert(marketingAttendees, { ...subscribed, userId: member.id, confirmedAt: at, bouncedAt: at });
  expect((await read(member)).bounced_at).toBe(at.toISOString());
  await member.call('POST', 'auth/email-change/', { email: 'new@example.com', password: PASSWORD });
  const key = /key=([\w-]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1];
  expect((await member.call('POST', 'auth/registration/verify-email/', { key })).status).toBe(200);
  expect((await read(member)).bounced_at).toBeNull();
  const [, first] = await mailsOf(member, 2);
  expect(first).toMatchObject({ kind: 'emailChange', address: 'new@example.com' });
});

it('shows mails to the roles that see sessions alone, and deletes what is older than its days', async () => {
  const [member, moderator] = [await provider.member(), await provider.member({ role: 'moderator' })];
  await reset(member.email);
  await mailsOf(member, 1);
  const path = `manage/members/${member.id}/mails/`;
  expect((await moderator.call('GET', path)).body.code).toBe('no_right');
  expect((await member.call('GET', path)).status).toBe(404);
  expect((await read({ id: 999_999 })).code).toBe('not_found');
  provider.advance(MAIL_DAYS * 24 * 60 * 60 - 1);
  await run('mail records');
  expect((await read(member)).count).toBe(1);
  provider.advance(1);
  await run('mail records');
  expect((await read(member)).count).toBe(0);
});
