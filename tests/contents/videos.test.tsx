import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as videoPage from '@/pages/contents/videos/[id]';
import * as listPage from '@/pages/contents/videos/pages/[page]';
import * as searchPage from '@/pages/contents/videos/search';
import { callsMade } from '../api';
import { aMember } from '../factories';
import { openFilters, partsOf } from '../filters';
import { renderPage } from '../render';
import { aPost, aProduct, aVideo, insertTerms } from './make';

const open = (id: number, member?: Awaited<ReturnType<typeof aMember>>) =>
  renderPage(videoPage, { route: '/contents/videos/[id]', params: { id }, ...(member && { member }) });
const list = (page = '1') =>
  renderPage(listPage, { path: '/contents/videos', route: '/contents/videos/pages/[page]', params: { page } });
const search = (query: string) =>
  renderPage(searchPage, { path: `/contents/videos?${query}`, route: '/contents/videos/search' });

// Before the first call, since the provider caches names for a few seconds.
beforeAll(insertTerms);

test('without a video the list shows an empty state, and has no second page', async () => {
  await list();
  expect(screen.getByText('아직 영상이 없어요')).toBeVisible();
  expect((await list('2')).answer).toMatchObject({ notFound: true });
});

test('the list shows each video with its length, and fetches nothing again', async () => {
  const video = await aVideo({ categories: ['sun'], viewCount: 12_345 });
  await list();
  const link = screen.getByRole('link', { name: '거품의 굵기' });
  expect(link).toHaveAttribute('href', `/contents/videos/${video.id}`);
  expect(screen.getByText('길이 3:53')).toBeInTheDocument();
  expect(screen.getByText('1.2만')).toBeVisible();
  const calls = callsMade().filter((call) => call.includes('contents/'));
  expect(calls.length).toBe(new Set(calls).size);
});

test('a category and an order are addresses that can be shared', async () => {
  const { user, visits } = await search('ordering_type=views');
  expect(screen.getByRole('link', { name: '조회순' })).toHaveAttribute('aria-current', 'page');
  const filters = await openFilters(user);
  await user.click(filters.getByRole('radio', { name: '햇빛' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(partsOf(visits.current)).toEqual({ ordering_type: 'views', categories: 'sun' }));
});

test('a search finds by words of the description, and offers the unfiltered list without a match', async () => {
  await aVideo({ title: '베개 커버', description: '한 달을 지켜봤어요.' });
  await search(`search=${encodeURIComponent('지켜봤')}`);
  expect(screen.getByRole('link', { name: '베개 커버' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '거품의 굵기' })).toBeNull();
  await search(`search=${encodeURIComponent('없는말')}`);
  expect(screen.getByText('결과가 없어요')).toBeVisible();
});

test('no request is sent to YouTube before the tap, and only its cookieless player after it', async () => {
  const { id } = await aVideo({ type: 'youtube', sourceId: 'abcdefghij1', title: '자외선 재기' });
  const { user, container } = await open(id);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toContain('youtube-nocookie');
  expect(screen.getByText(/재생하면 유튜브에 연결돼요/)).toBeVisible();
  const still = screen.getByRole('link', { name: '‘자외선 재기’ 재생' });
  expect(still).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghij1');
  await user.click(still);
  const frame = screen.getByTitle('‘자외선 재기’ 영상');
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghij1\?/);
});

test('a sample without a film shows a notice instead of a player', async () => {
  const { id } = await aVideo();
  const { user } = await open(id);
  await user.click(screen.getByRole('button', { name: '‘거품의 굵기’ 재생' }));
  expect(screen.getByText(/재생할 영상이 없어요/)).toBeVisible();
});

test('a film of our own is played from the site, and a text is shown when it cannot be', async () => {
  const { id } = await aVideo({ film: '/films/grain.webm' });
  const { user, container } = await open(id);
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('button', { name: '‘거품의 굵기’ 재생' }));
  const film = screen.getByLabelText('‘거품의 굵기’ 영상');
  expect(film).toHaveAttribute('src', '/films/grain.webm');
  fireEvent.error(film);
  expect(screen.getByText(/재생할 영상이 없어요/)).toBeVisible();
});

test('a video links to its products with their prices, to posts and to its category', async () => {
  const author = await aMember();
  const product = await aProduct({ deal: 'sale', dealPrice: 23_200 });
  const post = await aPost(author.id, '거품을 고르는 법');
  const { id } = await aVideo({ categories: ['sun'], productIds: [product.id], postIds: [post.id] });
  await open(id);
  const shown = within(screen.getByRole('list', { name: '소개한 제품' }));
  expect(shown.getByText('장벽 크림')).toBeVisible();
  expect(shown.getByText('23,200원')).toBeVisible();
  expect(shown.getByText('20%')).toBeVisible();
  expect(screen.getByRole('link', { name: '거품을 고르는 법' })).toHaveAttribute('href', `/posts/${post.id}`);
  expect(screen.getByRole('link', { name: '햇빛' })).toHaveAttribute('href', '/contents/videos?categories=sun');
});

test('search engines read it as a VideoObject with its length', async () => {
  const { id } = await aVideo();
  await open(id);
  const text = document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  const [video] = JSON.parse(text ?? '{}')['@graph'];
  expect(video).toMatchObject({
    '@type': 'VideoObject',
    name: '거품의 굵기',
    duration: 'PT3M53S',
    thumbnailUrl: 'https://gyeol.test/api/v1/files/still-1280x720.webp',
    uploadDate: '2026-03-01T00:00:00.000Z',
  });
});

test('a hidden or unknown video has no page', async () => {
  const { id } = await aVideo({ status: 'hidden' });
  expect((await open(id)).answer).toMatchObject({ notFound: true });
  expect((await open(999_999)).answer).toMatchObject({ notFound: true });
  const odd = await renderPage(videoPage, { path: '/contents/videos/abc', params: { id: 'abc' } });
  expect(odd.answer).toMatchObject({ notFound: true });
});
