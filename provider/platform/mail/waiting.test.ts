import type { AddressInfo } from 'node:net';
import { minutesToSeconds } from 'date-fns';
import { secondsInMinute } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RESET_SECONDS } from '../../../contract/auth.ts';
import { createApp } from '../../app.ts';
import { mails, waitingMails } from '../../db/schema/jobs.ts';
import { startTestProvider, type TestProvider } from '../../testing.ts';
import { createMailer } from './mail.ts';
import { sendWaiting } from './waiting.ts';

/** What the mail server answers a recipient with: nothing is accepted with 4xx and 5xx. */
let answer: number | undefined;
let asked = 0;
const received: string[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo(_, __, done) {
    asked += 1;
    done(answer ? Object.assign(new Error('rejected'), { responseCode: answer }) : undefined);
  },
  onData(stream, _, done) {
    let text = '';
    stream.on('data', (chunk) => {
      text += String(chunk);
    });
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const env = { ...provider.services.env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@gyeol.test' };
  provider.services.mail = createMailer(env);
});
afterAll(async () => {
  await new Promise<void>((closed) => server.close(closed));
  await provider.stop();
});
beforeEach(() => {
  received.length = 0;
});

let signedUp = 0;
/** Signs a visitor up, whose verification mail meets the server, and returns the address. */
async function signUp() {
  signedUp += 1;
  const email = `minji${signedUp}@example.com`;
  const response = await createApp(provider.services).request('/api/v1/auth/registration/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: `minji${signedUp}`,
      email,
      password: 'quiet winter lake',
      nickname: `민지${signedUp}`,
      agreements: { terms: true, age: true, marketing: false },
    }),
  });
  expect(response.status).toBe(200);
  return email;
}

const waiting = () => provider.rows(waitingMails);
const passMinutes = (minutes: number) => provider.advance(minutesToSeconds(minutes));

it('sends a mail again that a greylisting server takes later, once and from one provider', async () => {
  answer = 450;
  const email = await signUp();
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  // The link in it signs the member in, so the database has neither it nor the address in plain text.
  expect(JSON.stringify(await waiting())).not.toMatch(/example\.com|minji|verify/);
  answer = undefined;
  await sendWaiting(provider.services);
  expect(received).toEqual([]);
  passMinutes(1);
  await Promise.all([sendWaiting(provider.services), sendWaiting(provider.services)]);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(email);
  expect(await waiting()).toEqual([]);
});

it('drops a mail whose link no longer works, and records that it failed with the last reply', async () => {
  answer = 450;
  const { email } = await provider.member();
  const body = { email };
  expect((await provider.call('POST', 'auth/password/reset/', { body })).status).toBe(200);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  const recorded = () => provider.rows(mails, eq(mails.email, email));
  passMinutes(1);
  await sendWaiting(provider.services);
  expect(await recorded()).toMatchObject([{ state: 'waiting', answer: 450 }]);
  answer = undefined;
  passMinutes(RESET_SECONDS / secondsInMinute - 1);
  await sendWaiting(provider.services);
  expect(received).toEqual([]);
  expect(await waiting()).toEqual([]);
  expect(await recorded()).toMatchObject([{ state: 'failed', answer: 450 }]);
});

it.each(['auth/password/reset/', 'auth/registration/resend-email/'])(
  'sends a mail of %s again in time',
  async (path) => {
    answer = 450;
    const isReset = path.includes('reset/');
    const { email } = await provider.member({ ...(!isReset && { emailVerifiedAt: null }) });
    await provider.call('POST', path, { body: { email } });
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
    answer = undefined;
    passMinutes(isReset ? 59 : 4 * 60);
    await sendWaiting(provider.services);
    expect(received).toHaveLength(1);
  },
);

it('drops a mail that its server rejects for good, at once and at a later try', async () => {
  answer = 550;
  asked = 0;
  await signUp();
  await vi.waitFor(() => expect(asked).toBe(1));
  answer = 451;
  await signUp();
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  answer = 550;
  passMinutes(1);
  await sendWaiting(provider.services);
  expect(await waiting()).toEqual([]);
});

it('sends a mail after an outage of hours, and gives it up after a day', async () => {
  answer = 421;
  await signUp();
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  for (let hour = 0; hour < 4; hour += 1) {
    expect(await waiting()).toHaveLength(1);
    await sendWaiting(provider.services);
    passMinutes(60);
  }
  for (let hour = 0; hour < 20; hour += 1) {
    await sendWaiting(provider.services);
    passMinutes(60);
  }
  expect(await waiting()).toEqual([]);
  expect(received).toEqual([]);
});
