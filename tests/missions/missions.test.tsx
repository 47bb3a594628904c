import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as missionsPage from '@/pages/missions/pages/[view]/[page]';
import * as searchPage from '@/pages/missions/pages/search';
import * as reviewsPage from '@/pages/missions/reviews/pages/[page]';
import { aMission, aShortMission } from '@/provider/areas/missions/testing';
import { callsMade, layScenario, loseResponse, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const CODE = 'AB2C-DE3F-GH4J';

beforeAll(async () => {
  await aShortMission(await testProvider());
});
const open = (member?: TestMember, view: 'every' | 'closed' = 'every') =>
  renderPage(missionsPage, {
    path: view === 'every' ? '/missions' : '/missions?status=closed',
    route: '/missions/pages/[view]/[page]',
    params: { view, page: '1' },
    member,
  });
const search = (text: string) => renderPage(searchPage, { path: `/missions?search=${encodeURIComponent(text)}` });

/** Types a code into the coupon's form, which has to be opened first. */
async function enterCode({ user }: Awaited<ReturnType<typeof open>>, code: string) {
  await user.click(screen.getByText('쿠폰 코드가 있어요'));
  await user.type(await screen.findByRole('textbox', { name: '쿠폰 코드' }), code);
  await user.click(screen.getByRole('button', { name: '받기' }));
}

test('each mission shows its task, reward and completions before it is opened', async () => {
  const mission = await aMission(await testProvider(), { title: '자외선 퀴즈', reward: 70 });
  await open();
  const row = screen.getByRole('link', { name: '자외선 퀴즈' }).closest('li');
  expect(row).toHaveTextContent('퀴즈');
  expect(row).toHaveTextContent('70P · 20XP');
  expect(screen.getByRole('link', { name: '자외선 퀴즈' })).toHaveAttribute('href', `/missions/${mission.id}`);
  expect(screen.getByRole('link', { name: '이벤트' })).toHaveAttribute('href', '/events');
});

test('a member sees which they have completed', async () => {
  const provider = await testProvider();
  const member = await aMember();
  const { id } = await aMission(provider, { title: '이미 한 미션' });
  await provider.call('PUT', `missions/${id}/`, { token: member.token, body: { data: { choices: ['b'] } } });
  await open(member);
  const row = (await screen.findByRole('link', { name: '이미 한 미션' })).closest('li');
  expect(await within(row as HTMLElement).findByText('완료')).toBeVisible();
});

test('closed ones are listed separately, and a search without a match shows the next step', async () => {
  const provider = await testProvider();
  const past = new Date(provider.services.now().getTime() - 1000);
  await aMission(provider, { title: '끝난 미션', endsAt: past });
  const { unmount } = await open(undefined, 'closed');
  expect(screen.getByRole('link', { name: '끝난 미션' })).toBeVisible();
  expect(screen.getByRole('link', { name: '종료' })).toHaveAttribute('aria-current', 'page');
  unmount();
  await search('없는낱말');
  expect(screen.getByText('결과가 없어요')).toBeVisible();
});

test('a coupon is redeemed by its code, however it is typed, and shows its reward', async () => {
  const page = await open(await aMember());
  await enterCode(page, 'ab2c de3f gh4j');
  expect(await screen.findByText('쿠폰을 받았어요: 겨울 인사')).toBeVisible();
  expect(screen.getByText(/300P · 20XP/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '쿠폰 코드' })).toHaveValue('');
});

test('a rejected coupon shows the reason and the next step, and keeps the code', async () => {
  const page = await open(await aMember());
  await enterCode(page, 'ZZZZ-ZZZZ-ZZZZ');
  expect(await screen.findByText('없는 쿠폰 코드예요. 글자를 다시 확인해 주세요.')).toBeVisible();
  // Beside the form, and as a toast.
  const failed = /쿠폰을 받지 못했어요. 잠시 후 다시 시도하거나/;
  await expect.poll(() => screen.getAllByText(failed).length).toBe(2);
  expect(screen.getByRole('link', { name: '1:1 문의하기' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('textbox', { name: '쿠폰 코드' })).toHaveValue('ZZZZ-ZZZZ-ZZZZ');
});

test('a coupon whose answer was lost is sent again under its key and credits its reward once', async () => {
  const member = await aMember();
  const provider = await testProvider();
  loseResponse('post', '*/missions/short/check/');
  const first = await open(member);
  await enterCode(first, CODE);
  expect(await screen.findAllByText(/쿠폰을 받지 못했어요/)).not.toHaveLength(0);
  expect(Object.keys(sessionStorage).join()).not.toContain(CODE);
  first.unmount();
  const { user } = await open(member);
  await user.click(screen.getByText('쿠폰 코드가 있어요'));
  expect(await screen.findByDisplayValue(CODE)).toHaveAccessibleName('쿠폰 코드');
  await user.click(screen.getByRole('button', { name: '받기' }));
  expect(await screen.findByText('쿠폰을 받았어요: 겨울 인사')).toBeVisible();
  const { body } = await provider.call('GET', 'point-histories/', { token: member.token });
  expect(body.summary.balance).toBe(300);
});

test('a visitor with a code is redirected to sign in, and the code is kept', async () => {
  const page = await open();
  await enterCode(page, CODE);
  await expect.poll(() => page.visits.current).toContain('/auth/signin');
  expect(callsMade().some((call) => call.startsWith('POST missions/short'))).toBe(false);
});

test('reviews of missions are shown below the list and on a page of their own', async () => {
  const provider = await testProvider();
  const member = await aMember({ nickname: '결이' });
  const { id } = await aMission(provider, { title: '후기 있는 미션' });
  await provider.call('PUT', `missions/${id}/`, {
    token: member.token,
    body: { data: { choices: ['b'] }, review: '아침마다 재 보고 있어요.' },
  });
  const { unmount } = await open();
  const latest = screen.getByRole('region', { name: '최근 후기' });
  expect(within(latest).getByText('아침마다 재 보고 있어요.')).toBeVisible();
  expect(within(latest).getByRole('link', { name: '후기 모두 보기' })).toHaveAttribute('href', '/missions/reviews');
  unmount();
  await renderPage(reviewsPage, { path: '/missions/reviews', params: { page: '1' } });
  expect(screen.getByText('아침마다 재 보고 있어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '후기 있는 미션' })).toHaveAttribute('href', `/missions/${id}`);
});

test('without an answer of the provider the list reports it and can be fetched again', async () => {
  layScenario('error');
  const { status } = await search('퀴즈');
  expect(status).toBe(503);
  expect(await screen.findByText('지금은 불러올 수 없어요')).toBeVisible();
  layScenario(undefined);
});

test('in English nothing of the list is Korean', async () => {
  await renderPage(missionsPage, { path: '/missions', params: { view: 'closed', page: '1' }, locale: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  expect(screen.getByText('I have a coupon code')).toBeVisible();
});
