import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The public settings of a build with these variables, and none of its own. */
async function settingsOf(variables: Record<string, string> = {}) {
  const names = [
    'CHANNEL_PLUGIN_KEY',
    'SENTRY_DSN',
    'KAKAO_POSTCODE',
    'KAKAO_JS_KEY',
    'OPERATOR',
    'SESSION_POLL_SECONDS',
  ];
  for (const name of names) vi.stubEnv(`NEXT_PUBLIC_${name}`, variables[name]);
  return (await import('./env.public.ts')).publicEnv;
}

test('a part of the site without its setting is not configured', async () => {
  expect(await settingsOf()).toEqual({
    development: false,
    drawings: '',
    channelPluginKey: '',
    sentryDsn: '',
    kakaoPostcode: false,
    kakaoJsKey: '',
    operator: '',
    sessionPollSeconds: 0,
  });
});

test('the browser sees the settings of the build', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const settings = await settingsOf({
    CHANNEL_PLUGIN_KEY: 'key',
    SENTRY_DSN: 'https://key@sentry.test/1',
    KAKAO_POSTCODE: 'on',
    KAKAO_JS_KEY: 'js-key',
    OPERATOR: '결',
    SESSION_POLL_SECONDS: '60',
  });
  expect(settings).toEqual({
    development: true,
    drawings: '',
    channelPluginKey: 'key',
    sentryDsn: 'https://key@sentry.test/1',
    kakaoPostcode: true,
    kakaoJsKey: 'js-key',
    operator: '결',
    sessionPollSeconds: 60,
  });
});

test.each([
  ['development', 'unreported', 'unreported'],
  ['production', 'notified', 'serverBody'],
])('in %s an error screen says who was notified', async (NODE_ENV, browser, server) => {
  vi.stubEnv('NODE_ENV', NODE_ENV);
  const { reportedByBrowser, reportedByServer } = await import('./errorMessages.ts');
  expect([reportedByBrowser, reportedByServer]).toEqual([browser, server]);
});
