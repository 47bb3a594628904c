import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { paths } from '../lib/paths.ts';
import { expect, openAsMember, someTopic, test, toastsLoaded } from './fixtures.ts';
import { en, ko } from './messages.ts';

const { common, comments } = ko;
const FAILED = /ERR_|Failed to (fetch|load)|CLIENT_FETCH_ERROR|Loading (CSS )?chunk/;
/** How long a page that must not reload is observed, in ms: the fault that it tests for occurred every 0.1 s. */
const WATCHED_MS = 3000;

/** Counts the documents that a page loads; a change of its history alone is none. */
function documents(page: Page) {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** Opens a page and waits until the service worker has what it needs to show without a connection. */
async function install(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match('/en/offline'))) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/**
 * Tells a new document that there is no connection, until the session is detached: Chromium 150 says that a document is
 * online which it loaded after Playwright had taken the connection away.
 */
async function tellOffline(page: Page) {
  const told = await page.context().newCDPSession(page);
  await told.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return told;
}

test('a page that was never read waits without a connection and loads once with it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(FAILED);
  await install(page, paths.posts());
  const addresses = [
    '/posts/29',
    '/challenges/6',
    '/forums/sun',
    '/contents/photos/70',
    '/users?is_partner=true',
    '/en/posts/12',
  ];
  await context.setOffline(true);
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const opened = await context.newPage();
      const count = documents(opened);
      await opened.goto(address);
      const told = await tellOffline(opened);
      const { error } = address.startsWith('/en') ? en.common : common;
      const heading = opened.getByRole('heading', { level: 1, name: error.offlineTitle });
      await expect(heading).toBeVisible();
      await expect(heading).toBeInViewport();
      await expect(opened).toHaveTitle(new RegExp(`^${error.offlineTitle}`));
      return { address, opened, count, heading, told };
    }),
  );
  await page.waitForTimeout(WATCHED_MS);
  expect(pages.map(({ count }) => count())).toEqual(addresses.map(() => 1));

  await context.setOffline(false);
  await Promise.all(pages.map(({ told }) => told.detach()));
  for (const { address, opened, count, heading } of pages) {
    await expect(heading).toBeHidden({ timeout: 30_000 });
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(opened.url()).pathname).toBe(address.split('?')[0]);
    expect(count()).toBeLessThanOrEqual(2);
  }
});

test('a link in a list that is followed without a connection opens once with it', { tag: '@phone' }, async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(FAILED);
  await install(page, paths.posts());
  const link = page.getByRole('main').locator('a[href^="/posts/"]').last();
  await link.scrollIntoViewIfNeeded();
  const href = (await link.getAttribute('href')) ?? '';
  await context.setOffline(true);
  const count = documents(page);
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: common.error.offlineTitle });
  await expect(heading).toBeVisible();
  await page.waitForTimeout(WATCHED_MS);
  expect(count()).toBe(1);
  await context.setOffline(false);
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a typed comment survives a lost connection, which the top of the page reports', async ({
  page,
  login,
  context,
  allowConsole,
}) => {
  allowConsole(FAILED);
  const topic = await someTopic(page);
  await login();
  await openAsMember(page, paths.topic(topic.forum.slug, topic.id));
  const field = page.locator('#comments').getByLabel(comments.label, { exact: true });
  await field.fill('연결이 끊겨도 남을 말');
  await toastsLoaded(page);
  const count = documents(page);
  await context.setOffline(true);
  const notice = page.getByText(common.shell.offline);
  await expect(notice).toBeInViewport();
  expect((await notice.boundingBox())?.y).toBeLessThan(40);
  await page.locator('#comments').getByRole('button', { name: comments.send, exact: true }).click();
  await expect(page.getByText(common.toast.offline)).toBeVisible();
  await expect(field).toHaveValue('연결이 끊겨도 남을 말');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(field).toHaveValue('연결이 끊겨도 남을 말');
  expect(count()).toBe(0);
  const offer = page.getByText(comments.toast.backOnline);
  await expect(offer).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('연결이 끊겨도 남을 말');
});

/** Starts a proxy to the site that can be cut and restored, as when its server stops and starts. */
async function cuttable(to: URL) {
  const sockets = new Set<Socket>();
  const open = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((socket) => {
        const site = connect(Number(to.port), to.hostname);
        for (const [one, other] of [
          [socket, site],
          [site, socket],
        ] as const) {
          sockets.add(one);
          one.on('error', () => other.destroy());
          one.on('close', () => sockets.delete(one));
          one.pipe(other);
        }
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await open(0);
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    mend: async () => {
      server = await open(port);
    },
  };
}

test('a site whose server has stopped reports it, waits, and loads when it is back', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(FAILED);
  const site = await cuttable(new URL(baseURL ?? ''));
  await install(page, site.origin + paths.posts());
  await site.cut();
  const count = documents(page);
  await page.goto(`${site.origin}/posts/17`);
  const heading = page.getByRole('heading', { level: 1, name: common.error.unreachableTitle });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${common.error.unreachableTitle}`));
  await page.waitForTimeout(WATCHED_MS);
  expect(count()).toBe(1);
  await site.mend();
  await expect(heading).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(count).toBe(2);
  await page.close();
  await site.cut();
});
