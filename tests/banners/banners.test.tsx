import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as bannerPage from '@/pages/banners/[view]';
import * as bannersPage from '@/pages/banners/[view]/[page]';
import * as searchPage from '@/pages/banners/search';
import { banners } from '@/provider/db/schema/site';
import { testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';

const ids: Record<string, number> = {};
beforeAll(async () => {
  const { services } = await testProvider();
  const banner = (title: string, position: number) => ({
    type: 'main' as const,
    title,
    titleEn: `${title} in English`,
    description: `${title} 이야기`,
    descriptionEn: '',
    href: '/forums',
    image: '/api/v1/files/a-1x1.webp',
    position,
  });
  const rows = await services.database.write((tx) =>
    tx
      .insert(banners)
      .values([
        banner('여름맞이', 2),
        banner('봄볕', 1),
        { ...banner('첫인사', 3), type: 'sub' },
        { ...banner('지난 겨울', 4), status: 'inactive' },
      ])
      .returning(),
  );
  for (const row of rows) ids[row.title] = row.id;
});

const open = (view = 'every') =>
  renderPage(bannersPage, { path: '/banners', route: '/banners/[view]/[page]', params: { view, page: '1' } });
const search = (query: string, options = {}) =>
  renderPage(searchPage, { path: `/banners?${query}`, route: '/banners/search', ...options });
const one = (view: string) => renderPage(bannerPage, { route: '/banners/[view]', params: { view } });

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

test('banners are in their order, each with a page of its own', async () => {
  await open();
  expect(titles()).toEqual(['봄볕', '여름맞이', '첫인사']);
  expect(screen.getByRole('link', { name: '봄볕' })).toHaveAttribute('href', `/banners/${ids.봄볕}`);
  expect(screen.queryByRole('link', { name: '보이지 않는 소식' })).toBeNull();
});

test('an address lists the banners of one kind', async () => {
  await open('sub');
  expect(titles()).toEqual(['첫인사']);
});

test('banners are ordered and searched', async () => {
  await search('ordering=-id');
  expect(titles()).toEqual(['첫인사', '봄볕', '여름맞이']);
  expect(screen.getByRole('link', { name: '추천순' })).toHaveAttribute('href', '/banners');
});

test('a search that finds nothing offers the whole list', async () => {
  await search(`search=${encodeURIComponent('가을')}`);
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/banners');
});

test('an ended banner is shown to a manager only', async () => {
  await search('status=inactive');
  expect(screen.getByText('지금은 소식이 없어요')).toBeVisible();
});

test('a manager sees ended banners, with links to their targets', async () => {
  await search('status=inactive', { member: await aMember({ role: 'manager' }) });
  const past = await screen.findByRole('link', { name: '지난 겨울' });
  expect(past).toHaveAttribute('href', '/forums');
});

test('a banner’s page shows its content and its link, with small banners beside it', async () => {
  await one(String(ids.봄볕));
  expect(screen.getByRole('heading', { level: 1, name: '봄볕' })).toBeVisible();
  expect(screen.getByText('봄볕 이야기')).toBeVisible();
  expect(screen.getByRole('link', { name: '보러 가기' })).toHaveAttribute('href', '/forums');
  const news = within(screen.getByRole('region', { name: '소식' }));
  expect(news.getByRole('link', { name: /첫인사/ })).toBeVisible();
});

test.each(['0', 'nope', '999999'])('there is no banner %s', async (view) => {
  expect((await one(view)).answer).toMatchObject({ notFound: true });
});

test('ended banners have no page', async () => {
  expect((await one(String(ids['지난 겨울']))).answer).toMatchObject({ notFound: true });
});
