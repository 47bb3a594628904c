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
