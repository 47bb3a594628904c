import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { EventFieldName } from '../../../contract/constants/participation.ts';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { PASSWORD, withPassword } from '../auth/testing.ts';
import { anEvent, home } from './fixtures.ts';
import { pickFairly } from './winners.ts';

const provider = await testProvider();
let manager: TestMember;
beforeEach(async () => {
  manager = await withPassword(provider, { role: 'manager' });
});

/** Inserts an event that has just ended, with its applicants. */
async function ended(
  people: number,
  {
    winnerCount = 2,
    requestedFields = ['delivery'],
  }: { winnerCount?: number; requestedFields?: EventFieldName[] } = {},
) {
  const event = await anEvent(provider, requestedFields, { winnerCount, hours: 0.2 });
  const members: TestMember[] = [];
  for (let index = 0; index < people; index += 1) {
    const member = await provider.member({ nickname: `${'가나다라마바사'[index % 7]}람` });
    await member.call(
      'POST',
      `events/${event.slug}/applications/`,
      requestedFields.includes('delivery') ? { ...home, consent: '1' } : { answer: '저요' },
    );
    members.push(member);
  }
  provider.advance(15 * 60);
  return { event, members, path: `events/${event.slug}/` };
}
const call = (method: string, path: string, body?: object, { token } = manager) =>
  provider.call(method, path, { token, body });
const announce = async (path: string) =>
  call('POST', `${path}winners/announce/`, { version: (await listed(path)).chosen_version, password: PASSWORD });
const listed = async (path: string, query = '') => (await call('GET', `${path}applications/${query}`)).body;

it('only managers read applications, and delivery addresses of chosen ones only', async () => {
  const { path, members } = await ended(2);
  expect((await call('GET', `${path}applications/`, undefined, members[0])).status).toBe(404);
  expect((await provider.call('GET', `${path}applications/`)).status).toBe(404);
  const { results } = await listed(path);
  expect(results.map(({ delivery }: { delivery: unknown }) => delivery)).toEqual([null, null]);
  expect(results.map(({ phone }: { phone: string }) => phone)).toEqual(['', '']);
  await call('PUT', `${path}winners/`, { application: results[1].id, chosen: true });
  expect((await listed(path)).results[1]).toMatchObject({
    chosen: true,
    delivery: { name: '김결', fullAddress: '서울 종로구 결로 1 101호' },
  });
  expect(await listed(path, '?chosen=true')).toMatchObject({ count: 1, chosen_count: 1 });
  expect(await listed(path, '?chosen=false')).toMatchObject({ count: 1, chosen_count: 1 });
  expect((await listed(path, '?search=가람')).count).toBe(1);
});

it('winners are secret before the announcement, then public with shortened names', async () => {
  const { path, members } = await ended(3);
  await call('POST', `${path}winners/random/`, { count: 2 });
  const outcomes = async () =>
    Promise.all(
      members.map(
        async (member) => (await call('GET', `${path}applications/my/`, undefined, member)).body.application.status,
      ),
    );
  expect(await outcomes()).toEqual(['applied', 'applied', 'applied']);
  expect((await call('GET', path)).body).toMatchObject({ winners: [], winnerAnnouncement: false });
  for (const member of members) {
    const { body } = await call('GET', `users/${member.username}/data/`, undefined, member);
    expect(JSON.stringify(body)).not.toMatch(/winner|chosen/);
  }

  expect((await announce(path)).body).toMatchObject({ chosen_count: 2 });
  expect((await outcomes()).sort()).toEqual(['lost', 'won', 'won']);
  const { winners, winnerAnnouncement } = (await call('GET', path)).body;
  expect(winnerAnnouncement).toBe(true);
  expect(winners).toEqual([expect.stringMatching(/^.\*\*$/), expect.stringMatching(/^.\*\*$/)]);
  const news = await Promise.all(
    members.map(async (member) => (await call('GET', 'notifications/', undefined, member)).body.results),
  );
  expect(news.map((rows) => rows.length).sort()).toEqual([0, 1, 1]);
  expect(news.flat()[0]).toMatchObject({ kind: 'win', path: `/${path.slice(0, -1)}?tab=winners` });
});

it('choosing by hand can be reverted until the announcement, and is logged', async () => {
  const { path, event } = await ended(2);
  const { results } = await listed(path);
  const choose = (chosen: boolean) => call('PUT', `${path}winners/`, { application: results[0].id, chosen });
  expect((await choose(true)).body.chosen_count).toBe(1);
  expect((await choose(true)).body.chosen_count).toBe(1);
  expect((await choose(false)).body.chosen_count).toBe(0);
  await choose(true);
  await announce(path);
  expect((await choose(false)).body.code).toBe('already_announced');
  const log = (await call('GET', 'moderation/log/')).body.results;
  expect(
    log.filter(({ label }: { label: string }) => label === event.title).map(({ action }: { action: string }) => action),
  ).toEqual(['announce_winners', 'choose_winner', 'drop_winner', 'choose_winner']);
});

it('an operator who applied before becoming one cannot choose themselves, by hand or by chance', async () => {
  const { path, members } = await ended(2);
  const [applicant] = members;
  if (!applicant) throw new Error('nobody applied');
  await provider.update(users, { role: 'manager' }, eq(users.id, applicant.id));
  const { results } = await listed(path);
  const choose = (chosen: boolean, by = applicant) =>
    call('PUT', `${path}winners/`, { application: results[0].id, chosen }, by);
  expect(await choose(true)).toMatchObject({ status: 409, body: { code: 'own_content' } });
  expect((await call('POST', `${path}winners/random/`, { count: 2 }, applicant)).body.chosen_count).toBe(1);
  expect((await listed(path)).results.map(({ chosen }: { chosen: boolean }) => chosen)).toEqual([false, true]);
  expect((await choose(true, manager)).body.chosen_count).toBe(2);
  expect(await choose(false)).toMatchObject({ status: 409, body: { code: 'own_content' } });
});

it('announces only the winners whom the operator has read', async () => {
  const { path } = await ended(3);
  const { results } = await listed(path);
  const choose = (at: number, chosen: boolean) =>
    call('PUT', `${path}winners/`, { application: results[at].id, chosen });
  await choose(0, true);
  const { chosen_version: version, chosen_count: count } = await listed(path);
  // As many, but others.
  await choose(0, false);
  await choose(1, true);
  expect((await listed(path)).chosen_count).toBe(count);
  expect(await call('POST', `${path}winners/announce/`, { version, password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  });
  expect((await call('GET', path)).body.winnerAnnouncement).toBe(false);
  expect((await announce(path)).status).toBe(200);
});

it('winners are announced by the operator’s password alone', async () => {
  const { path } = await ended(1);
  await call('POST', `${path}winners/random/`, { count: 1 });
  const { chosen_version: version } = await listed(path);
  expect((await call('POST', `${path}winners/announce/`, { version })).status).toBe(400);
  const { status, body } = await call('POST', `${path}winners/announce/`, { version, password: 'another one' });
  expect([status, body]).toEqual([
    400,
    { code: 'bad_credentials', password: ['현재 비밀번호와 달라요. 다시 확인해 주세요.'] },
  ]);
  expect((await call('GET', path)).body.winnerAnnouncement).toBe(false);
});

it('no more are chosen than there is to win, also by many at once', async () => {
  const { path } = await ended(5, { winnerCount: 2 });
  const { body } = await call('POST', `${path}winners/random/`, { count: 3 });
  expect(body.count).toEqual(['앞으로 2명까지 선정할 수 있어요.']);
  await Promise.all(Array.from({ length: 4 }, () => call('POST', `${path}winners/random/`, { count: 1 })));
  expect((await listed(path)).chosen_count).toBe(2);
  const { results } = await listed(path, '?chosen=false');
  expect((await call('PUT', `${path}winners/`, { application: results[0].id, chosen: true })).status).toBe(400);
});

it('nothing is chosen before the end or announced without winners, and announcing is done once', async () => {
  const open = await anEvent(provider);
  const path = `events/${open.slug}/`;
  expect((await call('POST', `${path}winners/random/`, { count: 1 })).body.code).toBe('not_ended');
  const over = await ended(1);
  expect((await announce(over.path)).body.code).toBe('no_winners');
  await call('POST', `${over.path}winners/random/`, { count: 1 });
  const answers = await Promise.all(Array.from({ length: 3 }, () => announce(over.path)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const [winner] = over.members;
  expect((await call('GET', 'notifications/', undefined, winner)).body.count).toBe(1);
});

it('members can do none of it', async () => {
  const { path, members } = await ended(1);
  for (const [method, rest, body] of [
    ['PUT', 'winners/', { application: 1, chosen: true }],
    ['POST', 'winners/random/', { count: 1 }],
    ['POST', 'winners/announce/', { version: '', password: PASSWORD }],
  ] as const) {
    expect((await call(method, path + rest, body, members[0])).status).toBe(404);
  }
});

it('a leaver is not picked', async () => {
  const { path, members } = await ended(2, { requestedFields: ['answer'] });
  const [leaver, here] = members;
  await call('POST', `users/${leaver?.username}/leave/`, { confirmation: leaver?.username }, leaver);
  expect((await call('POST', `${path}winners/random/`, { count: 2 })).body.chosen_count).toBe(1);
  const { results } = await listed(path, '?chosen=true');
  expect(results[0].user.username).toBe(here?.username);
});

it('frees the place of a chosen member who leaves or is suspended before the announcement', async () => {
  const { path, members } = await ended(4, { winnerCount: 2 });
  const [leaver, suspended, first, second] = members;
  if (!suspended) throw new Error('nobody applied');
  const { results } = await listed(path);
  const choose = (at: number) => call('PUT', `${path}winners/`, { application: results[at].id, chosen: true });
  await choose(0);
  await choose(1);
  const { chosen_version: version } = await listed(path);
  await call('POST', `users/${leaver?.username}/leave/`, { confirmation: leaver?.username }, leaver);
  await provider.update(users, { suspendedUntil: new Date('9999-01-01') }, eq(users.id, suspended.id));
  expect(await listed(path, '?chosen=true')).toMatchObject({ count: 0, chosen_count: 0 });
  expect((await listed(path, '?chosen=false')).count).toBe(4);
  // The sheet was open before they went.
  expect(await call('POST', `${path}winners/announce/`, { version, password: PASSWORD })).toMatchObject({
    status: 409,
  });
  expect((await choose(2)).body.chosen_count).toBe(1);
  // Whose place another has now gets it back by no return.
  await provider.update(users, { suspendedUntil: null }, eq(users.id, suspended.id));
  expect((await call('POST', `${path}winners/random/`, { count: 2 })).status).toBe(400);
  expect((await choose(3)).body.chosen_count).toBe(2);
  expect((await announce(path)).body.chosen_count).toBe(2);
  const outcome = async (member?: TestMember) =>
    (await call('GET', `${path}applications/my/`, undefined, member)).body.application.status;
  expect(await Promise.all([suspended, first, second].map(outcome))).toEqual(['lost', 'won', 'won']);
  // Who has won before keeps the prize.
  await call('POST', `users/${first?.username}/leave/`, { confirmation: first?.username }, first);
  expect(await listed(path, '?chosen=true')).toMatchObject({ count: 2, chosen_count: 2 });
});

it('waits for no operator once the only one chosen has left and nobody else has applied', async () => {
  const { event, path, members } = await ended(1, { requestedFields: ['answer'] });
  const waits = async () =>
    (await call('GET', `manage/events/?state=choosing&search=${event.slug}`)).body.results.length === 1;
  await call('POST', `${path}winners/random/`, { count: 1 });
  expect(await waits()).toBe(true);
  const [leaver] = members;
  await call('POST', `users/${leaver?.username}/leave/`, { confirmation: leaver?.username }, leaver);
  expect(await waits()).toBe(false);
});

it('each is picked as often as the next', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rounds = 60_000;
  const counts = new Map(people.map((name) => [name, 0]));
  for (let round = 0; round < rounds; round += 1) {
    const picked = pickFairly(people, 2);
    expect(new Set(picked).size).toBe(2);
    for (const name of picked) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const expected = (rounds * 2) / people.length;
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  // One run in ten thousand exceeds this by chance (5 degrees of freedom).
  expect(chiSquare).toBeLessThan(25.7);
  expect(pickFairly(people, 9)).toHaveLength(6);
});
