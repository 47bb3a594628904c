import { screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { noteServerTime } from '@/lib/browser/serverClock';
import * as challengePage from '@/pages/challenges/[id]';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';
import { anOpenChallenge, anParticipant } from './factories';

const HOUR = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());
// The difference of the clocks is noted once a visit.
afterAll(() => void vi.resetModules());

// It is noon in Seoul. A later visit notes a clock that is further behind.
test.each([1, -1])('with a device’s clock %d h ahead windows and times are those of the server', async (hours) => {
  const { services } = await testProvider();
  const now = services.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now.getTime() + hours * HOUR });
  noteServerTime(now.toUTCString());
  const member = await aMember();
  const [open, before] = [
    await anOpenChallenge({ opensAt: '11:30:00', closesAt: '12:30:00' }),
    await anOpenChallenge({ opensAt: '12:10:00', closesAt: '12:20:00' }),
  ];
  for (const { id } of [open, before]) await anParticipant(id, { by: member });
  const show = ({ id }: { id: number }) =>
    renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member });
  const first = await show(open);
  expect(await screen.findByRole('button', { name: '오늘 인증하기' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('30분 남았어요');
  first.unmount();
  const second = await show(before);
  // Until the member's own participation is there, the page tells the time in the way into the challenge.
  expect(await screen.findByRole('heading', { name: '내 기록' })).toBeVisible();
  expect(await screen.findByText('10분 뒤에 인증할 수 있어요')).toBeVisible();
  second.unmount();
  await renderPage(<RelativeTime at={new Date(now.getTime() - 2 * HOUR).toISOString()} />);
  expect(await screen.findByText('2시간 전')).toBeVisible();
});
