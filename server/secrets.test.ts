import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSecrets, requireSecrets, SECRET_NAMES, storeSecrets } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gyeol-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('names every secret that is missing or weak', () => {
  const given = { TOKEN_SECRET: 'short', ASSERTION_SECRET: 'a'.repeat(32) };
  expect(() => requireSecrets(given)).toThrow('NEXTAUTH_SECRET is missing');
  expect(() => requireSecrets(given)).toThrow('TOKEN_SECRET is too short');
  expect(() => requireSecrets(given)).not.toThrow('ASSERTION_SECRET is');
});

it('creates secrets once, readable by their owner only', () => {
  const path = join(folder, 'once');
  const made = loadSecrets(path, {});
  expect(new Set(Object.values(made)).size).toBe(SECRET_NAMES.length + 1);
  expect(loadSecrets(path, {})).toEqual(made);
  if (process.platform !== 'win32') expect(statSync(join(path, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('adds the key of push messages to secrets that were stored without one, once', () => {
  const path = join(folder, 'earlier');
  mkdirSync(path);
  const stored = Object.fromEntries(SECRET_NAMES.map((name) => [name, name.padEnd(40, 'x')]));
  writeFileSync(join(path, 'secrets.json'), JSON.stringify(stored));
  const made = loadSecrets(path, {});
  expect(made).toEqual({ ...stored, VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/) });
  expect(loadSecrets(path, {})).toEqual(made);
});

it('prefers a secret of the environment and rejects a weak one', () => {
  const path = join(folder, 'given');
  const own = 'b'.repeat(40);
  expect(loadSecrets(path, { TOKEN_SECRET: own }).TOKEN_SECRET).toBe(own);
  expect(() => loadSecrets(path, { TOKEN_SECRET: 'short' })).toThrow('TOKEN_SECRET is too short');
});

it.each(['', '{', 'null', '[]', '"text"', '{}', '{"TOKEN_SECRET":1}', '\0\0'])(
  'names a damaged file (%j) and leaves it as it is',
  (content) => {
    const damaged = join(folder, 'damaged');
    const path = join(damaged, 'secrets.json');
    mkdirSync(damaged, { recursive: true });
    writeFileSync(path, content);
    expect(() => loadSecrets(damaged, {})).toThrow(`${path} is damaged`);
    expect(readFileSync(path, 'utf8')).toBe(content);
  },
);

it('stores the secrets of a backup, and never over others', () => {
  const of = loadSecrets(join(folder, 'of'), {});
  const path = join(folder, 'restored');
  const undo = storeSecrets(path, of);
  expect(loadSecrets(path, {})).toEqual(of);
  storeSecrets(path, of)();
  expect(() => storeSecrets(path, { ...of, TOKEN_SECRET: 'x'.repeat(40) })).toThrow(
    'has other secrets than the backup',
  );
  expect(loadSecrets(path, {})).toEqual(of);
  undo();
  expect(() => statSync(join(path, 'secrets.json'))).toThrow('ENOENT');
});
