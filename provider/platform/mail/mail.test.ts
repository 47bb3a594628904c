import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { startTestProvider } from '../../testing.ts';
import { readEnv } from '../config/env.ts';
import { PATIENCE_MS } from './connection.ts';
import { createMailer } from './mail.ts';

const settings = (rest: Record<string, string> = {}) =>
  readEnv({
    NODE_ENV: 'test',
    DATA_DIR: join(tmpdir(), `gyeol-mail-${randomUUID()}`),
    TOKEN_SECRET: 'a token secret that only tests know, long enough',
    ASSERTION_SECRET: 'an assertion secret that only tests know, long enough',
    MAIL_FROM: '결 <hello@gyeol.test>',
    ...rest,
  });
const mail = { to: 'minji@example.com', subject: '결: 인증해 주세요', text: '고마워요.\n\n— 결' };

it('writes mails into the outbox when no server is named', async () => {
  const env = settings();
  const mailer = createMailer(env);
  await mailer.send(mail);
  await mailer.send({ ...mail, to: 'jiho@example.com' });
  const folder = join(env.DATA_DIR, 'outbox');
  const names = (await readdir(folder)).sort();
  expect(names).toHaveLength(2);
  const parsed = await PostalMime.parse(await readFile(join(folder, names[0] ?? '')));
  expect(parsed).toMatchObject({
    subject: mail.subject,
    from: { name: '결', address: 'hello@gyeol.test' },
    to: [{ address: mail.to }],
  });
  expect(parsed.text?.trim()).toBe(mail.text);
  await rm(env.DATA_DIR, { recursive: true });
});

it('sends mails to the server of SMTP_URL', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer(settings({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  await Promise.all([mailer.send(mail), mailer.send({ ...mail, to: 'jiho@example.com' })]);
  expect(received.sort()).toEqual(['jiho@example.com', 'minji@example.com']);
  await new Promise<void>((closed) => server.close(closed));
});

it('gives up a server that accepts a connection and says nothing, alone and among many', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer(settings({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const send of [() => mailer.send(mail), () => mailer.connect().begin(mail)]) {
    let failure: unknown;
    const connected = once(server, 'connection');
    send().catch((error: unknown) => {
      failure = error;
    });
    await connected;
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await vi.waitFor(() => expect(failure).toMatchObject({ code: 'ETIMEDOUT' }));
  }
  vi.useRealTimers();
  await new Promise((closed) => server.close(closed));
});

it('signs a visitor up although the mail fails, and logs no personal data', async () => {
  const provider = await startTestProvider();
  let logged = '';
  const stream = new Writable({
    write(chunk, _, done) {
      logged += String(chunk);
      done();
    },
  });
  const rejected = Object.assign(new Error('no mailbox minji@example.com'), { code: 'EENVELOPE' });
  const { database } = provider.services;
  const app = createApp({
    ...provider.services,
    log: pino({ level: 'debug' }, stream),
    mail: { ...provider.services.mail, send: () => Promise.reject(rejected) },
  });
  const post = (path: string, body: unknown) =>
    app.request(`/api/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const member = {
    username: 'minji',
    email: mail.to,
    password: 'quiet winter lake',
    nickname: '민지',
    agreements: { terms: true, age: true, marketing: false },
  };
  const signedUp = await post('auth/registration/', member);
  expect(signedUp.status).toBe(200);
  const { accessToken, refreshToken } = (await signedUp.json()) as Record<string, string>;
  await post('auth/login/', { username: mail.to, password: 'wrong winter lake' });
  await post('users/authenticate/', { refreshToken });
  await database.write((tx) => tx.execute('alter table users rename to hidden'));
  const broken = await post('auth/login/', { username: mail.to, password: member.password });
  expect([broken.status, await broken.json()]).toEqual([500, { code: 'internal', detail: expect.any(String) }]);
  expect(logged).toContain('EENVELOPE');
  expect(logged).toContain('42P01');
  for (const secret of [mail.to, 'winter lake', '민지', accessToken, refreshToken]) {
    expect(logged).not.toContain(secret);
  }
  await provider.stop();
});
