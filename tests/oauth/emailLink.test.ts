// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { users } from '@/provider/db/schema/users';
import { server as mockedNetwork } from '../api';
import { type Site, startSite } from './site';
import { Visitor } from './visitor';

/** Real sockets on this machine: nothing is mocked here. */
beforeAll(() => mockedNetwork.close());

const arrived: Email[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(parts)).then((mail) => {
        arrived.push(mail);
        done();
      }, done);
    });
  },
});
let site: Site;

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(() => {
  arrived.length = 0;
});

/** Requests a link and returns the address in the mail. */
async function mailedLink(visitor: Visitor, email: string, callbackUrl = '/forums') {
  await visitor.post('signin/email', { email, callbackUrl });
  const [mail] = arrived;
  if (!mail || arrived.length > 1) throw new Error(`${arrived.length} mails arrived`);
  return { mail, link: /https?:\S+/.exec(mail.text ?? '')?.[0] ?? '' };
}

/** Taps the button of a link's page, and returns where it leads. tests/auth/signIn.test.tsx reads the button. */
async function tap(visitor: Visitor, link: string, { headers = OWN_PAGE, attempt = randomUUID() }: Tap = {}) {
  const { search } = new URL(link);
  const action = `/api/auth/callback/email${search}&attempt=${attempt}`;
  const answer = await visitor.request(action, { method: 'POST', headers });
  return visitor.follow(answer.headers.get('location') ?? '');
}
interface Tap {
  headers?: Record<string, string>;
  /** The page of the button. */
  attempt?: string;
}
const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

/** Returns the welcome of a new member, which ends at the path that the link was asked from. */
const welcomeTo = (path: string, prefix = '') => `${prefix}/welcome?callbackUrl=${encodeURIComponent(site.url + path)}`;

test('a mailed link signs its reader in, and welcomes a new member with the way back', async () => {
  const visitor = new Visitor(site.url);
  const { mail, link } = await mailedLink(visitor, 'Reader@Gyeol.Test');
  expect(mail.subject).toBe('결: 로그인 링크를 보내 드려요');
  expect(mail.to?.[0]?.address).toBe('reader@gyeol.test');
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(await tap(visitor, link)).toBe(welcomeTo('/forums'));
  expect((await visitor.session()).user).toMatchObject({ email: 'reader@gyeol.test', email_verified: true });
});

test('any number of programs that open a mailed link, or have it posted, leave it to its reader', async () => {
  const { link } = await mailedLink(new Visitor(site.url), 'scanned@gyeol.test');
  const { pathname, search } = new URL(link);
  const page = pathname + search;
  expect(page).toMatch(/^\/auth\/signin\?.*token=/);
  const scanner = new Visitor(site.url);
  for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS']) {
    const answer = await scanner.request(`/api/auth/callback/email${search}`, { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, page]);
  }
  expect(await tap(scanner, link, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).toContain(page);
  expect(await tap(scanner, link, { headers: { Origin: 'https://elsewhere.test' } })).toContain(page);
  expect(await scanner.session()).toEqual({});
  expect(await site.provider.rows(users, eq(users.email, 'scanned@gyeol.test'))).toEqual([]);
  const reader = new Visitor(site.url);
  expect(await tap(reader, link)).toBe(welcomeTo('/forums'));
  expect((await reader.session()).user).toMatchObject({ email: 'scanned@gyeol.test' });
});

test('a member is found by the address', async () => {
  await site.provider.member({ username: 'known', email: 'known@gyeol.test' });
  const visitor = new Visitor(site.url);
  const { link } = await mailedLink(visitor, 'known@gyeol.test');
  expect(await tap(visitor, link)).toBe('/forums');
  expect((await visitor.session()).user.username).toBe('known');
});

test('a link works once', async () => {
  const first = new Visitor(site.url);
  const { link } = await mailedLink(first, 'once@gyeol.test');
  await tap(first, link);
  const second = new Visitor(site.url);
  expect(await tap(second, link)).toBe('/auth/error?error=Verification');
  expect(await second.session()).toEqual({});
});

test('a second tap on the button of a page, whose first response may be lost, signs in as well', async () => {
  const visitor = new Visitor(site.url);
  const { link } = await mailedLink(visitor, 'lost@gyeol.test');
  const page = { attempt: randomUUID() };
  await Promise.all([tap(new Visitor(site.url), link, page), tap(new Visitor(site.url), link, page)]);
  expect(await tap(visitor, link, page)).toBe('/forums');
  expect((await visitor.session()).user).toMatchObject({ email: 'lost@gyeol.test' });
  expect(await tap(new Visitor(site.url), link)).toBe('/auth/error?error=Verification');
});

test("a link does not work for another's address", async () => {
  await site.provider.member({ username: 'target', email: 'target@gyeol.test' });
  const visitor = new Visitor(site.url);
  const { link } = await mailedLink(visitor, 'mine@gyeol.test');
  const forged = link.replace('mine%40', 'target%40');
  expect(forged).not.toBe(link);
  expect(await tap(visitor, forged)).toBe('/auth/error?error=Verification');
  expect(await visitor.session()).toEqual({});
});

test('an English page sends an English mail and redirects back to itself', async () => {
  const visitor = new Visitor(site.url);
  const { mail, link } = await mailedLink(visitor, 'english@gyeol.test', '/en/forums');
  expect(mail.subject).toBe('Gyeol: your sign-in link');
  expect(await tap(visitor, link)).toBe(welcomeTo('/en/forums', '/en'));
});

test('one mailbox gets only so many links', async () => {
  const visitor = new Visitor(site.url);
  const ends: string[] = [];
  for (let asked = 0; asked < 7; asked += 1) {
    ends.push(await visitor.post('signin/email', { email: 'flooded@gyeol.test' }));
  }
  expect(arrived.length).toBeGreaterThan(0);
  expect(arrived.length).toBeLessThan(7);
  expect(ends.at(-1)).toContain('error=EmailSignin');
});

test('a mail server that accepts a connection and says nothing is given up after ten seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  vi.resetModules();
  const { emailLink } = await import('@/server/auth/emailLink');
  const [provider] = emailLink({ address: '127.0.0.1', locale: 'ko' }, '').providers;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let failure: unknown;
  const connected = once(silent, 'connection');
  const request = {
    ...{ identifier: 'silent@gyeol.test', url: `${site.url}/api/auth/callback/email?token=a`, token: 'a' },
    ...{ expires: new Date(), theme: {} },
  };
  Promise.resolve(provider?.sendVerificationRequest({ ...request, provider })).catch((error: unknown) => {
    failure = error;
  });
  await connected;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(failure).toMatchObject({ code: 'ETIMEDOUT' }));
  await new Promise((closed) => silent.close(closed));
});
