import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Subscriber } from '../../../contract/managedNewsletters.ts';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { consents } from '../../db/schema/members.ts';
import { managerLog } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';

const provider = await testProvider();
const PATH = 'manage/newsletters/subscribers/';
const manager = await withPassword(provider, { role: 'manager' });
const editor = await withPassword(provider, { role: 'editor' });
const reason = '전화로 수신 거부를 요청했어요.';
const DAY_S = 24 * 60 * 60;

beforeEach(async () => {
  await provider.write((tx) => tx.delete(marketingAttendees));
  provider.mails.length = 0;
});

type Row = typeof marketingAttendees.$inferInsert;
/** Inserts a subscription, confirmed unless the row says otherwise. */
async function subscription(row: Partial<Row>) {
  const at = provider.now();
  const consent = { topics: ['digest' as const], consent: '1', source: 'newsletter', locale: 'ko' as const };
  const [made] = await provider.insert(marketingAttendees, { ...consent, agreedAt: at, confirmedAt: at, ...row });
  if (!made) throw new Error('no subscription was made');
  return made;
}
const list = async (query = '', by = manager) => {
  const { status, body } = await by.call('GET', `${PATH}${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results as Subscriber[];
};
const emails = async (query = '', by = manager) => (await list(query, by)).map(({ email }) => email);
const remove = (id: number, by = editor, body: object = { reason }) => by.call('POST', `${PATH}${id}/remove/`, body);
const wish = { topics: ['digest'], consent: '1', source: 'newsletter' };
const subscribe = (body: object, member?: TestMember) =>
  provider.call('POST', 'marketings/attendees/', { body, token: member?.token });
const mailedKey = () => decodeURIComponent(/[?&]key=([^\s&]+)/.exec(provider.mails.at(-1)?.text ?? '')?.[1] ?? '');
const confirm = () => provider.call('POST', 'marketings/attendees/confirm/', { body: { key: mailedKey() } });

describe('the list', () => {
  it('has members and visitors, the latest to agree first, with their consent', async () => {
    const member = await provider.member();
    const early = new Date(provider.now().getTime() - DAY_S * 1000);
    await subscription({ userId: member.id, agreedAt: early, source: 'signup', locale: 'en', topics: ['offers'] });
    await subscription({ email: 'late@example.com' });
    expect(await list()).toMatchObject([
      { email: 'late@example.com', member: null, source: 'newsletter', locale: 'ko', topics: ['digest'] },
      {
        email: member.email,
        member: { username: member.username },
        source: 'signup',
        locale: 'en',
        topics: ['offers'],
        agreed_at: early.toISOString(),
      },
    ]);
  });

  it('is filtered by state, which is what decides who is mailed', async () => {
    const at = provider.now();
    await subscription({ email: 'fine@example.com' });
    await subscription({ email: 'waiting@example.com', confirmedAt: null });
    await subscription({ email: 'bounced@example.com', bouncedAt: at });
    const left = await provider.member({ status: 'left' });
    await subscription({ userId: left.id });
    const unverified = await provider.member({ emailVerifiedAt: null });
    await subscription({ userId: unverified.id });
    expect(await emails('?state=confirmed')).toEqual(['fine@example.com']);
    expect(await emails('?state=waiting')).toEqual(['waiting@example.com']);
    expect(await emails('?state=bounced')).toEqual(['bounced@example.com']);
    expect((await emails('?state=away')).sort()).toEqual([left.email, unverified.email].sort());
    expect((await editor.call('GET', 'manage/newsletters/audience/?topic=digest')).body.count).toBe(1);
  });

  it('is filtered by topic, language, source and the day of the consent', async () => {
    const monthAgo = new Date(provider.now().getTime() - 40 * DAY_S * 1000);
    await subscription({ email: 'a@example.com', topics: ['digest', 'events'], agreedAt: monthAgo });
    await subscription({ email: 'b@example.com', locale: 'en', source: 'settings' });
    expect(await emails('?topic=events')).toEqual(['a@example.com']);
    expect(await emails('?locale=en')).toEqual(['b@example.com']);
    expect(await emails('?source=settings')).toEqual(['b@example.com']);
    expect(await emails('?agreed_days=30')).toEqual(['b@example.com']);
    expect(await emails('?agreed_days=90&locale=ko')).toEqual(['a@example.com']);
    expect((await manager.call('GET', `${PATH}?agreed_days=8`)).status).toBe(400);
  });

  it('is paged by the provider', async () => {
    for (const name of ['a', 'b', 'c']) await subscription({ email: `${name}@example.com` });
    const { body } = await manager.call('GET', `${PATH}?page=2&page_size=2`);
    expect(body).toMatchObject({ count: 3, results: [{ email: 'a@example.com' }] });
    expect((await manager.call('GET', `${PATH}?page=3&page_size=2`)).status).toBe(404);
  });

  it('is searched by a part of a name or address by one who may read addresses', async () => {
    const member = await provider.member({ nickname: '물결' });
    await subscription({ userId: member.id });
    await subscription({ email: 'jihye.kim@example.com' });
    expect(await emails(`?search=${encodeURIComponent('물결')}`)).toEqual([member.email]);
    expect(await emails(`?search=@${member.username}`)).toEqual([member.email]);
    expect(await emails('?search=hye.k')).toEqual(['jihye.kim@example.com']);
    expect(await emails('?search=none@example.com')).toEqual([]);
  });

  it('shortens addresses for an editor, who finds one by all of it and never by its parts', async () => {
    const member = await provider.member({ nickname: '물빛', email: 'own@secret.example' });
    await subscription({ userId: member.id });
    await subscription({ email: 'jihye.kim@example.com' });
    expect(await emails('', editor)).toEqual(['j…@example.com', 'o…@secret.example']);
    for (const part of ['jihye', 'hye.k', 'ihye.kim@example.com', '@example.com', 'example', 'own', '%', 'j%']) {
      expect(await emails(`?search=${encodeURIComponent(part)}`, editor), part).toEqual([]);
    }
    expect(await emails(`?search=${encodeURIComponent('JIHYE.Kim@example.com')}`, editor)).toEqual(['j…@example.com']);
    expect(await emails(`?search=${encodeURIComponent('물빛')}`, editor)).toEqual(['o…@secret.example']);
  });

  it.each(['moderator', 'support'] as const)('is closed to the role %s', async (role) => {
    const { id } = await subscription({ email: 'here@example.com' });
    const other = await provider.member({ role });
    for (const answer of [await other.call('GET', PATH), await remove(id, other)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'no_right' } });
    }
    expect(await emails()).toEqual(['here@example.com']);
  });
});

describe('the file of the list', () => {
  const read = (by: TestMember, body: object = {}) =>
    by.call('POST', `${PATH}export/`, { password: PASSWORD, ...body });
  const latest = async () => (await manager.call('GET', 'moderation/log/')).body.results[0];

  it('has everyone whom the filters match, with the operator’s password, and is logged by their number', async () => {
    const at = provider.now();
    const many = Array.from({ length: 501 }, (_, index) => ({
      ...{ topics: ['digest' as const], consent: '1', source: 'newsletter', locale: 'ko' as const },
      ...{ email: `many${index}@example.com`, agreedAt: at, confirmedAt: at },
    }));
    await provider.write((tx) => tx.insert(marketingAttendees).values(many));
    const member = await provider.member();
    await subscription({ userId: member.id, locale: 'en' });
    expect((await read(manager, { password: 'not-mine-at-all' })).body.code).toBe('bad_credentials');
    const { status, body } = await read(manager, { state: 'confirmed' });
    expect([status, body.subscribers.length]).toEqual([200, 502]);
    expect(new Set(body.subscribers.map(({ email }: Subscriber) => email)).size).toBe(502);
    expect(await latest()).toMatchObject({ action: 'export_subscribers', after: { subscribers: 502 } });
    const english = await read(manager, { locale: 'en', search: member.username });
    expect(english.body.subscribers).toMatchObject([{ email: member.email, member: { username: member.username } }]);
    expect(JSON.stringify(await latest())).not.toContain(member.username);
  });

  it('is closed to an editor, who reads no whole address', async () => {
    await subscription({ email: 'here@example.com' });
    const before = await latest();
    expect((await read(editor)).body.code).toBe('no_right');
    expect(await latest()).toEqual(before);
  });
});

describe('a subscription that an operator ends', () => {
  it('of a visitor is deleted, and logged with the reason and without the address', async () => {
    const { id } = await subscription({ email: 'gone@example.com' });
    await subscription({ email: 'here@example.com' });
    expect((await remove(id)).status).toBe(200);
    expect(await emails()).toEqual(['here@example.com']);
    const [entry] = (await manager.call('GET', 'moderation/log/')).body.results;
    expect(entry).toMatchObject({ action: 'remove_subscriber', reason, manager: { username: editor.username } });
    expect(entry.before).toEqual({ locale: 'ko', topic: 'digest' });
    expect(JSON.stringify(entry)).not.toContain('gone');
    expect((await remove(id)).status).toBe(404);
  });

  it('of a member ends with the consent, also the one that waits at the same address', async () => {
    const member = await provider.member();
    await subscribe(wish, member);
    await subscribe({ ...wish, email: member.email });
    const [own] = await provider.rows(marketingAttendees, eq(marketingAttendees.userId, member.id));
    expect((await remove(own?.id ?? 0)).status).toBe(200);
    expect(await provider.rows(marketingAttendees)).toEqual([]);
    expect(await provider.rows(consents, eq(consents.userId, member.id))).toEqual([]);
    expect((await provider.rows(users, eq(users.id, member.id)))[0]?.marketingAgreedAt).toBeNull();
    expect((await confirm()).status, 'a link that was mailed before').toBe(400);
    expect(await provider.rows(marketingAttendees)).toEqual([]);
  });

  it('of a visitor ends that of the member whose address it is', async () => {
    const member = await provider.member();
    await subscribe(wish, member);
    const { id } = await subscription({ email: member.email, confirmedAt: null });
    expect((await remove(id)).status).toBe(200);
    expect(await provider.rows(marketingAttendees)).toEqual([]);
  });

  it.each([
    ['a visitor', async () => subscription({ email: 'twice@example.com' })],
    ['a member', async () => subscription({ userId: (await provider.member()).id })],
  ])('of %s by two operators at once ends once, and the second is told', async (_, lay) => {
    const { id } = await lay();
    const twice = `${reason} ${id}`;
    const answers = await Promise.all([remove(id, editor, { reason: twice }), remove(id, manager, { reason: twice })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const logged = await provider.rows(managerLog, eq(managerLog.reason, twice));
    expect(logged).toHaveLength(1);
  });

  it('begins again by the person alone', async () => {
    const email = 'again@example.com';
    const { id } = await subscription({ email });
    await remove(id);
    await subscribe({ ...wish, email });
    expect(await list('?state=confirmed')).toEqual([]);
    expect((await confirm()).status).toBe(200);
    expect(await emails('?state=confirmed')).toEqual([email]);
  });

  it('needs a reason', async () => {
    const { id } = await subscription({ email: 'here@example.com' });
    expect(await remove(id, editor, { reason: ' ' })).toMatchObject({
      status: 400,
      body: { reason: [expect.any(String)] },
    });
    expect(await emails()).toEqual(['here@example.com']);
  });
});
