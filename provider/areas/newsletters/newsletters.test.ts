import { millisecondsInHour } from 'date-fns/constants';
import { eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { DELIVERY_DAYS } from '../../../contract/constants/newsletters.ts';
import type { NewsletterBody, NewsletterDetail } from '../../../contract/managedNewsletters.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { consents } from '../../db/schema/members.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { operator } from '../../db/schema/site.ts';
import { users } from '../../db/schema/users.ts';
import { createMember } from '../../domain/identity/accounts.ts';
import { changeAddress, proveAddress } from '../../domain/identity/ownership.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import { MailRejected } from '../../platform/mail/connection.ts';
import { heldUntilEnd, type Mail } from '../../platform/mail/mail.ts';
import { seoulDay } from '../../platform/time/seoul.ts';
import { testProvider } from '../../testing.ts';
import { purgeDeliveries, sendNewsletters } from './send.ts';

const provider = await testProvider();
const PASSWORD = 'quiet winter lake';
const HOUR_S = millisecondsInHour / 1000;
const editor = await provider.member({ role: 'editor', passwordHash: await hashPassword(PASSWORD) });

const remove = (table: PgTable, where?: SQL) =>
  provider.write(async (tx) => void (await tx.delete(table).where(where)));
/** Calls as the editor, in a session of now: the clock advances by days. */
const call = async (method: string, path: string, sent?: unknown) => {
  const { token } = await provider.session(editor.id);
  return provider.call(method, path, { token, ...(sent !== undefined && { body: sent }) });
};

const everyone = { locale: null, active_days: null, skin_types: [] };
const body: NewsletterBody = {
  subject: '봄 소식',
  content: '<h2>봄</h2><p>봄이 <a href="/forums">왔어요</a>.</p>',
  locale: 'ko',
  topic: 'digest',
  audience: everyone,
};
const create = async (rest: Partial<NewsletterBody> = {}): Promise<NewsletterDetail> => {
  const created = await call('POST', 'manage/newsletters/', { ...body, ...rest });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  return created.body;
};
const send = ({ id, version }: NewsletterDetail, at: string | null = null, password = PASSWORD) =>
  call('POST', `manage/newsletters/${id}/send/`, { at, version, password });
const act = ({ id }: NewsletterDetail, action: string) => call('POST', `manage/newsletters/${id}/state/`, { action });
const find = async ({ id }: NewsletterDetail): Promise<NewsletterDetail> =>
  (await call('GET', `manage/newsletters/${id}/`)).body;
const run = () => sendNewsletters(provider.services, new AbortController().signal);
const logged = async () => {
  const owner = await provider.member({ role: 'owner' });
  return (await owner.call('GET', 'moderation/log/')).body.results[0];
};

let visitors = 0;
/** Inserts a visitor's subscription, confirmed unless the row says otherwise. */
const visitor = async (row: Partial<typeof marketingAttendees.$inferInsert> = {}) => {
  visitors += 1;
  const at = provider.now();
  const [made] = await provider.insert(marketingAttendees, {
    email: `visitor${visitors}@example.com`,
    topics: ['digest'],
    consent: '1',
    source: '',
    locale: 'ko',
    agreedAt: at,
    confirmedAt: at,
    ...row,
  });
  if (!made) throw new Error('no subscription was made');
  return made;
};
const subscriber = async (row: Partial<typeof users.$inferInsert> = {}, locale: 'ko' | 'en' = 'ko') => {
  const member = await provider.member(row);
  await visitor({ email: null, userId: member.id, locale });
  return member;
};
const readers = () => provider.mails.map(({ to }) => to).sort();

beforeEach(async () => {
  await remove(newsletterDeliveries);
  await remove(newsletters);
  await remove(marketingAttendees);
  provider.mails.length = 0;
});

it('is sent to confirmed subscribers of its topic alone, once, with the marks of advertising', async () => {
  const member = await subscriber();
  const confirmed = await visitor();
  await visitor({ confirmedAt: null });
  await visitor({ topics: ['offers'] });
  await visitor({ bouncedAt: provider.now() });
  await subscriber({ status: 'left' });
  await subscriber({ emailVerifiedAt: null });
  const newsletter = await create();
  expect(await send(newsletter)).toMatchObject({ status: 200, body: { state: 'scheduled' } });
  expect(await logged()).toMatchObject({ action: 'send_newsletter', after: { status: 'scheduled' } });
  await run();
  await run();
  expect(readers()).toEqual([member.email, confirmed.email].sort());
  const mail = provider.mails.find(({ to }) => to === confirmed.email) as Mail;
  expect(mail.subject).toBe('(광고) 봄 소식');
  for (const part of [mail.text, mail.html ?? '']) {
    for (const text of ['광고성', 'This is advertising', '결 시험', '세종대로 1', '02-000-0000', '2026-03-02']) {
      expect(part).toContain(text);
    }
  }
  expect(mail.text).toContain('왔어요 (http://127.0.0.1:3000/forums)');
  expect(await find(newsletter)).toMatchObject({ state: 'sent', counts: { total: 2, sent: 2, left: 0 } });
});

it.each(['공지: 리뉴얼 안내', '결: 봄: 소식'])('has all of its subject as its heading: %s', async (subject) => {
  await visitor();
  await send(await create({ subject }));
  await run();
  expect(provider.mails).toMatchObject([{ subject: `(광고) ${subject}` }]);
  const html = provider.mails[0]?.html ?? '';
  expect([html.match(/<h1[^>]*>(.*)<\/h1>/)?.[1], html.match(/<title>(.*)<\/title>/)?.[1]]).toEqual([subject, subject]);
});

it('ends a subscription by the POST of a mail program, without a session', async () => {
  const { email } = await visitor();
  await send(await create());
  await run();
  const { headers, messageId } = provider.mails[0] as Mail;
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(messageId).toMatch(/^<newsletter\.\d+@127\.0\.0\.1>$/);
  const address = headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  const stopped = await provider.app.request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  expect(await provider.rows(marketingAttendees, eq(marketingAttendees.email, email ?? ''))).toEqual([]);
  // The delivery counts, and names no subscriber any more.
  expect(await provider.rows(newsletterDeliveries)).toMatchObject([{ attendeeId: null, state: 'sent' }]);
  const foreign = await provider.call('POST', 'marketings/attendees/stop/?token=1.abc');
  expect(foreign.status).toBe(400);
});

it('counts the audience by language, activity and skin type, as it sends', async () => {
  await subscriber({ skinType: 'YMSJ' });
  await subscriber({ skinType: 'GTKP', activeAt: new Date('2025-01-01') }, 'en');
  await visitor({ locale: 'en' });
  const count = async (query: string) =>
    (await call('GET', `manage/newsletters/audience/?topic=digest${query}`)).body.count;
  expect(await count('')).toBe(3);
  expect(await count('&locale=en')).toBe(2);
  expect(await count('&active_days=30')).toBe(1);
  expect(await count('&skin_types=YMSJ,GTKP')).toBe(2);
  expect(await count('&locale=en&skin_types=YMSJ')).toBe(0);
  const { status } = await call('GET', 'manage/newsletters/audience/?topic=digest&active_days=8');
  expect(status).toBe(400);
  const audience = { locale: 'en' as const, active_days: null, skin_types: ['GTKP'] };
  await send(await create({ audience }));
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('waits for the morning in Korea', async () => {
  await visitor();
  const newsletter = await create();
  // 21:00 in Korea.
  provider.advance(9 * HOUR_S);
  await send(newsletter);
  await run();
  expect(provider.mails).toEqual([]);
  const waiting = await find(newsletter);
  expect(waiting).toMatchObject({ state: 'scheduled', waits_until: '2026-03-02T23:00:00.000Z' });
  provider.advance(11 * HOUR_S - 1);
  await run();
  expect(provider.mails).toEqual([]);
  provider.advance(1);
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('is sent at its time, and is a draft again when that is called off', async () => {
  await visitor();
  const newsletter = await create();
  const at = new Date(provider.now().getTime() + millisecondsInHour).toISOString();
  expect(await send(newsletter, new Date(0).toISOString())).toMatchObject({
    status: 400,
    body: { at: expect.anything() },
  });
  expect((await send(newsletter, at)).body).toMatchObject({ state: 'scheduled', scheduled_at: at });
  await run();
  expect(provider.mails).toEqual([]);
  expect((await act(newsletter, 'unschedule')).body).toMatchObject({ state: 'draft', scheduled_at: null });
  await send(newsletter, at);
  provider.advance(HOUR_S);
  await run();
  expect(provider.mails).toHaveLength(1);
  expect(await act(newsletter, 'cancel')).toMatchObject({ status: 409, body: { code: 'changed' } });
});

it('is not sent more than a day after its time, but waits as a draft for an operator', async () => {
  await visitor();
  const [late, recent] = [await create({ subject: '어제의 소식' }), await create({ subject: '오늘의 소식' })];
  const inHours = (hours: number) => new Date(provider.now().getTime() + hours * millisecondsInHour).toISOString();
  const at = inHours(1);
  await send(late, at);
  await send(recent, inHours(3));
  provider.advance(26 * HOUR_S);
  await run();
  expect(provider.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('오늘의 소식')]);
  expect(await find(late)).toMatchObject({ state: 'draft', scheduled_at: at, started_at: null });

  expect((await send(late)).status).toBe(200);
  await run();
  expect(await find(late)).toMatchObject({ state: 'sent', counts: { sent: 1 } });
});

it('is not sent to who no longer subscribes to its topic after it has begun', async () => {
  for (let count = 0; count < 12; count += 1) await visitor();
  const [last] = (await provider.rows(marketingAttendees)).slice(-1);
  const newsletter = await create();
  await send(newsletter);
  const { mail } = provider.services;
  // During the first batch of ten.
  provider.services.mail = {
    ...mail,
    connect: () => ({
      ...mail.connect(),
      begin: async (one) => {
        await provider.update(marketingAttendees, { topics: ['offers'] }, eq(marketingAttendees.id, last?.id ?? 0));
        return mail.connect().begin(one);
      },
    }),
  };
  await run();
  provider.services.mail = mail;
  expect(readers()).not.toContain(last?.email);
  expect(await find(newsletter)).toMatchObject({ state: 'sent', counts: { sent: 11, skipped: 1, left: 0 } });
});

it('sends nothing to who unsubscribes, nor anything after it is paused or cancelled', async () => {
  for (let count = 0; count < 12; count += 1) await visitor();
  const newsletter = await create();
  await send(newsletter);
  // During the first batch of ten one subscriber leaves and an operator pauses.
  const { mail } = provider.services;
  const [last] = (await provider.rows(marketingAttendees)).slice(-1);
  provider.services.mail = {
    ...mail,
    connect: () => ({
      begin: async (one) => {
        await remove(marketingAttendees, eq(marketingAttendees.id, last?.id ?? 0));
        await act(newsletter, 'pause');
        return mail.connect().begin(one);
      },
      close: () => undefined,
    }),
  };
  await run();
  expect(provider.mails).toEqual([]);
  expect(await find(newsletter)).toMatchObject({ state: 'paused', counts: { left: 12 } });
  provider.services.mail = mail;
  await act(newsletter, 'resume');
  await run();
  expect(readers()).not.toContain(last?.email);
  expect(await find(newsletter)).toMatchObject({ state: 'sent', counts: { sent: 11, skipped: 1, left: 0 } });
  const other = await create();
  await send(other);
  await act(other, 'unschedule');
  expect((await act(other, 'cancel')).body.state).toBe('cancelled');
  expect(await logged()).toMatchObject({
    action: 'set_newsletter_state',
    before: { status: 'draft' },
    after: { status: 'cancelled' },
  });
});

it('records rejected mails, tries again what a server does not take for now, and leaves bounced addresses out', async () => {
  const [closed, busy, fine] = [await visitor(), await visitor(), await visitor()];
  const replies = new Map([
    [closed.email, new MailRejected(550, 'no mailbox')],
    [busy.email, new MailRejected(451, 'for now')],
  ]);
  const { mail } = provider.services;
  provider.services.mail = {
    ...mail,
    connect: () => ({
      ...heldUntilEnd(mail.send),
      async begin(one) {
        const reply = replies.get(one.to);
        if (reply) throw reply;
        return heldUntilEnd(mail.send).begin(one);
      },
    }),
  };
  const newsletter = await create();
  await send(newsletter);
  await run();
  expect(readers()).toEqual([fine.email]);
  expect(await find(newsletter)).toMatchObject({
    state: 'sending',
    counts: { sent: 1, failed: 1, left: 1 },
    failures: [{ code: 550, count: 1 }],
  });
  replies.clear();
  provider.advance(HOUR_S / 6);
  await run();
  expect(readers()).toEqual([fine.email, busy.email].sort());
  expect((await find(newsletter)).state).toBe('sent');
  provider.services.mail = mail;
  await send(await create());
  await run();
  expect(readers()).not.toContain(closed.email);
});

const wish = { topics: ['digest'], consent: '1', source: 'footer' };
const subscribe = (body: object, token?: string) => provider.call('POST', 'marketings/attendees/', { token, body });
const mailedKey = () => decodeURIComponent(/[?&]key=([^\s&]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1] ?? '');
const confirm = async (key: string) =>
  expect((await provider.call('POST', 'marketings/attendees/confirm/', { body: { key } })).status).toBe(200);
const DAY_S = 24 * HOUR_S;

describe('the mail names the day of the consent, which stays with the member', () => {
  let named = 0;
  const address = () => {
    named += 1;
    return `reader${named}@example.com`;
  };
  /** Subscribes a visitor, who agrees to a text of which there is a later version when they confirm a day later. */
  async function tapAndConfirm(email: string) {
    await subscribe({ ...wish, email });
    const key = mailedKey();
    await provider.update(marketingAttendees, { consent: '0' }, eq(marketingAttendees.email, email));
    provider.advance(DAY_S);
    await confirm(key);
    provider.advance(5 * DAY_S);
  }
  const created = (email: string, isVerified: boolean) =>
    provider.write((tx) =>
      createMember(
        tx,
        {
          username: `joined${named}`,
          nickname: `가입${named}`,
          passwordHash: null,
          marketing: false,
          email,
          isVerified,
        },
        provider.now(),
      ),
    );
  const prove = (userId: number, email: string) =>
    provider.write((tx) => proveAddress(tx, { userId, email, by: 'registrant' }, provider.now()));

  const paths: [string, string, (email: string) => Promise<number | null>][] = [
    [
      'a visitor’s',
      '0',
      async (email) => {
        await tapAndConfirm(email);
        return null;
      },
    ],
    [
      'of a visitor who signs up later and verifies the address',
      '0',
      async (email) => {
        await tapAndConfirm(email);
        const joined = await created(email, false);
        provider.advance(DAY_S);
        await prove(joined?.id ?? 0, email);
        return joined?.id ?? 0;
      },
    ],
    [
      'of a visitor who signs up by an account whose address is verified',
      '0',
      async (email) => {
        await tapAndConfirm(email);
        return (await created(email, true))?.id ?? 0;
      },
    ],
    [
      'of a visitor whose address a member takes',
      '0',
      async (email) => {
        const { id } = await provider.member();
        await tapAndConfirm(email);
        await provider.write((tx) => changeAddress(tx, { userId: id, email }, provider.now()));
        return id;
      },
    ],
    [
      'of a member who was not signed in',
      '0',
      async (email) => {
        const { id } = await provider.member({ email });
        await tapAndConfirm(email);
        return id;
      },
    ],
    [
      'of a member',
      '1',
      async (email) => {
        const { id, token } = await provider.member({ email });
        await subscribe(wish, token);
        provider.advance(5 * DAY_S);
        return id;
      },
    ],
    [
      'of a sign-up that is verified later',
      '1',
      async (email) => {
        const agreements = { terms: true, age: true, marketing: true };
        const form = { username: `signed${named}`, nickname: `등록${named}`, password: PASSWORD, email, agreements };
        expect((await provider.call('POST', 'auth/registration/', { body: form })).status).toBe(200);
        const [row] = await provider.rows(users, eq(users.email, email));
        provider.advance(DAY_S);
        await prove(row?.id ?? 0, email);
        return row?.id ?? 0;
      },
    ],
  ];
  it.each(paths)('%s', async (_path, version, walk) => {
    const email = address();
    const tap = provider.now();
    const userId = await walk(email);
    provider.mails.length = 0;
    await send(await create());
    await run();
    expect(provider.mails.map(({ to, text }) => [to, text.includes(seoulDay(tap))])).toEqual([[email, true]]);
    expect(await provider.rows(marketingAttendees)).toMatchObject([{ agreedAt: tap, consent: version, userId }]);
    if (userId === null) return;
    expect(await provider.rows(consents, eq(consents.userId, userId))).toMatchObject([{ agreedAt: tap, version }]);
    expect(await provider.rows(users, eq(users.id, userId))).toMatchObject([{ marketingAgreedAt: tap }]);
  });
});

describe('a subscription that has bounced', () => {
  const isSent = async () => {
    provider.mails.length = 0;
    await send(await create());
    await run();
    return provider.mails.length > 0;
  };

  it('gets the next newsletter once its visitor subscribes again and confirms the address', async () => {
    const { email } = await visitor({ bouncedAt: provider.now() });
    expect(await isSent()).toBe(false);
    expect((await subscribe({ ...wish, email })).status).toBe(200);
    const key = mailedKey();
    expect(await isSent()).toBe(false);
    await confirm(key);
    expect(await isSent()).toBe(true);
  });

  it('gets the next newsletter once its member subscribes again', async () => {
    const member = await provider.member();
    await visitor({ email: null, userId: member.id, bouncedAt: provider.now() });
    expect(await isSent()).toBe(false);
    expect((await subscribe(wish, (await provider.session(member.id)).token)).status).toBe(200);
    expect(await isSent()).toBe(true);
  });

  it.each([
    ['', undefined],
    [' that had a subscription of its own', 'visitor-of-it@example.com'],
  ])('gets the next newsletter once its member proves another address%s', async (_with, held) => {
    const member = await provider.member();
    await visitor({ email: null, userId: member.id, bouncedAt: provider.now() });
    const email = held ?? `new-${member.username}@example.com`;
    if (held) await visitor({ email, bouncedAt: provider.now() });
    await provider.write((tx) => changeAddress(tx, { userId: member.id, email }, provider.now()));
    expect(await isSent()).toBe(true);
    expect(readers()).toEqual([email]);
  });
});

it('tells the second of two operators that the draft has changed, and changes nothing that was sent', async () => {
  const newsletter = await create();
  const update = (rest: object) =>
    call('PUT', `manage/newsletters/${newsletter.id}/`, { ...body, version: newsletter.version, ...rest });
  expect((await update({ subject: '초봄 소식' })).body).toMatchObject({ subject: '초봄 소식', version: 2 });
  expect(await logged()).toMatchObject({ action: 'edit_newsletter', before: { title: '봄 소식' } });
  expect(await update({ subject: '늦봄 소식' })).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  expect(await send(newsletter)).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
  await send(await find(newsletter));
  expect(await update({ version: 2 })).toMatchObject({ status: 409, body: { code: 'changed' } });
});

it('asks for the password again, and for the operator’s details', async () => {
  const newsletter = await create();
  expect(await send(newsletter, null, 'another password')).toMatchObject({
    status: 400,
    body: { password: expect.anything() },
  });
  const { env } = provider.services;
  provider.services.env = { ...env, OPERATOR_PHONE: '' };
  expect((await find(newsletter)).missing).toEqual(['phone']);
  expect(await send(newsletter)).toMatchObject({ status: 409, body: { code: 'sender_missing' } });
  provider.services.env = env;
});

it('names the operator as the console has set it, in the place of the environment', async () => {
  await visitor();
  const newsletter = await create();
  const owner = await provider.member({ role: 'owner' });
  const set = async (details: object) => {
    const stored = (await owner.call('GET', 'manage/settings/operator/')).body;
    const changed = await owner.call('PUT', 'manage/settings/operator/', { ...stored, ...details });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  };
  await set({ name: '결 주식회사', address: '부산광역시 중구 중앙대로 2', phone: '' });
  expect((await find(newsletter)).missing).toEqual(['phone']);
  expect(await send(newsletter)).toMatchObject({ status: 409, body: { code: 'sender_missing' } });
  await set({ phone: '051-000-0000' });
  expect((await find(newsletter)).missing).toEqual([]);
  expect((await send(newsletter)).status).toBe(200);
  await run();
  const [mail] = provider.mails;
  expect(mail?.text).toContain('결 주식회사 · 부산광역시 중구 중앙대로 2 · 051-000-0000');
  expect(mail?.text).not.toContain('결 시험');
  await remove(operator);
});

it('sends a test to the operator alone, and keeps the text to what a mail may show', async () => {
  await visitor();
  const content = '<p>봄<script>alert(1)</script></p><img src="https://example.com/a.png">';
  const newsletter = await create({ content });
  expect(newsletter.content).toBe('<p>봄</p>');
  expect((await call('POST', `manage/newsletters/${newsletter.id}/test/`)).status).toBe(200);
  expect(provider.mails).toMatchObject([{ to: editor.email, subject: '(광고) 봄 소식' }]);
  expect(provider.mails[0]?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

it('says that a test was not sent where the mail server takes none', async () => {
  const newsletter = await create();
  const { mail } = provider.services;
  provider.services.mail = { ...mail, send: () => Promise.reject(new Error('refused')) };
  const answer = await call('POST', `manage/newsletters/${newsletter.id}/test/`);
  provider.services.mail = mail;
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

it('rejects a picture that is gone, at the text', async () => {
  const content = '<p>봄</p><img src="/api/v1/files/gone-1x1.webp">';
  const { id, version } = await create();
  expect(await call('PUT', `manage/newsletters/${id}/`, { ...body, content, version })).toMatchObject({
    status: 400,
    body: { content: [expect.stringContaining('다시 올려 주세요')] },
  });
});

it('keeps the counts of a newsletter, and no recipient, some days after its end', async () => {
  await visitor();
  const newsletter = await create();
  await send(newsletter);
  await run();
  const { database } = provider.services;
  const purge = () => database.write((tx) => purgeDeliveries(tx, provider.now()));
  provider.advance((DELIVERY_DAYS - 1) * 24 * HOUR_S);
  await purge();
  expect(await provider.rows(newsletterDeliveries)).toHaveLength(1);
  provider.advance(24 * HOUR_S);
  await purge();
  expect(await provider.rows(newsletterDeliveries)).toEqual([]);
  const [stored] = await provider.rows(newsletters);
  expect(stored?.summary).toMatchObject({ total: 1, sent: 1, left: 0, failures: [] });
});

it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
  const other = await provider.member({ role });
  expect(await other.call('GET', 'manage/newsletters/')).toMatchObject({ status: 409, body: { code: 'no_right' } });
});
