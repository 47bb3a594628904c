import { ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aMission } from './testing.ts';

const provider = await testProvider();
let member: TestMember;
let manager: typeof member;
beforeEach(async () => {
  member = await provider.member();
  manager = await provider.member({ role: 'manager' });
});

const NOTE = '미온수로 씻고 물기가 남았을 때 발라요.';
const put = (id: number, body: object, { token } = member) => provider.call('PUT', `missions/${id}/`, { token, body });
async function handedIn(row: Parameters<typeof aMission>[1] = {}) {
  const mission = await aMission(provider, { kind: 'note', choices: [], checked: true, ...row });
  expect((await put(mission.id, { data: { note: NOTE } })).status).toBe(200);
  return mission;
}
const queue = async (status = 'submitted') => {
  const path = `missions/submissions/?status=${status}&page_size=100`;
  const { body } = await manager.call('GET', path);
  return body.results as { id: number; user: { username: string }; changed_at: string }[];
};
async function submission(status = 'submitted') {
  const found = (await queue(status)).find(({ user }) => user.username === member.username);
  if (!found) throw new Error('nothing was handed in');
  return found;
}
const decide = (
  { id, changed_at }: { id: number; changed_at: string },
  decision: string,
  reason = '',
  { token } = manager,
) => provider.call('POST', `missions/submissions/${id}/decision/`, { token, body: { decision, reason, changed_at } });
const points = async () => (await member.call('GET', 'point-histories/')).body.summary.balance;
const notified = async () => {
  const { body } = await member.call('GET', 'notifications/');
  return body.results as { kind: string; note: string; path: string }[];
};

it('a manager completes a submission: it credits its reward and notifies its member', async () => {
  const { id } = await handedIn({ reward: 80 });
  expect(await submission()).toMatchObject({ note: NOTE, mission: { id }, status: 'submitted' });
  expect((await decide(await submission(), 'complete')).status).toBe(200);
  expect(await points()).toBe(80);
  expect(await notified()).toMatchObject([{ kind: 'mission_completed', path: `/missions/${id}` }]);
  const { body } = await member.call('GET', `missions/${id}/`);
  expect(body).toMatchObject({ own_status: 'completed', completed_count: 1 });
  const log = await manager.call('GET', 'moderation/log/');
  expect(log.body.results[0]).toMatchObject({ action: 'complete_mission' });
});

it('a returned submission has a reason, and may be sent again, also after the end', async () => {
  const { id } = await handedIn({ endsAt: new Date(provider.now().getTime() + 60_000) });
  const noReason = await decide(await submission(), 'return');
  expect(noReason).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } });
  expect((await decide(await submission(), 'return', '순서를 더 적어 주세요.')).status).toBe(200);
  provider.advance(120);
  const { body } = await member.call('GET', `missions/${id}/`);
  expect(body).toMatchObject({
    status: 'closed',
    own_status: 'ready',
    may_do: true,
    reason: '순서를 더 적어 주세요.',
    data: { note: NOTE },
  });
  expect(await notified()).toMatchObject([{ kind: 'mission_returned', note: '순서를 더 적어 주세요.' }]);
  expect(await queue('returned')).toMatchObject([{ status: 'returned' }]);
  const again = await put(id, { data: { note: `${NOTE} 토너 다음에 크림이에요.` } });
  expect(again.body.mission).toMatchObject({ own_status: 'submitted', reason: '' });
});

it('a withdrawn completion reverses its reward, and can be earned again', async () => {
  const { id } = await handedIn({ reward: 80 });
  await decide(await submission(), 'complete');
  provider.advance(1);
  expect((await decide(await submission('completed'), 'withdraw', '다른 글을 옮겼어요.')).status).toBe(200);
  expect(await points()).toBe(0);
  expect((await notified())[0]).toMatchObject({ kind: 'mission_withdrawn' });
  expect((await member.call('GET', `missions/${id}/`)).body).toMatchObject({ own_status: 'ready', completed_count: 0 });
  await put(id, { data: { note: `${NOTE} 제가 직접 해 봤어요.` } });
  await decide(await submission(), 'complete');
  expect(await points()).toBe(80);
});

it('a manager decides on the version that they have read, and never on their own', async () => {
  const { id } = await handedIn();
  const read = await submission();
  provider.advance(1);
  await put(id, { data: { note: `${NOTE} 한 줄 더 적었어요.` } });
  expect(await decide(read, 'complete')).toMatchObject({ status: 409, body: { code: 'changed' } });
  await decide(await submission(), 'complete');
  expect((await decide(read, 'return', '이유')).body.code).toBe('changed');

  const own = await aMission(provider, { kind: 'note', choices: [], checked: true });
  await put(own.id, { data: { note: NOTE } }, manager);
  const mine = (await queue()).find(({ user }) => user.username === manager.username);
  expect(mine && (await decide(mine, 'complete')).body.code).toBe('own_content');
});

it('what the only operator has submitted is open work once there is another', async () => {
  await provider.update(users, { role: 'member' }, ne(users.id, manager.id));
  const waiting = async () => (await manager.call('GET', 'manage/work/')).body.submissions;
  const before = await waiting();
  const { id } = await aMission(provider, { kind: 'note', choices: [], checked: true });
  await put(id, { data: { note: NOTE } }, manager);
  expect(await waiting()).toBe(before);
  await put(id, { data: { note: NOTE } });
  expect(await waiting()).toBe(before + 1);
  await provider.member({ role: 'editor' });
  expect(await waiting()).toBeGreaterThanOrEqual(before + 2);
});

it('only a manager finds submissions of others', async () => {
  await handedIn();
  const { token } = member;
  expect((await provider.call('GET', 'missions/submissions/', { token })).status).toBe(404);
  expect((await provider.call('GET', 'missions/submissions/')).status).toBe(404);
  expect((await decide(await submission(), 'complete', '', member)).status).toBe(404);
});

it('two managers at once complete it once', async () => {
  await handedIn({ reward: 80 });
  const read = await submission();
  const other = await provider.member({ role: 'manager' });
  const answers = await Promise.all([decide(read, 'complete'), decide(read, 'complete', '', other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await points()).toBe(80);
});

/** Submissions of a mission by new members, in the order in which they were submitted. */
async function handedInBy(count: number, row: Parameters<typeof aMission>[1] = {}) {
  const mission = await aMission(provider, { kind: 'note', choices: [], checked: true, reward: 80, ...row });
  const people = await Promise.all(Array.from({ length: count }, () => provider.member()));
  for (const person of people) await put(mission.id, { data: { note: NOTE } }, person);
  const path = `missions/submissions/?mission=${mission.id}&page_size=100`;
  const { body } = await manager.call('GET', path);
  return { mission, people, read: body.results as Awaited<ReturnType<typeof queue>> };
}
const versions = (read: { id: number; changed_at: string }[]) => read.map(({ id, changed_at }) => ({ id, changed_at }));
const decideAll = (read: { id: number; changed_at: string }[], decision: string, reason = '', { token } = manager) =>
  provider.call('POST', 'missions/submissions/decision/', {
    token,
    body: { decision, reason, submissions: versions(read) },
  });
const pointsOf = async (person: TestMember) => (await person.call('GET', 'point-histories/')).body.summary.balance;

it('the queue of one mission has its submissions alone, and names all missions that have any', async () => {
  const { mission, read } = await handedInBy(2, { title: '세안 순서', titleEn: 'The order of cleansing' });
  const other = await handedInBy(1, { title: '아침 물 한 잔' });
  expect(read.map(({ user }) => user.username)).toHaveLength(2);
  const { body } = await manager.call('GET', `missions/submissions/?mission=${other.mission.id}`);
  expect(body).toMatchObject({ count: 1, results: [{ mission: { id: other.mission.id } }] });
  expect(body.missions).toEqual(
    expect.arrayContaining([
      { id: mission.id, title: '세안 순서' },
      { id: other.mission.id, title: '아침 물 한 잔' },
    ]),
  );
  await decideAll(other.read, 'complete');
  const { body: after } = await manager.call('GET', 'missions/submissions/');
  expect(after.missions.map(({ id }: { id: number }) => id)).not.toContain(other.mission.id);
  expect((await manager.call('GET', 'missions/submissions/?mission=2000000000')).body.count).toBe(0);
});

it('a manager completes several at once: each is credited, notified and logged once', async () => {
  const { mission, people, read } = await handedInBy(3);
  const answer = await decideAll(read, 'complete');
  expect(answer).toMatchObject({ status: 200, body: { skipped: [] } });
  expect(answer.body.decided.toSorted()).toEqual(read.map(({ id }) => id).toSorted());
  expect(answer.headers.get('Link')).toContain(`</missions/${mission.id}>; rel="invalidates"`);
  for (const person of people) {
    expect(await pointsOf(person)).toBe(80);
    const { body } = await person.call('GET', 'notifications/');
    expect(body.results.map(({ kind }: { kind: string }) => kind)).toEqual(['mission_completed']);
  }
  expect((await member.call('GET', `missions/${mission.id}/`)).body.completed_count).toBe(3);
  const { body: log } = await manager.call('GET', `moderation/log/?manager=${manager.username}`);
  expect(log.results).toHaveLength(3);
});

it('several are returned and withdrawn with one reason, which is needed', async () => {
  const { mission, people, read } = await handedInBy(2);
  expect(await decideAll(read, 'return')).toMatchObject({ status: 400, body: { reason: [expect.any(String)] } });
  expect((await decideAll(read, 'return', '순서를 더 적어 주세요.')).body.skipped).toEqual([]);
  for (const person of people) {
    expect((await person.call('GET', `missions/${mission.id}/`)).body.reason).toBe('순서를 더 적어 주세요.');
  }
  const done = await handedInBy(2);
  await decideAll(done.read, 'complete');
  const path = `missions/submissions/?status=completed&mission=${done.mission.id}`;
  const { body: completed } = await manager.call('GET', path);
  expect((await decideAll(completed.results, 'withdraw', '같은 글이에요.')).body.decided).toHaveLength(2);
  for (const person of done.people) expect(await pointsOf(person)).toBe(0);
});

it('what was decided, changed or is the manager’s own stays as it is, and the rest is decided', async () => {
  const { mission, people, read } = await handedInBy(3);
  await put(mission.id, { data: { note: NOTE } }, manager);
  const own = (await queue()).find(({ user }) => user.username === manager.username);
  const [first, second, third] = read;
  if (!own || !first || !second || !third) throw new Error('nothing was handed in');
  await decide(first, 'return', '더 적어 주세요.', await provider.member({ role: 'editor' }));
  provider.advance(1);
  await put(mission.id, { data: { note: `${NOTE} 한 줄 더.` } }, people[1]);
  const none = { id: 2_000_000_000, changed_at: first.changed_at };
  const { status, body } = await decideAll([first, second, third, own, none], 'complete');
  expect(status).toBe(200);
  expect(body.decided).toEqual([third.id]);
  expect(body.skipped).toEqual([
    { id: first.id, reason: 'changed' },
    { id: second.id, reason: 'changed' },
    { id: own.id, reason: 'own_content' },
    { id: none.id, reason: 'not_found' },
  ]);
  expect(await Promise.all(people.map(pointsOf))).toEqual([0, 0, 80]);
});

it('two managers who decide on the same ones at once decide on each once, in whatever order', async () => {
  const [one, other] = [await handedInBy(4), await handedInBy(4)];
  const read = [...one.read, ...other.read];
  const second = await provider.member({ role: 'manager' });
  const answers = await Promise.all([
    decideAll(read, 'complete'),
    decideAll(read.toReversed(), 'return', '더 적어 주세요.', second),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const decided = answers.flatMap(({ body }) => body.decided);
  expect(decided.toSorted()).toEqual(read.map(({ id }) => id).toSorted());
  const completed = answers[0]?.body.decided.length ?? 0;
  const points = await Promise.all([...one.people, ...other.people].map(pointsOf));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(80 * completed);
});

it('members submit and managers decide at the same time without a deadlock', async () => {
  const { mission, people, read } = await handedInBy(5);
  const writes = people.map((person, at) => put(mission.id, { data: { note: `${NOTE} 다시 ${at}.` } }, person));
  const [answer, ...written] = await Promise.all([decideAll(read, 'complete'), ...writes]);
  expect(answer.status).toBe(200);
  expect(written.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

it('a decision that is sent again under its key is made once', async () => {
  const { people, read } = await handedInBy(2);
  const send = () =>
    provider.call('POST', 'missions/submissions/decision/', {
      token: manager.token,
      headers: { 'Idempotency-Key': 'two-at-once' },
      body: { decision: 'complete', reason: '', submissions: versions(read) },
    });
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  expect(await Promise.all(people.map(pointsOf))).toEqual([80, 80]);
});

it('only those who run campaigns decide on several, of a page at most', async () => {
  const { read } = await handedInBy(1);
  expect((await decideAll(read, 'complete', '', member)).status).toBe(404);
  expect((await decideAll(read, 'complete', '', await provider.member({ role: 'support' }))).status).toBe(409);
  expect((await decideAll([], 'complete')).status).toBe(400);
  const [one] = read;
  const many = Array.from({ length: 101 }, () => one ?? { id: 1, changed_at: '' });
  expect((await decideAll(many, 'complete')).status).toBe(400);
});
