import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settle } from './settings.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gyeol-settings-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const secrets = { NEXTAUTH_SECRET: 'n'.repeat(32), TOKEN_SECRET: 't'.repeat(32), ASSERTION_SECRET: 'a'.repeat(32) };

it('runs on this machine only, with demo accounts, when nothing is set', () => {
  const settings = settle({ DATA_DIR: dataDir }, 4000);
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 3000, isLocal: true });
  expect(settings.provider?.DEMO_ACCOUNTS).toBe('true');
  expect(settings.web).toMatchObject({
    API_URL: 'http://127.0.0.1:4000/api/v1',
    NEXTAUTH_URL: 'http://localhost:3000',
  });
  expect(settings.listensAt).toBe('http://127.0.0.1:3000');
});

it('makes no demo accounts on this machine where they are not wanted', () => {
  expect(settle({ DATA_DIR: dataDir, DEMO_ACCOUNTS: 'false' }, 4000).provider?.DEMO_ACCOUNTS).toBe('false');
});

it.each([{ HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://db.test/gyeol' }])(
  'makes no account and no secret with %o',
  (env) => {
    expect(() => settle({ DATA_DIR: dataDir, ...env }, 4000)).toThrow('TOKEN_SECRET is missing');
    const settings = settle({ DATA_DIR: dataDir, ...env, ...secrets }, 4000);
    expect(settings.isLocal).toBe(false);
    expect(settings.provider?.DEMO_ACCOUNTS).toBe('false');
  },
);

it('treats an empty variable as unset', () => {
  const settings = settle({ DATA_DIR: dataDir, HOST: '', DATABASE_URL: '', PORT: '' }, 4000);
  expect(settings).toMatchObject({ isLocal: true, port: 3000 });
});

it.each(['abc', '0', '65536', '3000.5', '-1', '1e9'])('names PORT when it is %s', (PORT) => {
  expect(() => settle({ DATA_DIR: dataDir, PORT }, 4000)).toThrow(`PORT: “${PORT}” is no port`);
});

it.each([
  [{ HOST: '127.0.0.1' }, 'http://localhost:3000'],
  [{ HOST: '::1' }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '192.0.2.1' }, 'http://192.0.2.1:3000'],
  [{ NEXTAUTH_URL: 'https://gyeol.test/' }, 'https://gyeol.test'],
])('with %o its public address is %s', (env, address) => {
  const settings = settle({ DATA_DIR: dataDir, ...env, ...secrets }, 4000);
  expect(settings.address).toBe(address);
  expect(settings.web.NEXTAUTH_URL).toBe(address);
  expect(settings.provider?.SITE_URL).toBe(address);
});

it('names DATA_DIR when it is a file', () => {
  expect(() => settle({ DATA_DIR: import.meta.filename }, 4000)).toThrow(/^DATA_DIR: .* is a file/);
});

it('runs no provider of its own when API_URL names another', () => {
  const settings = settle({ DATA_DIR: dataDir, API_URL: 'https://api.test/api/v1' }, 4000);
  expect(settings.provider).toBeUndefined();
  expect(settings.web.API_URL).toBe('https://api.test/api/v1');
});
