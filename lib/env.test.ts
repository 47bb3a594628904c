import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from './env.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const secret = 'a secret that is long enough to resist guessing';
const production = {
  NODE_ENV: 'production',
  API_URL: 'http://127.0.0.1:4000/api/v1',
  NEXTAUTH_URL: 'https://gyeol.test',
  NEXTAUTH_SECRET: secret,
  ASSERTION_SECRET: secret,
};

test.each(['development', 'test'])('%s needs no settings', (NODE_ENV) => {
  const env = readEnv({ NODE_ENV });
  expect(env.API_URL).toBe('http://127.0.0.1:4000/api/v1');
  expect(env.NEXTAUTH_SECRET).not.toBe('');
});

test('a start that does not say what it is has to have what production must have', () => {
  expect(() => readEnv({})).toThrow('NEXTAUTH_SECRET');
});

test('production starts with the settings it must have', () => {
  expect(readEnv(production)).toMatchObject({ API_URL: production.API_URL, WEB_TRUSTED_HOPS: 0 });
});

test.each(['API_URL', 'NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'ASSERTION_SECRET'])(
  'production without %s stops the start by its name',
  (name) => {
    expect(() => readEnv({ ...production, [name]: undefined })).toThrow(name);
    expect(() => readEnv({ ...production, [name]: '' })).toThrow(name);
  },
);

test('a weak secret is named, and never printed', () => {
  const start = () => readEnv({ ...production, NEXTAUTH_SECRET: 'hunter2' });
  expect(start).toThrow('NEXTAUTH_SECRET: must be at least 32 characters');
  expect(start).not.toThrow('hunter2');
});

test('every problem is reported at once, each in a line', () => {
  expect(() => readEnv({ ...production, API_URL: 'ftp://x', SMTP_URL: 'x' })).toThrow(
    /^The web cannot start with these settings:\n {2}API_URL: .+\n {2}SMTP_URL: .+$/,
  );
});

test('an empty setting is the same as none', () => {
  expect(readEnv({ ...production, SLACK_WEBHOOK_URL: '' }).SLACK_WEBHOOK_URL).toBeUndefined();
});

test('the settings of the process are read once, and next-auth finds its address in them', async () => {
  vi.stubEnv('API_URL', 'https://api.gyeol.test/api/v1/');
  vi.stubEnv('NEXTAUTH_URL', undefined);
  const { apiUrl, env } = await import('./env.ts');
  expect(env().API_URL).toBe('https://api.gyeol.test/api/v1/');
  expect(process.env.NEXTAUTH_URL).toBe(env().NEXTAUTH_URL);
  expect(apiUrl()).toBe('https://api.gyeol.test/api/v1');
  vi.stubEnv('API_URL', 'https://other.test');
  expect(env().API_URL).toBe('https://api.gyeol.test/api/v1/');
});

test('an address of next-auth that is set stays', async () => {
  vi.stubEnv('NEXTAUTH_URL', 'https://gyeol.test');
  const { env } = await import('./env.ts');
  expect(env().NEXTAUTH_URL).toBe('https://gyeol.test');
  expect(process.env.NEXTAUTH_URL).toBe('https://gyeol.test');
});
