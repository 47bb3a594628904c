import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { RETURN_DAYS } from '../../../contract/constants/common.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { hashPassword } from '../../domain/identity/password.ts';
import { partsOf } from '../../domain/members/data.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { comeBack, lastDayToReturn } from '../../domain/members/leave.ts';
import { readRows } from '../../platform/db/rows.ts';
import { createLimits } from '../../platform/http/limits.ts';
import { addDays, seoulDay, startOfDay } from '../../platform/time/seoul.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
const password = 'quiet winter lake';
const passwordHash = await hashPassword(password);

const leave = (member: TestMember, body: object = { password }) =>
  member.call('POST', `users/${member.username}/leave/`, body);
const signIn = (member: TestMember) =>
  provider.call('POST', 'auth/login/', { body: { username: member.username, password } });
const rowOf = (id: number) => provider.read(async (db) => (await db.select().from(users).where(eq(users.id, id)))[0]);
const days = (count: number) => provider.advance(count * 24 * 60 * 60);

it('requires the password, or the username of a member without one, before leaving', async () => {
  const member = await provider.member({ passwordHash });
  for (const body of [{}, { password: 'wrong' }, { confirmation: member.username }]) {
    const rejected = await leave(member, body);
    expect([rejected.status, rejected.body.success]).toEqual([200, false]);
    expect(rejected.body.reason).toBe('비밀번호가 달라요. 다시 확인해 주세요.');
  }
  const social = await provider.member();
  expect((await leave(social, { confirmation: 'someone' })).body.success).toBe(false);
  expect((await leave(social, { confirmation: social.username })).body.success).toBe(true);
  expect((await rowOf(member.id))?.status).toBe('active');
});

it('allows members to leave for themselves only, and no manager', async () => {
  const [member, other] = [await provider.member(), await provider.member()];
  const path = `users/${member.username}/leave/`;
  const body = { confirmation: member.username };
  expect((await provider.call('POST', path, { body })).status).toBe(401);
  expect((await other.call('POST', path, body)).body.code).toBe('not_self');
  const manager = await provider.member({ role: 'manager' });
  expect((await leave(manager, { confirmation: manager.username })).body.success).toBe(false);
});

it('delays guesses of the password', async () => {
  const member = await provider.member({ passwordHash });
  const answers = [];
  for (let guess = 0; guess < 8; guess += 1) answers.push(await leave(member, { password: 'no' }));
  expect(answers.at(-1)?.status).toBe(429);
});

it('ends every session, answers until when to return, and restores the account by sign-in', async () => {
  const member = await provider.member({ passwordHash });
  const until = lastDayToReturn(provider.now());
  expect((await leave(member)).body).toEqual({ success: true, until });
  expect(provider.mails.at(-1)?.text).toContain('로그인하면 계정이 그대로 복구돼요');
  expect((await member.call('GET', 'users/nonce/')).status).toBe(401);
  expect((await provider.call('GET', `users/${member.username}/`)).status).toBe(404);

  days(RETURN_DAYS - 1);
  await eraseLeavers(provider.services);
  expect((await signIn(member)).status).toBe(200);
  expect((await provider.call('GET', `users/${member.username}/`)).status).toBe(200);
  days(2);
  await eraseLeavers(provider.services);
  expect((await rowOf(member.id))?.status).toBe('active');
});

it('keeps the account through the day that the answer and the mail name', async () => {
  // 00:30 of the next day in Korea, while the day before goes on in UTC.
  const soon = startOfDay(addDays(seoulDay(provider.now()), 1)).getTime() + 30 * 60_000;
  provider.advance((soon - provider.now().getTime()) / 1000);
  const member = await provider.member({ passwordHash });
  const until = addDays(seoulDay(provider.now()), RETURN_DAYS);
  expect((await leave(member)).body.until).toBe(until);
  const [, month, day] = until.split('-').map(Number);
  expect(provider.mails.at(-1)?.text).toContain(`${month}월 ${day}일까지`);
  provider.advance(RETURN_DAYS * 24 * 60 * 60 + 23 * 60 * 60);
  await eraseLeavers(provider.services);
  expect(await rowOf(member.id)).toMatchObject({ username: member.username });
  provider.advance(60 * 60);
  await eraseLeavers(provider.services);
  expect(await rowOf(member.id)).toMatchObject({ username: `~${member.id}` });
});

it('lets a suspended member leave by the key of a sign-in, and return once the suspension is over', async () => {
  const suspendedUntil = new Date(provider.now().getTime() + 86_400_000);
  const member = await provider.member({ passwordHash, suspendedUntil, suspendedReason: '광고' });
  const bySignIn = (body: object) => provider.call('POST', 'auth/leave/', { body });
  const { status, body } = await signIn(member);
  expect([status, body.code]).toEqual([400, 'suspended']);
  const forged = [
    body.leave_key.replace(/^\d+/, '1'),
    body.leave_key.replace(/\.\d+\./, '.99999999999999.'),
    'a.b.c',
    '1',
  ];
  for (const key of forged)
    expect(await bySignIn({ key })).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  expect((await leave(member)).body.code).toBe('suspended');
  expect((await rowOf(member.id))?.status).toBe('active');

  const until = lastDayToReturn(provider.now());
  const left = await bySignIn({ key: body.leave_key });
  expect(left.body).toEqual({ success: true, until });
  expect(left.headers.get('Link')).toBe(`</users/${member.username}>; rel="invalidates"`);
  expect(provider.mails.at(-1)).toMatchObject({ to: member.email });
  // Signing in restores nothing before the suspension is over.
  expect(provider.mails.at(-1)?.text).toContain('전에 이용 제한이 끝나면');
  expect(provider.mails.at(-1)?.text).not.toContain('바로 로그인');
  expect(await rowOf(member.id)).toMatchObject({ status: 'left', suspendedReason: '광고' });
  expect((await bySignIn({ key: body.leave_key })).status).toBe(400);
  expect((await signIn(member)).body.code).toBe('suspended');
  expect((await rowOf(member.id))?.status).toBe('left');
  days(2);
  expect((await signIn(member)).status).toBe(200);
  expect((await rowOf(member.id))?.status).toBe('active');
});

it('takes no key to leave ten minutes after the sign-in, and none for a wrong password', async () => {
  const suspendedUntil = new Date(provider.now().getTime() + 86_400_000);
  const member = await provider.member({ passwordHash, suspendedUntil });
  const wrong = { username: member.username, password: 'wrong' };
  expect((await provider.call('POST', 'auth/login/', { body: wrong })).body).not.toHaveProperty('leave_key');
  const { leave_key: key } = (await signIn(member)).body;
  provider.advance(601);
  expect(await provider.call('POST', 'auth/leave/', { body: { key } })).toMatchObject({
    status: 400,
    body: { code: 'token_invalid' },
  });
  expect((await rowOf(member.id))?.status).toBe('active');
});

it('allows members who follow each other to leave, and return, concurrently', async () => {
  const circle = await Promise.all(Array.from({ length: 6 }, () => provider.member()));
  const others = (member: TestMember) => circle.filter((one) => one !== member);
  for (const member of circle) {
    for (const { username } of others(member)) {
      await member.call('POST', `users/${username}/follow/`, {});
    }
  }
  const left = await Promise.all(circle.map((member) => leave(member, { confirmation: member.username })));
  expect(left.map(({ body }) => body.success)).toEqual(circle.map(() => true));
  const { database } = provider.services;
  await Promise.all(circle.map(({ id }) => database.write((tx) => comeBack(tx, id))));
  for (const { id } of circle) {
    expect(await rowOf(id)).toMatchObject({ status: 'active', followerCount: 5, followingCount: 5 });
  }
});

it('erases personal data after 30 days and keeps published content', async () => {
  const forum = await provider.forum('erased');
  const member = await provider.member({
    passwordHash,
    nickname: '떠난이',
    introduction: '저예요',
    avatar: '/api/v1/files/abc123abc123-400x400.webp',
    account: { phone: '010-0000-0000', birthYear: 1990, gender: '' },
  });
  const topic = await provider.topic({ forumId: forum.id, userId: member.id });
  const friend = await provider.member();
  await friend.call('POST', `users/${member.username}/follow/`, {});
  await leave(member);
  days(RETURN_DAYS + 1);
  expect(await eraseLeavers(provider.services)).toBe(1);
  expect(await rowOf(member.id)).toMatchObject({
    username: `~${member.id}`,
    email: '',
    nickname: '',
    introduction: '',
    avatar: null,
    account: null,
    passwordHash: null,
    status: 'left',
  });
  expect((await signIn(member)).status).toBe(400);
  const { body } = await provider.call('GET', `topics/${topic.id}/`);
  expect(body).toMatchObject({ title: topic.title, user: { nickname: '탈퇴한 회원' } });
  expect(await eraseLeavers(provider.services)).toBe(0);
});

it('gives a member all of their data, and no other member any of it', async () => {
  const forum = await provider.forum('mine');
  const member = await provider.member({ passwordHash });
  const other = await provider.member();
  await provider.topic({ forumId: forum.id, userId: member.id, title: '내 글' });
  await provider.topic({ forumId: forum.id, userId: other.id, title: '남의 글' });
  await member.call('POST', `users/${other.username}/follow/`, {});
  await other.call('POST', `users/${member.username}/block/`, {});
  const path = `users/${member.username}/data/`;
  const { status, headers, body } = await member.call('GET', path);
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toContain(`gyeol-${member.username}.json`);
  expect(body.profile).toMatchObject({ username: member.username, email: member.email });
  expect(body.topics.map((topic: { title: string }) => topic.title)).toEqual(['내 글']);
  expect(body.follows_follower_id).toHaveLength(1);
  expect(body.blocks ?? body.blocks_user_id).toEqual([]);
  const text = JSON.stringify(body);
  for (const secret of [passwordHash, member.sessionId, '남의 글']) expect(text).not.toContain(secret);

  expect((await provider.call('GET', path)).status).toBe(401);
  expect((await other.call('GET', path)).body.code).toBe('not_self');
});

it('has each row of a download once, although the member deletes others meanwhile', async () => {
  const member = await provider.member();
  const notice = (index: number) => ({
    userId: member.id,
    kind: 'win' as const,
    groupKey: `win:${index}`,
    subjectType: 'raffle' as const,
    subjectId: String(index),
    createdAt: provider.now(),
    updatedAt: provider.now(),
  });
  // More than two batches: the second is read before the first has been sent.
  const rows = await provider.write((tx) =>
    tx
      .insert(notifications)
      .values(Array.from({ length: 1_100 }, (_, index) => notice(index)))
      .returning(),
  );
  const ids = rows.map(({ id }) => id);
  const headers = { Authorization: `Bearer ${member.token}` };
  const response = await provider.app.request(`/api/v1/users/${member.username}/data/`, { headers });
  let text = '';
  for await (const chunk of response.body ?? []) {
    const isFirst = !text.includes('win:0"');
    text += new TextDecoder().decode(chunk);
    if (!isFirst || !text.includes('win:0"')) continue;
    await provider.write((tx) => tx.delete(notifications).where(inArray(notifications.id, ids.slice(0, 100))));
  }
  const sent: number[] = JSON.parse(text).notifications.map(({ id }: { id: number }) => id);
  expect(sent.filter((id) => id > (ids[99] ?? 0))).toEqual(ids.slice(100));
});

it('finds the rows of a member in every table by an index', async () => {
  const indexed = await provider.read((db) =>
    readRows<{ place: string }>(
      db,
      sql`select indrelid::regclass || '.' || attname as place from pg_index
        join pg_attribute on attrelid = indrelid and attnum = indkey[0] where indpred is null`,
    ),
  );
  const places = (await provider.read(partsOf)).map(({ table, column }) => `${table}.${column}`);
  expect(places).toContain('follows.following_id');
  expect(places.filter((place) => !indexed.some((one) => one.place === place))).toEqual([]);
});

it('sends a member one download at a time, and the next after one that was not read to its end', async () => {
  const member = await provider.member();
  const headers = { Authorization: `Bearer ${member.token}` };
  const path = `users/${member.username}/data/`;
  const begin = async () => {
    const reader = (await provider.app.request(`/api/v1/${path}`, { headers })).body?.getReader();
    await reader?.read();
    return reader;
  };
  await provider.app.request(`/api/v1/${path}`, { method: 'HEAD', headers });
  const cut = await begin();
  const { status, headers: rejected } = await member.call('GET', path);
  expect([status, Number(rejected.get('Retry-After'))]).toEqual([429, 10]);
  await cut?.cancel();
  const whole = await begin();
  while (!(await whole?.read())?.done);
  expect((await member.call('GET', path)).status).toBe(200);
});

it('mails once that a member has left, however often they tap', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => provider.member({ passwordHash })));
  const before = provider.mails.length;
  await Promise.all(members.flatMap((member) => [leave(member), leave(member)]));
  const mailed = provider.mails.slice(before).map(({ to }) => to);
  expect(mailed.sort()).toEqual(members.map(({ email }) => email).sort());
});

it('leaves no session open to a member who leaves while they sign in elsewhere', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => provider.member({ passwordHash })));
  for (const member of members) {
    provider.services.limits = createLimits(undefined);
    const [, ...opened] = await Promise.all([leave(member), ...[1, 2, 3].map(() => signIn(member))]);
    const departed = (await rowOf(member.id))?.status === 'left';
    for (const { body } of opened) {
      const used = await provider.call('GET', 'users/nonce/', { token: body.accessToken });
      if (departed) expect(used.status).toBe(401);
      const { refreshToken } = body;
      const refreshed = await provider.call('POST', 'users/authenticate/', { body: { refreshToken } });
      if (departed) expect(refreshed.status).toBe(401);
    }
  }
});

/** Calls while `change` is committed between what the call reads of a member and what it writes of them. */
async function callWhile(change: Partial<UserRow>, member: TestMember, call: () => ReturnType<TestMember['call']>) {
  const { database } = provider.services;
  const write = database.write.bind(database);
  const changing = vi.spyOn(database, 'write').mockImplementationOnce(async (work) => {
    await write((tx) => tx.update(users).set(change).where(eq(users.id, member.id)));
    return write(work);
  });
  const { status, body } = await call();
  changing.mockRestore();
  return [status, body.code];
}

it('closes no account of a member who gets a role at that moment, in whichever way', async () => {
  const owner = await provider.member({ role: 'owner', passwordHash });
  const suspendedUntil = new Date(provider.now().getTime() + 86_400_000);
  const [own, asked, out] = [
    await provider.member({ passwordHash }),
    await provider.member({ passwordHash }),
    await provider.member({ passwordHash, suspendedUntil }),
  ];
  const { leave_key: key } = (await signIn(out)).body;
  const body = { password, reason: '메일로 요청하셨어요' };
  const ways = [
    [own, () => leave(own)],
    [asked, () => owner.call('POST', `manage/members/${asked.id}/leave/`, body)],
    [out, () => provider.call('POST', 'auth/leave/', { body: { key } })],
  ] as const;
  const mailed = provider.mails.length;
  for (const [member, call] of ways) {
    expect(await callWhile({ role: 'manager' }, member, call)).toEqual([409, 'changed']);
    expect(await rowOf(member.id)).toMatchObject({ status: 'active', role: 'manager' });
  }
  expect(provider.mails).toHaveLength(mailed);
  expect((await own.call('GET', 'users/nonce/')).status).toBe(200);
});

it('answers members who leave while they are suspended', async () => {
  const moderator = await provider.member({ role: 'owner' });
  const suspension = { until: '2027-12-31T00:00:00Z', reason: '광고' };
  for (let round = 0; round < 6; round += 1) {
    provider.services.limits = createLimits(undefined);
    const leavers = await Promise.all([1, 2, 3, 4].map(() => provider.member()));
    const answers = await Promise.all(
      leavers.flatMap((member) => [
        leave(member, { confirmation: member.username }),
        moderator.call('POST', `users/${member.username}/suspension/`, suspension),
      ]),
    );
    expect(answers.map(({ status }) => status)).not.toContain(500);
  }
});
