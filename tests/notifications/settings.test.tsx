import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotificationSettings } from '@/components/notifications/NotificationSettings';
import * as stopPage from '@/pages/newsletter/stop';
import { signStop } from '@/provider/domain/marketing/stopToken';
import { call, layScenario, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { renderPage } from '../render';
import { ended, layPush, removePush } from './pushBrowser';

let member: TestMember;
beforeEach(async () => {
  member = await aMember();
});
afterEach(removePush);

async function openSettings() {
  const page = await renderPage(<NotificationSettings />, { path: '/me/settings', member });
  await screen.findByRole('table');
  return page;
}
const stored = async () => (await call('GET', 'notifications/settings/', { token: member.token })).body;
const box = (name: string) => screen.getByRole('checkbox', { name });

test('each switch is saved at once, and quick taps lose none', async () => {
  const { user } = await openSettings();
  await user.click(box('댓글과 답변, 메일'));
  await user.click(box('좋아요와 하트, 사이트'));
  await user.selectOptions(screen.getByLabelText('시작'), '23:00');
  expect(box('댓글과 답변, 메일')).toBeChecked();
  expect(box('좋아요와 하트, 푸시')).toBeDisabled();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      groups: { comments: { mail: true }, likes: { site: false } },
      quiet: { on: true, from: 23, to: 8 },
    }),
  );
  expect(box('계정과 포인트 안내, 사이트')).toBeDisabled();
});

test('a member chooses how often the digest comes, and ends it by the link of its mail', async () => {
  const page = await openSettings();
  await page.user.selectOptions(screen.getByLabelText('받는 주기'), '매주');
  await waitFor(async () => expect((await stored()).digest).toBe('weekly'));
  page.unmount();

  const { services } = await testProvider();
  const token = signStop('digest', member.id, services.env.TOKEN_SECRET);
  const path = `/newsletter/stop?token=${token}&of=digest`;
  const { user } = await renderPage(stopPage, { path, route: '/newsletter/stop' });
  await user.dblClick(screen.getByRole('button', { name: '수신 거부' }));
  expect(await screen.findByText(/이제 소식을 모은 메일을 보내지 않아요/)).toBeVisible();
  expect((await stored()).digest).toBe('off');
});

test('a switch leaves and shows what was changed elsewhere since the page was loaded', async () => {
  const body = { digest: 'daily' };
  await call('PUT', 'notifications/settings/', { token: member.token, body });
  const { user } = await openSettings();
  expect(screen.getByLabelText('받는 주기')).toHaveDisplayValue('매일');
  const { services } = await testProvider();
  await call('POST', `notifications/digest/stop/?token=${signStop('digest', member.id, services.env.TOKEN_SECRET)}`);
  await user.click(box('댓글과 답변, 메일'));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ groups: { comments: { mail: true } }, digest: 'off' }),
  );
  await waitFor(() => expect(screen.getByLabelText('받는 주기')).toHaveDisplayValue('받지 않음'));
});

test('a switch that was not saved goes back and says so', async () => {
  const { user } = await openSettings();
  layScenario('error');
  await user.click(box('팔로우, 사이트'));
  expect(await screen.findByText('알림 설정을 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  expect(box('팔로우, 사이트')).toBeChecked();
});

test('of changes while one is being saved, only the one that fails is reverted', async () => {
  const { user } = await openSettings();
  const first = createGate();
  server.use(
    http.put('*/notifications/settings/', () => first.opened.then(() => HttpResponse.error()), { once: true }),
  );
  await user.click(box('팔로우, 사이트'));
  await user.click(box('댓글과 답변, 메일'));
  await user.selectOptions(screen.getByLabelText('시작'), '23:00');
  first.open();
  expect(await screen.findByText('알림 설정을 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  const groups = { followers: { site: true }, comments: { mail: true } };
  await waitFor(async () => expect(await stored()).toMatchObject({ groups, quiet: { from: 23 } }));
  expect(box('팔로우, 사이트')).toBeChecked();
  expect(box('댓글과 답변, 메일')).toBeChecked();
  expect(screen.getByLabelText('시작')).toHaveDisplayValue('23:00');
});

test('a member enables and disables the push messages of this browser', async () => {
  const state = layPush('default', 'granted');
  const { user } = await openSettings();
  expect(state.requestPermission).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: '알림 받기' }));
  expect(await screen.findByText('이 기기로 알림을 받고 있어요.')).toBeVisible();
  expect((await stored()).push.subscribed).toBe(true);
  await user.click(screen.getByRole('button', { name: '알림 끄기' }));
  expect(await screen.findByRole('button', { name: '알림 받기' })).toBeVisible();
  expect(ended).toHaveBeenCalled();
  expect((await stored()).push.subscribed).toBe(false);
});

test('push messages that could not be turned off stay on, and those that the browser alone keeps are off', async () => {
  layPush('granted');
  const { user } = await openSettings();
  await user.click(await screen.findByRole('button', { name: '알림 받기' }));
  const disable = await screen.findByRole('button', { name: '알림 끄기' });
  server.use(http.delete('*/notifications/push/', () => HttpResponse.error(), { once: true }));
  await user.click(disable);
  expect(await screen.findByText('알림을 끄지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  ended.mockRejectedValueOnce(new Error('The push service cannot be reached'));
  await user.click(screen.getByRole('button', { name: '알림 끄기' }));
  expect(await screen.findByRole('button', { name: '알림 받기' })).toBeVisible();
  expect(screen.getAllByText(/알림을 끄지 못했어요/)).toHaveLength(1);
  expect((await stored()).push.subscribed).toBe(false);
});

test.each([
  ['denied', '브라우저에서 알림이 차단되어 있어요.'],
  ['unsupported', '이 브라우저에서는 푸시 알림을 받을 수 없어요.'],
] as const)('explains what to do where push messages are %s', async (permission, text) => {
  if (permission === 'denied') layPush(permission);
  await openSettings();
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(within(document.body).queryByRole('button', { name: '알림 받기' })).toBeNull();
});
