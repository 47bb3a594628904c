import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { lazyClient } from '@/components/ui/lazyClient';
import { lazyHook, type Typed, useSentBefore, useTyped } from '@/components/ui/lazyHook';
import { useMemberAction } from '@/hooks/useMemberAction';
import { aMember } from '../factories';
import { renderPage } from '../render';

/** Returns what loads a part, and fails as long as the files of its version are gone. */
function goneUntil<T>(part: T) {
  const files = { areGone: true, asked: 0 };
  const load = async () => {
    files.asked += 1;
    if (files.areGone) throw new Error('Loading chunk 7 failed');
    return part;
  };
  return { files, load };
}
const UNLOADED = '화면 일부를 불러오지 못했어요.';

// Pages load the notice after their first frame, here in the time that its code takes to be transformed.
beforeAll(() => import('@/components/layout/OfflineNotice'));

test('a part whose code is gone says so, and is asked for again with a later tap', async () => {
  const { files, load } = goneUntil(() => <p>메뉴</p>);
  const Part = lazyClient(load);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onPointerEnter={Part.preload} onClick={() => setOpen(true)}>
          열기
        </button>
        {isOpen ? <Part /> : null}
      </>
    );
  }
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const { user } = await renderPage(<Opener />);
  await user.hover(screen.getByRole('button', { name: '열기' }));
  await waitFor(() => expect(files.asked).toBe(1));
  expect(screen.queryByText(UNLOADED)).toBeNull();
  await user.click(screen.getByRole('button', { name: '열기' }));
  expect(await screen.findByText(UNLOADED)).toBeVisible();
  files.areGone = false;
  await user.click(screen.getByRole('button', { name: '새로고침' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(await screen.findByText('메뉴')).toBeVisible();
  vi.unstubAllGlobals();
});

test('a part that could not be loaded without a connection says nothing of reloading', async () => {
  const { files, load } = goneUntil(() => <p>메뉴</p>);
  const Part = lazyClient(load);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderPage(<Part />);
  await waitFor(() => expect(files.asked).toBeGreaterThan(0));
  expect(await screen.findByText(/^오프라인이에요/)).toBeVisible();
  expect(screen.queryByText(UNLOADED)).toBeNull();
  online.mockRestore();
});

test('a form whose code is gone is not being sent, and is sent with the tap that finds its code', async () => {
  const sent: string[] = [];
  const { files, load } = goneUntil(({ typed }: { typed: Typed<{ note: string }> }) => {
    useSentBefore(typed.isSent, () => sent.push(typed.values.note ?? ''));
    return true;
  });
  const LazyNote = lazyHook(load);
  function Form() {
    const [isLoaded, setLoaded] = useState(false);
    const { form, values, typed, isNeeded, need, change, send } = useTyped('test:unloaded', { note: '' });
    return (
      <form ref={form} onFocus={need}>
        {isNeeded ? <LazyNote typed={typed} onResult={setLoaded} /> : null}
        <input
          aria-label="메모"
          name="note"
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <button type="button" aria-busy={!isLoaded && typed.isSent} onClick={send}>
          보내기
        </button>
      </form>
    );
  }
  const { user } = await renderPage(<Form />);
  await user.type(screen.getByLabelText('메모'), '쓰던 말');
  const button = screen.getByRole('button', { name: '보내기' });
  await user.click(button);
  expect(await screen.findByText(UNLOADED)).toBeVisible();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getByLabelText('메모')).toHaveValue('쓰던 말');
  files.areGone = false;
  await user.click(button);
  await waitFor(() => expect(sent).toEqual(['쓰던 말']));
});

test('a tap whose code is gone asks to load the page again, and not to look at the connection', async () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  function Like() {
    const { tap } = useMemberAction({ path: '/', failed: '연결을 확인해 주세요', call: () => Promise.reject(gone) });
    return (
      <button type="button" onClick={tap}>
        좋아요
      </button>
    );
  }
  const { user } = await renderPage(<Like />, { member: await aMember() });
  await user.click(screen.getByRole('button', { name: '좋아요' }));
  expect(await screen.findByText(UNLOADED)).toBeVisible();
  expect(screen.queryByText('연결을 확인해 주세요')).toBeNull();
});
