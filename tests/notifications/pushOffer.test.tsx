import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as challengePage from '@/pages/challenges/[id]';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { answered, call, callsMade, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';
import { layPush, removePush } from './pushBrowser';

const KEY = 'gyeol-push-offered';
const offer = '댓글을 등록했어요. 답글이 달리면 알려 드릴까요?';
const asked = () => callsMade().filter((it) => it.includes('notifications/settings/'));
afterEach(removePush);

/** Writes a comment as a member, until it is stored. */
async function comment() {
  const member = await aMember();
  const page = await openTopic({ member });
  await page.user.type(await screen.findByRole('textbox', { name: '댓글' }), '고마워요');
  await page.user.click(screen.getByRole('button', { name: '등록' }));
  await screen.findByText('댓글을 등록했어요');
  // What an offer would ask of the provider beforehand, and the code that it would load.
  await act(async () => {
    await import('@/components/notifications/PushOffer');
    await answered();
  });
  return { ...page, member };
}

test('after a comment a member is offered push messages and enables them by a tap', async () => {
  const state = layPush('default', 'granted');
  const { user, member } = await comment();
  expect(await screen.findByText(offer)).toBeVisible();
  // Its animation of leaving does not end here.
  await waitFor(() => expect(screen.getByText('댓글을 등록했어요').closest('.Toastify--animate')).toHaveClass(/exit/));
  expect(state.requestPermission).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '알림 받기' }));
  expect(await screen.findByText('이제 이 기기로 알려 드릴게요')).toBeVisible();
  const { body } = await call('GET', 'notifications/settings/', { token: member.token });
  expect(body.push.subscribed).toBe(true);
});

test('an offer that is put off is made again after a month', async () => {
  const state = layPush('default');
  const { user, unmount } = await comment();
  await user.click(await screen.findByRole('button', { name: '나중에' }));
  expect(state.requestPermission).not.toHaveBeenCalled();
  unmount();
  const again = await comment();
  expect(asked()).toHaveLength(1);
  again.unmount();
  localStorage.setItem(KEY, String(Number(localStorage.getItem(KEY)) - 31 * 24 * 60 * 60 * 1000));
  await comment();
  expect(await screen.findByText(offer)).toBeVisible();
});

test.each(['denied', 'unsupported'] as const)('nothing is offered where push messages are %s', async (permission) => {
  if (permission === 'denied') layPush(permission);
  await comment();
  expect(screen.queryByText(offer)).toBeNull();
  expect(asked()).toEqual([]);
});

test('a member who joins a challenge is offered to be reminded of it', async () => {
  layPush('default');
  const { services, ...provider } = await testProvider();
  vi.useFakeTimers({ toFake: ['Date'], now: services.now() });
  const { id } = await aChallenge({ services, ...provider }, { image: '/files/a.webp', question1: '', question2: '' });
  const { user } = await renderPage(challengePage, {
    route: '/challenges/[id]',
    params: { id },
    member: await aMember(),
  });
  await user.click(await screen.findByRole('button', { name: '참여하기' }));
  expect(await screen.findByText('챌린지에 참여했어요. 인증 시간이 끝나기 전에 알려 드릴까요?')).toBeVisible();
});
