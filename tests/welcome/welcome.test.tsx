import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/welcome/BackToWelcome';
import { saveReturnPath } from '@/lib/browser/returnPath';
import * as surveyPage from '@/pages/surveys/[kind]';
import * as welcomePage from '@/pages/welcome';
import { users } from '@/provider/db/schema/users';
import { rewardVerified } from '@/provider/domain/identity/accounts';
import { call, testProvider } from '../api';
import { aForum, aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

const FROM = '/forums/free/topics/7#write';

const open = (member: TestMember | undefined, step?: string) =>
  renderPage(welcomePage, { path: step ? `/welcome?step=${step}` : '/welcome', member });

beforeEach(() => saveReturnPath('/'));

test('a visitor is sent to sign in', async () => {
  const { answer } = await open(undefined);
  expect(answer).toMatchObject({ redirect: { destination: expect.stringContaining('SessionRequired') } });
});

/** Inserts a member who has received the gifts for verifying their address. */
async function aNewcomer(row: Parameters<typeof aMember>[0] = {}) {
  const member = await aMember(row);
  const { services } = await testProvider();
  await services.database.write((tx) => rewardVerified(tx, member.id, services.now()));
  return member;
}

test('the first step shows the gifts with what each is good for', async () => {
  const member = await aNewcomer({ nickname: '새친구' });
  await open(member);
  expect(await screen.findByRole('heading', { level: 1, name: '새친구님, 반가워요' })).toBeVisible();
  for (const gift of ['500P', '하트 5개', '50XP']) expect(screen.getByText(gift)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '3단계 중 1단계' })).toBeVisible();
  expect(screen.getByRole('link', { name: '다음' })).toHaveAttribute('href', '/welcome?step=skin');
});

test('a gift that was not given is not shown, and without any the page says how to get them', async () => {
  const owner = await aMember({ role: 'owner' });
  const path = 'manage/settings/earning/';
  const { body: rules } = await call('GET', path, { token: owner.token });
  const changed = { ...rules, welcome_point: 1200, welcome_xp: 0 };
  const { body: set } = await call('PUT', path, { token: owner.token, body: changed });
  const { unmount } = await open(await aNewcomer());
  expect(await screen.findByText('1,200P')).toBeVisible();
  expect(screen.queryByText(/XP/)).toBeNull();
  unmount();
  await call('PUT', path, { token: owner.token, body: { ...rules, version: set.version } });
  await open(await aMember({ emailVerifiedAt: null }));
  expect(await screen.findByText('이메일 인증을 마치면 가입 선물을 드려요.')).toBeVisible();
  expect(screen.queryByText('500P')).toBeNull();
});

test('the quick test is offered and can be skipped; a known type is shown instead', async () => {
  const member = await aMember();
  const { unmount } = await open(member, 'skin');
  expect(await screen.findByRole('link', { name: '1분 검사하기' })).toHaveAttribute(
    'href',
    '/surveys/skin-type?welcome=1',
  );
  expect(screen.getByRole('link', { name: '건너뛰기' })).toHaveAttribute('href', '/welcome?step=people');
  unmount();
  const { update } = await testProvider();
  await update(users, { skinType: 'GMKJ' }, eq(users.id, member.id));
  await open(member, 'skin');
  expect(await screen.findByText('얇은 한지')).toBeVisible();
  expect(screen.getByRole('link', { name: '다음' })).toHaveAttribute('href', '/welcome?step=people');
});

test('the result of the quick test leads back to the welcome for those who came from it only', async () => {
  const visit = { params: { kind: 'skin-type' }, route: '/surveys/[kind]' };
  const back = () => screen.queryByRole('link', { name: '환영 안내 이어서 보기' });
  for (const [path, href] of [
    ['/surveys/skin-type', undefined],
    ['/surveys/skin-type?welcome=1', '/welcome?step=people'],
  ] as const) {
    const { user, unmount } = await renderPage(surveyPage, { ...visit, path });
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: '시작하기' }));
    await screen.findByRole('group', { name: '답변' });
    expect(back()).toBeNull();
    for (let item = 0; item < 8; item++) await user.click(screen.getByRole('button', { name: '정말 그래요' }));
    expect(await screen.findByRole('heading', { level: 1, name: '비 갠 노을' })).toBeVisible();
    await waitFor(() => expect(back()?.getAttribute('href')).toBe(href));
    unmount();
  }
});

test('the last step offers members to follow and forums, and ends where the visitor came from', async () => {
  const star = await aMember({ nickname: '결이맞는이' });
  const { slug, name } = await aForum();
  saveReturnPath(FROM);
  const member = await aMember();
  const { user, visits } = await open(member, 'people');
  await user.click(await screen.findByRole('button', { name: `${star.nickname}님 팔로우` }));
  expect(await screen.findByRole('button', { name: `${star.nickname}님 팔로우`, pressed: true })).toBeVisible();
  const followed = async () => (await call('GET', `users/${star.username}/`, { token: member.token })).body.followed;
  await expect.poll(followed).toBe(true);
  const forums = within(screen.getByRole('region', { name: '들러 볼 만한 포럼' }));
  expect(forums.getByRole('link', { name })).toHaveAttribute('href', `/forums/${slug}`);
  await user.click(screen.getByRole('button', { name: '보던 곳으로 돌아가기' }));
  expect(visits.current).toBe(FROM);
  expect(localStorage.getItem('gyeol-return')).toBeNull();
});

test('the last step names the forums first that members of the same skin type write in', async () => {
  const forums = [await aForum(), await aForum(), await aForum(), await aForum()];
  const { update } = await testProvider();
  const [author, member] = [await aMember(), await aMember()];
  await update(users, { skinType: 'GMKJ', showSkinType: true }, eq(users.id, author.id));
  await update(users, { skinType: 'GMKJ' }, eq(users.id, member.id));
  await aTopic({ forum: forums[3], by: author });
  await open(member, 'people');
  const region = await screen.findByRole('region', { name: '들러 볼 만한 포럼' });
  const [first] = within(region).getAllByRole('link');
  expect(first).toHaveAttribute('href', `/forums/${forums[3]?.slug}`);
});

test('a path that the address names comes before the stored one, and lasts through the steps and the test', async () => {
  saveReturnPath('/forums/stale');
  const member = await aMember();
  const named = encodeURIComponent(`http://localhost:3000${FROM}`);
  const visit = { path: `/welcome?callbackUrl=${named}`, member };
  const first = await renderPage(welcomePage, visit);
  expect(await screen.findByRole('link', { name: '다음' })).toHaveAttribute(
    'href',
    `/welcome?step=skin&callbackUrl=${encodeURIComponent(FROM)}`,
  );
  first.unmount();
  const { user, visits } = await open(member, 'people');
  await user.click(await screen.findByRole('button', { name: '보던 곳으로 돌아가기' }));
  expect(visits.current).toBe(FROM);
});

test.each(['//evil.example', 'https://evil.example/me', '/\\evil.example', '/%09/evil.example'])(
  'the welcome never ends at %s',
  async (named) => {
    const path = `/welcome?callbackUrl=${encodeURIComponent(named)}`;
    const { user, visits } = await renderPage(welcomePage, { path, member: await aMember() });
    await user.click(await screen.findByRole('button', { name: '모두 건너뛰기' }));
    expect(new URL(visits.current, 'http://localhost:3000').origin).toBe('http://localhost:3000');
  },
);

test('every step can be left at once', async () => {
  const { user, visits } = await open(await aMember());
  await user.click(await screen.findByRole('button', { name: '모두 건너뛰기' }));
  expect(visits.current).toBe('/');
});

test('an unknown step is the first one', async () => {
  await open(await aNewcomer(), 'nope');
  expect(await screen.findByText('500P')).toBeVisible();
});
