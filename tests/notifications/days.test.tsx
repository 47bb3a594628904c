import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Days } from '@/components/notifications/Days';
import type { Notification } from '@/contract/notifications';
import { RenderedAtProvider } from '@/hooks/useRenderedAt';
import { notify } from '@/provider/domain/notifications/notify';
import { call, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

afterEach(() => void vi.unstubAllEnvs());

/** Creates a notification at each of these instants, and returns the provider's answer. */
async function notificationsOf(instants: string[]): Promise<Notification[]> {
  const { services } = await testProvider();
  const member = await aMember();
  for (const [index, at] of instants.entries()) {
    const subject = { type: 'topic' as const, id: index, title: `글 ${index}`, path: '/forums' };
    const notice = { to: member.id, kind: 'comment' as const, subject, now: new Date(at) };
    await services.database.write((tx) => notify(tx, notice));
  }
  const { body } = await call('GET', 'notifications/', { token: member.token });
  return body.results;
}

test('notifications are grouped by the reader’s days, not by those of UTC', async () => {
  // In Seoul the first is of the 2nd of March and the others of the 3rd; in UTC only the last is.
  vi.stubEnv('TZ', 'Asia/Seoul');
  const rows = await notificationsOf(['2026-03-02T14:30:00Z', '2026-03-02T15:30:00Z', '2026-03-03T02:00:00Z']);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T03:00:00Z') });
  await renderPage(<Days rows={rows} onRead={() => undefined} />);
  await act(async () => undefined);
  const names = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
  const counts = names.map((name) => screen.getByRole('region', { name: String(name) }).querySelectorAll('li').length);
  expect(names).toEqual(['오늘', '어제']);
  expect(counts).toEqual([2, 1]);
});

test.each([
  ['shorter', '2026-03-09T04:30:00Z', '2026-03-08T16:00:00Z', '2026-03-07T17:00:00Z'],
  ['longer', '2026-11-02T04:30:00Z', '2026-10-31T16:00:00Z', '2026-10-30T16:00:00Z'],
])('the day before one that summer time makes %s is yesterday', async (_, now, yesterday, before) => {
  vi.stubEnv('TZ', 'America/New_York');
  const rows = await notificationsOf([before, yesterday]);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await renderPage(<Days rows={rows} onRead={() => undefined} />);
  await act(async () => undefined);
  const names = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
  expect(names).toEqual(['어제', expect.stringMatching(/월/)]);
});

test('notifications that are left open over midnight become those of yesterday', async () => {
  const rows = await notificationsOf(['2026-03-03T11:00:00Z']);
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-03-03T23:59:30Z'),
  });
  await renderPage(
    <RenderedAtProvider renderedAt="2026-03-03T12:00:00.000Z">
      <Days rows={rows} onRead={() => undefined} />
    </RenderedAtProvider>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('오늘');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('어제');
});
