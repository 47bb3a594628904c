import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { publicEnv } from '@/lib/env.public';
import * as skinPage from '@/pages/skin/[type]';
import { renderPage } from '../render';

beforeEach(() => {
  vi.spyOn(publicEnv, 'kakaoJsKey', 'get').mockReturnValue('a-js-key');
});

const SCRIPT = 'script[src="https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js"]';
const script = () => document.querySelector<HTMLScriptElement>(SCRIPT);

test('KakaoTalk gets the type with its picture by a script that is loaded on the tap, again after a failure', async () => {
  const { user } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' } });
  await user.click(screen.getByRole('button', { name: '친구에게 보여 주기' }));
  const send = await screen.findByRole('button', { name: '카카오톡으로 보내기' });
  expect(script()).toBeNull();

  await user.click(send);
  await waitFor(() => expect(script()).not.toBeNull());
  fireEvent.error(script() as Element);
  expect(await screen.findByText(/카카오톡을 열지 못했어요/)).toBeVisible();
  expect(script()).toBeNull();

  const sdk = { init: vi.fn(), isInitialized: () => false, Share: { sendDefault: vi.fn() } };
  onTestFinished(() => {
    script()?.remove();
    Reflect.deleteProperty(window, 'Kakao');
  });
  await user.click(send);
  await waitFor(() => expect(script()?.integrity).toMatch(/^sha384-/));
  Object.assign(window, { Kakao: sdk });
  fireEvent.load(script() as Element);
  await waitFor(() => expect(sdk.Share.sendDefault).toHaveBeenCalledOnce());
  expect(sdk.init).toHaveBeenCalledWith('a-js-key');
  const link = { mobileWebUrl: 'https://gyeol.test/skin/GMKP', webUrl: 'https://gyeol.test/skin/GMKP' };
  expect(sdk.Share.sendDefault.mock.calls[0]?.[0]).toMatchObject({
    content: { imageUrl: 'https://gyeol.test/api/share/skin/GMKP?shape=square', link },
    buttons: [{ link }],
  });
});

test('a type is sent in English with the picture of the site’s own address', async () => {
  const sendDefault = vi.fn();
  Object.assign(window, { Kakao: { init: vi.fn(), isInitialized: () => true, Share: { sendDefault } } });
  onTestFinished(() => void Reflect.deleteProperty(window, 'Kakao'));
  const { user } = await renderPage(skinPage, { route: '/skin/[type]', params: { type: 'GMKP' }, locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'Show a friend' }));
  await user.click(await screen.findByRole('button', { name: 'Send by KakaoTalk' }));
  await waitFor(() => expect(sendDefault).toHaveBeenCalledOnce());
  const { content } = sendDefault.mock.calls[0]?.[0] ?? {};
  expect(content.imageUrl).toBe('https://gyeol.test/api/share/skin/GMKP?lng=en&shape=square');
  expect(content.link.webUrl).toBe('https://gyeol.test/en/skin/GMKP');
});
