import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '@/components/ui/Menu';
import { Sheet } from '@/components/ui/Sheet';
import { renderPage } from '../render';

/** Renders a page with a menu that opens a sheet, which opens another. */
function Page() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Menu
        label="더 보기"
        trigger="…"
        items={[
          { label: '신고', onSelect: () => setOuter(true) },
          { label: '정책', href: '/terms' },
        ]}
      />
      <Sheet open={outer} onClose={() => setOuter(false)} title="바깥">
        <button type="button" onClick={() => setInner(true)}>
          자세히
        </button>
      </Sheet>
      <Sheet open={inner} onClose={() => setInner(false)} title="안" />
    </>
  );
}

const entries = () => window.history.length;
const depth = () => window.history.state?.overlays ?? 0;
const opened = () => screen.queryAllByRole('dialog').map((dialog) => dialog.ariaLabel ?? dialog);

async function open() {
  const page = await renderPage(<Page />, { path: '/topics' });
  const { user } = page;
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: '더 보기' }));
    await screen.findByRole('menu');
    await waitFor(() => expect(depth()).toBe(1));
  };
  const openSheet = async () => {
    await openMenu();
    await user.click(screen.getByRole('menuitem', { name: '신고' }));
    await screen.findByRole('dialog', { name: '바깥' });
    await waitFor(() => expect(depth()).toBe(1));
  };
  return { ...page, openMenu, openSheet };
}

beforeEach(() => window.history.pushState({ key: 'list', as: '/topics' }, '', '/topics'));

test('going back closes a menu, and the page stays', async () => {
  const { openMenu, visits } = await open();
  await openMenu();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(depth()).toBe(0);
  expect(visits.current).toBe('/topics');
  expect(screen.getByRole('button', { name: '더 보기' })).toHaveFocus();
});

test('going back closes the overlays one by one, the last first', async () => {
  const { user, openSheet } = await open();
  await openSheet();
  await user.click(screen.getByRole('button', { name: '자세히' }));
  await screen.findByRole('dialog', { name: '안' });
  await waitFor(() => expect(depth()).toBe(2));
  window.history.back();
  await waitFor(() => expect(opened()).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: '바깥' })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(opened()).toHaveLength(0));
  expect(depth()).toBe(0);
});

test('an overlay that is closed by hand leaves no history entry', async () => {
  const { user, openMenu, openSheet } = await open();
  await openMenu();
  const before = entries();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(depth()).toBe(0));
  await openSheet();
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(depth()).toBe(0));
  expect(entries()).toBe(before);
});

test('going forward to a closed overlay changes nothing', async () => {
  const { openMenu } = await open();
  await openMenu();
  window.history.back();
  await waitFor(() => expect(depth()).toBe(0));
  const go = vi.spyOn(window.history, 'go');
  window.history.forward();
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  await waitFor(() => expect(depth()).toBe(0));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a link of a menu is followed from the page’s own entry', async () => {
  const { user, openMenu, visits } = await open();
  await openMenu();
  const before = entries();
  await user.click(screen.getByRole('menuitem', { name: '정책' }));
  await waitFor(() => expect(visits.current).toBe('/terms'));
  // The page's entry replaced the menu's.
  expect(entries()).toBe(before);
});
