import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Reads settings by a module that is loaded anew. */
const read = async (settings: Record<string, string | undefined>) => (await import('./env.ts')).readEnv(settings);

const secret = 'a secret that is long enough to resist guessing';
const production = {
  NODE_ENV: 'production',
  API_URL: 'http://127.0.0.1:4000/api/v1',
  NEXTAUTH_URL: 'https://gyeol.test',
  NEXTAUTH_SECRET: secret,
  ASSERTION_SECRET: secret,
};

test.each(['development', 'test'])('%s needs no settings', async (NODE_ENV) => {
  vi.stubEnv('PORT', undefined);
  const env = await read({ NODE_ENV });
  expect(env).toMatchObject({ NEXTAUTH_URL: 'http://localhost:3000', API_URL: 'http://127.0.0.1:4000/api/v1' });
  expect(env.NEXTAUTH_SECRET).not.toBe('');
});

test('a start without NODE_ENV needs the settings of production', async () => {
  await expect(read({})).rejects.toThrow('NEXTAUTH_SECRET');
});

test('production starts with the settings it must have', async () => {
  expect(await read(production)).toEqual({
    ...production,
    WEB_TRUSTED_HOPS: 0,
    PAGE_CALLS_MS: 2500,
    DRAIN_SECONDS: 0,
    MAIL_FROM: '결 <hello@gyeol.test>',
    DATA_DIR: './data',
  });
  expect(await read({ ...production, NODE_ENV: undefined })).toMatchObject({ NODE_ENV: 'production' });
});

test('development listens on the port that it is given', async () => {
  vi.stubEnv('PORT', '3100');
  expect((await read({ NODE_ENV: 'development' })).NEXTAUTH_URL).toBe('http://localhost:3100');
});

test.each([
  ['NODE_ENV', 'production', 'staging'],
  ['API_URL', 'http://provider:4000/api/v1', 'ftp://provider'],
  ['API_URL', 'https://provider/api/v1', 'xhttps://provider'],
  ['NEXTAUTH_URL', 'http://gyeol.test', 'httpsx://gyeol.test'],
  ['NEXTAUTH_URL', 'https://gyeol.test', 'gyeol.test'],
  ['NEXTAUTH_URL', 'https://gyeol.test', 'xhttps://gyeol.test'],
  ['API_URL', 'https://provider/api/v1', 'httpsx://provider'],
  ['SMTP_URL', 'smtp://mail.test', 'smtpx://mail.test'],
  ['SMTP_URL', 'smtps://mail.test', 'xsmtp://mail.test'],
  ['SMTP_URL', 'smtp://mail.test', 'https://mail.test'],
  ['WEB_TRUSTED_HOPS', '10', '11'],
  ['WEB_TRUSTED_HOPS', '1', '-1'],
  ['DRAIN_SECONDS', '300', '301'],
  ['DRAIN_SECONDS', '1', '-1'],
])('%s may be %s, not %s', async (name, allowed, rejected) => {
  expect(
    String(Object.entries(await read({ ...production, [name]: allowed })).find(([key]) => key === name)?.[1]),
  ).toBe(allowed);
  await expect(read({ ...production, [name]: rejected })).rejects.toThrow(`  ${name}: `);
});

test.each(['API_URL', 'NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'ASSERTION_SECRET'])(
  'production without %s stops the start by its name',
  async (name) => {
    await expect(read({ ...production, [name]: undefined })).rejects.toThrow(name);
    await expect(read({ ...production, [name]: '' })).rejects.toThrow(name);
  },
);

test('a weak secret is named, and never printed', async () => {
  const start = read({ ...production, NEXTAUTH_SECRET: 'hunter2' });
  await expect(start).rejects.toThrow('NEXTAUTH_SECRET: must be at least 32 characters');
  await expect(start).rejects.not.toThrow('hunter2');
});

test('every problem is reported at once, each in a line', async () => {
  await expect(read({ ...production, API_URL: 'ftp://x', SMTP_URL: 'x' })).rejects.toThrow(
    /^The web cannot start with these settings:\n {2}API_URL: .+\n {2}SMTP_URL: .+$/,
  );
});

test('an empty setting is the same as none', async () => {
  expect((await read({ ...production, SLACK_WEBHOOK_URL: '' })).SLACK_WEBHOOK_URL).toBeUndefined();
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
