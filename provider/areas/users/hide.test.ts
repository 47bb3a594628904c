import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { RETURN_DAYS } from '../../../contract/constants/common.ts';
import { users } from '../../db/schema/users.ts';
import { purgeFiles } from '../../domain/files/purge.ts';
import { eraseLeavers } from '../../domain/members/erase.ts';
import { type TestMember, testProvider } from '../../testing.ts';

const provider = await testProvider();
await provider.forum('free');
const moderator = await provider.member({ role: 'moderator' });

const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2C6E60' } })
  .png()
  .toBuffer();
const social = { instagram: 'gyeol', youtube: '', blog: 'https://blog.example/gyeol' };

async function put(who: TestMember, part: string, body: object) {
  const answer = await who.call('PUT', `users/${who.username}/${part}/`, body);
  expect(answer.body).toMatchObject({ success: true });
}
async function putAvatar({ username, token }: TestMember): Promise<string> {
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(picture)]), 'me.png');
  const headers = { Authorization: `Bearer ${token}` };
  const path = `/api/v1/users/${username}/avatar/`;
  return (await (await provider.app.request(path, { method: 'PUT', body: form, headers })).json()).user.avatar;
}
/** Inserts a member who has written all that a profile has. */
async function aMember(nickname: string) {
  const member = await provider.member({ nickname });
  await put(member, 'introduction', { introduction: '천천히 가요' });
  await put(member, 'social', social);
  return { ...member, avatar: await putAvatar(member) };
}

const report = (subjectId: number, who: TestMember) =>
  who.call('POST', 'reports/', { subject: 'profile', subjectId, reason: 'sexual' });
const moderate = (id: number, status: 'published' | 'hidden', by = moderator) =>
  by.call('PUT', `moderation/profile/${id}/`, { status, reason: '운영 원칙 3조' });
const profile = async ({ username }: TestMember, by?: TestMember) =>
  (await provider.call('GET', `users/${username}/`, { token: by?.token })).body;
const received = async (who: TestMember) => (await who.call('GET', 'reports/received/')).body.results[0];
const caseOf = async ({ username }: TestMember, status: string) =>
  (await moderator.call('GET', `reports/?username=${username}&status=${status}`)).body.results[0];
const decide = ({ id, changed_at }: { id: number; changed_at: string }, decision: 'dismiss' | 'hide') =>
  moderator.call('POST', `reports/${id}/decision/`, { decision, reason: '운영 원칙 3조', changed_at });
const appeal = async (who: TestMember) => {
  const { id } = await received(who);
  return who.call('POST', `reports/${id}/appeal/`, { text: '제 사진이에요.' });
};
const pictureFor = async (url: string, by?: Pick<TestMember, 'token'>) =>
  (await provider.app.request(url, { headers: by ? { Authorization: `Bearer ${by.token}` } : {} })).status;

const written = (nickname: string, avatar: string | null) => ({
  ...{ nickname, avatar, social },
  introduction: '천천히 가요',
});
const onlyNamed = (nickname: string) => ({
  ...{ nickname, avatar: null, introduction: '' },
  social: { instagram: '', youtube: '', blog: '' },
});

it('shows a moderator what was reported of a profile, takes it down wherever it is shown, and tells both why', async () => {
  const member = await aMember('나쁜 이름');
  const reader = await provider.member();
  const topic = (await member.call('POST', 'topics/', { title: '내 글', content: '내용' })).body.id;
  expect((await report(member.id, reader)).body).toEqual({ success: true, collapsed: false });
  expect((await report(member.id, member)).body.code).toBe('own_content');

  const seen = await caseOf(member, 'open');
  expect(seen.content).toMatchObject({
    ...{ subject: 'profile', title: '나쁜 이름', image: member.avatar, status: 'published' },
    excerpt: '천천히 가요\ngyeol\nhttps://blog.example/gyeol',
    path: `/users/${member.username}`,
  });
  const decided = await decide(seen, 'hide');
  expect(decided.headers.get('Link')).toBe(`</users/${member.username}>; rel="invalidates"`);

  expect(await profile(member)).toMatchObject({ ...onlyNamed(member.username), hidden: null });
  expect((await provider.call('GET', `topics/${topic}/`)).body.user).toMatchObject({
    nickname: member.username,
    avatar: null,
  });
  expect((await provider.call('GET', 'users/?search=나쁜')).body.results).toEqual([]);
  expect([await profile(member, member), await profile(member, moderator)]).toMatchObject([
    { hidden: true, can: { report: false, hide: false } },
    { hidden: true, can: { report: false, hide: true } },
  ]);
  expect(await pictureFor(member.avatar)).toBe(404);
  expect(await pictureFor(member.avatar, moderator)).toBe(200);
  expect(await pictureFor(member.avatar, member)).toBe(200);

  const { results } = (await member.call('GET', 'notifications/')).body;
  expect(results[0]).toMatchObject({ outcome: 'hidden', note: '운영 원칙 3조', path: '/me/reports' });
  expect((await reader.call('GET', 'notifications/')).body.results[0]).toMatchObject({ outcome: 'report_accepted' });
  expect(await received(member)).toMatchObject({
    may_appeal: true,
    content: { title: '나쁜 이름', image: member.avatar, status: 'hidden' },
  });
  const manager = await provider.member({ role: 'manager' });
  expect((await manager.call('GET', 'moderation/log/?subject=profile')).body.results).toMatchObject([
    { action: 'hide', label: '나쁜 이름', member: { username: member.username } },
  ]);
});

it('puts a profile back by an accepted appeal, as it was', async () => {
  const member = await aMember('되돌릴 이름');
  await moderate(member.id, 'hidden');
  // Kept hidden by a second decision, it is not lost.
  await moderate(member.id, 'hidden');
  expect((await appeal(member)).status).toBe(200);
  expect((await appeal(member)).body.code).toBe('not_appealable');
  const seen = await caseOf(member, 'appealed');
  expect((await decide(seen, 'dismiss')).status).toBe(200);
  expect(await profile(member, member)).toMatchObject({ ...written('되돌릴 이름', member.avatar), hidden: false });
  expect(await pictureFor(member.avatar)).toBe(200);
  expect((await member.call('GET', 'notifications/')).body.results[0]).toMatchObject({ outcome: 'restored' });
});

it('gives up what was taken down once the member writes anew, which may be reported anew', async () => {
  const member = await aMember('옛 이름');
  const reader = await provider.member();
  await report(member.id, reader);
  await moderate(member.id, 'hidden');
  expect((await report(member.id, reader)).status).toBe(404);
  await appeal(member);
  provider.advance(60);
  // What is saved as it is shown is no new text.
  await put(member, 'nickname', { nickname: member.username });
  expect(await profile(member, member)).toMatchObject({ hidden: true });
  expect(await caseOf(member, 'appealed')).toBeDefined();

  await put(member, 'nickname', { nickname: '새 이름' });
  expect(await profile(member, member)).toMatchObject({ ...onlyNamed('새 이름'), hidden: false });
  expect(await caseOf(member, 'appealed')).toBeUndefined();
  expect(await received(member)).toMatchObject({ may_appeal: false, appeal: null });
  expect((await appeal(member)).body.code).toBe('not_appealable');
  expect((await report(member.id, reader)).status).toBe(200);
  // The reports of the new one are dismissed; nothing of the old one returns.
  expect((await decide(await caseOf(member, 'open'), 'dismiss')).status).toBe(200);
  expect(await profile(member)).toMatchObject(onlyNamed('새 이름'));
  await purgeFiles(provider.services);
  expect(await pictureFor(member.avatar, moderator)).toBe(404);

  provider.advance(60);
  await report(member.id, await provider.member());
  await decide(await caseOf(member, 'open'), 'hide');
  expect(await received(member)).toMatchObject({ may_appeal: true, content: { title: '새 이름' } });
});

it('keeps the picture of a profile that was taken down while it may return, and deletes it with the member', async () => {
  const member = await aMember('떠날 이름');
  await moderate(member.id, 'hidden');
  await purgeFiles(provider.services);
  expect(await pictureFor(member.avatar, moderator)).toBe(200);
  const data = (await member.call('GET', `users/${member.username}/data/`)).body;
  expect(data.hidden_profiles).toMatchObject([{ nickname: '떠날 이름', avatar: member.avatar }]);

  await member.call('POST', `users/${member.username}/leave/`, { confirmation: member.username });
  expect((await moderate(member.id, 'published')).status).toBe(404);
  provider.advance((RETURN_DAYS + 1) * 24 * 60 * 60);
  expect(await eraseLeavers(provider.services)).toBe(1);
  await purgeFiles(provider.services);
  expect(await pictureFor(member.avatar, await provider.session(moderator.id))).toBe(404);
  expect(await provider.rows(users, eq(users.nickname, '떠날 이름'))).toEqual([]);
});

it('leaves a profile to the moderators, however many report it', async () => {
  const member = await aMember('많이 신고된 이름');
  const daysAgo = (days: number) => new Date(provider.now().getTime() - days * 24 * 60 * 60 * 1000);
  for (const days of [5, 20, 60, 200, 400]) {
    const reporter = await provider.member({ createdAt: daysAgo(days) });
    expect((await report(member.id, reporter)).body).toEqual({ success: true, collapsed: false });
  }
  expect(await profile(member)).toMatchObject({ nickname: '많이 신고된 이름' });
});

it('writes a profile or takes it down, never half of each, when both happen at once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await aMember(`이름 ${round}`);
    const by = await provider.session(moderator.id);
    const [, hidden] = await Promise.all([
      put(member, 'nickname', { nickname: `새 이름 ${round}` }),
      provider.call('PUT', `moderation/profile/${member.id}/`, {
        token: by.token,
        body: { status: 'hidden', reason: '운영 원칙 3조' },
      }),
    ]);
    expect(hidden.status).toBe(200);
    const now = await profile(member, member);
    const first = now.hidden ? onlyNamed(member.username) : onlyNamed(`새 이름 ${round}`);
    expect(now).toMatchObject(first);
    const { token } = by;
    await provider.call('PUT', `moderation/profile/${member.id}/`, {
      token,
      body: { status: 'published', reason: '확인' },
    });
    const then = await profile(member);
    expect(then.nickname).toBe(`새 이름 ${round}`);
  }
});
