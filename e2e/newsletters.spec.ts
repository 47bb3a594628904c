import { randomInt } from 'node:crypto';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { managePaths } from '../lib/managePaths.ts';
import { JOURNEY_SETTINGS, type Site, startSite } from '../scripts/lib/site.ts';
import { test as base, expect, loginAsManager, mailWith, openAsMember } from './fixtures.ts';
import { ko } from './messages.ts';

const { common, manage, posts } = ko;
const API = '/api/v1';
/** A job starts sending each minute. */
const SENT_MS = 90_000;

/** Returns whether it is night in Korea, when no advertising may be sent. */
function isNight(): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Seoul' }).format(new Date()),
  );
  return hour >= 21 || hour < 8;
}

/** Moves the clock of each program that starts with it eleven hours ahead, from any time of the night into the day. */
const AHEAD = `
  const ahead = 11 * 3_600_000;
  const { now: realNow } = Date;
  const now = () => realNow() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, type) => Reflect.construct(real, given.length > 0 ? given : [now()], type),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });`;

/** Runs the journey by day: at night in Korea over a site of its own, whose clock is ahead. */
const test = base.extend<object, { byDay: Site | undefined }>({
  byDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
    async ({}, use) => {
      if (!isNight()) return use(undefined);
      const site = await startSite({
        ...JOURNEY_SETTINGS,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(AHEAD)}`,
      });
      // Of this worker, which runs no other journey: they have not this fixture.
      process.env.E2E_DATA_DIR = site.dataDir;
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 2 * SENT_MS },
  ],
  baseURL: async ({ byDay, baseURL }, use) => use(byDay?.url ?? baseURL),
});

test('a newsletter is written, tested and sent in the console, and ended by one click of a mail program', async ({
  page,
  login,
  browser,
  request,
}) => {
  test.setTimeout(2 * SENT_MS);
  const { email } = await login();
  const session = await (await page.request.get('/api/auth/session')).json();
  const headers = { Authorization: `Bearer ${session.accessToken}` };
  const subscription = { topics: ['digest'], consent: '1', source: 'newsletter' };
  const subscribed = await page.request.post(`${API}/marketings/attendees/`, { headers, data: subscription });
  expect(subscribed.ok(), await subscribed.text()).toBe(true);

  const staff = await browser.newContext();
  const editors = await staff.newPage();
  await loginAsManager(editors);
  await openAsMember(editors, managePaths.newsletters());
  await editors.getByRole('link', { name: manage.newsletters.new }).click();
  const subject = `봄 편지 ${randomInt(1e9)}`;
  await editors.getByLabel(manage.newsletter.subject, { exact: true }).fill(subject);
  await editors.getByRole('textbox', { name: posts.editor.content, exact: true }).fill('봄에는 가볍게 발라요.');
  await expect(editors.getByText(/지금 [1-9]\d*명이 받을 수 있어요/)).toBeVisible();
  await editors.getByRole('button', { name: manage.newsletter.save }).click();
  await editors.waitForURL(/\/manage\/newsletters\/\d+$/);
  await expect(editors.getByRole('link', { name: common.nav.account })).toBeVisible();

  await editors.getByRole('button', { name: manage.newsletter.test }).click();
  await expect(editors.getByText(manage.newsletter.tested)).toBeVisible();
  expect(await mailWith('manager', `(광고) ${subject}`, 10_000)).toContain('봄에는 가볍게 발라요.');

  await editors.getByRole('button', { name: manage.newsletter.toSend }).click();
  const sheet = editors.getByRole('dialog');
  await sheet.getByLabel(manage.role.password, { exact: true }).fill(DEMO_PASSWORD);
  await sheet.getByRole('button', { name: manage.newsletter.sends.now, exact: true }).click();
  await expect(editors.getByRole('button', { name: manage.newsletter.actions.unschedule })).toBeVisible();
  const text = await mailWith(email, `(광고) ${subject}`, SENT_MS);
  expect(text).toContain('02-000-0000');
  await editors.reload();
  await expect(editors.getByText(manage.newsletters.states.sent, { exact: true })).toBeVisible();
  await staff.close();

  const token = new URL(/https?:\/\/\S+newsletter\/stop\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
  const stopped = await request.post(`${API}/marketings/attendees/stop/`, {
    params: { token },
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(stopped.ok(), await stopped.text()).toBe(true);
  const own = await page.request.get(`${API}/marketings/attendees/my/`, { headers });
  expect(await own.json()).toEqual({ attendee: null });
});
