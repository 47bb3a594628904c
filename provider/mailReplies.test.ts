import type { AddressInfo } from 'node:net';
import { minutesToSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendNewsletters } from './areas/newsletters/send.ts';
import { deliverDue } from './areas/notifications/deliver.ts';
import { sendDigests } from './areas/notifications/digest.ts';
import { waitingMails } from './db/schema/jobs.ts';
import { marketingAttendees } from './db/schema/marketings.ts';
import { newsletterDeliveries, newsletters } from './db/schema/newsletters.ts';
import { notificationDeliveries, notificationSettings } from './db/schema/notifications.ts';
import { notify } from './domain/notifications/notify.ts';
import { DEFAULT_SETTINGS } from './domain/notifications/settings.ts';
import type { MailFailure } from './platform/mail/failure.ts';
import { createMailer } from './platform/mail/mail.ts';
import { sendWaiting, storeFailed } from './platform/mail/waiting.ts';
import { daysBefore } from './platform/time/days.ts';
import { testProvider } from './testing.ts';

/** A reply of a mail server, at one of its commands. */
interface Reply {
  at: 'MAIL FROM' | 'RCPT TO' | 'DATA';
  code: number;
  /** Several lines where it is an array. */
  text: string | string[];
}
const rcpt = (code: number, ...text: string[]): Reply => ({ at: 'RCPT TO', code, text });

const replies: [MailFailure, string, Reply][] = [
  [
    'no mailbox',
    'Postfix',
    rcpt(550, '5.1.1 <a@b.kr>: Recipient address rejected: User unknown in local recipient table'),
  ],
  [
    'no mailbox',
    'Gmail',
    rcpt(550, '5.1.1 The email account that you tried to reach does not exist.', '5.1.1 NoSuchUser'),
  ],
  ['no mailbox', 'Gmail, disabled', rcpt(550, '5.2.1 The email account that you tried to reach is inactive.')],
  ['no mailbox', 'a server that knows of a move', rcpt(551, '5.1.6 Recipient no longer on server')],
  ['no mailbox', 'Exchange, after the text', { at: 'DATA', code: 550, text: '5.1.10 RESOLVER.ADR.RecipientNotFound' }],
  ['for good', 'a server that does not relay', rcpt(554, '5.7.1 <a@b.kr>: Relay access denied')],
  [
    'for good',
    'a server with a blocklist',
    rcpt(550, '5.7.1 Service unavailable; client host blocked using zen.spamhaus.org'),
  ],
  ['for good', 'a full mailbox', rcpt(552, '5.2.2 The email account that you tried to reach is over quota')],
  ['for good', 'Exchange', rcpt(550, '5.4.1 Recipient address rejected: Access denied')],
  ['for good', 'a server without enhanced codes', rcpt(550, 'No such user here')],
  ['for good', 'a server that hides 5.1.1 in its text', rcpt(550, 'Blocked, see https://example.com/5.1.1')],
  ['for good', 'qmail', rcpt(553, 'sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)')],
  ['for good', 'a server that does not know the sender', { at: 'MAIL FROM', code: 550, text: '5.1.1 Sender unknown' }],
  ['for good', 'a filter, after the text', { at: 'DATA', code: 554, text: '5.7.1 Message rejected as spam' }],
  ['for now', 'a greylist', rcpt(450, '4.2.0 Greylisted')],
  [
    'for now',
    'a server that cannot look the mailbox up',
    rcpt(450, '4.1.1 Recipient address rejected: unverified address'),
  ],
  ['for now', 'a mailbox that is full for now', rcpt(452, '4.2.2 The recipient’s inbox is out of storage space')],
  ['for now', 'a busy server, after the text', { at: 'DATA', code: 451, text: '4.3.0 Temporary lookup failure' }],
];

/** What the mail server answers the mails to an address with, or to any; it takes the others. */
const answers = new Map<string, Reply>();
const received: string[] = [];
const rejection = (at: Reply['at'], to: string) => {
  const reply = answers.get(to) ?? answers.get('any');
  if (reply?.at !== at) return undefined;
  const error = Object.assign(new Error(), { responseCode: reply.code });
  // An error's message is a string by its type, and the server writes an array as lines.
  Object.defineProperty(error, 'message', { value: reply.text });
  return error;
};
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onMailFrom(_, __, done) {
    done(rejection('MAIL FROM', 'any'));
  },
  onRcptTo({ address }, _, done) {
    done(rejection('RCPT TO', address));
  },
  onData(stream, { envelope }, done) {
    stream.resume();
    stream.on('end', () => {
      const to = envelope.rcptTo[0]?.address ?? '';
      const error = rejection('DATA', to);
      if (!error) received.push(to);
      done(error);
    });
  },
});

const provider = await testProvider();
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const env = { ...provider.services.env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@gyeol.test' };
  provider.services.mail = createMailer(env);
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));
beforeEach(async () => {
  answers.clear();
  received.length = 0;
  await provider.write(async (tx) => {
    await tx.delete(newsletterDeliveries);
    await tx.delete(newsletters);
    await tx.delete(marketingAttendees);
    await tx.delete(waitingMails);
    await tx.delete(notificationDeliveries);
    await tx.delete(notificationSettings);
  });
});

const passMinutes = (minutes: number) => provider.advance(minutesToSeconds(minutes));
const editor = await provider.member({ role: 'editor' });
let people = 0;
const newAddress = () => {
  people += 1;
  return `reader${people}@example.com`;
};
/** Inserts a visitor's confirmed subscription, and returns its address. */
async function visitor() {
  const email = newAddress();
  const at = provider.now();
  const rest = { topics: ['digest' as const], consent: '1', source: '', locale: 'ko' as const };
  await provider.insert(marketingAttendees, { ...rest, email, agreedAt: at, confirmedAt: at });
  return email;
}
const sendNews = () => sendNewsletters(provider.services, new AbortController().signal);
/** Sends a newsletter to all subscribers, and returns its address in the console. */
async function newsletter() {
  const at = provider.now();
  const rest = { content: '<p>봄</p>', locale: 'ko' as const, topic: 'digest' as const, createdBy: editor.id };
  const audience = { locale: null, active_days: null, skin_types: [] };
  const times = { createdAt: at, updatedAt: at, scheduledAt: at };
  const [made] = await provider.insert(newsletters, { ...rest, ...times, subject: '봄', audience, state: 'scheduled' });
  await sendNews();
  return `manage/newsletters/${made?.id}/`;
}
const inConsole = async (path: string) => {
  const { token } = await provider.session(editor.id);
  return (await provider.call('GET', path, { token })).body;
};
const isBounced = async (email: string) => {
  const [row] = await provider.rows(marketingAttendees, eq(marketingAttendees.email, email));
  return Boolean(row?.bouncedAt);
};

it.each(replies)('a newsletter takes for “%s” the rejection of %s', async (failure, _server, reply) => {
  const [rejected, fine] = [await visitor(), await visitor()];
  // The server rejects a sender before it knows for whom.
  answers.set(reply.at === 'MAIL FROM' ? 'any' : rejected, reply);
  const path = await newsletter();
  expect(await isBounced(rejected)).toBe(failure === 'no mailbox');
  expect(await isBounced(fine)).toBe(false);
  const isSender = reply.at === 'MAIL FROM';
  const left = isSender ? 2 : 1;
  const counts = failure === 'for now' || isSender ? { left, failed: 0 } : { left: 0, failed: 1 };
  expect(await inConsole(path)).toMatchObject({ counts });
});

it.each(replies.filter(([failure]) => failure === 'for good'))(
  'a newsletter that is rejected %s in a whole batch pauses for %s, and keeps its mails',
  async (_failure, _server, reply) => {
    const subscribers: string[] = [];
    for (let count = 0; count < 12; count += 1) subscribers.push(await visitor());
    answers.set('any', reply);
    const path = await newsletter();
    expect(await inConsole(path)).toMatchObject({
      state: 'paused',
      counts: { left: 12, failed: 0 },
      failures: [{ code: reply.code, count: 10 }],
    });
    answers.clear();
    const { token } = await provider.session(editor.id);
    await provider.call('POST', `${path}state/`, { token, body: { action: 'resume' } });
    await sendNews();
    passMinutes(10);
    await sendNews();
    expect(received.sort()).toEqual(subscribers.sort());
    expect(await inConsole(path)).toMatchObject({ state: 'sent', counts: { sent: 12, failed: 0 }, failures: [] });
  },
);

/** Tells a member that they have won, which is mailed. */
async function winner() {
  const member = await provider.member();
  const subject = { type: 'raffle' as const, id: member.id, title: '크림', path: '/raffles/3' };
  await provider.write((tx) => notify(tx, { to: member.id, kind: 'win', subject, now: provider.now() }));
  return member;
}
const isRepeated = (failure: MailFailure) => failure === 'for now';

it.each(replies)('a mail that waits takes for “%s” the rejection of %s', async (failure, _server, reply) => {
  await storeFailed(
    provider.services,
    { to: newAddress(), subject: '인증', text: '인증해 주세요' },
    new Error('reset'),
  );
  answers.set('any', reply);
  passMinutes(1);
  await sendWaiting(provider.services);
  expect((await provider.rows(waitingMails)).length > 0).toBe(isRepeated(failure));
});

it.each(replies)(
  'a mail that was begun by a call takes for “%s” the rejection of %s',
  async (failure, _server, reply) => {
    answers.set('any', reply);
    const mail = { to: newAddress(), subject: '인증', text: '인증해 주세요' };
    const error = await provider.services.mail.send(mail).catch((rejected) => rejected);
    expect(await storeFailed(provider.services, mail, error)).toBe(isRepeated(failure));
  },
);

it.each(replies)('the mail of a notification takes for “%s” the rejection of %s', async (failure, _server, reply) => {
  await winner();
  answers.set('any', reply);
  await deliverDue(provider.services, 'mail');
  expect((await provider.rows(notificationDeliveries)).length > 0).toBe(isRepeated(failure));
});

it.each(replies)('a digest takes for “%s” the rejection of %s', async (failure, _server, reply) => {
  const { id: userId } = await winner();
  const since = daysBefore(provider.now(), 1);
  const { groups } = DEFAULT_SETTINGS;
  await provider.insert(notificationSettings, { userId, groups, digest: 'daily', digestAt: since });
  answers.set('any', reply);
  const run = () => sendDigests(provider.services, async () => ({ followed: [], best: [] }));
  await run();
  const after = {
    'for now': { digest: 'daily', digestAt: since },
    'for good': { digest: 'daily', digestAt: provider.now() },
    'no mailbox': { digest: 'off', digestAt: null },
  };
  expect(await provider.rows(notificationSettings)).toMatchObject([after[failure]]);
  answers.clear();
  await run();
  expect(received).toHaveLength(isRepeated(failure) ? 1 : 0);
});
