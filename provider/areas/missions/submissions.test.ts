import { beforeEach, expect, it } from 'vitest';
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
