import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Layout } from '@/components/layout/Layout';
import { isHere } from '@/components/layout/navigation';
import { Seo } from '@/components/layout/Seo';
import { SiteOrigin } from '@/components/layout/SiteOrigin';
import { aMember } from '../factories';
import { renderPage } from '../render';

const frame = (
  <Layout path="/forums">
    <h1>포럼</h1>
  </Layout>
);

test('the menu marks the current section', async () => {
  await renderPage(frame);
  const menu = within(screen.getByRole('navigation', { name: '주요 메뉴' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('포럼');
  expect(isHere('/', '/forums')).toBe(false);
  expect(isHere('/forums', '/forums/free/topics/3')).toBe(true);
  expect(isHere('/forums', '/forumsish')).toBe(false);
  expect(isHere('/topics?best=1', '/topics?best=1&page=2')).toBe(true);
  expect(isHere('/topics?best=1', '/topics')).toBe(false);
  expect(isHere('/posts', '/posts?page=2')).toBe(true);
  expect(isHere('/', '/?types=best')).toBe(true);
  expect(isHere('/challenges', '/missions/3')).toBe(true);
  expect(isHere('/challenges', '/challengers')).toBe(false);
});

test('a keyboard reaches the content first', async () => {
  const { user } = await renderPage(frame);
  await user.tab();
  expect(screen.getByRole('link', { name: '본문으로 건너뛰기' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('a search opens the site’s search with its words', async () => {
  const { user, visits } = await renderPage(frame);
  await user.type(screen.getByRole('searchbox', { name: '사이트 검색' }), ' 보습 {Enter}');
  expect(visits.current).toBe('/search?search=%EB%B3%B4%EC%8A%B5');
});

test('a visitor is redirected to sign in and back, a member to their own pages', async () => {
  const visitor = await renderPage(frame);
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/auth/signin?callbackUrl=%2Fforums');
  visitor.unmount();
  await renderPage(frame, { member: await aMember() });
  expect(screen.getByRole('link', { name: '내 메뉴' })).toHaveAttribute('href', '/me');
  expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
});

test('the footer names the theme’s switch in words, which the top bar shows as an icon', async () => {
  await renderPage(frame);
  expect(within(screen.getByRole('contentinfo')).getByText('화면 테마')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('button', { name: '화면 테마' })).not.toHaveTextContent(
    '화면 테마',
  );
});

test('a chosen theme is applied and stored, and the device’s own is not stored', async () => {
  const { user } = await renderPage(frame);
  const choose = async (name: string) => {
    const [open] = screen.getAllByRole('button', { name: '화면 테마' });
    await user.click(open as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('다크');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('gyeol-theme')).toBe('dark');
  await choose('시스템 설정');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('gyeol-theme')).toBeNull();
});

test('a shared page names itself in both languages, and its data cannot end its element', async () => {
  await renderPage(
    <SiteOrigin origin="https://gyeol.example/">
      <Seo path="/forums" title="포럼" jsonLd={{ name: '</script><script>alert(1)' }} />
    </SiteOrigin>,
    { locale: 'en' },
  );
  const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
  expect(document.title).toBe('포럼 · Gyeol');
  expect(href('link[rel=canonical]')).toBe('https://gyeol.example/en/forums');
  expect(href('link[hreflang=ko]')).toBe('https://gyeol.example/forums');
  expect(href('link[hreflang=x-default]')).toBe('https://gyeol.example/forums');
  const data = document.head.querySelector('script[type="application/ld+json"]');
  expect(data?.innerHTML).not.toContain('</script>');
  expect(JSON.parse(data?.textContent ?? '')).toEqual({ name: '</script><script>alert(1)' });
});
