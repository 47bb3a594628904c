import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { waitingMails } from '../../db/schema/jobs.ts';
import { readEnv } from '../config/env.ts';
import { openServices } from './boot.ts';

it('stores a mail that its server rejects while the provider stops', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-boot-'));
  /** Lets the server reject each recipient that it was asked to take. */
  const rejections: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_, __, done) {
      rejections.push(() => done(Object.assign(new Error('later'), { responseCode: 450 })));
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(async () => {
    await new Promise<void>((closed) => server.close(closed));
    rmSync(dataDir, { recursive: true });
  });
  const { port } = server.server.address() as AddressInfo;
  const env = readEnv({
    DATA_DIR: dataDir,
    TOKEN_SECRET: 't'.repeat(32),
    ASSERTION_SECRET: 'a'.repeat(32),
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'hello@gyeol.test',
  });
  const open = () => openServices(env, 'a test', pino({ level: 'silent' }));

  const first = await open();
  const signUp = {
    username: 'minji',
    email: 'minji@example.com',
    password: 'quiet winter lake',
    nickname: '민지',
    agreements: { terms: true, age: true, marketing: false },
  };
  const { status } = await createApp(first.services).request('/api/v1/auth/registration/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(signUp),
  });
  expect(status).toBe(200);
  await expect.poll(() => rejections).toHaveLength(1);
  const closed = first.close();
  for (const reject of rejections) reject();
  await closed;

  const second = await open();
  expect(await second.services.database.read((db) => db.select().from(waitingMails))).toHaveLength(1);
  await second.close();
});
