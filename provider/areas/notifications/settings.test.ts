import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { millisecondsInHour } from 'date-fns/constants';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEOUL_OFFSET_MS } from '../../../contract/constants/common.ts';
import type { NotificationSettingsChange } from '../../../contract/notificationSettings.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { createApp } from '../../app.ts';
import { notificationDeliveries, notificationSettings, pushSubscriptions } from '../../db/schema/notifications.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { type Notice, notify } from '../../domain/notifications/notify.ts';
import { DEFAULT_SETTINGS, quietHours } from '../../domain/notifications/settings.ts';
import { createPush, lookupPublic, type Push } from '../../platform/push/push.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { deliverDue } from './deliver.ts';

const provider = await testProvider();
const { timeZone: _, locale: __, ...defaults } = DEFAULT_SETTINGS;
let author: TestMember;
let reader: TestMember;
beforeEach(async () => {
  [author, reader] = [await provider.member({ nickname: '민지' }), await provider.member()];
  provider.answerPushes('sent');
  provider.pushes.length = 0;
  provider.mails.length = 0;
});

const subscriptionOf = (endpoint = `https://push.example.com/${randomUUID()}`) => ({
  endpoint,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});
const subscribe = (member: TestMember) => member.call('PUT', 'notifications/push/', subscriptionOf());
const change = (member: TestMember, change: NotificationSettingsChange) =>
  member.call('PUT', 'notifications/settings/', change);
const notifyReader = (notice: Partial<Notice> = {}) =>
  provider.write((tx) =>
    notify(tx, {
      to: reader.id,
      kind: 'comment',
      actorId: author.id,
      subject: { type: 'topic', id: 7, title: '세안 뒤 당김', path: '/forums/free/topics/7' },
      now: provider.now(),
      ...notice,
    }),
  );
/** Runs both jobs that deliver at the same time, as the schedule does. */
const run = (services = provider.services) => Promise.all([deliverDue(services, 'mail'), deliverDue(services, 'push')]);
const pending = () => provider.rows(notificationDeliveries);
const win = {
  kind: 'win' as const,
  subject: { type: 'raffle' as const, id: 3, title: '<b>크림</b>', path: '/raffles/3' },
};

it('takes no subscription where the site has no key for push messages', async () => {
  const app = createApp({ ...provider.services, push: null });
  const call = (method: string, path: string, body?: object) =>
    app.request(`/api/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${reader.token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  expect((await call('PUT', 'notifications/push/', subscriptionOf())).status).toBe(503);
  expect(await provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, reader.id))).toEqual([]);
  const settings = await (await call('GET', 'notifications/settings/')).json();
  expect(settings.push).toEqual({ key: '', subscribed: false });
});

it('answers the defaults until a member chooses, and then what they chose', async () => {
  const { body } = await reader.call('GET', 'notifications/settings/');
  expect(body).toEqual({ ...defaults, push: { key: 'the public key of tests', subscribed: false } });
  const groups = { ...defaults.groups, notices: { site: false, push: false, mail: false } };
  const changed = await change(reader, { groups, digest: 'daily' });
  expect(changed.body).toMatchObject({ digest: 'daily', groups: { notices: { site: true, push: false } } });
  expect((await reader.call('GET', 'notifications/settings/')).body).toEqual(changed.body);
});

it('changes what is given alone, also at the same time', async () => {
  await Promise.all([
    change(reader, { groups: { likes: { push: true } } }),
    change(reader, { groups: { likes: { mail: true }, events: { push: false } } }),
    change(reader, { quiet: { from: 23 } }),
    change(reader, { digest: 'weekly' }),
  ]);
  const { likes, events } = defaults.groups;
  const groups = {
    ...defaults.groups,
    likes: { ...likes, push: true, mail: true },
    events: { ...events, push: false },
  };
  const { body } = await reader.call('GET', 'notifications/settings/');
  expect(body).toMatchObject({ groups, quiet: { on: true, from: 23, to: 8 }, digest: 'weekly' });
});

it('sends a push message to every browser of a member once, with what happened and where', async () => {
  await subscribe(reader);
  const other = await provider.session(reader.id);
  await provider.call('PUT', 'notifications/push/', { token: other.token, body: subscriptionOf() });
  await notifyReader();
  await Promise.all([run(), run()]);
  await run();
  expect(provider.pushes).toHaveLength(2);
  expect(provider.pushes[0]).toMatchObject({
    title: '민지님이 댓글을 남겼어요',
    body: '세안 뒤 당김',
    path: '/forums/free/topics/7',
    lang: 'ko',
  });
  expect(await pending()).toEqual([]);
});

describe('pushes once of what a member repeats while it is unread:', () => {
  const forum = provider.forum();
  beforeEach(async () => {
    await subscribe(author);
    // A first like and a first follower bring badges.
    await change(author, {
      groups: { likes: { push: true }, followers: { push: true }, challenges: { push: false } },
    });
  });
  const topicOf = async (owner: TestMember) => provider.topic({ forumId: (await forum).id, userId: owner.id });
  /** What a member does and undoes by the same call. */
  const toggles = {
    'a like': async () => {
      const { id } = await topicOf(author);
      return (one: TestMember) => one.call('POST', `topics/${id}/like/`);
    },
    'a follow': async () => (one: TestMember) => one.call('POST', `users/${author.username}/follow/`),
  };
  it.each(Object.entries(toggles))('%s', async (_what, prepare) => {
    const toggle = await prepare();
    for (const _tap of [1, 2, 3, 4, 5]) {
      await toggle(reader);
      await run();
    }
    expect(provider.pushes).toHaveLength(1);
    const { results } = (await author.call('GET', 'notifications/')).body;
    expect(results.filter(({ kind }: Notification) => kind !== 'badge')).toMatchObject([{ status: 'unread' }]);
    // Another member's is news.
    await toggle(reader);
    await toggle(await provider.member());
    await run();
    expect(provider.pushes).toHaveLength(2);
  });

  it('and still once, where it was taken back before the message was sent', async () => {
    const toggle = await toggles['a like']();
    for (const _tap of [1, 2, 3]) await toggle(reader);
    await run();
    expect(provider.pushes).toHaveLength(1);
  });
});

it.each([
  ['the group is off', { groups: { ...defaults.groups, comments: { site: false, push: true, mail: true } } }, 0],
  ['push is off', { groups: { ...defaults.groups, comments: { site: true, push: false, mail: false } } }, 1],
])('pushes nothing when %s', async (_name, settings, rows) => {
  await subscribe(reader);
  await change(reader, settings);
  await notifyReader();
  await run();
  expect([provider.pushes, provider.mails]).toEqual([[], []]);
  expect((await reader.call('GET', 'notifications/')).body.count).toBe(rows);
});

it('waits with push messages until the quiet hours end, and drops what was read meanwhile', async () => {
  await subscribe(reader);
  // It is 12:00 in Seoul.
  await change(reader, { quiet: { on: true, from: 11, to: 13 } });
  await notifyReader();
  await notifyReader({ subject: { type: 'topic', id: 8, title: '선크림 추천' } });
  await run();
  expect(provider.pushes).toEqual([]);
  const { results } = (await reader.call('GET', 'notifications/?search=선크림')).body;
  await reader.call('POST', 'notifications/read/', { ids: [results[0].id] });
  provider.advance(3600);
  await run();
  expect(provider.pushes.map(({ body }) => body)).toEqual(['세안 뒤 당김']);
});

it('heeds what a member has chosen since a message was queued, also for one that is repeated', async () => {
  await subscribe(reader);
  await notifyReader();
  await notifyReader(win);
  const off = { push: false, mail: false };
  await change(reader, { groups: { comments: off, events: { mail: false } } });
  provider.answerPushes('failed');
  await run();
  expect(provider.mails).toEqual([]);
  const [left, ...others] = await pending();
  expect([left?.tries, others]).toEqual([1, []]);
  provider.answerPushes('sent');
  provider.advance(120);
  const hour = new Date(provider.now().getTime() + SEOUL_OFFSET_MS).getUTCHours();
  await change(reader, { quiet: { on: true, from: hour, to: (hour + 1) % 24 } });
  await run();
  expect(provider.pushes.filter(({ tag }) => tag === `n${left?.notificationId}`)).toHaveLength(0);
  expect(await pending()).toMatchObject([{ id: left?.id, tries: 1 }]);
  provider.advance(3600);
  await run();
  expect([provider.pushes.at(-1)?.body, await pending()]).toEqual(['<b>크림</b>', []]);
});

it('keeps the language and the zone of a subscription that a browser renews by itself, also after its end', async () => {
  const subscribeWith = (headers: Record<string, string>) =>
    provider.call('PUT', 'notifications/push/', { token: reader.token, headers, body: subscriptionOf() });
  const stored = async () => {
    const [subscription] = await provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, reader.id));
    const [settings] = await provider.rows(notificationSettings, eq(notificationSettings.userId, reader.id));
    return [subscription?.locale, settings?.timeZone];
  };
  await subscribeWith({ 'Accept-Language': 'en', 'X-Timezone': 'America/New_York' });
  const renewed = { 'Accept-Language': 'ko-KR,ko;q=0.9' };
  await subscribeWith(renewed);
  expect(await stored()).toEqual(['en', 'America/New_York']);
  await provider.write(async (tx) => void (await tx.delete(pushSubscriptions)));
  await subscribeWith(renewed);
  expect(await stored()).toEqual(['en', 'America/New_York']);
  await subscribeWith({ 'Accept-Language': 'ko', 'X-Timezone': 'Asia/Tokyo' });
  expect(await stored()).toEqual(['ko', 'Asia/Tokyo']);
});

it('names nobody who has left meanwhile', async () => {
  await subscribe(reader);
  await notifyReader();
  await provider.update(users, { status: 'left' }, eq(users.id, author.id));
  await run();
  expect(provider.pushes.map(({ title }) => title)).toEqual(['어느 회원님이 댓글을 남겼어요']);
});

it.each([
  ['22:00 begins the night', '2026-03-02T13:00:00Z', '2026-03-02T23:00:00.000Z'],
  ['07:59 is still the night', '2026-03-02T22:59:00Z', '2026-03-02T23:00:00.000Z'],
  ['08:00 is day', '2026-03-02T23:00:00Z', undefined],
])('knows the quiet hours past midnight: %s', (_name, at, end) => {
  const settings = { quiet: { on: true, from: 22, to: 8 }, timeZone: 'Asia/Seoul' };
  expect(quietHours(settings, new Date(at))?.to.toISOString()).toBe(end);
});

/** Zones whose clocks skip and repeat an hour at night, at midnight, or half of one. */
const CHANGING = [
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'Australia/Lord_Howe',
];

it.each(CHANGING)('keeps to the clocks of %s on the days on which they change', (timeZone) => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hourAt = (at: number) => Number(clock.format(at));
  const noons = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1 + day, 12));
  const changes = noons.filter((noon, day) => day > 0 && hourAt(noon) !== hourAt(noons[day - 1] ?? 0));
  const aroundChanges = changes.flatMap((noon) =>
    Array.from({ length: 144 }, (_, step) => noon + (step - 96) * 1_800_000),
  );
  for (const [from, to] of [
    [22, 8],
    [23, 1],
    [21, 0],
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    const isQuiet = (at: number) => (hourAt(at) - from + 24) % 24 < (to - from + 24) % 24;
    for (const at of aroundChanges) {
      let end = at;
      while (isQuiet(end)) end += 1_800_000;
      const found = quietHours({ quiet: { on: true, from, to }, timeZone }, new Date(at));
      const expected = isQuiet(at) ? new Date(end).toISOString() : undefined;
      expect([from, to, new Date(at).toISOString(), found?.to.toISOString()]).toEqual([
        from,
        to,
        expect.anything(),
        expected,
      ]);
    }
  }
});

it('leaves push messages for the end of quiet hours that the clocks skip', async () => {
  await subscribe(reader);
  await change(reader, { quiet: { on: true, from: 23, to: 1 } });
  await provider.update(
    notificationSettings,
    { timeZone: 'Europe/London' },
    eq(notificationSettings.userId, reader.id),
  );
  // As many as are claimed at once: were they due again at once, the job would not end.
  const now = new Date('2026-03-29T00:30:00Z');
  for (let id = 0; id < 10; id += 1) await notifyReader({ subject: { type: 'topic', id, title: `글 ${id}` }, now });
  await deliverDue({ ...provider.services, now: () => now }, 'push');
  expect(provider.pushes).toEqual([]);
  await deliverDue({ ...provider.services, now: () => new Date('2026-03-29T01:00:00Z') }, 'push');
  expect(provider.pushes).toHaveLength(10);
});

it('removes a subscription that has ended, and repeats a failed message a few times only', async () => {
  await subscribe(reader);
  provider.answerPushes('failed');
  await notifyReader();
  for (const minutes of [0, 3, 11, 61]) {
    provider.advance(minutes * 60);
    expect(await pending()).toHaveLength(1);
    await run();
  }
  expect(await pending()).toEqual([]);

  provider.answerPushes('ended');
  await notifyReader({ subject: { type: 'topic', id: 9, title: '다른 글' } });
  await run();
  expect(await provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, reader.id))).toEqual([]);
});

it('delivers more than one claim holds, past a message whose sending throws, which is given up in the end', async () => {
  await notifyReader(win);
  await subscribe(author);
  for (let id = 20; id < 32; id += 1) {
    await notifyReader({ to: author.id, actorId: reader.id, subject: { type: 'topic', id, title: `글 ${id}` } });
  }
  const { mail } = provider.services;
  const broken = { ...mail, send: () => Promise.reject(new Error('The mail server is down')) };
  const attempt = () => run({ ...provider.services, mail: broken });
  await attempt();
  expect([provider.pushes.length, (await pending()).length]).toEqual([12, 1]);
  for (const minutes of [2, 10, 60]) {
    provider.advance(minutes * 60);
    await attempt();
  }
  expect(await pending()).toEqual([]);
});

it('gives a provider time for the last try too, and drops what no provider saw the end of', async () => {
  await subscribe(reader);
  await notifyReader();
  await provider.update(notificationDeliveries, { tries: 3 });
  const others: number[] = [];
  const { push } = provider.services;
  const send = async () => {
    await run();
    others.push(provider.pushes.length);
    return 'sent' as const;
  };
  await run({ ...provider.services, push: push && { ...push, send } });
  expect(others).toEqual([0]);
  await notifyReader({ subject: { type: 'topic', id: 12, title: '마지막' } });
  await provider.update(notificationDeliveries, { tries: 4 });
  await run();
  expect([provider.pushes, await pending()]).toEqual([[], []]);
});

describe('push servers that take a message and do not answer', () => {
  afterEach(() => provider.write(async (tx) => void (await tx.delete(notificationDeliveries))));
  /** Queues a push message for each of so many members, who subscribe at one host. */
  async function queue(count: number, host: string) {
    const members = await Promise.all(Array.from({ length: count }, () => provider.member()));
    for (const member of members) {
      await member.call('PUT', 'notifications/push/', subscriptionOf(`https://${host}/${randomUUID()}`));
      await notifyReader({ to: member.id });
    }
    return members;
  }
  /** Lets one host be silent until its callers’ patience ends; returns the messages that wait. */
  function silence(host: string) {
    const { push } = provider.services;
    const waiting: (() => void)[] = [];
    const send: Push['send'] = async (target, message) => {
      if (new URL(target.endpoint).host !== host) return push?.send(target, message) ?? 'failed';
      await new Promise<void>((end) => waiting.push(end));
      return 'silent';
    };
    return { waiting, services: { ...provider.services, push: push && { ...push, send } } };
  }

  it('hold up no mail, and others’ messages for one patience', async () => {
    await queue(50, 'silent.example.com');
    await notifyReader(win);
    await subscribe(reader);
    await notifyReader();
    const { waiting, services } = silence('silent.example.com');
    const running = run(services);
    await vi.waitFor(() => expect(provider.mails).toHaveLength(1));
    await vi.waitFor(() => expect(waiting).toHaveLength(10));
    expect(provider.pushes).toEqual([]);
    // Their patience ends at the same time.
    for (const end of waiting) end();
    await running;
    expect([waiting.length, provider.pushes.length]).toEqual([10, 1]);
    expect(await pending()).toHaveLength(50);
  });

  it('lose their subscription with the tenth message in a row, others keep it', async () => {
    await subscribe(reader);
    const held = () => provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, reader.id));
    const fail = async (messages: number) => {
      provider.answerPushes('silent');
      for (let count = 0; count < messages; count += 1) {
        await notifyReader({ subject: { type: 'topic', id: count, title: '글' } });
        // Each is a notification of its own, and counts at its last try alone.
        for (const tries of [2, 3]) {
          await provider.update(notificationDeliveries, { tries, dueAt: provider.now() });
          await run();
        }
        await provider.call('POST', 'notifications/read/', { token: reader.token });
      }
    };
    await fail(9);
    expect(await held()).toHaveLength(1);
    provider.answerPushes('sent');
    await notifyReader();
    await run();
    await fail(9);
    expect(await held()).toHaveLength(1);
    await fail(1);
    expect(await held()).toEqual([]);
  });

  it('are told from others by the time that they take', async () => {
    const [client, site] = [createECDH('prime256v1'), createECDH('prime256v1')];
    client.generateKeys();
    site.generateKeys();
    const env = { ...provider.services.env, VAPID_PRIVATE_KEY: site.getPrivateKey('base64url') };
    const keys = { p256dh: client.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let meet = (socket: Socket): unknown => socket.destroy();
    const server = createServer((socket) => void meet(socket.on('error', () => undefined)));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const push = createPush(env);
    const message = { title: '', body: '', path: '/', tag: 'n1', lang: 'ko' };
    const send = () => push?.send({ endpoint: `https://127.0.0.1:${port}/1`, ...keys }, message);
    expect(await send()).toBe('failed');
    meet = () => patience.abort();
    expect(await send()).toBe('silent');
    timeout.mockRestore();
    await new Promise((closed) => server.close(closed));
  });
});

it('has ten subscriptions of a member at most, the newest', async () => {
  const first = subscriptionOf();
  await reader.call('PUT', 'notifications/push/', first);
  for (let count = 0; count < 10; count += 1) {
    const { token } = await provider.session(reader.id);
    await provider.call('PUT', 'notifications/push/', { token, body: subscriptionOf() });
  }
  const rows = await provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, reader.id));
  expect([rows.length, rows.some(({ endpoint }) => endpoint === first.endpoint)]).toEqual([10, false]);
});

it('pushes nothing more to a session that has ended, and one subscription has one session', async () => {
  const body = subscriptionOf();
  await reader.call('PUT', 'notifications/push/', body);
  await author.call('PUT', 'notifications/push/', body);
  expect(await provider.rows(pushSubscriptions, eq(pushSubscriptions.userId, reader.id))).toEqual([]);
  await reader.call('PUT', 'notifications/push/', subscriptionOf());
  await notifyReader();
  await provider.update(sessions, { revokedAt: provider.now() }, eq(sessions.id, reader.sessionId));
  await run();
  await notifyReader({ subject: { type: 'topic', id: 11, title: '나중' } });
  await run();
  expect([provider.pushes, await pending()]).toEqual([[], []]);
});

it('unsubscribes', async () => {
  await subscribe(reader);
  expect((await reader.call('GET', 'notifications/settings/')).body.push.subscribed).toBe(true);
  expect((await reader.call('DELETE', 'notifications/push/')).body).toEqual({ success: true, subscribed: false });
  expect((await reader.call('GET', 'notifications/settings/')).body.push.subscribed).toBe(false);
});

it.each([
  'http://push.example.com/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://2130706433/1',
  'https://localhost/1',
  'https://push.example.com:8443/1',
  'https://user@push.example.com/1',
])('rejects the address of a subscription %s', async (endpoint) => {
  expect((await reader.call('PUT', 'notifications/push/', subscriptionOf(endpoint))).status).toBe(400);
});

it('does not connect to a name that leads into the network', async () => {
  const error = await new Promise((done) => lookupPublic('localhost', {}, done));
  expect(error).toMatchObject({ message: 'The host has no public address' });
});

it('mails what is important to a verified address, as text and as escaped HTML', async () => {
  await notifyReader(win);
  await run();
  await run();
  expect(provider.mails).toMatchObject([
    { to: reader.email, subject: '결: 축하해요, 당첨됐어요', text: expect.stringContaining('/raffles/3') },
  ]);
  const html = provider.mails[0]?.html ?? '';
  expect(html).toContain('&lt;b&gt;크림&lt;/b&gt;');
  expect(html).toContain('/me/settings');

  await provider.update(users, { emailVerifiedAt: null }, eq(users.id, reader.id));
  await notifyReader({ ...win, subject: { ...win.subject, id: 4 } });
  await run();
  expect(provider.mails).toHaveLength(1);
});

it('mails a member who signed up in English in English', async () => {
  const registered = await provider.call('POST', 'auth/registration/', {
    headers: { 'Accept-Language': 'en', 'X-Timezone': 'America/New_York' },
    body: {
      username: 'olivia',
      email: 'olivia@gyeol.test',
      password: 'quiet winter lake',
      nickname: 'Olivia',
      agreements: { terms: true, age: true, marketing: false },
    },
  });
  expect(registered.status).toBe(200);
  await provider.update(users, { emailVerifiedAt: provider.now() }, eq(users.username, 'olivia'));
  const [{ id = 0 } = {}] = await provider.rows(users, eq(users.username, 'olivia'));
  provider.mails.length = 0;
  await notifyReader({ ...win, to: id });
  await run();
  expect(provider.mails).toMatchObject([{ to: 'olivia@gyeol.test', subject: expect.stringMatching(/^Gyeol: /) }]);
  expect(await provider.rows(notificationSettings, eq(notificationSettings.userId, id))).toMatchObject([
    { groups: defaults.groups, timeZone: 'America/New_York', digest: 'off' },
  ]);
});

it('waits for the hours of the place where the browser subscribed, with the groups that were chosen', async () => {
  const now = provider.now();
  const zone = 'Pacific/Honolulu';
  const hour = new Date(now.getTime() - 10 * millisecondsInHour).getUTCHours();
  const groups = { ...defaults.groups, likes: { site: true, push: true, mail: true } };
  await change(reader, { groups, quiet: { on: true, from: hour, to: (hour + 1) % 24 } });
  for (const { token } of [reader, author]) {
    const headers = { 'X-Timezone': zone };
    await provider.call('PUT', 'notifications/push/', { token, headers, body: subscriptionOf() });
  }
  await notifyReader();
  const dueAt = new Date((Math.floor(now.getTime() / millisecondsInHour) + 1) * millisecondsInHour);
  expect((await pending()).at(-1)).toMatchObject({ dueAt });
  expect((await reader.call('GET', 'notifications/settings/')).body.groups).toEqual(groups);
  expect((await author.call('GET', 'notifications/settings/')).body).toMatchObject(defaults);
  const zones = await provider.rows(notificationSettings, inArray(notificationSettings.userId, [reader.id, author.id]));
  expect(zones).toMatchObject([{ timeZone: zone }, { timeZone: zone }]);
});
