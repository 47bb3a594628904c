// @vitest-environment node
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('a mailed link signs its reader in and redirects back', async () => {
  const visitor = new Visitor(site.url);
  const { mail, link } = await mailedLink(visitor, 'Reader@Gyeol.Test');
  expect(mail.subject).toBe('결: 로그인 링크를 보내 드려요');
  expect(mail.to?.[0]?.address).toBe('reader@gyeol.test');
  expect(await visitor.follow(link)).toBe('/forums');
  expect((await visitor.session()).user).toMatchObject({ email: 'reader@gyeol.test', email_verified: true });
});

test('a member is found by the address', async () => {
  await site.provider.member({ username: 'known', email: 'known@gyeol.test' });
  const visitor = new Visitor(site.url);
  const { link } = await mailedLink(visitor, 'known@gyeol.test');
  await visitor.follow(link);
  expect((await visitor.session()).user.username).toBe('known');
});

test('a link works once', async () => {
  const first = new Visitor(site.url);
  const { link } = await mailedLink(first, 'once@gyeol.test');
  await first.follow(link);
  const second = new Visitor(site.url);
  expect(await second.follow(link)).toBe('/auth/error?error=Verification');
  expect(await second.session()).toEqual({});
});

test("a link does not work for another's address", async () => {
  await site.provider.member({ username: 'target', email: 'target@gyeol.test' });
  const visitor = new Visitor(site.url);
  const { link } = await mailedLink(visitor, 'mine@gyeol.test');
  const forged = link.replace('mine%40', 'target%40');
  expect(forged).not.toBe(link);
  expect(await visitor.follow(forged)).toBe('/auth/error?error=Verification');
  expect(await visitor.session()).toEqual({});
});

test('an English page sends an English mail and redirects back to itself', async () => {
  const visitor = new Visitor(site.url);
  const { mail, link } = await mailedLink(visitor, 'english@gyeol.test', '/en/forums');
  expect(mail.subject).toBe('Gyeol: your sign-in link');
  expect(await visitor.follow(link)).toBe('/en/forums');
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
