import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as winnersPage from '@/pages/manage/events/[slug]';
import * as eventsPage from '@/pages/manage/events/index';
import { anEvent, home } from '@/provider/areas/events/fixtures';
import { call, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Creates an event that has just ended with some applications. */
async function ended(people = 3) {
  const provider = await testProvider();
  const event = await anEvent(provider, ['answer', 'delivery'], { hours: 0.1, winnerCount: 2 });
  for (let index = 0; index < people; index += 1) {
    const { token } = await provider.member({ nickname: `응모한 이 ${index + 1}` });
    await provider.call('POST', `events/${event.slug}/applications/`, {
      token,
      body: { ...home, answer: `${index + 1}번째 답`, consent: '1' },
    });
  }
  provider.advance(10 * 60);
  return event;
}
async function open({ slug }: { slug: string }) {
  return renderPage(winnersPage, {
    route: '/manage/events/[slug]',
    params: { slug },
    member: await aMember({ role: 'manager' }),
  });
}

test('events without announced winners are listed, and only managers find the page', async () => {
  const event = await ended(0);
  const manager = await aMember({ role: 'manager' });
  const { unmount } = await renderPage(eventsPage, { path: '/manage/events', member: manager });
  expect(await screen.findByRole('link', { name: event.title })).toHaveAttribute(
    'href',
    `/manage/events/${event.slug}`,
  );
  expect(screen.getAllByText('발표 전')[0]).toBeVisible();
  unmount();
  const member = await aMember();
  const { answer } = await renderPage(eventsPage, { path: '/manage/events', member });
  expect(answer).toEqual({ notFound: true });
});

test('a manager chooses one by hand, draws the other, and announces both', async () => {
  const event = await ended();
  const { user } = await open(event);
  expect(await screen.findByText('2번째 답')).toBeVisible();
  expect(screen.queryByText(/결로 1/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '응모한 이 2 고르기' }));
  expect(await screen.findByText('2명 중 1명 뽑음')).toBeVisible();
  // The delivery address is shown for the chosen only.
  expect(screen.getAllByText(/결로 1/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '뽑기' }));
  expect(await screen.findByText('2명 중 2명 뽑음')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '당첨자 발표하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/2명에게 알림을 보내고/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '발표하기' }));
  expect(await screen.findByText('당첨자를 발표했어요.')).toBeVisible();
  const { body } = await call('GET', `events/${event.slug}/`);
  expect(body).toMatchObject({ winnerAnnouncement: true, winners: ['응**', '응**'] });
  await expect.poll(() => screen.queryAllByRole('button', { name: /빼기$/ })).toEqual([]);
});

test('no more winners can be drawn than the event has', async () => {
  const { user } = await open(await ended());
  const count = await screen.findByLabelText('뽑을 사람 수');
  await user.clear(count);
  await user.type(count, '3');
  expect(screen.getByRole('button', { name: '뽑기' })).toBeDisabled();
});

test('an open event shows from when winners can be chosen', async () => {
  const event = await anEvent(await testProvider());
  await open(event);
  expect(await screen.findByText(/아직 응모를 받고 있어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '뽑기' })).not.toBeInTheDocument();
});
