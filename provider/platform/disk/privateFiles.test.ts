import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../config/env.ts';
import { openServices } from '../process/boot.ts';

let root: string;
let umask: number;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gyeol-private-'));
  umask = process.umask(0o077);
});
afterAll(() => {
  process.umask(umask);
  rmSync(root, { recursive: true });
});

const SECRET = 's'.repeat(32);

/** Returns everything below a folder that another user may read, write or enter. */
function openPaths(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['.', ...names].filter((name) => {
    const found = lstatSync(join(folder, name));
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
}

it.runIf(process.platform !== 'win32')(
  'keeps everything in DATA_DIR for its owner alone',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(root, 'data');
    const outside = join(root, 'outside');
    writeFileSync(outside, 'not ours');
    chmodSync(outside, 0o644);
    for (const folder of ['', 'outbox', 'files']) mkdirSync(join(dataDir, folder), { mode: 0o755 });
    chmodSync(dataDir, 0o755);
    for (const file of ['secrets.json', 'outbox/1.eml', 'files/a.webp']) {
      writeFileSync(join(dataDir, file), 'from before');
      chmodSync(join(dataDir, file), 0o644);
    }
    symlinkSync(outside, join(dataDir, 'link'));

    const env = readEnv({ DATA_DIR: dataDir, TOKEN_SECRET: SECRET, ASSERTION_SECRET: SECRET });
    const { services, close } = await openServices(env, 'a test', pino({ level: 'silent' }));
    expect(openPaths(dataDir)).toEqual([]);
    expect(lstatSync(outside).mode & 0o777).toBe(0o644);

    await services.database.write((tx) => tx.execute(sql`create table made_later (id serial)`));
    await services.database.maintain('CHECKPOINT');
    await services.mail.send({ to: 'demo@gyeol.test', subject: '제목', text: '내용' });
    await services.files.put('later.webp', Buffer.from('picture'));
    await close();
    expect(openPaths(dataDir)).toEqual([]);
  },
);
