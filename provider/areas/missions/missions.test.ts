import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { missionEntries } from '../../db/schema/missions.ts';
import { users } from '../../db/schema/users.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { type TestMember, testProvider } from '../../testing.ts';
import { aMission } from './testing.ts';

const DAY = 24 * 60 * 60;

const provider = await testProvider();
let member: TestMember;
beforeEach(async () => {
  member = await provider.member();
});

type Body = Record<string, unknown>;
const put = (id: number, body: Body, { token } = member) => provider.call('PUT', `missions/${id}/`, { token, body });
const look = async (id: number, { token }: { token?: string } = member) =>
  (await provider.call('GET', `missions/${id}/`, { token })).body;
const balances = async ({ token } = member) => {
  const of = async (ledger: string) =>
    (await provider.call('GET', `${ledger}-histories/`, { token })).body.summary.balance;
  return { point: await of('point'), xp: await of('xp') };
};

it('a right answer completes a quiz at once and credits 20 xp and its reward', async () => {
  const { id } = await aMission(provider, { reward: 70 });
  expect(await look(id)).toMatchObject({ own_status: 'ready', may_do: true, right: [], explanation: '' });
  const { status, body } = await put(id, { data: { choices: ['b'] } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    earned: { xp: 20, point: 70 },
    mission: { own_status: 'completed', completed_count: 1, right: ['b'], may_do: false },
  });
  expect(body.mission.explanation).toContain('적게');
  expect(await balances()).toEqual({ point: 70, xp: 20 });
});

it('a wrong answer is reported, costs nothing and may be retried', async () => {
  const { id } = await aMission(provider);
  expect(await put(id, { data: { choices: ['a'] } })).toMatchObject({ status: 409, body: { code: 'wrong_answer' } });
  expect(await look(id)).toMatchObject({ own_status: 'ready', completed_count: 0 });
  expect((await put(id, { data: { choices: ['b'] } })).status).toBe(200);
});

it('the same answer sent again changes nothing and credits nothing twice', async () => {
  const { id } = await aMission(provider);
  const body = { data: { choices: ['b'] } };
  const answers = await Promise.all(Array.from({ length: 6 }, () => put(id, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(answers.filter(({ body: it }) => it.earned.point > 0)).toHaveLength(1);
  expect((await look(id)).completed_count).toBe(1);
  expect(await balances()).toEqual({ point: 50, xp: 20 });
  const other = await put(id, { data: { choices: ['a'] } });
  expect(other).toMatchObject({ status: 409, body: { code: 'mission_completed' } });
});

it('a typed answer is right however it is spaced, cased or marked', async () => {
  const row = { kind: 'answer' as const, choices: [], right: ['세라마이드', 'Ceramide'] };
  for (const answer of ['세 라마이드!', 'ＣＥＲＡＭＩＤＥ']) {
    const { id } = await aMission(provider, row);
    expect((await put(id, { answer })).body.mission).toMatchObject({ own_status: 'completed' });
  }
  const { id } = await aMission(provider, row);
  expect((await put(id, { answer: '히알루론산' })).body.code).toBe('wrong_answer');
  expect((await put(id, { answer: '' })).body).toMatchObject({ answer: [expect.any(String)] });
});

it('accepts the fields that a mission requests and rejects the rest by field', async () => {
  const choice = await aMission(provider, { kind: 'choice', right: [] });
  const rejectedAt = async (id: number, body: Body) => {
    const answer = await put(id, body);
    expect(answer.status).toBe(400);
    return Object.keys(answer.body);
  };
  for (const choices of [[], ['a', 'b'], ['z'], ['a', 'a']]) {
    expect(await rejectedAt(choice.id, { data: { choices } })).toContain('data');
  }
  expect(await rejectedAt(choice.id, { answer: '콩알' })).toContain('answer');
  expect(await rejectedAt(choice.id, { data: { choices: ['a'], note: '더' } })).toContain('data');
  expect(await rejectedAt(choice.id, { resourceUrls: [] })).toContain('resourceUrls');
  const several = await aMission(provider, { kind: 'choice', right: [], several: true });
  expect((await put(several.id, { data: { choices: ['a', 'b'] } })).status).toBe(200);
  const note = await aMission(provider, { kind: 'note', choices: [], minLength: 10 });
  expect(await rejectedAt(note.id, { data: { note: '짧아요' } })).toContain('data');
});

it('a submission for a manager is pending, and may be changed until the decision', async () => {
  const { id } = await aMission(provider, { kind: 'note', choices: [], checked: true });
  const first = await put(id, { data: { note: '미온수로 씻고 3분 안에 발라요.' } });
  expect(first.body).toMatchObject({
    earned: { xp: 0, point: 0 },
    mission: { own_status: 'submitted', data: { note: '미온수로 씻고 3분 안에 발라요.' } },
  });
  expect((await put(id, { data: { note: '미온수로 씻고 1분 안에 발라요.' } })).body.mission.data.note).toContain('1분');
  expect(await balances()).toEqual({ point: 0, xp: 0 });
});

it('a closed mission accepts no submission, one that has not begun is a 404', async () => {
  const past = new Date(provider.now().getTime() - 1000);
  const closed = await aMission(provider, { endsAt: past });
  expect(await look(closed.id)).toMatchObject({ status: 'closed', may_do: false });
  const rejected = await put(closed.id, { data: { choices: ['b'] } });
  expect(rejected).toMatchObject({ status: 409, body: { code: 'mission_closed' } });
  const later = new Date(provider.now().getTime() + 1000);
  const early = await aMission(provider, { publishedAt: later });
  expect((await put(early.id, { data: { choices: ['b'] } })).status).toBe(404);
  expect((await provider.call('GET', `missions/${early.id}/`)).status).toBe(404);
  const { body } = await provider.call('GET', 'missions/?page_size=100');
  expect(body.results.map(({ id }: { id: number }) => id)).not.toContain(early.id);
});

it('lists the open ones first, by status and by search, with the caller’s own state', async () => {
  const past = new Date(provider.now().getTime() - 1000);
  const old = await aMission(provider, { title: '자몽 미션 하나', endsAt: past });
  const open = await aMission(provider, { title: '자몽 미션 둘' });
  await put(open.id, { data: { choices: ['b'] } });
  const list = async (query: string, token?: string) =>
    (await provider.call('GET', `missions/?search=자몽${query}`, { token })).body.results.map(
      (it: { id: number; own_status: string | null }) => [it.id, it.own_status],
    );
  expect(await list('', member.token)).toEqual([
    [open.id, 'completed'],
    [old.id, 'ready'],
  ]);
  expect(await list('&status=opened')).toEqual([[open.id, null]]);
  expect(await list('&status=closed')).toEqual([[old.id, null]]);
  expect((await provider.call('GET', 'missions/?status=ready')).status).toBe(400);
});

it('only verified members take part', async () => {
  const { id } = await aMission(provider);
  const body = { data: { choices: ['b'] } };
  expect((await provider.call('PUT', `missions/${id}/`, { body })).status).toBe(401);
  const unverified = await provider.member({ emailVerifiedAt: null });
  expect((await put(id, body, unverified)).body.code).toBe('email_unverified');
});

it('a review of a completed mission is read by everyone, changed by its author, hidden by a manager', async () => {
  const { id } = await aMission(provider);
  await put(id, { data: { choices: ['b'] }, review: '양을 두 배로 늘렸어요.' });
  const reviews = async (token?: string) =>
    (await provider.call('GET', `missions/reviews/?mission=${id}`, { token })).body;
  expect(await reviews()).toMatchObject({
    count: 1,
    results: [
      {
        review: '양을 두 배로 늘렸어요.',
        mission: { id, title: '선크림은 얼마나' },
        user: { username: member.username },
      },
    ],
  });
  expect((await put(id, { review: '아침마다 재요.' })).status).toBe(200);
  const [review] = (await reviews()).results;
  expect(review.review).toBe('아침마다 재요.');

  const reader = await provider.member();
  const report = await reader.call('POST', 'reports/', {
    subject: 'mission_review',
    subjectId: review.id,
    reason: 'spam',
  });
  expect(report.status).toBe(200);
  const manager = await provider.member({ role: 'manager' });
  const hide = await manager.call('PUT', `moderation/mission_review/${review.id}/`, {
    status: 'hidden',
    reason: '광고예요.',
  });
  expect(hide.status).toBe(200);
  expect((await reviews()).count).toBe(0);
  expect((await reviews(member.token)).results).toMatchObject([{ status: 'hidden' }]);
  expect(await look(id)).toMatchObject({ review_hidden: true, review_count: 0 });
  await put(id, { review: '고쳐 썼어요.' });
  expect((await reviews()).count).toBe(0);
});

it('a review that was kept and changed since is another: it is reported anew, and decided about as it is', async () => {
  const { id } = await aMission(provider);
  await put(id, { data: { choices: ['b'] }, review: '양을 두 배로 늘렸어요.' });
  const [reader, manager] = [await provider.member(), await provider.member({ role: 'manager' })];
  const [review] = (await provider.call('GET', `missions/reviews/?mission=${id}`)).body.results;
  const report = () =>
    reader.call('POST', 'reports/', { subject: 'mission_review', subjectId: review.id, reason: 'spam' });
  const waiting = async () =>
    (await manager.call('GET', 'reports/?status=open&subject=mission_review')).body.results.find(
      ({ content }: { content: { subject_id: number } }) => content.subject_id === review.id,
    );
  await report();
  const read = await waiting();
  const decide = (changed_at: string) =>
    manager.call('POST', `reports/${read.id}/decision/`, { decision: 'dismiss', reason: '괜찮아요', changed_at });
  provider.advance(60);
  await put(id, { review: '아침마다 재요.' });
  expect(await decide(read.changed_at)).toMatchObject({ status: 409, body: { code: 'changed' } });
  expect((await decide((await waiting()).changed_at)).status).toBe(200);
  expect(await report()).toMatchObject({ status: 409, body: { code: 'already_reported' } });
  provider.advance(60);
  await put(id, { review: '여기서 사세요.' });
  expect((await report()).status).toBe(200);
});

it('a banned word is rejected', async () => {
  const manager = await provider.member({ role: 'manager' });
  await manager.call('POST', 'moderation/banned-words/', { word: '나쁜말' });
  const { id } = await aMission(provider, { kind: 'note', choices: [] });
  const rejected = await put(id, { data: { note: '이건 나쁜말 이에요' } });
  expect(rejected).toMatchObject({ status: 400, body: { data: [expect.stringContaining('나쁜말')] } });
});

it('a leaver’s answers are erased; their reviews stay without a name', async () => {
  const done = await aMission(provider, { kind: 'note', choices: [] });
  await put(done.id, { data: { note: '나만의 순서' }, review: '도움이 됐어요.' });
  const waiting = await aMission(provider, { kind: 'note', choices: [], checked: true });
  await put(waiting.id, { data: { note: '읽기 전' } });
  const { services } = provider;
  await provider.update(
    users,
    { status: 'left', leftAt: new Date(services.now().getTime() - 31 * DAY * 1000) },
    eq(users.id, member.id),
  );
  await eraseLeavers(services);
  const rows = await provider.rows(missionEntries, eq(missionEntries.userId, member.id));
  expect(rows).toMatchObject([{ missionId: done.id, data: {}, review: '도움이 됐어요.' }]);
});

it('a member’s data download contains their missions', async () => {
  const { id } = await aMission(provider);
  await put(id, { data: { choices: ['b'] } });
  const { body } = await member.call('GET', `users/${member.username}/data/`);
  expect(body.mission_entries).toMatchObject([{ mission_id: id, status: 'completed' }]);
});
