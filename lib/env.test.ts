import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const secret = 'a secret that is long enough to resist guessing';
const production = {
  NODE_ENV: 'production',
  API_URL: 'http://127.0.0.1:4000/api/v1',
  NEXTAUTH_URL: 'https://gyeol.test',
  NEXTAUTH_SECRET: secret,
  ASSERTION_SECRET: secret,
};

test('development needs no settings', () => {
  const env = readEnv({ NODE_ENV: 'development' });
  expect(env.API_URL).toBe('http://127.0.0.1:4000/api/v1');
  expect(env.NEXTAUTH_SECRET).not.toBe('');
});

test('a start without NODE_ENV needs the settings of production', () => {
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

test('every problem is reported at once', () => {
  expect(() => readEnv({ ...production, API_URL: 'ftp://x', SMTP_URL: 'x' })).toThrow(/API_URL[\s\S]*SMTP_URL/);
});

test('an empty setting is the same as none', () => {
  expect(readEnv({ ...production, SLACK_WEBHOOK_URL: '' }).SLACK_WEBHOOK_URL).toBeUndefined();
});
