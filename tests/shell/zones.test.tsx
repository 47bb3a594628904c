import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dateTimeText } from '@/lib/longDates';
import * as homePage from '@/pages/base/[name]';
import * as challengePage from '@/pages/challenges/[id]';
import * as notificationsPage from '@/pages/me/notifications';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { notify } from '@/provider/domain/notifications/notify';
import { call, server, testProvider } from '../api';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

// The name of a zone that Intl knows nothing of, as Chromium has it where it knows none.
beforeEach(() => void vi.stubEnv('TZ', 'Etc/Unknown'));
afterEach(() => void vi.unstubAllEnvs());

test('in a zone that the browser does not know, home and a topic show their times by Korea’s clock', async () => {
  const topic = await aTopic({ title: '겨울 보습' });
  const home = await renderPage(homePage, { path: '/', route: '/base/[name]', params: { name: 'main' } });
  await expect.poll(() => home.container.querySelectorAll('time').length).toBeGreaterThan(0);
  home.unmount();
  const { user, container } = await openTopic({ topic });
  const time = container.querySelector('time') as HTMLTimeElement;
  await user.hover(time);
  await expect.poll(() => time.title).toBe(dateTimeText(time.dateTime, 'ko', 'Asia/Seoul'));
});

test('in a zone that the browser does not know, notifications are grouped by Korea’s days', async () => {
  const member = await aMember();
  const { services } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
  const subject = { type: 'topic' as const, id: 3, title: '겨울 보습', path: '/forums/free/topics/3' };
  await services.database.write((tx) => notify(tx, { to: member.id, kind: 'comment', subject, now: services.now() }));
  await renderPage(<notificationsPage.default member={member.user} state={{ page: 1 }} />, {
    path: '/me/notifications',
    member,
  });
  const today = await screen.findByRole('region', { name: '오늘' });
  expect(within(today).getByText('겨울 보습')).toBeVisible();
});

test('in a zone that the browser does not know, a challenge of another zone shows its time and Korea’s', async () => {
  const hours = { opensAt: '06:00:00', closesAt: '10:00:00', image: '/files/a.webp' };
  const { id } = await aChallenge(await testProvider(), { ...hours, timeZone: 'America/New_York' });
  await renderPage(challengePage, { route: '/challenges/[id]', params: { id } });
  expect(await screen.findByText('내 현지 시간(한국 표준시)')).toBeVisible();
  expect(screen.getByText('챌린지 기준 시간(미 동부 시간)')).toBeVisible();
});

test('a challenge of a zone that the browser does not know shows Korea’s time', async () => {
  const hours = { opensAt: '06:00:00', closesAt: '10:00:00', image: '/files/a.webp' };
  const { id } = await aChallenge(await testProvider(), hours);
  const { body } = await call('GET', `challenges/${id}/`);
  server.use(http.get(`*/challenges/${id}/`, () => HttpResponse.json({ ...body, time_zone: 'Nowhere/Land' })));
  await renderPage(challengePage, { route: '/challenges/[id]', params: { id } });
  expect(await screen.findByText('다음 인증을 준비하고 있어요')).toBeVisible();
  expect(screen.queryByText(/^챌린지 기준 시간/)).toBeNull();
});
