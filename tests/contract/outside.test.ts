// @vitest-environment node
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { noLimits } from '@/provider/testing';
import { seedFirstContent } from '@/seed/firstContent';
import { testProvider } from '../api';
import { samples } from './every';
import { callsOf } from './routes';

const provider = await testProvider();
/** What the call that is being made waits for while it holds the database. */
let held: string[] = [];

/** Reads, before some work outside of the database, as any other call would meanwhile: within a transaction that fails. */
const met =
  <Given extends unknown[], Answer>(what: string, work: (...given: Given) => Promise<Answer>) =>
  async (...given: Given) => {
    await provider.read((db) => db.execute(sql`select 1`)).catch(() => void held.push(what));
    return work(...given);
  };

beforeAll(async () => {
  const { services } = provider;
  await seedFirstContent(services, { accounts: true });
  const { files, mail, push } = services;
  services.limits = noLimits;
  services.mail = { ...mail, send: met('a mail', mail.send) };
  services.files = {
    put: met('a file', files.put),
    get: met('a file', files.get),
    remove: met('a file', files.remove),
  };
  services.push = push && { ...push, send: met('a push server', push.send) };
  vi.stubGlobal('fetch', met('another server', fetch));
});

const posts = callsOf(provider).flatMap(({ name, method }) => {
  const sample = samples[name];
  return method === 'POST' && sample ? [{ name, sample }] : [];
});

// A password that is compared is not among them: that takes tens of milliseconds, and the call's key covers it.
test.each(posts)('$name holds the database for nothing outside of it', async ({ sample }) => {
  const { path, ...rest } = await sample();
  held = [];
  await provider.call('POST', path, { ...rest, headers: { 'Idempotency-Key': crypto.randomUUID() } });
  expect(held).toEqual([]);
});
