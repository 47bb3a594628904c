import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { memberRoles } from '@/contract/constants/roles';
import * as winnersPage from '@/pages/events/[slug]/winners';
import * as listPage from '@/pages/events/pages/[view]/[page]';
import * as searchPage from '@/pages/events/pages/search';
import * as applicationsPage from '@/pages/manage/events/[slug]/applications';
import * as activityPage from '@/pages/me/events';
import { anEvent, announceWinners } from '@/provider/areas/events/fixtures';
import { users } from '@/provider/db/schema/users';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import { layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { openEvent } from './open';

// By another clock than the provider's a page would fetch again what begins or ends by it.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (await testProvider()).now() });
});

const openList = (view = 'every', path = '/events') =>
  renderPage(listPage, { path, route: '/events', params: { view, page: '1' } });

/** Creates an event that has ended and been announced; `winner` applied and won, `other` did not. */
async function announced(winner: TestMember, other?: TestMember) {
  const provider = await testProvider();
  const event = await anEvent(provider, ['answer'], { hours: 0.1, winnerCount: 1 });
  const path = `events/${event.slug}/`;
  for (const { token } of [winner, ...(other ? [other] : [])]) {
    await provider.call('POST', `${path}applications/`, { token, body: { answer: '저요' } });
  }
  provider.advance(10 * 60);
  const { token } = await provider.member({ role: 'manager' });
  const { body } = await provider.call('GET', `${path}applications/?search=${winner.nickname}`, { token });
  await provider.call('PUT', `${path}winners/`, { token, body: { application: body.results[0].id, chosen: true } });
  await announceWinners(provider, event.slug);
  return event;
}
const openWinners = ({ slug }: { slug: string }, member?: TestMember) =>
  renderPage(winnersPage, { path: `/events/${slug}?tab=winners`, route: '/events/[slug]', params: { slug }, member });

test('open events are listed first, the others behind links', async () => {
  const open = await anEvent(await testProvider(), ['answer'], { title: '지금 열린 나눔' });
  await openList();
  const card = await screen.findByRole('link', { name: '지금 열린 나눔' });
  expect(card).toHaveAttribute('href', `/events/${open.slug}`);
  const views = within(screen.getByRole('navigation', { name: '진행 상태' }));
  expect(views.getByRole('link', { name: '진행 중' })).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: '당첨자 발표' })).toHaveAttribute('href', '/events?tab=winners');
  expect(screen.getAllByText('2명 모집')[0]).toBeVisible();
});

test('an empty tab shows the next step', async () => {
  await openList('upcoming', '/events?tab=upcoming');
  expect(await screen.findByText('곧 시작하는 이벤트가 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '진행 중인 이벤트 보기' })).toHaveAttribute('href', '/events');
});

test('a search without a match links to all events', async () => {
  await renderPage(searchPage, { path: '/events?search=없는말', route: '/events' });
  expect(await screen.findByRole('link', { name: '필터 초기화' })).toBeVisible();
});

test('while the provider is down the list reports it and offers a retry', async () => {
  layScenario('error');
  await renderPage(searchPage, { path: '/events?search=나눔', route: '/events' });
  expect(await screen.findByRole('button', { name: /다시/ })).toBeVisible();
});

test('an event that is not there is a 404', async () => {
  const { answer } = await openEvent({ slug: 'nothing-here' });
  expect(answer).toMatchObject({ notFound: true });
});

test('winners’ names are shortened, and each applicant sees their own result', async () => {
  const winner = await aMember({ nickname: '달빛 좋은 이' });
  const other = await aMember({ nickname: '별빛 좋은 이' });
  const event = await announced(winner, other);
  const mine = await openWinners(event, winner);
  expect(await screen.findByText('축하해요, 당첨됐어요')).toBeVisible();
  expect(screen.getByText('달**')).toBeVisible();
  expect(screen.queryByText(/달빛/)).not.toBeInTheDocument();
  mine.unmount();
  await openWinners(event, other);
  expect(await screen.findByText('아쉽지만 당첨되지 않았어요')).toBeVisible();
});

test('before winners are announced the page shows the date', async () => {
  await openWinners(await anEvent(await testProvider()));
  expect(await screen.findByText('아직 발표하지 않았어요')).toBeVisible();
});

test('once the day is over without an announcement, every page of the event says that it is delayed', async () => {
  const provider = await testProvider();
  const announcesAt = new Date(provider.now().getTime() + 20 * 60_000);
  const event = await anEvent(provider, ['answer'], { hours: 0.1, announcesAt, title: '기다리는 나눔' });
  const member = await aMember();
  await provider.call('POST', `events/${event.slug}/applications/`, { token: member.token, body: { answer: '저요' } });
  const late = '발표가 늦어지고 있어요. 발표하면 여기에서 볼 수 있어요.';
  const shows = async (text: string, { unmount }: { unmount: () => void }) => {
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
    unmount();
  };
  provider.advance(10 * 60);
  vi.setSystemTime(provider.now());
  await shows('아직 발표하지 않았어요', await openWinners(event));
  expect(screen.queryByText(late)).toBeNull();
  provider.advance(15 * 60);
  vi.setSystemTime(provider.now());
  await shows(late, await openWinners(event));
  await shows(late, await openEvent(event));
  await shows(late, await openEvent(event, member));
  await shows('발표가 늦어지고 있어요', await openEvent(event));
  const activity = { path: '/me/events', member };
  await shows('발표가 늦어지고 있어요', await renderPage(activityPage, activity));
});

test('an upcoming event shows the fields that it will request, and no form', async () => {
  const provider = await testProvider();
  const startsAt = new Date(provider.services.now().getTime() + 60 * 60 * 1000);
  await openEvent(await anEvent(provider, ['answer'], { startsAt, hours: 2 }), await aMember());
  expect(await screen.findByText(/에 시작해요\.$/)).toBeVisible();
  expect(screen.getByText('응모할 때 입력할 내용')).toBeVisible();
  expect(screen.queryByRole('button', { name: '응모하기' })).not.toBeInTheDocument();
});

test.each([
  [1, '00:00', '오늘 마감해요'],
  [1, '09:30', '1일 남음'],
  [2, '00:00', '1일 남음'],
])('an event that ends in %i days at %s says until when, and how many days are left', async (days, time, left) => {
  const provider = await testProvider();
  const day = addDays(seoulDay(provider.now()), days);
  await openEvent(await anEvent(provider, ['answer'], { endsAt: new Date(`${day}T${time}:00+09:00`) }));
  expect(screen.getByText(left)).toBeVisible();
  const [, month, date] = day.split('-').map(Number);
  expect(screen.getByText(new RegExp(`${month}월 ${date}일 ${time}`))).toBeVisible();
});

test.each(memberRoles)('the form of an event is shown to who may send it, and nobody else (%s)', async (role) => {
  const provider = await testProvider();
  const event = await anEvent(provider, ['answer']);
  const member = await aMember({ role });
  await openEvent(event, member);
  await waitFor(() =>
    expect(
      screen.queryByRole('textbox') ?? screen.queryByRole('link', { name: '응모 확인하고 당첨자 선정하기' }),
    ).not.toBeNull(),
  );
  const isOffered = screen.queryByRole('textbox') !== null;
  const answer = { token: member.token, body: { answer: '저요' } };
  const { status } = await provider.call('POST', `events/${event.slug}/applications/`, answer);
  expect(status).toBe(isOffered ? 200 : 409);
});

test('an operator who applied before becoming one sees their application, and cannot choose it', async () => {
  const provider = await testProvider();
  const event = await anEvent(provider, ['answer'], { hours: 0.1 });
  const member = await aMember();
  const others = await aMember();
  for (const { token } of [member, others]) {
    await provider.call('POST', `events/${event.slug}/applications/`, { token, body: { answer: '저요' } });
  }
  await provider.update(users, { role: 'manager' }, eq(users.id, member.id));
  provider.advance(10 * 60);
  const manager: TestMember = { ...member, user: { ...member.user, role: 'manager' } };
  const { unmount } = await openEvent(event, manager);
  expect(await screen.findByRole('heading', { name: '내 응모' })).toBeVisible();
  expect(await screen.findByText('저요')).toBeVisible();
  unmount();
  await renderPage(applicationsPage, {
    route: '/manage/events/[slug]/applications',
    params: { slug: event.slug },
    member: manager,
  });
  expect(await screen.findByRole('button', { name: `${others.nickname}님 선정` })).toBeVisible();
  expect(screen.queryByRole('button', { name: `${member.nickname}님 선정` })).toBeNull();
});

test('a manager is led to the applications instead of the form', async () => {
  const event = await anEvent(await testProvider());
  await openEvent(event, await aMember({ role: 'manager' }));
  expect(await screen.findByRole('link', { name: '응모 확인하고 당첨자 선정하기' })).toHaveAttribute(
    'href',
    `/manage/events/${event.slug}/applications`,
  );
});
