import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { NotificationSettings } from '../../../contract/notificationSettings.ts';
import { notificationSettings } from '../../db/schema/notifications.ts';
import { users } from '../../db/schema/users.ts';
import { signStop } from '../../domain/marketing/stopToken.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { DEFAULT_SETTINGS } from '../../domain/notifications/settings.ts';
import { recurringJobs } from '../../jobs.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const provider = await testProvider();
const forum = await provider.forum('news');
const { mail } = provider.services;
const { timeZone: _, locale: __, ...defaults } = DEFAULT_SETTINGS;
let reader: TestMember;
let star: TestMember;
beforeEach(async () => {
  provider.services.mail = mail;
  // It is noon in Seoul.
  provider.advance(((27 - provider.now().getUTCHours()) % 24) * HOUR_S);
  // Those of earlier tests are not due.
  await provider.update(notificationSettings, { digest: 'off', digestAt: null });
  [reader, star] = [await provider.member(), await provider.member({ nickname: '민지' })];
  await reader.call('POST', `users/${star.username}/follow/`, {});
  provider.mails.length = 0;
});

const choose = (digest: NotificationSettings['digest'], headers = {}) =>
  provider.call('PUT', 'notifications/settings/', { token: reader.token, body: { ...defaults, digest }, headers });
const publish = (title: string, by = star, likeCount = 0) =>
  provider.topic({ forumId: forum.id, userId: by.id, title, likeCount });
const run = () =>
  recurringJobs(provider.services)
    .find(({ name }) => name === 'digests')
    ?.run(new AbortController().signal);
const stored = async () =>
  (await provider.rows(notificationSettings, eq(notificationSettings.userId, reader.id)))[0] ?? { digestAt: null };
const isCurrent = async () => (await stored()).digestAt?.getTime() === provider.now().getTime();
/** Chooses the digest, and lets it be due with a new topic in it. */
async function due() {
  await choose('daily');
  provider.advance(DAY_S);
  await publish('<b>수분</b> 크림');
}

/** Notifies the reader of a comment. */
const notifyReader = () =>
  provider.write((tx) =>
    notify(tx, {
      to: reader.id,
      kind: 'comment',
      actorId: star.id,
      subject: { type: 'topic', id: 7, title: '세안 뒤 당김', path: '/forums/free/topics/7' },
      now: provider.now(),
    }),
  );

it('mails what is new since: unread notifications, topics of followed members, the most liked others', async () => {
  const blocked = await provider.member();
  await reader.call('POST', `users/${blocked.username}/block/`, {});
  await publish('어제보다 앞선 글');
  provider.advance(60);
  await choose('daily');
  provider.advance(DAY_S);
  await publish('<b>수분</b> 크림', star, 9);
  await publish('많이 좋아한 글', await provider.member(), 5);
  await publish('차단한 회원의 글', blocked, 7);
  await publish('내 글', reader, 8);
  await publish('아직 좋아요가 없는 글', await provider.member());
  await notifyReader();
  await run();
  expect(provider.mails).toHaveLength(1);
  const [{ to, subject, text, html, headers } = { text: '' }] = provider.mails;
  expect([to, subject]).toEqual([reader.email, '결: 그동안의 소식을 모았어요']);
  expect(text.match(/^\S.*$/gm)?.slice(0, 6)).toEqual([
    '읽지 않은 알림',
    '- 민지님이 댓글을 남겼어요 · 세안 뒤 당김',
    '팔로우한 사람들의 새 글',
    '- <b>수분</b> 크림 · 민지',
    '좋아요를 많이 받은 글',
    expect.stringContaining('- 많이 좋아한 글'),
  ]);
  expect(text).not.toMatch(/앞선|차단한|내 글|없는 글/);
  expect(text).toMatch(/\/forums\/news\/topics\/\d+/);
  expect(text).toMatch(/수신 거부: \S+\/newsletter\/stop\?token=\S+&of=digest/);
  expect(html).toContain('&lt;b&gt;수분&lt;/b&gt;');
  expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
});

it('names nobody who has left meanwhile', async () => {
  await choose('daily');
  provider.advance(DAY_S);
  await notifyReader();
  await provider.update(users, { status: 'left' }, eq(users.id, star.id));
  await run();
  expect(provider.mails[0]?.text).toContain('댓글을 남겼어요 · 세안 뒤 당김');
  expect(provider.mails[0]?.text).not.toContain('민지');
});

it('writes in the language in which the digest was chosen', async () => {
  await choose('daily', { 'Accept-Language': 'en' });
  provider.advance(DAY_S);
  await publish('A light cream');
  await run();
  expect(provider.mails).toMatchObject([{ subject: 'Gyeol: what’s new for you' }]);
  expect(provider.mails[0]?.text).toContain('/en/forums/news/topics/');
});

it('sends nothing without news, and goes on from there', async () => {
  await choose('daily');
  provider.advance(DAY_S);
  await run();
  expect(provider.mails).toEqual([]);
  expect(await isCurrent()).toBe(true);
});

it.each([
  ['it is off', () => choose('off')],
  ['a week is not over', () => choose('weekly')],
  ['the address is not verified', () => provider.update(users, { emailVerifiedAt: null }, eq(users.id, reader.id))],
  ['the member has left', () => provider.update(users, { status: 'left' }, eq(users.id, reader.id))],
])('sends nothing while %s', async (_name, lay) => {
  await choose('daily');
  await lay();
  provider.advance(DAY_S);
  await publish('새 글');
  await run();
  expect(provider.mails).toEqual([]);
  expect(await isCurrent()).toBe(false);
});

it('sends a weekly digest after a week', async () => {
  await choose('weekly');
  provider.advance(7 * DAY_S);
  await publish('한 주의 글');
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('waits from 21:00 to 08:00 in the member’s time zone', async () => {
  const hour = (zone: string) =>
    Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(provider.now()));
  const zone = 'America/New_York';
  await choose('daily', { 'X-Timezone': zone });
  provider.advance(DAY_S + ((21 - hour(zone) + 24) % 24) * HOUR_S);
  await publish('밤에 쓴 글');
  await run();
  provider.advance(10 * HOUR_S);
  await run();
  expect([hour(zone), provider.mails]).toEqual([7, []]);
  provider.advance(HOUR_S);
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('sends a digest once, however often the job runs', async () => {
  await due();
  await Promise.all([run(), run()]);
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('sends more digests than one batch has', async () => {
  const members = await Promise.all(Array.from({ length: 11 }, () => provider.member()));
  await publish('모두의 글', star, 3);
  await Promise.all(
    members.map((member) => member.call('PUT', 'notifications/settings/', { ...defaults, digest: 'daily' })),
  );
  provider.advance(DAY_S);
  await publish('모두의 글', star, 3);
  await run();
  expect(new Set(provider.mails.map(({ to }) => to))).toEqual(new Set(members.map(({ email }) => email)));
  expect(provider.mails).toHaveLength(members.length);
});

it('repeats a failed digest with all of its news, and gives it up after a day', async () => {
  const failing = { ...mail, send: () => Promise.reject(new Error('the mail server is down')) };
  provider.services.mail = failing;
  await due();
  await run();
  provider.services.mail = mail;
  provider.advance(HOUR_S);
  await run();
  expect(provider.mails[0]?.text).toContain('수분');

  provider.services.mail = failing;
  provider.advance(2 * DAY_S);
  await publish('이틀 뒤의 글');
  await run();
  expect(await isCurrent()).toBe(true);
});

it('skips a digest whose provider is killed while it sends, and sends the next one', async () => {
  await due();
  const begun = new Promise<void>((begin) => {
    const send = () => new Promise<never>(() => begin());
    provider.services.mail = { ...mail, send };
  });
  void run();
  await begun;
  provider.services.mail = mail;
  await run();
  expect(provider.mails).toEqual([]);
  provider.advance(DAY_S);
  await publish('다음 날의 글');
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('ends by a mail program’s POST without a session, and by no other member’s token', async () => {
  await due();
  await run();
  const address = /^<(.+)>$/.exec(provider.mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const { pathname, searchParams } = new URL(address);
  const stop = (token: string) =>
    provider.call('POST', `${pathname.slice('/api/v1/'.length)}?token=${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const token = searchParams.get('token') ?? '';
  const secret = provider.services.env.TOKEN_SECRET;
  const signature = signStop('digest', star.id, secret).split('.')[1];
  for (const foreign of [`${reader.id}.${signature}`, signStop('marketing', reader.id, secret), '']) {
    expect((await stop(foreign)).status).toBe(400);
  }
  expect(await stored()).toMatchObject({ digest: 'daily' });
  expect((await stop(token)).body).toEqual({ success: true });
  expect((await stop(token)).status).toBe(200);
  expect(await stored()).toMatchObject({ digest: 'off', digestAt: null });
});

it('leads a member whose mail program opens that address in a browser to the page of the mail’s link', async () => {
  await due();
  await run();
  const { headers, text = '' } = provider.mails[0] ?? {};
  const answer = await provider.app.request(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
  expect(answer.status).toBe(303);
  expect(text).toContain(`${answer.headers.get('Location')}\n`);
  expect(await stored()).toMatchObject({ digest: 'daily' });
});

it('reads one digest at a time, and leaves the other connections to calls', async () => {
  await due();
  for (let index = 0; index < 3; index += 1) {
    const { id: userId } = await provider.member();
    const { digestAt } = await stored();
    await provider.insert(notificationSettings, { userId, groups: defaults.groups, digest: 'daily', digestAt });
  }
  await publish('모두가 좋아한 글', star, 5);
  let [open, most] = [0, 0];
  const { services } = provider;
  const read: typeof services.database.read = async (work) => {
    open += 1;
    most = Math.max(most, open);
    return services.database.read(work).finally(() => {
      open -= 1;
    });
  };
  await recurringJobs({ ...services, database: { ...services.database, read } })
    .find(({ name }) => name === 'digests')
    ?.run(new AbortController().signal);
  expect(provider.mails.filter(({ text }) => text.includes('모두가 좋아한 글'))).toHaveLength(4);
  expect(most).toBe(1);
});
