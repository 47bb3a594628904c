import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forums } from '../provider/db/schema/topics.ts';
import { openEmbedded } from '../provider/platform/db/client.ts';
import { ROOT } from '../server/root.ts';
import { loadSecrets, type Secrets } from '../server/secrets.ts';

let folder: string;
/** The data folder of a running provider, and the backup that is made of it. */
let site: string;
let backup: string;
let secrets: Secrets;
let provider: ChildProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-commands-'));
  [site, backup] = [join(folder, 'site'), join(folder, 'backup')];
  secrets = loadSecrets(site, {});
  const database = await openEmbedded({ folder: join(site, 'db') });
  const forum = { slug: 'free', name: '자유', nameEn: 'Free', description: '', descriptionEn: '' };
  await database.write((tx) => tx.insert(forums).values(forum));
  await database.close();
  provider = spawn(process.execPath, ['--import', 'tsx', 'provider/server.ts'], {
    cwd: ROOT,
    env: environment({ DATA_DIR: site, PROVIDER_PORT: '0', LOG_LEVEL: 'silent', ...secrets }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(provider, 'message');
});
afterAll(() => {
  provider.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const environment = (env: Record<string, string>) =>
  ({ PATH: process.env.PATH, NODE_ENV: 'production', ...env }) as NodeJS.ProcessEnv;

/** Runs a command to its end; returns its exit code and what it printed. */
const command = (name: string, args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; printed: string }>((done) => {
    const node = ['--import', 'tsx', `scripts/${name}.ts`, ...args];
    const child = execFile(process.execPath, node, { cwd: ROOT, env: environment(env) }, (_, printed, failed) =>
      done({ code: child.exitCode ?? 1, printed: printed + failed }),
    );
  });

it('backs up a site while its provider runs, with the secrets that it made', async () => {
  const made = await command('backup', ['--to', backup], { DATA_DIR: site });
  expect(made).toEqual({
    code: 0,
    printed: expect.stringMatching(/ rows of \d+ tables, 0 files of pictures, the secrets\.\n$/),
  });
  expect(provider.exitCode).toBeNull();
  expect(statSync(join(backup, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(['backup', 'site']);
});

it('restores a site with its secrets, and not where others are set', async () => {
  const target = join(folder, 'target');
  const elsewhere = { DATA_DIR: target, HOST: '0.0.0.0', TOKEN_SECRET: 'another secret of 32 characters and more' };
  const rejected = await command('restore', ['--from', backup], elsewhere);
  expect(rejected).toEqual({ code: 1, printed: expect.stringContaining('TOKEN_SECRET is not that of the backup') });
  expect(existsSync(target)).toBe(false);

  expect(await command('restore', ['--from', backup], { DATA_DIR: target })).toMatchObject({ code: 0 });
  expect(loadSecrets(target, {})).toEqual(secrets);
  const restored = await openEmbedded({ folder: join(target, 'db') });
  const rows = await restored.read((db) => db.select().from(forums)).finally(restored.close);
  expect(rows.map(({ slug }) => slug)).toEqual(['free']);
});

it('says that there is nothing to back up', async () => {
  const { code, printed } = await command('backup', ['--to', join(folder, 'nothing')], {
    DATA_DIR: join(folder, 'empty'),
  });
  expect([code, printed]).toEqual([1, `There is no database in ${join(folder, 'empty')}.\n`]);
  expect(existsSync(join(folder, 'empty'))).toBe(false);
});
