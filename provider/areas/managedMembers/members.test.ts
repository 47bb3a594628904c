import { secondsInDay } from 'date-fns/constants';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DeviceSession } from '../../../contract/auth.ts';
import { earningDefaults } from '../../../contract/constants/settings.ts';
import { events } from '../../db/schema/events.ts';
import { idempotencyKeys, sessions } from '../../db/schema/users.ts';
import { enter } from '../../domain/ledger/ledger.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { anEvent, announceWinners, home } from '../events/fixtures.ts';
import { aRaffle } from '../raffles/testing.ts';

const provider = await testProvider();
const owner = await withPassword(provider, { role: 'owner', username: 'the_owner_1' });
const list = async (query: string): Promise<string[]> => {
  const { body } = await owner.call('GET', `manage/members/?${query}`);
  return body.results.map(({ username }: { username: string }) => username);
};
const setRole = (id: number, role: string, by: TestMember = owner, password = PASSWORD) =>
  by.call('PUT', `manage/members/${id}/role/`, { role, forums: null, password });
const signsIn = async (member: TestMember) => (await member.call('GET', 'auth/sessions/')).status === 200;

it('members are found by name, nickname and address, and narrowed by role, state and verification', async () => {
  const until = new Date(provider.now().getTime() + 1000);
  await provider.member({ username: 'apple_one', nickname: '사과 하나' });
  await provider.member({ username: 'apple_two', email: 'Pear%@gyeol.test', emailVerifiedAt: null });
  await provider.member({ username: 'apple_late', suspendedUntil: until, role: 'editor' });
  expect(await list('search=APPLE&ordering=username')).toEqual(['apple_late', 'apple_one', 'apple_two']);
  expect(await list(`search=${encodeURIComponent('사과 하')}`)).toEqual(['apple_one']);
  expect(await list(`search=${encodeURIComponent('pear%')}`)).toEqual(['apple_two']);
  expect(await list('search=@apple_one')).toEqual(['apple_one']);
  expect(await list('search=apple&role=editor')).toEqual(['apple_late']);
  expect(await list('search=apple&state=suspended')).toEqual(['apple_late']);
  expect(await list('search=apple&state=active&verified=true')).toEqual(['apple_one']);
  expect(await list('search=apple&ordering=username&page_size=1&page=2')).toEqual(['apple_one']);
});

it('who has been erased is in the list under a name to open them by', async () => {
  const gone = await provider.member({ status: 'left', leftAt: new Date('2025-01-01') });
  await eraseLeavers(provider.services);
  const { body } = await owner.call('GET', 'manage/members/?state=left&page_size=100');
  const [shown] = body.results.filter(({ id }: { id: number }) => id === gone.id);
  expect(shown).toMatchObject({ username: `~${gone.id}`, nickname: '탈퇴한 회원', email: '' });
  expect((await owner.call('GET', `manage/members/${gone.id}/`)).body).toMatchObject({ nickname: '탈퇴한 회원' });
});

it('a member’s page shows sessions and reports, and balances with the right to them alone', async () => {
  const [member, support] = [await provider.member(), await provider.member({ role: 'support' })];
  const path = `manage/members/${member.id}/`;
  const { body } = await owner.call('GET', path);
  expect(body).toMatchObject({ email: member.email, state: 'active', reports: { sent: 0, received: 0 } });
  expect([body.sessions.length, body.balances]).toEqual([1, { point: 0, xp: 0, heart: 0 }]);
  expect((await support.call('GET', path)).body.balances).toBeNull();
});

it('an operator awards a badge, of which the member is notified, once', async () => {
  const [member, support] = [await provider.member(), await provider.member({ role: 'support' })];
  const award = (badge: string, reason = '첫 모임을 이끌었어요') =>
    support.call('POST', `manage/members/${member.id}/badges/`, { badge, reason });
  expect((await award('first_topic')).status).toBe(200);
  expect(await award('first_topic')).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect(await award('first_hundred')).toMatchObject({ status: 400, body: { badge: [expect.any(String)] } });
  expect((await award('ten_topics', ' ')).body).toHaveProperty('reason');
  const { body: page } = await owner.call('GET', `manage/members/${member.id}/`);
  expect(page.badges).toEqual([
    { code: 'first_topic', name: expect.any(String), awarded_at: provider.now().toISOString() },
  ]);
  const { body: notifications } = await member.call('GET', 'notifications/');
  expect(notifications.results).toMatchObject([{ kind: 'badge', path: '/badges' }]);
  expect((await owner.call('GET', 'moderation/log/')).body.results[0]).toMatchObject({
    action: 'award_badge',
    reason: '첫 모임을 이끌었어요',
    after: { badge: page.badges[0].name },
  });
});

it('nobody awards a badge to themselves', async () => {
  const support = await provider.member({ role: 'support' });
  const body = { badge: 'first_topic', reason: '나에게' };
  expect((await support.call('POST', `manage/members/${support.id}/badges/`, body)).status).toBe(409);
});

it('a member’s page is found by the name too, and by no other', async () => {
  const member = await provider.member({ username: 'pine_grain' });
  expect((await owner.call('GET', 'manage/members/@pine_grain/')).body.id).toBe(member.id);
  for (const name of ['@nobody_here', '999999999', '@']) {
    expect([404, 400]).toContain((await owner.call('GET', `manage/members/${name}/`)).status);
  }
  expect((await member.call('GET', 'manage/members/@pine_grain/')).status).toBe(404);
});

it('a member’s page has their latest questions, applications and entries, with what became of the prizes', async () => {
  const member = await provider.member();
  await member.call('POST', 'support/threads/', { topic: 'event', content: '경품은 언제 오나요?' });
  const event = await anEvent(provider, ['delivery']);
  await member.call('POST', `events/${event.slug}/applications/`, { ...home, consent: '1' });
  const raffle = await aRaffle(provider, { odds: 10_000 });
  const { body: entered } = await member.call('POST', `raffles/${raffle.id}/participations/`, {
    clientSeed: 'river apple stone',
  });
  const entry: number = entered.participation.id;
  await member.call('POST', `raffles/${raffle.id}/participations/${entry}/participate/`);
  const latest = async () => (await owner.call('GET', `manage/members/${member.id}/`)).body;
  await provider.update(events, { endsAt: provider.now() }, eq(events.id, event.id));
  await owner.call('POST', `events/${event.slug}/winners/random/`, { count: 1 });
  expect(await latest()).toMatchObject({
    support: [{ topic: 'event', status: 'open', excerpt: '경품은 언제 오나요?' }],
    // Chosen, which is a secret until the announcement.
    events: [{ slug: event.slug, status: 'applied', prize: '', sent_at: null }],
    raffles: [{ id: raffle.id, status: 'won', prize: '크림', sent_at: null }],
  });
  await announceWinners(provider, event.slug);
  await owner.call('PUT', `manage/raffles/${raffle.id}/deliveries/`, { winners: [entry], sent: true });
  expect(await latest()).toMatchObject({
    events: [{ status: 'won', prize: '장벽 크림' }],
    raffles: [{ sent_at: provider.now().toISOString() }],
  });
});

it('support signs a member out of one device, which is logged, and nobody out of the device they use', async () => {
  const [member, support] = [await provider.member(), await provider.member({ role: 'support' })];
  const phone = await provider.session(member.id);
  await provider.update(sessions, { system: 'iphone', browser: 'safari' }, eq(sessions.id, phone.sessionId));
  const sessionsOf = async (of: TestMember, by = owner): Promise<DeviceSession[]> =>
    (await by.call('GET', `manage/members/${of.id}/`)).body.sessions;
  const end = (of: TestMember, sid = '', by = support) => by.call('DELETE', `manage/members/${of.id}/sessions/${sid}/`);
  const other = (await sessionsOf(member)).find(({ system }) => system === 'iphone')?.id;
  const { id: others } = await provider.member();
  expect((await support.call('DELETE', `manage/members/${others}/sessions/${other}/`)).status).toBe(404);
  expect((await end(member, other)).status).toBe(200);
  expect([await signsIn(member), (await provider.call('GET', 'auth/sessions/', phone)).status]).toEqual([true, 401]);
  expect((await end(member, other)).status).toBe(404);
  const { results } = (await owner.call('GET', 'moderation/log/?action=end_session')).body;
  expect(results).toMatchObject([
    { label: member.nickname, before: { system: 'iphone', browser: 'safari' }, after: {} },
  ]);
  const [own] = await sessionsOf(owner);
  expect(own?.is_current).toBe(true);
  expect((await end(owner, own?.id)).body.code).toBe('no_right');
  expect((await end(owner, own?.id, owner)).status).toBe(404);
  expect(await signsIn(owner)).toBe(true);
});

it('support signs a member out everywhere, but none with a role', async () => {
  const [member, support] = [await provider.member(), await provider.member({ role: 'support' })];
  expect((await support.call('DELETE', `manage/members/${owner.id}/sessions/`)).body.code).toBe('no_right');
  expect((await support.call('DELETE', `manage/members/${member.id}/sessions/`)).status).toBe(200);
  expect([await signsIn(member), await signsIn(owner)]).toEqual([false, true]);
  const { results } = (await owner.call('GET', 'moderation/log/?action=end_sessions')).body;
  expect(results).toMatchObject([{ manager: { username: support.username }, label: member.nickname }]);
});

it('all data of a member is downloaded with the password, which is logged, but not a manager’s by another', async () => {
  const [member, manager] = [await provider.member(), await withPassword(provider, { role: 'manager' })];
  const download = (id: number, password = PASSWORD, key = '') =>
    provider.call('POST', `manage/members/${id}/data/`, {
      token: manager.token,
      body: { password },
      headers: key ? { 'Idempotency-Key': key } : {},
    });
  const { status, body, headers } = await download(member.id, PASSWORD, 'download-of-one-member');
  expect([status, headers.get('Content-Disposition')]).toEqual([200, expect.stringContaining(member.username)]);
  expect(body).toMatchObject({ profile: { email: member.email }, ledger_entries: expect.any(Array) });
  expect(body).not.toHaveProperty('sessions');
  // Nothing of it stays for the key.
  expect(await provider.rows(idempotencyKeys, eq(idempotencyKeys.userId, manager.id))).toEqual([]);
  expect((await download(member.id, 'not the password')).status).toBe(400);
  expect(await download(owner.id)).toMatchObject({ status: 409, body: { code: 'no_right' } });
  expect((await download(999_999)).status).toBe(404);
  const { results } = (await owner.call('GET', 'moderation/log/')).body;
  expect(results[0]).toMatchObject({ action: 'export_member_data', label: member.nickname });
});

it('an owner gives a role with the password, which ends the member’s sessions and is logged', async () => {
  const member = await provider.member();
  expect((await setRole(member.id, 'editor', owner, 'wrong password')).body).toHaveProperty('password');
  expect((await setRole(member.id, 'editor')).status).toBe(200);
  expect(await signsIn(member)).toBe(false);
  const { results } = (await owner.call('GET', 'moderation/log/?action=change_role')).body;
  expect(results).toMatchObject([{ label: member.nickname, before: { role: 'member' }, after: { role: 'editor' } }]);
  const editor = await provider.session(member.id);
  expect((await provider.call('GET', 'manage/access/', editor)).body.role).toBe('editor');
});

it('a member whose address nobody has proven gets no role, and may lose one', async () => {
  const member = await provider.member({ emailVerifiedAt: null });
  const { status, body } = await setRole(member.id, 'moderator');
  expect([status, body.role]).toEqual([400, [expect.any(String)]]);
  const former = await provider.member({ emailVerifiedAt: null, role: 'moderator' });
  expect((await setRole(former.id, 'member')).status).toBe(200);
});

it('the last owner stays one, also when two owners take the role from each other at once', async () => {
  expect((await setRole(owner.id, 'member')).body.code).toBe('last_owner');
  const other = await withPassword(provider, { role: 'owner' });
  const done = await Promise.all([setRole(owner.id, 'manager', other), setRole(other.id, 'manager')]);
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('a correction adds an entry once, tells the member why, takes no more than there is, and never one’s own', async () => {
  const [member, by] = [await provider.member(), await withPassword(provider, { role: 'owner' })];
  const correct = (amount: number, id = member.id, password = PASSWORD) =>
    provider.call('POST', `manage/members/${id}/ledger/`, {
      token: by.token,
      headers: { 'Idempotency-Key': `correction-${id}-${amount}` },
      body: { ledger: 'point', amount, reason: '빠진 포인트', password },
    });
  await Promise.all([correct(120), correct(120)]);
  expect((await correct(-20)).status).toBe(200);
  expect((await correct(-101)).body).toHaveProperty('amount');
  expect((await correct(0)).status).toBe(400);
  expect((await correct(7, member.id, 'another one')).body).toHaveProperty('password');
  expect((await correct(5, by.id)).body.code).toBe('no_right');
  const { body } = await member.call('GET', 'point-histories/');
  expect([body.summary.balance, body.results.map(({ reason }: { reason: string }) => reason)]).toEqual([
    100,
    ['corrected', 'corrected'],
  ]);
  const { results } = (await member.call('GET', 'notifications/')).body;
  expect(results).toMatchObject([
    { kind: 'ledger_corrected', note: '빠진 포인트', path: '/me/points' },
    { kind: 'ledger_corrected' },
  ]);
  expect((await correct(1)).status).toBe(200);
  const inEnglish = { token: member.token, headers: { 'Accept-Language': 'en' } };
  const [{ subject }] = (await provider.call('GET', 'notifications/', inEnglish)).body.results;
  expect(subject.title).toBe('+1 point');
  const log = (await by.call('GET', 'moderation/log/?action=correct_ledger')).body;
  expect(log.results[1]).toMatchObject({ label: `${member.nickname} -20P`, reason: '빠진 포인트' });
});

it('says what the caller may do about a member, and all that it does not say is refused', async () => {
  const people = {
    owner: await withPassword(provider, { role: 'owner' }),
    manager: await withPassword(provider, { role: 'manager' }),
    support: await withPassword(provider, { role: 'support' }),
    member: await provider.member(),
    left: await provider.member({ status: 'left', leftAt: provider.now() }),
  };
  const mayOf = async (by: TestMember, of: TestMember) =>
    (await by.call('GET', `manage/members/${of.id}/`)).body.may as string[];
  const all = ['end_sessions', 'award_badge', 'correct', 'export', 'close', 'change_role', 'suspend'];
  expect(await mayOf(people.owner, people.member)).toEqual(all);
  expect(await mayOf(people.owner, people.owner)).toEqual(['end_sessions', 'export', 'change_role']);
  expect(await mayOf(people.owner, people.left)).toEqual(['end_sessions', 'correct', 'export']);
  expect(await mayOf(people.manager, people.owner)).toEqual(['award_badge', 'correct']);
  expect(await mayOf(people.manager, people.manager)).toEqual([]);
  expect(await mayOf(people.support, people.member)).toEqual(['end_sessions', 'award_badge']);

  const secret = { password: PASSWORD };
  const suspension = { until: '2099-01-01T00:00:00.000Z', reason: '광고' };
  const calls = (of: TestMember): Record<string, [string, string, object?]> => ({
    end_sessions: ['DELETE', `manage/members/${of.id}/sessions/`],
    award_badge: ['POST', `manage/members/${of.id}/badges/`, { badge: 'first_topic', reason: '첫 모임' }],
    correct: ['POST', `manage/members/${of.id}/ledger/`, { ledger: 'xp', amount: 1, reason: '정정', ...secret }],
    export: ['POST', `manage/members/${of.id}/data/`, secret],
    close: ['POST', `manage/members/${of.id}/leave/`, { reason: '메일로 요청', ...secret }],
    suspend: ['POST', `users/${of.username}/suspension/`, suspension],
    change_role: ['PUT', `manage/members/${of.id}/role/`, { role: 'editor', forums: null, ...secret }],
  });
  for (const by of [people.owner, people.manager, people.support]) {
    for (const of of [people.owner, people.manager, people.left]) {
      const may = await mayOf(by, of);
      const refused = Object.entries(calls(of)).filter(([action]) => !may.includes(action));
      for (const [action, [method, path, body]] of refused) {
        const answer = await by.call(method, path, body);
        expect([by.role, of.role, action, answer.status]).toEqual([by.role, of.role, action, 409]);
      }
    }
  }
});

it('an account is closed for a member who asked, who is mailed and may come back, and it is logged once', async () => {
  const [by, member] = [await withPassword(provider, { role: 'owner' }), await withPassword(provider)];
  const close = (password: string) =>
    by.call('POST', `manage/members/${member.id}/leave/`, { reason: '메일로 요청하셨어요', password });
  expect(await close('another password')).toMatchObject({ status: 400, body: { password: expect.anything() } });
  expect(await signsIn(member)).toBe(true);
  const sent = provider.mails.length;
  const { status, headers } = await close(PASSWORD);
  expect([status, headers.get('Link')]).toEqual([200, `</users/${member.username}>; rel="invalidates"`]);
  expect(await signsIn(member)).toBe(false);
  expect(provider.mails.slice(sent).map(({ to }) => to)).toEqual([member.email]);
  expect((await close(PASSWORD)).body.code).toBe('no_right');
  const { body: log } = await by.call('GET', 'moderation/log/');
  expect(log.results[0]).toMatchObject({ action: 'close_member', reason: '메일로 요청하셨어요' });
  const back = await provider.call('POST', 'auth/login/', { body: { username: member.username, password: PASSWORD } });
  expect(back.status).toBe(200);
});

it('a member whose account an operator closes reads of it in the language that the member has settled', async () => {
  const [by, member] = [await withPassword(provider, { role: 'owner' }), await withPassword(provider)];
  const { quiet, groups, digest } = (await member.call('GET', 'notifications/settings/')).body;
  await provider.call('PUT', 'notifications/settings/', {
    token: member.token,
    body: { quiet, groups, digest },
    headers: { 'Accept-Language': 'en' },
  });
  const body = { reason: '메일로 요청하셨어요', password: PASSWORD };
  expect((await by.call('POST', `manage/members/${member.id}/leave/`, body)).status).toBe(200);
  expect(provider.mails.at(-1)).toMatchObject({ to: member.email, text: expect.not.stringMatching(/[가-힣]/) });
});

it('a balance below nothing is raised in parts, and hearts are those of today', async () => {
  const by = await withPassword(provider, { role: 'owner' });
  const member = await provider.member();
  const path = `manage/members/${member.id}/`;
  let { token } = by;
  const correct = async (ledger: string, amount: number) => {
    const body = { ledger, amount, reason: '바로잡아요', password: PASSWORD };
    return (await provider.call('POST', `${path}ledger/`, { token, body })).status;
  };
  const balances = async () => (await provider.call('GET', path, { token })).body.balances;
  const entry = { userId: member.id, reason: 'corrected' as const, now: provider.now() };
  await provider.write((tx) => enter(tx, { ...entry, ledger: 'point', amount: -500 }));
  expect([await correct('point', 200), await correct('point', -1)]).toEqual([200, 400]);
  expect((await balances()).point).toBe(-300);

  await provider.write((tx) => enter(tx, { ...entry, ledger: 'heart', amount: 1 }));
  expect((await balances()).heart).toBe(1);
  provider.advance(secondsInDay);
  ({ token } = await provider.session(by.id));
  expect((await balances()).heart).toBe(earningDefaults.hearts_a_day);
  expect([await correct('heart', -earningDefaults.hearts_a_day), await correct('heart', -1)]).toEqual([200, 400]);
  expect((await balances()).heart).toBe(0);
});
