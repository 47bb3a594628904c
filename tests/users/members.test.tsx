import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as badgesPage from '@/pages/badges/[page]';
import * as userPage from '@/pages/users/[username]';
import * as followersPage from '@/pages/users/[username]/followers';
import * as followingsPage from '@/pages/users/[username]/followings';
import * as membersPage from '@/pages/users/pages/[page]';
import * as searchPage from '@/pages/users/search';
import { call, callsMade, layScenario, testProvider } from '../api';
import { aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

const openUser = (who: TestMember, member?: TestMember) =>
  renderPage(userPage, { route: '/users/[username]', params: { username: who.username }, member });
const follow = async (who: TestMember, whom: TestMember) => {
  return call('POST', `users/${whom.username}/follow/`, { token: who.token, body: {} });
};
const followsMade = () => callsMade().filter((call) => call.endsWith('/follow/'));

test('a visitor reads a member’s profile and content', async () => {
  const author = await aMember({ nickname: '보리차' });
  const topic = await aTopic({ by: author, title: '물처럼 마시는 차' });
  await openUser(author);
  expect(screen.getByRole('heading', { level: 1, name: '보리차' })).toBeVisible();
  expect(screen.getByText(`@${author.username}`)).toBeVisible();
  expect(screen.getByRole('link', { name: '물처럼 마시는 차' })).toHaveAttribute(
    'href',
    `/forums/${topic.forum.slug}/topics/${topic.id}`,
  );
  expect(screen.getByRole('link', { name: /팔로워 0/ })).toHaveAttribute('href', `/users/${author.username}/followers`);
});

test('following is shown at once with a toast; unfollowing with a warning', async () => {
  const [star, fan] = [await aMember({ nickname: '햇빛' }), await aMember()];
  const { user } = await openUser(star, fan);
  await user.click(await screen.findByRole('button', { name: '햇빛님 팔로우', pressed: false }));
  expect(await screen.findByText('햇빛님을 팔로우했어요')).toBeVisible();
  expect(screen.getByRole('link', { name: /팔로워 1/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '햇빛님 팔로우', pressed: true }));
  const toast = await screen.findByText('햇빛님 팔로우를 취소했어요');
  expect(toast.closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: /팔로워 0/ })).toBeVisible();
});

test('a list of members names the skin types that they show', async () => {
  const star = await aMember();
  await follow(await aMember({ nickname: '노을이', skinType: 'YMSJ', showSkinType: true }), star);
  await follow(await aMember({ nickname: '말없이', skinType: 'GTKP' }), star);
  await renderPage(followersPage, { route: '/users/[username]/followers', params: { username: star.username } });
  const rowOf = (name: string) => screen.getByRole('heading', { name }).closest('li');
  expect(rowOf('노을이')).toHaveTextContent('피부 타입비 갠 노을');
  expect(rowOf('말없이')).not.toHaveTextContent('피부 타입');
  expect(screen.queryByText(/YMSJ/)).toBeNull();
});

test('a double tap follows once', async () => {
  const [star, fan] = [await aMember({ nickname: '이슬' }), await aMember()];
  const { user } = await openUser(star, fan);
  await user.dblClick(await screen.findByRole('button', { name: '이슬님 팔로우' }));
  expect(await screen.findByText('이슬님을 팔로우했어요')).toBeVisible();
  expect(followsMade()).toHaveLength(1);
});

test('a rejected follow is reverted with the reason', async () => {
  const [star, fan] = [await aMember({ nickname: '담장' }), await aMember()];
  await call('POST', `users/${fan.username}/block/`, { token: star.token, body: {} });
  const { user } = await openUser(star, fan);
  await user.click(await screen.findByRole('button', { name: '담장님 팔로우' }));
  expect(await screen.findByText('지금은 이 회원을 팔로우할 수 없어요.')).toBeVisible();
  expect(await screen.findByRole('button', { name: '담장님 팔로우', pressed: false })).toBeVisible();
  expect(await screen.findByRole('link', { name: /팔로워 0/ })).toBeVisible();
});

test('a follow without a response is reverted and reported as failed', async () => {
  const [star, fan] = [await aMember({ nickname: '먼산' }), await aMember()];
  const { user } = await openUser(star, fan);
  const button = await screen.findByRole('button', { name: '먼산님 팔로우' });
  layScenario('error');
  await user.click(button);
  expect(await screen.findByText(/팔로우하지 못했어요/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '먼산님 팔로우', pressed: false })).toBeVisible();
});

test('a visitor who follows is redirected to sign in and returns', async () => {
  const star = await aMember({ nickname: '새벽' });
  const { user, visits } = await openUser(star);
  await user.click(await screen.findByRole('button', { name: '새벽님 팔로우' }));
  const query = new URLSearchParams(visits.current.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ callbackUrl: `/users/${star.username}`, error: 'SessionRequired' });
});

test('members are not offered to follow themselves, but to change their profile', async () => {
  const me = await aMember();
  await openUser(me, me);
  expect(await screen.findByRole('link', { name: '프로필 수정' })).toHaveAttribute('href', '/me/settings/profile');
  expect(screen.queryByRole('button', { name: /팔로우$/ })).toBeNull();
});

test('an unknown member has no page', async () => {
  const { answer } = await openUser({ ...(await aMember()), username: 'unknown_at_all' });
  expect(answer).toMatchObject({ notFound: true });
});

test('structured data describes the member', async () => {
  const member = await aMember({ nickname: '</script>결' });
  await openUser(member);
  const data = await waitFor(() => {
    const found = document.head.querySelector('script[type="application/ld+json"]');
    expect(found).not.toBeNull();
    return found?.textContent ?? '';
  });
  expect(data).not.toContain('</');
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: '</script>결', identifier: member.username },
  });
});

test('people are listed, and followed from the list', async () => {
  const [star, fan] = [await aMember({ nickname: '목록의별' }), await aMember()];
  const { user } = await renderPage(membersPage, {
    path: '/users',
    route: '/users/pages/[page]',
    params: { page: '1' },
    member: fan,
  });
  const list = within(await screen.findByRole('region', { name: '회원 목록' }));
  expect(await list.findByRole('link', { name: '목록의별' })).toHaveAttribute('href', `/users/${star.username}`);
  await user.click(list.getByRole('button', { name: '목록의별님 팔로우' }));
  expect(await screen.findByText('목록의별님을 팔로우했어요')).toBeVisible();
  expect(list.getByRole('button', { name: '목록의별님 팔로우', pressed: true })).toBeVisible();
});

test('a member is recommended people, with the reason', async () => {
  await aMember({ nickname: '추천받을분' });
  await renderPage(membersPage, {
    path: '/users',
    route: '/users/pages/[page]',
    params: { page: '1' },
    member: await aMember(),
  });
  const recommended = await screen.findByRole('region', { name: '결이 맞을 것 같은 분들' });
  expect((await within(recommended).findAllByText('팔로워가 많아요')).length).toBeGreaterThan(0);
});

test('people are searched by a part of their name; an empty result offers everyone', async () => {
  await aMember({ nickname: '찾을사람' });
  const search = (keyword: string) =>
    renderPage(searchPage, { path: `/users?search=${encodeURIComponent(keyword)}`, route: '/users' });
  const { unmount } = await search('찾을');
  expect(screen.getByRole('link', { name: '찾을사람' })).toBeVisible();
  expect(screen.getByText('‘찾을’ 검색 결과 1개')).toBeVisible();
  unmount();
  await search('없는이름');
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/users');
});

test('the partners are a separate list', async () => {
  const provider = await testProvider();
  await provider.member({ nickname: '파트너님', isPartner: true });
  await aMember({ nickname: '아닌사람' });
  await renderPage(searchPage, { path: '/users?is_partner=true', route: '/users' });
  expect(screen.getByRole('link', { name: /파트너님/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: '아닌사람' })).toBeNull();
});

test.each([
  ['followers', followersPage, '팔로우받는이', '팬이에요', '팔로우받는이님의 팔로워', '아직 팔로워가 없어요'],
  ['followings', followingsPage, '따라갈이', '따르는이', '따르는이님의 팔로잉', '아직 팔로우하는 분이 없어요'],
] as const)(
  '%s are listed, and an empty list shows the next step',
  async (side, page, followed, follower, title, empty) => {
    const [star, fan] = [await aMember({ nickname: followed }), await aMember({ nickname: follower })];
    await follow(fan, star);
    const open = ({ username }: TestMember) =>
      renderPage(page, { route: `/users/[username]/${side}`, params: { username } });
    const [of, other] = side === 'followers' ? [star, fan] : [fan, star];
    const { unmount } = await open(of);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: other.user.nickname })).toHaveAttribute('href', `/users/${other.username}`);
    unmount();
    await open(other);
    expect(screen.queryByRole('link', { name: of.user.nickname })).toBeNull();
    expect(screen.getByText(empty)).toBeVisible();
    expect(screen.getByRole('link', { name: '사람들 보러 가기' })).toHaveAttribute('href', '/users');
  },
);

test('badges are listed, and to a member first those they have', async () => {
  const member = await aMember();
  await follow(await aMember(), member);
  const { unmount } = await renderPage(badgesPage, { path: '/badges', params: { page: '1' } });
  expect(screen.getByText('결이 닿은 사이')).toBeVisible();
  expect(screen.getByText(/로그인하면 내가 받은 배지/)).toBeVisible();
  unmount();
  await renderPage(badgesPage, { path: '/badges', params: { page: '1' }, member });
  const earned = (await screen.findByRole('heading', { name: '받은 배지' })).parentElement;
  expect(within(earned as HTMLElement).getByText('결이 닿은 사이')).toBeVisible();
  expect(within(earned as HTMLElement).getByText('2026년 3월 2일 받음')).toBeVisible();
});

/** Opens the menu of a member on their page, and returns what chooses from it. */
async function openMenu(who: TestMember, by: TestMember) {
  const page = await openUser(who, by);
  const choose = async (name: string) => {
    const nickname = screen.getByRole('heading', { level: 1 }).textContent;
    await page.user.click(await screen.findByRole('button', { name: `${nickname}님 메뉴` }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...page, choose };
}

test('a member reports a profile from its menu', async () => {
  const who = await aMember({ nickname: '사칭하는 이' });
  const { user, choose } = await openMenu(who, await aMember());
  await choose('신고하기');
  const sheet = within(await screen.findByRole('dialog', { name: '신고하기' }));
  await user.click(sheet.getByLabelText('사실과 다른 정보예요'));
  await user.click(sheet.getByRole('button', { name: '신고하기' }));
  expect(await screen.findByText('신고했어요. 운영자가 살펴볼게요.')).toBeVisible();
  const { token } = await aMember({ role: 'moderator' });
  const queue = await call('GET', `reports/?username=${who.username}`, { token });
  expect(queue.body.results).toMatchObject([{ content: { subject: 'profile', title: '사칭하는 이' } }]);
});

test('a moderator takes a profile down and puts it back; another member is offered neither', async () => {
  const who = await aMember({ nickname: '내릴 이름' });
  const { user: other, unmount } = await openUser(who, await aMember());
  await other.click(await screen.findByRole('button', { name: '내릴 이름님 메뉴' }));
  expect(await screen.findByRole('menuitem', { name: '신고하기' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '프로필 내리기' })).toBeNull();
  unmount();

  const { user, choose } = await openMenu(who, await aMember({ role: 'moderator' }));
  await choose('프로필 내리기');
  const sheet = within(await screen.findByRole('dialog', { name: '프로필을 내릴까요?' }));
  await user.type(sheet.getByLabelText('이유'), '사칭이에요');
  await user.click(sheet.getByRole('button', { name: '프로필 내리기' }));
  expect(await screen.findByText('프로필을 내렸어요')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: who.username })).toBeVisible();
  expect(screen.getByText('내린 프로필')).toBeVisible();

  await choose('프로필 되돌리기');
  const back = within(await screen.findByRole('dialog', { name: '프로필을 되돌릴까요?' }));
  await user.type(back.getByLabelText('이유'), '확인했어요');
  await user.click(back.getByRole('button', { name: '프로필 되돌리기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '내릴 이름' })).toBeVisible();
  expect(screen.queryByText('내린 프로필')).toBeNull();
});
