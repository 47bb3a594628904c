import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/pictures/PictureViewer';
import * as photoPage from '@/pages/contents/photos/[id]';
import * as commentsPage from '@/pages/contents/photos/[id]/comments/[page]';
import * as listPage from '@/pages/contents/photos/pages/[page]';
import * as searchPage from '@/pages/contents/photos/search';
import { countTags } from '@/provider/domain/taxonomy/contentTaxonomy';
import { testProvider } from '../api';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';
import { aPhoto, insertTerms } from './make';

const open = (id: number, locale?: 'en') =>
  renderPage(photoPage, { route: '/contents/photos/[id]', params: { id }, ...(locale && { locale }) });
const search = (query: string) =>
  renderPage(searchPage, { path: `/contents/photos?${query}`, route: '/contents/photos/search' });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

beforeAll(insertTerms);

test('the grid shows how many pictures a post has, and can be filtered by kind and hashtag', async () => {
  await aPhoto({ title: '하나', tags: ['세안'], categories: ['sun'] });
  await aPhoto({ title: '여럿', pictures: 3, tags: ['토너'] });
  const { services } = await testProvider();
  await services.database.write(countTags);
  const { user, visits } = await renderPage(listPage, { path: '/contents/photos', params: { page: '1' } });
  expect(titles().sort()).toEqual(['여럿', '하나']);
  expect(screen.getByText('사진 3장')).toBeInTheDocument();
  const filters = await openFilters(user);
  await user.click(filters.getByRole('radio', { name: '여러 장' }));
  await user.click(filters.getByRole('checkbox', { name: '#세안' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(partsOf(visits.current)).toEqual({ post_type: 'carousel', tags: '세안' }));
});

test('a filtered grid keeps the other filters, and each can be removed', async () => {
  await search(`post_type=image&tags=${encodeURIComponent('세안')}`);
  expect(titles()).toEqual(['하나']);
  const chosen = within(screen.getByRole('navigation', { name: '적용한 필터' }));
  expect(chosen.getByRole('link', { name: '#세안 필터 해제' })).toHaveAttribute(
    'href',
    '/contents/photos?post_type=image',
  );
  expect(chosen.getByRole('link', { name: '한 장 필터 해제' })).toHaveAttribute(
    'href',
    `/contents/photos?tags=${encodeURIComponent('세안')}`,
  );
});

test('a picture opens in full screen at its place', async () => {
  const { id } = await aPhoto({ title: '창가의 크림', pictures: 3 });
  const { user } = await open(id);
  await user.click(screen.getByRole('link', { name: '창가의 크림 사진 2 크게 보기' }));
  const viewer = within(await screen.findByRole('dialog', { name: '사진 보기' }));
  expect(viewer.getByRole('img', { name: '창가의 크림 사진 2' })).toBeInTheDocument();
  expect(viewer.getByText('2 / 3')).toBeVisible();
});

test('pictures are stepped by buttons, dots and arrow keys, and each is described', async () => {
  const { id } = await aPhoto({ title: '창가의 크림', pictures: 3 });
  const { user } = await open(id);
  expect(screen.getByRole('img', { name: '창가에 놓인 크림' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '창가의 크림 사진 2' })).toBeInTheDocument();
  expect(screen.getByText('1 / 3')).toBeVisible();
  expect(screen.getByRole('button', { name: '이전 사진' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '다음 사진' }));
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '3번째 사진' }));
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(screen.getByRole('button', { name: '다음 사진' })).toBeDisabled();
  const region = screen.getByRole('region', { name: /사진 3장/ });
  within(region).getByRole('list').focus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 3')).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByText('1 / 3')).toBeVisible();
});

test('a single picture has nothing to step through', async () => {
  const { id } = await aPhoto();
  await open(id);
  expect(screen.queryByRole('button', { name: '다음 사진' })).toBeNull();
});

test('hashtags are links below the text, not twice', async () => {
  const { id } = await aPhoto({ tags: ['아침루틴'] });
  await open(id);
  expect(screen.getByText('오늘은 세 개만.')).toBeVisible();
  expect(screen.getAllByText('#아침루틴')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '#아침루틴' })).toHaveAttribute(
    'href',
    `/contents/photos?tags=${encodeURIComponent('아침루틴')}`,
  );
});

test('a visitor reads the comments and is led to sign in and back to write one', async () => {
  const { id } = await aPhoto();
  await open(id);
  expect(screen.getByRole('heading', { name: '댓글 0' })).toBeVisible();
  const write = screen.getByRole('link', { name: '로그인하고 댓글 쓰기' });
  const href = new URL(write.getAttribute('href') ?? '', 'https://gyeol.test');
  expect(href.searchParams.get('callbackUrl')).toBe(`/contents/photos/${id}#write`);
});

test('a page of comments past the end, and a hidden post, have no page', async () => {
  const { id } = await aPhoto();
  const past = await renderPage(commentsPage, {
    path: `/contents/photos/${id}?page=9`,
    route: '/contents/photos/[id]/comments/[page]',
    params: { id: String(id), page: '9' },
  });
  expect(past.answer).toMatchObject({ notFound: true });
  const hidden = await aPhoto({ status: 'hidden' });
  expect((await open(hidden.id)).answer).toMatchObject({ notFound: true });
});

test('the page speaks English where it is asked to', async () => {
  const { id } = await aPhoto({ pictures: 2 });
  await open(id, 'en');
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeVisible();
});
