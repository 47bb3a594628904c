import { subDays, subYears } from 'date-fns';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import type { users } from '../../db/schema/users.ts';
import { recurringJobs } from '../../jobs.ts';
import { MailRejected } from '../../platform/mail/connection.ts';
import { heldUntilEnd, type Mail } from '../../platform/mail/mail.ts';
import { startOfDay } from '../../platform/time/seoul.ts';
import { testProvider } from '../../testing.ts';
import { remindOfConsents } from './remind.ts';

const provider = await testProvider();
const { mail: mailServer } = provider.services;
/** Noon in Korea, two years after the consents of `agreedAt`. */
const NOON = new Date('2028-03-02T03:00:00Z');
const agreedAt = subYears(NOON, 2);

let now = NOON;
const services = () => ({ ...provider.services, now: () => now });
const run = () => remindOfConsents(services(), new AbortController().signal);
const readers = () => provider.mails.map(({ to }) => to);

let visitors = 0;
/** Inserts a visitor's confirmed subscription of two years ago. */
async function visitor(row: Partial<typeof marketingAttendees.$inferInsert> = {}) {
  visitors += 1;
  const own = { email: `visitor${visitors}@example.com`, topics: ['digest' as const], consent: '1', source: '' };
  const [made] = await provider.insert(marketingAttendees, {
    ...own,
    locale: 'ko',
    agreedAt,
    confirmedAt: agreedAt,
    ...row,
  });
  if (!made) throw new Error('no subscription was made');
  return made;
}
async function subscriber(row: Partial<typeof users.$inferInsert> = {}) {
  const member = await provider.member(row);
  await visitor({ email: null, userId: member.id });
  return member;
}
const stored = async ({ id }: { id: number }) =>
  (await provider.rows(marketingAttendees, eq(marketingAttendees.id, id)))[0];
/** Lets the mail server answer the ends of mails so. */
const answering = (answer: () => Promise<void>) => {
  provider.services.mail = { ...mailServer, connect: () => heldUntilEnd(answer) };
};

beforeEach(async () => {
  now = NOON;
  provider.services.mail = mailServer;
  provider.mails.length = 0;
  await provider.write(async (tx) => void (await tx.delete(marketingAttendees)));
});

it('names the sender, the day of the consent and how to keep or withdraw it, two years after it', async () => {
  const { email } = await visitor();
  const member = await subscriber();
  await run();
  expect(readers().sort()).toEqual([email, member.email].sort());
  for (const { subject, text, headers } of provider.mails) {
    expect(subject).toBe('결: 소식 메일 수신에 동의하신 내용을 알려 드려요');
    for (const part of ['2026-03-02', '결 시험', '세종대로 1', '02-000-0000', '유지돼요', '/newsletter/stop?token=']) {
      expect(text).toContain(part);
    }
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  }
});

it('writes in the language of the subscriber', async () => {
  await visitor({ locale: 'en' });
  await run();
  expect(provider.mails[0]?.subject).toBe('Gyeol: you agreed to our newsletter');
  expect(provider.mails[0]?.text).toContain('On 2026-03-02 you agreed');
  expect(provider.mails[0]?.text).toContain('/en/newsletter/stop?token=');
});

it('reminds of a consent on which its subscriber is silent every two years, and counts from the last reminder', async () => {
  const { email } = await visitor();
  const of = [];
  for (const time of [
    '2028-03-01',
    '2028-03-02',
    '2028-03-03',
    '2029-03-02',
    '2030-03-01',
    '2030-03-02',
    '2030-03-03',
  ]) {
    now = new Date(`${time}T03:00:00Z`);
    await run();
    of.push(readers().length);
  }
  expect(of).toEqual([0, 1, 1, 1, 1, 2, 2]);
  expect(await provider.rows(marketingAttendees)).toMatchObject([{ email, agreedAt, confirmedAt: agreedAt }]);
});

it('is withdrawn from by the POST of a mail program, without a session', async () => {
  const held = await visitor();
  await run();
  const address = provider.mails[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect((await provider.app.request(address, { method: 'POST' })).status).toBe(200);
  expect(await stored(held)).toBeUndefined();
});

it('reminds nobody who has not confirmed, cannot be mailed, or has agreed since', async () => {
  await visitor({ confirmedAt: null });
  await visitor({ bouncedAt: agreedAt });
  await visitor({ agreedAt: subDays(NOON, 10) });
  await visitor({ agreedAt: subDays(NOON, 10), remindedAt: agreedAt });
  await visitor({ agreedAt: subYears(NOON, 4), remindedAt: subDays(NOON, 10) });
  await subscriber({ status: 'left' });
  await subscriber({ status: 'hidden' });
  await subscriber({ emailVerifiedAt: null });
  await run();
  expect(readers()).toEqual([]);
});

it.each([
  ['2028-03-02T07:59:00+09:00', 0],
  ['2028-03-02T08:00:00+09:00', 1],
  ['2028-03-02T20:59:00+09:00', 1],
  ['2028-03-02T21:00:00+09:00', 0],
])('is sent by day in Korea only: at %s %i', async (time, count) => {
  await visitor({ agreedAt: startOfDay('2026-03-02') });
  now = new Date(time);
  await run();
  expect(readers()).toHaveLength(count);
});

it('waits for the details of the operator, which it has to name', async () => {
  await visitor();
  const { env } = provider.services;
  await remindOfConsents({ ...services(), env: { ...env, OPERATOR_PHONE: '' } }, new AbortController().signal);
  expect(readers()).toEqual([]);
  await run();
  expect(readers()).toHaveLength(1);
});

it('is one of the jobs, and stands with how it ended among the mails of its member', async () => {
  const member = await subscriber();
  const job = recurringJobs(services()).find(({ name }) => name === 'consent reminders');
  await job?.run(new AbortController().signal);
  const support = await provider.member({ role: 'support' });
  const { body } = await support.call('GET', `manage/members/${member.id}/mails/`);
  expect(body.results).toMatchObject([{ kind: 'newsReminder', state: 'sent', address: member.email }]);
});

describe('is sent at most once, and not lost', () => {
  it('by two providers that run at the same moment', async () => {
    const held = await Promise.all(Array.from({ length: 15 }, () => visitor()));
    await Promise.all([run(), run()]);
    expect(readers().sort()).toEqual(held.map(({ email }) => email).sort());
  });

  it('when a provider ends before the server has the mail', async () => {
    await visitor();
    const begin = () => Promise.reject(new Error('the provider was killed'));
    provider.services.mail = { ...mailServer, connect: () => ({ begin, close: () => undefined }) };
    await run();
    provider.services.mail = mailServer;
    await run();
    expect(readers()).toHaveLength(1);
  });

  it('when no reply comes to its end', async () => {
    const member = await subscriber();
    const ends: Mail[] = [];
    const lose = async (mail: Mail) => {
      ends.push(mail);
      throw new Error('the line was lost');
    };
    provider.services.mail = { ...mailServer, connect: () => heldUntilEnd(lose) };
    await run();
    await run();
    expect(ends).toHaveLength(1);
    const support = await provider.member({ role: 'support' });
    const { body } = await support.call('GET', `manage/members/${member.id}/mails/`);
    expect(body.results).toMatchObject([{ kind: 'newsReminder', state: 'unconfirmed' }]);
  });

  it('when its subscriber unsubscribes while it is on its way', async () => {
    const held = await visitor();
    const begin = async (mail: Mail) => {
      await provider.write(async (tx) => void (await tx.delete(marketingAttendees)));
      return heldUntilEnd(mailServer.send).begin(mail);
    };
    provider.services.mail = { ...mailServer, connect: () => ({ begin, close: () => undefined }) };
    await run();
    expect([await stored(held), readers()]).toEqual([undefined, []]);
  });
});

it.each([
  ['for now', 451, 1],
  ['for good', 550, 0],
  ['no mailbox', 550, 0],
] as const)('after a rejection %s is repeated %s: %i', async (failure, code, count) => {
  const held = await visitor();
  answering(() => Promise.reject(new MailRejected(code, failure)));
  await run();
  expect((await stored(held))?.bouncedAt).toEqual(failure === 'no mailbox' ? NOON : null);
  provider.services.mail = mailServer;
  await run();
  expect(readers()).toHaveLength(count);
});

it('is due again when a server rejects the sender of all', async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => visitor()));
  let tried = 0;
  answering(() => {
    tried += 1;
    return Promise.reject(new MailRejected(550, 'for good'));
  });
  await run();
  expect(tried).toBe(10);
  provider.services.mail = mailServer;
  await run();
  expect(readers()).toHaveLength(held.length);
});
