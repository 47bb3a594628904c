import { expect, it } from 'vitest';
import { readEnv } from '../config/env.ts';
import { SetupError } from '../errors/setupError.ts';
import { explainStart, openServices } from './boot.ts';

const SECRETS = { TOKEN_SECRET: 't'.repeat(32), ASSERTION_SECRET: 'a'.repeat(32) };
const withCode = (code: string) => Object.assign(new Error('low level words'), { code });
/** Builds an error of the embedded database, which is not an `Error` and has no message. */
const embedded = (errno: number) => ({ name: 'ErrnoError', errno });

it.each<[string, unknown, string]>([
  ['a full disk', withCode('ENOSPC'), 'the disk of /data is full'],
  ['a quota that is used up', withCode('EDQUOT'), 'the disk of /data is full'],
  ['a disk full below PGlite', embedded(51), 'the disk of /data is full'],
  ['a disk full in a query', new Error('query', { cause: withCode('53100') }), 'the disk of /data is full'],
  ['a read-only file system', withCode('EROFS'), '/data cannot be written (EROFS)'],
  ['a read-only file system below PGlite', embedded(69), '/data cannot be written (EROFS)'],
  ["another user's folder", withCode('EACCES'), '/data cannot be written (EACCES)'],
  ['a file', withCode('ENOTDIR'), '/data is a file'],
  ['a file below PGlite', embedded(54), '/data is a file'],
])('explains DATA_DIR on %s', (_, error, text) => {
  const explained = explainStart(error, { DATA_DIR: '/data' });
  expect(explained).toBeInstanceOf(SetupError);
  expect((explained as Error).message).toMatch(/^DATA_DIR: /);
  expect((explained as Error).message).toContain(text);
});

const DATABASE_URL = 'postgres://gyeol:hidden@db.test:5433/gyeol';

it.each([
  ['ECONNREFUSED', 'PostgreSQL at db.test:5433/gyeol cannot be reached (ECONNREFUSED)', false],
  ['ENOTFOUND', 'PostgreSQL at db.test:5433/gyeol cannot be reached (ENOTFOUND)', false],
  ['3D000', 'db.test:5433/gyeol refused the connection: low level words', true],
  ['28P01', 'db.test:5433/gyeol refused the connection: low level words', true],
])('explains DATABASE_URL on %s, without its password', (code, text, isSetup) => {
  const explained = explainStart(withCode(code), { DATABASE_URL, DATA_DIR: '/data' }) as Error;
  expect(explained.message).toBe(`DATABASE_URL: ${text}`);
  expect(explained instanceof SetupError).toBe(isSetup);
});

it('leaves an error of another kind as it is', () => {
  const error = new Error('a fault of ours');
  expect(explainStart(error, { DATA_DIR: '/data' })).toBe(error);
  expect(explainStart(error, { DATABASE_URL, DATA_DIR: '/data' })).toBe(error);
});

it('names the variable of a database and of a data folder that cannot be opened', async () => {
  const url = readEnv({ ...SECRETS, DATABASE_URL: 'postgres://gyeol@127.0.0.1:1/gyeol' });
  const file = readEnv({ ...SECRETS, DATABASE_URL: '', DATA_DIR: import.meta.filename });
  for (const [env, name] of [
    [url, 'DATABASE_URL: '],
    [file, 'DATA_DIR: '],
  ] as const) {
    const failed = await openServices(env, 'a test').catch((error: unknown) => error);
    expect((explainStart(failed, env) as Error).message).toContain(name);
  }
});
