import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setChatState } from '@/components/layout/chatState';
import * as words from '@/pages/manage/banned-words';
import * as system from '@/pages/manage/system';
import * as support from '@/pages/support';
import { authenticated, loggedOut } from '@/store/user';
import { setSession, testProvider } from '../api';
import { aMember } from '../factories';
import { notKnownYet, renderPage } from '../render';

vi.mock('@/lib/env.public', async (original) => {
  const { publicEnv } = await original<typeof import('@/lib/env.public')>();
  return { publicEnv: { ...publicEnv, channelPluginKey: 'a-plugin-key' } };
});

const SCRIPT = 'script[src="https://cdn.channel.io/plugin/ch-plugin-web.js"]';
const scriptTag = () => document.querySelector(SCRIPT);
const widget = () => (window as { ChannelIO?: { q?: IArguments[] } }).ChannelIO;
/** Returns the calls to the widget before its script has loaded. */
const asked = () => (widget()?.q ?? []).map((call) => [...call]);

beforeEach(() => {
  // The loader inserts its script before the page's first one.
  document.head.append(document.createElement('script'));
});
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(window, 'ChannelIO');
  Reflect.deleteProperty(window, 'ChannelIOInitialized');
  act(() => setChatState('idle'));
});

const corner = () => screen.getAllByRole('button', { name: '1:1 문의' })[0] as HTMLElement;
const openButton = () => screen.getByRole('button', { name: '채팅 열기' });
const started = async () => {
  await waitFor(() => expect(scriptTag()).not.toBeNull());
  const [, , callback] = asked().find(([name]) => name === 'boot') ?? [];
  return callback as (error: unknown, user: unknown) => void;
};

test.each([
  ['the corner button', corner],
  ['the button of the support page', openButton],
])('a blocked script is reported, and %s can be tried again', async (_what, button) => {
  const { user } = await renderPage(support, { path: '/support' });
  for (const _time of [1, 2]) {
    await user.click(button());
    await started();
    expect(openButton()).toHaveAttribute('aria-busy', 'true');
    fireEvent.error(scriptTag() as Element);
    expect(await screen.findByText(/채팅을 열지 못했어요/)).toBeVisible();
    expect(scriptTag()).toBeNull();
    expect(corner()).toBeInTheDocument();
    expect(openButton()).not.toHaveAttribute('aria-busy');
  }
});

test('a widget that fails to start is reported as well', async () => {
  const { user } = await renderPage(support, { path: '/support' });
  await user.click(openButton());
  (await started())(new Error('no such plugin'), null);
  expect(await screen.findByText(/채팅을 열지 못했어요/)).toBeVisible();
  expect(corner()).toBeInTheDocument();
});

test('a chat that is opened before the session is known waits for the member', async () => {
  const member = await aMember({ nickname: '이른이' });
  const { user, store } = await renderPage(support, { path: '/support' });
  await notKnownYet(store);
  setSession({ user: member.user, accessToken: member.token, expires: '2030-01-01T00:00:00.000Z' });
  await user.click(openButton());
  const callback = await started();
  expect(asked()[0]?.[1]).toMatchObject({ profile: { name: '이른이', username: member.username } });
  callback(null, {});
  await waitFor(() => expect(asked().map(([name]) => name)).toContain('showMessenger'));
  expect(asked().map(([name]) => name)).not.toContain('shutdown');
});

test('the chat knows who the member is, counts what is unread, and ends with the session', async () => {
  const member = await aMember({ nickname: '묻는이' });
  const { services } = await testProvider();
  services.env = { ...services.env, CHANNEL_SECRET_KEY: 'ab'.repeat(32) };
  const { user, store } = await renderPage(support, { path: '/support', member });
  await user.click(openButton());
  const callback = await started();
  expect(asked()[0]?.[1]).toEqual({
    pluginKey: 'a-plugin-key',
    language: 'ko',
    hideChannelButtonOnBoot: true,
    memberId: String(member.id),
    memberHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    profile: { name: '묻는이', username: member.username },
  });
  callback(null, {});
  await waitFor(() => expect(asked().map(([name]) => name)).toEqual(['boot', 'onBadgeChanged', 'showMessenger']));
  const [, onBadge] = asked()[1] ?? [];
  act(() => (onBadge as (unread: number, alert: number) => void)(2, 2));
  expect(screen.getAllByRole('button', { name: '1:1 문의, 새 메시지 2개' })).not.toEqual([]);
  await user.click(openButton());
  await waitFor(() => expect(asked().filter(([name]) => name === 'showMessenger')).toHaveLength(2));
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(asked().map(([name]) => name)).toContain('shutdown'));
  expect(corner()).toBeInTheDocument();
});

test('a member who signs in after another has a chat of their own', async () => {
  const [former, next] = [await aMember(), await aMember()];
  const { services } = await testProvider();
  services.env = { ...services.env, CHANNEL_SECRET_KEY: 'ab'.repeat(32) };
  const { user, store } = await renderPage(support, { path: '/support', member: former });
  await user.click(openButton());
  (await started())(null, {});
  await waitFor(() => expect(asked().map(([name]) => name)).toContain('showMessenger'));
  setSession({ user: next.user, accessToken: next.token, expires: '2030-01-01T00:00:00.000Z' });
  await act(async () => void store.dispatch(authenticated({ user: next.user, accessToken: next.token })));
  await waitFor(() => expect(asked().map(([name]) => name)).toContain('shutdown'));
  await user.click(openButton());
  const boots = () => asked().filter(([name]) => name === 'boot');
  await waitFor(() => expect(boots()).toHaveLength(2));
  expect(boots().map(([, options]) => options.memberId)).toEqual([String(former.id), String(next.id)]);
});

test('a test in the console starts the chat as a member would, and opens no window', async () => {
  const { services } = await testProvider();
  services.env = { ...services.env, CHANNEL_SECRET_KEY: 'ab'.repeat(32) };
  const member = await aMember({ role: 'manager' });
  const { user } = await renderPage(system, { path: '/manage/system', member });
  const check = screen.getByRole('button', { name: '채팅 상담 확인' });
  await user.click(check);
  const callback = await started();
  expect(asked()[0]?.[1]).toMatchObject({ memberId: String(member.id), memberHash: expect.any(String) });
  callback(null, {});
  expect(await screen.findByText(/ms 만에 응답했어요\.$/)).toBeVisible();
  expect(asked().map(([name]) => name)).toEqual(['boot', 'shutdown']);
});

test('a test in the console names why the chat did not start', async () => {
  const { user } = await renderPage(system, { path: '/manage/system', member: await aMember({ role: 'manager' }) });
  const check = screen.getByRole('button', { name: '채팅 상담 확인' });
  await user.click(check);
  await started();
  fireEvent.error(scriptTag() as Element);
  expect(await screen.findByText('응답이 없어요: SCRIPT_NOT_LOADED')).toBeVisible();
  await user.click(check);
  (await started())(new Error('no such plugin'), null);
  expect(await screen.findByText('응답이 없어요: no such plugin')).toBeVisible();
});

test('the console has no chat button, which would cover what is decided there', async () => {
  await renderPage(words, { path: '/manage/banned-words', member: await aMember({ role: 'manager' }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: '1:1 문의' })).toBeNull();
});
