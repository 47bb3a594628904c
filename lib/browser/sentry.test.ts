import { afterEach, expect, test, vi } from 'vitest';

const { capture, init } = vi.hoisted(() => ({ capture: vi.fn(), init: vi.fn() }));
vi.mock('@sentry/nextjs', () => ({ captureException: capture, init }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.clearAllMocks();
});

/** Loads the reporter on a page, and returns the settings that Sentry was given. */
async function load(pathname: string) {
  vi.stubEnv('NEXT_PUBLIC_SENTRY_DSN', 'https://key@sentry.test/1');
  vi.stubGlobal('window', { location: { pathname } });
  await import('./sentry.ts');
  return init.mock.calls[0]?.[0];
}

test('Sentry gets errors without the member, input and searches', async () => {
  const settings = await load('/topics');
  expect(settings).toMatchObject({
    dsn: 'https://key@sentry.test/1',
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    enhanceFetchErrorMessages: 'report-only',
  });
  const request = { url: 'https://gyeol.test/topics?search=secret', headers: { cookie: 'secret' } };
  const hint = { originalException: new Error('broken') };
  expect(settings.beforeSend({ message: 'a', request }, hint)).toEqual({
    message: 'a',
    request: { url: 'https://gyeol.test/topics' },
  });
  expect(settings.beforeSend({ request: { headers: {} } }, hint)).toEqual({ request: {} });
  expect(settings.beforeSend({ message: 'a' }, hint)).toEqual({ message: 'a' });
});

test('the exempt error of the legacy delivery address is not sent', async () => {
  const { beforeSend } = await load('/mypage/delivery');
  const originalException = new TypeError("Cannot read properties of null (reading 'content')");
  expect(beforeSend({}, { originalException })).toBeNull();
  expect(beforeSend({}, { originalException: new Error('other') })).toEqual({});
});

test('an error is reported to Sentry where it is configured', async () => {
  await load('/topics');
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  const { reportError } = await import('./errorReports.ts');
  const error = new Error('broken');
  await reportError(error, '/topics');
  expect(capture).toHaveBeenCalledExactlyOnceWith(error);
});
