import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMinutes } from 'date-fns';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { newsletterDeliveries, newsletters } from '../../db/schema/newsletters.ts';
import { users } from '../../db/schema/users.ts';
import { readEnv } from '../../platform/config/env.ts';
import { openServices } from '../../platform/process/boot.ts';
import { createPostgres } from '../../testing.ts';

// biome-ignore-start lint/style/noProcessEnv: the run chooses the number of subscribers and the database
/** `npm run test:newsletter` sends to 10,000. */
const SUBSCRIBERS = Number(process.env.NEWSLETTER_SUBSCRIBERS ?? 1000);
const { DATABASE_URL: postgres } = process.env;
// biome-ignore-end lint/style/noProcessEnv: as above
/** The time after which the test hangs, in ms: three processes start, and ten thousand mails take minutes. */
const TIMEOUT_MS = 120_000 + 60 * SUBSCRIBERS;
/** The mails that are sent at the same time (send.ts). */
const BATCH_SIZE = 10;
/** Noon in Korea. */
const NOON = new Date('2026-03-02T03:00:00Z');

/** Sends what is due by a clock that starts at CLOCK, in a process that can be killed. */
const SENDER = `
  import { sendNewsletters } from ${JSON.stringify(join(import.meta.dirname, 'send.ts'))};
  import { processEnv } from ${JSON.stringify(join(import.meta.dirname, '../../platform/config/env.ts'))};
  import { openServices } from ${JSON.stringify(join(import.meta.dirname, '../../platform/process/boot.ts'))};
  const { services, close } = await openServices(processEnv(), 'the sender');
  const ahead = Date.parse(process.env.CLOCK) - Date.now();
  const now = () => new Date(Date.now() + ahead);
  await sendNewsletters({ ...services, now }, new AbortController().signal);
  await close();
`;

/**
 * Starts a mail server that counts the mails that reached it with their end. `kill` is called as `plan` says, after so
 * many mails: when the next one is announced, or when the ends of a whole batch have arrived, which get no reply.
 */
async function startMailServer() {
  const received = new Map<string, number>();
  const plan: { at: number; when: 'announced' | 'ended' }[] = [];
  let total = 0;
  let unanswered = 0;
  let kill = () => {};
  const next = () => (plan[0] && total >= plan[0].at ? plan[0].when : undefined);
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      if (next() === 'announced') {
        plan.shift();
        kill();
      }
      stream.resume();
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        const isHeld = next() === 'ended';
        total += 1;
        if (!isHeld) return done();
        unanswered += 1;
        if (unanswered < BATCH_SIZE) return;
        plan.shift();
        kill();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    plan,
    onKill(act: () => void) {
      kill = act;
    },
  };
}

it('sends each subscriber one mail, although its process is killed twice', { timeout: TIMEOUT_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gyeol-newsletter-'));
  const own = postgres ? await createPostgres(postgres) : undefined;
  onTestFinished(async () => {
    await own?.drop();
    await rm(folder, { recursive: true });
  });
  const mailServer = await startMailServer();
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DATABASE_URL: own?.url ?? '',
    SMTP_URL: mailServer.url,
    TOKEN_SECRET: 'a token secret that only tests know, long enough',
    ASSERTION_SECRET: 'an assertion secret that only tests know, long enough',
    OPERATOR_NAME: '결 시험',
    OPERATOR_ADDRESS: '서울특별시 종로구 세종대로 1',
    OPERATOR_PHONE: '02-000-0000',
  };

  const filled = await openServices(readEnv(settings), 'the test');
  await filled.services.database.write(async (tx) => {
    const [editor] = await tx
      .insert(users)
      .values({ username: 'editor', email: '', nickname: '편집', termsVersion: '1', termsAgreedAt: NOON })
      .returning();
    const subscription = { topics: ['digest' as const], consent: '1', source: '', locale: 'ko' as const };
    const rows = Array.from({ length: SUBSCRIBERS }, (_, at) => ({
      ...subscription,
      email: `reader${at}@example.com`,
      agreedAt: NOON,
      confirmedAt: NOON,
    }));
    for (let at = 0; at < rows.length; at += 1000) {
      await tx.insert(marketingAttendees).values(rows.slice(at, at + 1000));
    }
    await tx.insert(newsletters).values({
      state: 'scheduled',
      subject: '봄 소식',
      content: '<p>안녕하세요.</p>',
      locale: 'ko',
      topic: 'digest',
      audience: { locale: null, active_days: null, skin_types: [] },
      createdBy: editor?.id ?? 0,
      createdAt: NOON,
      updatedAt: NOON,
      scheduledAt: NOON,
    });
  });
  await filled.close();

  async function send(clock: Date): Promise<NodeJS.Signals | null> {
    const sender = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SENDER], {
      env: { ...settings, NODE_ENV: 'test', CLOCK: clock.toISOString() },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    onTestFinished(() => void sender.kill('SIGKILL'));
    mailServer.onKill(() => void sender.kill('SIGKILL'));
    const [, signal] = await once(sender, 'exit');
    return signal;
  }
  // Once while mails have no end yet, once when all ends of a batch have arrived and none was answered.
  const third = Math.floor(SUBSCRIBERS / 3 / BATCH_SIZE) * BATCH_SIZE;
  mailServer.plan.push({ at: third, when: 'announced' }, { at: 2 * third, when: 'ended' });
  expect(await send(NOON)).toBe('SIGKILL');
  expect(mailServer.received.size).toBe(third);
  // Another provider goes on once the killed one has not been heard of for some minutes.
  expect(await send(addMinutes(NOON, 10))).toBe('SIGKILL');
  expect(mailServer.received.size).toBe(2 * third + BATCH_SIZE);
  expect(await send(addMinutes(NOON, 20))).toBeNull();

  expect(mailServer.received.size).toBe(SUBSCRIBERS);
  expect([...mailServer.received].filter(([, times]) => times !== 1)).toEqual([]);
  const ended = await openServices(readEnv(settings), 'the test');
  const { database } = ended.services;
  const [newsletter] = await database.read((db) => db.select().from(newsletters));
  const states = await database.read((db) =>
    db.select({ state: newsletterDeliveries.state }).from(newsletterDeliveries),
  );
  await ended.close();
  expect(newsletter?.state).toBe('sent');
  const counted = (state: string) => states.filter((row) => row.state === state).length;
  expect([counted('sent'), counted('unconfirmed')]).toEqual([SUBSCRIBERS - BATCH_SIZE, BATCH_SIZE]);
});
