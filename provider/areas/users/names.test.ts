import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { hasInvisible, looksOfficial } from '../../domain/members/names.ts';
import { noLimits, testProvider } from '../../testing.ts';
import { makeManager } from '../auth/manager.ts';

/** Names that look like the site or its staff. */
const official = [
  '운영자',
  '운 영 자',
  '운.영.자',
  '결운영팀',
  '관리자님',
  '공식계정',
  '결',
  '결지기',
  '결 고객센터',
  '탈퇴한 회원',
  'Former member',
  '운영자'.normalize('NFD'),
  'Admin',
  'ADMIN',
  'admin123',
  '1admin',
  'a_d_m_i_n',
  'superadmin',
  'ádmin',
  'аdmin',
  'adrnin',
  'adm1n',
  'Мanager',
  'мanаger',
  'Ｍanager',
  '𝐦𝐚𝐧𝐚𝐠𝐞𝐫',
  'ⓜanager',
  'gyeol',
  'Gyeol',
  'gyeоl',
  'gуеоl',
  'gyeo1',
  'gyeoI',
  'gyeol2',
  'ɢʏᴇᴏʟ',
  'officiaI',
  '0fficial',
  'gyeol_staff',
  'staff',
];
/** Names with invisible characters or direction marks. */
const unseen = [
  '운\u200d영자',
  '\u202Eabc',
  '\u200b\u200b',
  'a\u0007b',
  'a\u2066b',
  'a\u00adb',
  '\u3164\u3164',
  '가\u115f나',
  'a\u{E0041}b',
  'a\u034fb',
  '가\ufe0f나',
];
const ordinary = [
  '민지',
  '은결',
  '결이고운',
  'hangyeol',
  'badminton',
  'modest',
  'Юлия',
  'さくら',
  '李小龙',
  'Zoë',
  '관리하는중',
  '👩‍👩‍👧 우리집',
  '하트❤️',
  '운동하자',
  'lily',
  '1004',
];

describe('names', () => {
  it.each(official)('of staff are seen in %s', (name) => expect(looksOfficial(name)).toBe(true));
  it.each(unseen)('with invisible characters are seen in %j', (name) => expect(hasInvisible(name)).toBe(true));
  it.each(ordinary)('like %s are for anyone', (name) =>
    expect([looksOfficial(name), hasInvisible(name)]).toEqual([false, false]),
  );
});

const provider = await testProvider({ limits: noLimits });

let made = 0;
/** Registers a visitor, and returns the answer. */
const register = (rest: { nickname?: string; username?: string }) => {
  made += 1;
  return provider.call('POST', 'auth/registration/', {
    body: {
      username: `visitor_${made}`,
      email: `visitor_${made}@example.com`,
      password: 'quiet winter lake',
      nickname: '겨울호수',
      agreements: { terms: true, age: true, marketing: false },
      ...rest,
    },
  });
};
async function social(name: string) {
  const { now, env } = provider.services;
  const claims = { provider: 'kakao', account: randomUUID(), email_verified: true, name };
  const assertion = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(now().getTime() / 1000))
    .sign(new TextEncoder().encode(env.ASSERTION_SECRET));
  return provider.call('POST', 'users/authenticate/', { body: { assertion } });
}

const rejectedNames = [...official, ...unseen].filter((name) => {
  const length = name.trim().length;
  return length >= 2 && length <= 20;
});

it.each(rejectedNames)('are rejected for a member in every way: %j', async (name) => {
  const registered = await register({ nickname: name });
  expect([registered.status, registered.body.nickname]).toEqual([400, [expect.any(String)]]);

  const joined = await social(name);
  expect(joined.status).toBe(200);
  const { nickname, username } = joined.body.user;
  expect([looksOfficial(nickname), hasInvisible(nickname)]).toEqual([false, false]);
  expect(looksOfficial(username)).toBe(false);

  const member = await provider.member();
  const changed = await member.call('PUT', `users/${member.username}/nickname/`, { nickname: name });
  expect(changed.body).toMatchObject({ success: false, field: 'nickname' });
});

it.each(['manager', 'gyeol', 'gyeo1', 'official_1', 'the_admin', 'adrnin', 'staff', 'support'])(
  'are refused as the username %s',
  async (username) => {
    const rejected = await register({ username });
    expect([rejected.status, rejected.body.username]).toEqual([400, [expect.any(String)]]);
  },
);

it('are allowed to a manager who is created on the command line, invisible characters are not', async () => {
  const given = { username: 'manager', email: 'm@example.com', password: 'quiet winter lake' };
  const make = (nickname: string) => makeManager(provider.services.database, { ...given, nickname }, provider.now());
  for (const nickname of unseen.filter((name) => name.trim().length >= 2)) {
    await expect(make(nickname)).rejects.toThrow('nickname: ');
  }
  expect(await make('운영자')).toMatchObject({ username: 'manager' });
});
