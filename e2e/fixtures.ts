import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../contract/constants/demo.ts';
import { readOutbox } from '../server/outbox.ts';
import { ko } from './messages.ts';

/** A member with an account of their own. */
export interface Member {
  username: string;
  email: string;
  password: string;
  nickname: string;
}

interface Fixtures {
  /** Lets this test's pages write a console error that matches; any other fails the test. */
  allowConsole: (pattern: RegExp) => void;
  /** A new member whose e-mail address is verified, without a session. */
  member: Member;
  /** Signs the page's visitor in as `member`, without the form. */
  login: (page?: Page) => Promise<Member>;
}

const API = '/api/v1';

/** Returns the text of the newest mail to `address`, once it is in the outbox. */
async function mailTo(address: string): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR ?? './data';
  const newest = async () => (await readOutbox(dataDir)).find(({ to }) => to.includes(address))?.text ?? '';
  await expect.poll(newest, `a mail to ${address}`).not.toBe('');
  return newest();
}

/** Returns the text of the mail to `address` with this subject, once it is in the outbox within `timeout` ms. */
export async function mailWith(address: string, subject: string, timeout: number): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR ?? './data';
  const find = async () =>
    (await readOutbox(dataDir)).find((mail) => mail.to.includes(address) && mail.subject === subject)?.text ?? '';
  await expect.poll(find, { message: `«${subject}» to ${address}`, timeout }).not.toBe('');
  return find();
}

/** Returns the site's own link in a mail, as a path. */
export async function linkIn(address: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await mailTo(address))?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Returns a visitor's input in the sign-up form, unique in a run. */
export function newMember(): Member {
  const username = `e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  return {
    username,
    email: `${username}@example.com`,
    password: `quiet ${randomUUID()}`,
    nickname: `결이 ${username.slice(-6)}`,
  };
}

/** Creates a member whose e-mail address is verified. */
export async function verifiedMember(request: APIRequestContext): Promise<Member> {
  const member = newMember();
  const signedUp = await request.post(`${API}/auth/registration/`, {
    data: { ...member, agreements: { terms: true, age: true, marketing: false } },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const key = new URLSearchParams((await linkIn(member.email)).split('?')[1]).get('key');
  const verified = await request.post(`${API}/auth/registration/verify-email/`, {
    data: { key, password: member.password },
  });
  expect(verified.ok(), await verified.text()).toBe(true);
  return member;
}

/** Signs a page's visitor in, without the form. */
export async function signIn(page: Page, member: Member): Promise<Member> {
  const csrf = await page.request.get('/api/auth/csrf');
  const { csrfToken } = await csrf.json();
  const answer = await page.request.post('/api/auth/callback/credentials', {
    form: { ...member, csrfToken, json: 'true', callbackUrl: '/' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return member;
}

/** Types a member's name, or address, and password into the form of the sign-in page, and sends it. */
export async function typeSignIn(page: Page, { username, password }: Pick<Member, 'username' | 'password'>) {
  const { signIn: texts } = ko.auth;
  await page.getByLabel(texts.username).fill(username);
  await page.getByLabel(texts.password).fill(password);
  await page.getByRole('main').getByRole('button', { name: texts.submit, exact: true }).click();
}

/** Signs the page's visitor in as the manager of every embedded site. */
export async function loginAsManager(page: Page) {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  const answer = await page.request.post('/api/auth/callback/credentials', {
    form: { username: 'manager', password: DEMO_PASSWORD, csrfToken, json: 'true', callbackUrl: '/' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const test = base.extend<Fixtures>({
  // Each test is another household: the limits of one address are not shared by all of them.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this
  extraHTTPHeaders: async ({}, use) => {
    const part = () => randomInt(1, 255);
    await use({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
  },

  allowConsole: [
    async ({ context }, use) => {
      const said: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => said.push(String(error.error())));
      await use((pattern) => allowed.push(pattern));
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  member: async ({ request }, use) => use(await verifiedMember(request)),

  login: async ({ page: ownPage, member }, use) => {
    await use((page = ownPage) => signIn(page, member));
  },
});

export { expect };

/** Creates a picture for a form's file field. */
export const aPicture = async () => ({
  name: 'texture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2c6e60' } })
    .png()
    .toBuffer(),
});

/** Opens a page as a member and waits until the page knows who it is. */
export async function openAsMember(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('link', { name: ko.common.nav.account })).toBeVisible();
}

/** Waits until the page that a link or a form of the console led to knows who it is. */
export async function knowsMember(page: Page, path: string) {
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('link', { name: ko.common.nav.account })).toBeVisible();
}

/** Waits for the code of toasts, which is loaded ahead of a form's first submission and with a like's button. */
export const toastsLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => rule.cssText.includes('.Toastify'))),
  );

/** Creates a topic for one test, written by the signed-in member. */
export async function newTopic(page: Page, forum = 'free') {
  const session = await (await page.request.get('/api/auth/session')).json();
  const answer = await page.request.post(`${API}/forums/${forum}/topics/`, {
    headers: { Authorization: `Bearer ${session.accessToken}` },
    data: { title: '봄에 바꾼 것', content: '토너를 바꿨어요.' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: number; forum: { slug: string } };
}

/** Creates a group of a challenge as the signed-in member, and returns its invite code. */
export async function newGroup(page: Page, challenge: number): Promise<string> {
  const session = await (await page.request.get('/api/auth/session')).json();
  const answer = await page.request.post(`${API}/challenges/${challenge}/group/`, {
    headers: { Authorization: `Bearer ${session.accessToken}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).invite_code;
}

/** Returns the first topic of a forum that has comments, as the API lists it. */
export async function someTopic(page: Page, forum = 'skin-talk') {
  const answer = await page.request.get(`${API}/forums/${forum}/topics/?fixed=false`);
  const { results } = await answer.json();
  return results[0] as { id: number; title: string; like_count: number; forum: { slug: string } };
}

/** Sets filters of a list in their sheet. */
export async function setFilters(page: Page, ...names: string[]) {
  await page.locator('summary', { hasText: ko.common.list.narrow }).click();
  const sheet = page.getByRole('dialog', { name: ko.common.list.narrow });
  for (const name of names) await sheet.getByLabel(name, { exact: true }).check();
  await sheet.getByRole('button', { name: ko.common.list.apply, exact: true }).click();
}

/** Sets a filter of a list without JavaScript, where it is a native field. */
export async function setPlainFilter(page: Page, filter: string, option: string) {
  await page.locator('summary', { hasText: ko.common.list.narrow }).click();
  await page.getByLabel(filter).selectOption({ label: option });
  await page.getByRole('button', { name: ko.common.list.apply, exact: true }).click();
}
