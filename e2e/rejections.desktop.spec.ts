import type { Browser, BrowserContextOptions, Page, Route } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import {
  expect,
  loginAsManager,
  type Member,
  openAsMember,
  signIn,
  someTopic,
  test,
  typeSignIn,
  verifiedMember,
} from './fixtures.ts';
import { heart, ko } from './messages.ts';

/** How long calls are counted after a rejection, in ms: the length of the observation itself. */
const OBSERVED_MS = 20_000;
/** A page that reads its own parts again once stays below these; a loop does not. */
const MOST = { signouts: 3, sessions: 8, calls: 40 };

// A service worker's fetches would bypass the routes.
test.use({ serviceWorkers: 'block' });

const reject = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { code, detail: code } });
const bearers = async (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/api/v1/**', (route) => (route.request().headers().authorization ? answer(route) : route.fallback()));
const signouts = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/auth/signout', (route) => route.fulfill(answer));
const tap = (page: Page) => page.getByRole('button', { name: heart }).click();

interface Kind {
  /** The page on which the rejection occurs; the topic by default. */
  path?: string;
  /** Causes the rejection. */
  reject: (page: Page, member: Member) => Promise<void>;
}

/** Every kind of rejection on a signed-in page. */
const kinds: Record<string, Kind> = {
  '401 of every call': {
    reject: async (page) => {
      await bearers(page, reject(401, 'session_ended'));
      await tap(page);
    },
  },
  '403 of a suspended member': {
    reject: async (page, member) => {
      const manager = await page.context().browser()?.newContext(contextOf(page));
      const desk = await manager?.newPage();
      if (!manager || !desk) throw new Error('no browser');
      await loginAsManager(desk);
      const { accessToken } = await (await desk.request.get('/api/auth/session')).json();
      const answer = await desk.request.post(`/api/v1/users/${member.username}/suspension/`, {
        headers: { Authorization: `Bearer ${accessToken}` },
        data: { until: '2099-01-01T00:00:00.000Z', reason: 'a test' },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      await manager.close();
      await tap(page);
    },
  },
  'sign-out 400': {
    reject: async (page) => {
      await signouts(page, { status: 400, json: { url: '/auth/error' } });
      await bearers(page, reject(403, 'suspended'));
      await tap(page);
    },
  },
  'sign-out 503': {
    reject: async (page) => {
      await signouts(page, { status: 503, body: 'unavailable' });
      await bearers(page, reject(401, 'session_ended'));
      await tap(page);
    },
  },
  'sign-out by hand 503': {
    path: paths.settings(),
    reject: async (page) => {
      await signouts(page, { status: 503, body: 'unavailable' });
      await page.getByRole('button', { name: ko.users.settings.signOut }).click();
    },
  },
  'session endpoint 500': {
    reject: async (page) => {
      await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, json: {} }));
      await page.reload();
    },
  },
  'nonce 401': {
    path: paths.settings('devices'),
    reject: async (page) => {
      await page.route('**/api/v1/users/nonce/', reject(401, 'session_ended'));
      await page.getByRole('button', { name: ko.auth.carry.show }).click();
    },
  },
  'a session that ended elsewhere': {
    reject: async (page, member) => {
      const elsewhere = await page.context().browser()?.newContext(contextOf(page));
      const other = await elsewhere?.newPage();
      if (!elsewhere || !other) throw new Error('no browser');
      await signIn(other, member);
      const { accessToken } = await (await other.request.get('/api/auth/session')).json();
      const answer = await other.request.post('/api/v1/auth/password/change/', {
        headers: { Authorization: `Bearer ${accessToken}` },
        data: { old_password: member.password, new_password: 'another winter lake' },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      await elsewhere.close();
      await tap(page);
    },
  },
};

/** Returns the options of a signed-out context of the same origin as a page. */
const contextOf = (page: Page): BrowserContextOptions => ({
  baseURL: new URL(page.url()).origin,
  serviceWorkers: 'block',
});

/** Signs a member in on an origin and opens the page on which the rejection will occur. */
async function openSignedIn(
  browser: Browser,
  options: BrowserContextOptions,
  { member, path }: { member: Member; path: string },
) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, member);
  await openAsMember(page, path);
  return page;
}

/** Counts the calls that a page makes from now on. */
function count(page: Page) {
  const counts = { signouts: 0, sessions: 0, calls: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/auth/signout') counts.signouts += 1;
    if (pathname === '/api/auth/session') counts.sessions += 1;
    if (pathname.startsWith('/api/')) counts.calls += 1;
  });
  return counts;
}

test('no rejection is followed by a loop of calls, on any origin of the site', async ({
  browser,
  baseURL,
  page,
  request,
  contextOptions,
}, testInfo) => {
  test.setTimeout(300_000);
  const { port } = new URL(baseURL ?? '');
  const topic = await someTopic(page);
  const runs = ['localhost', '127.0.0.1'].flatMap((name) =>
    Object.entries(kinds).map(([label, kind]) => ({
      label: `${name}: ${label}`,
      origin: `http://${name}:${port}`,
      kind,
    })),
  );
  const opened = [];
  for (const { label, origin, kind } of runs) {
    const member = await verifiedMember(request);
    const options = { ...contextOptions, baseURL: origin };
    const path = kind.path ?? paths.topic(topic.forum.slug, topic.id);
    const tab = await openSignedIn(browser, options, { member, path });
    opened.push({ label, kind, member, tab });
  }
  // All are observed together, each for at least the full time.
  const observed: [string, ReturnType<typeof count>][] = [];
  for (const { label, kind, member, tab } of opened) {
    observed.push([label, count(tab)]);
    await kind.reject(tab, member);
  }
  await page.waitForTimeout(OBSERVED_MS);
  await testInfo.attach('calls', { body: JSON.stringify(Object.fromEntries(observed), null, 1) });
  await Promise.all(opened.map(({ tab }) => tab.context().close()));
  for (const [label, counts] of observed) {
    for (const key of ['signouts', 'sessions', 'calls'] as const) {
      expect(counts[key], `${label}: ${key}`).toBeLessThanOrEqual(MOST[key]);
    }
  }
});

for (const name of ['localhost', '127.0.0.1']) {
  test(`a member signs in and out at ${name}`, async ({ browser, baseURL, contextOptions, member }) => {
    const origin = `http://${name}:${new URL(baseURL ?? '').port}`;
    const context = await browser.newContext({ ...contextOptions, baseURL: origin });
    const page = await context.newPage();
    await page.goto(paths.settings());
    await typeSignIn(page, member);
    await expect(page).toHaveURL(origin + paths.settings());
    await page.getByRole('button', { name: ko.users.settings.signOut }).click();
    await expect(page.getByText(ko.common.toast.signedOut)).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
    expect(await (await page.request.get('/api/auth/session')).json()).toEqual({});
    await context.close();
  });
}
