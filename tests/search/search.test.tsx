import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '@/components/layout/SearchBox';
import * as page from '@/pages/search';
import { callsMade, layScenario, server, testProvider } from '../api';
import { aProduct, insertTerms } from '../contents/make';
import { aForum, aMember, aTopic } from '../factories';
import { renderPage } from '../render';

let forum: Awaited<ReturnType<typeof aForum>>;
beforeAll(async () => {
  await testProvider();
  forum = await aForum('winter');
  const by = await aMember({ username: 'dew_drop', nickname: '이슬방울' });
  await aTopic({ forum, by, title: '이슬토너 후기', content: '촉촉해요.' });
  await aTopic({ forum, by, title: '아침 순서', content: '이슬토너부터 <b>발라요</b>.' });
});
beforeEach(() => {
  // jsdom has no layout, and Ariakit does not focus an element without a rectangle.
  const rect = document.body.getBoundingClientRect();
  const rects = Object.assign([rect], { item: () => rect });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
});

const open = (query: string) => renderPage(page, { path: `/search${query}`, route: '/search' });
/** The box of the home page, alone. */
const openBox = () => renderPage(<SearchBox />, { path: '/' });
const box = () => screen.getAllByRole('searchbox', { name: '사이트 검색' }).at(-1) as HTMLElement;
const combobox = () => screen.findByRole('combobox', { name: '사이트 검색' });

test('results are grouped by kind, with their words marked and their markup as text', async () => {
  await open('?search=이슬토너');
  const topics = screen.getByRole('region', { name: '포럼 글' });
  const [first, second] = within(topics).getAllByRole('listitem');
  const [topic] = within(first as HTMLElement).getAllByRole('link');
  expect(topic).toHaveTextContent(/^이슬토너 후기$/);
  expect(within(first as HTMLElement).getByText('이슬토너').tagName).toBe('MARK');
  expect(second).toHaveTextContent('이슬토너부터 <b>발라요</b>.');
  const tabs = screen.getByRole('navigation', { name: '종류' });
  expect(within(tabs).getByRole('link', { name: '포럼 글 2' })).toHaveAttribute(
    'href',
    `/search?search=${encodeURIComponent('이슬토너')}&kind=topics`,
  );
  expect(screen.getByText('‘이슬토너’ 검색 결과 2개')).toBeInTheDocument();
});

test('one result is said to be one in English', async () => {
  await renderPage(page, { path: '/search?search=이슬방울&kind=members', route: '/search', locale: 'en' });
  expect(screen.getByText('1 result for “이슬방울”')).toBeInTheDocument();
});

test('a member is found by their name', async () => {
  await open('?search=이슬방울&kind=members');
  expect(screen.getByRole('link', { name: '이슬방울' })).toHaveAttribute('href', '/users/dew_drop');
  expect(screen.getByText(/@/)).toHaveTextContent('@dew_drop');
});

test('a product that is found leads to its own page', async () => {
  await insertTerms();
  const { id } = await aProduct({ name: '눈꽃 크림' });
  await open('?search=눈꽃&kind=products');
  const product = screen.getByText('눈꽃', { selector: 'mark' }).closest('a');
  expect(product).toHaveTextContent(/^눈꽃 크림$/);
  expect(product).toHaveAttribute('href', `/products/${id}`);
});

test('a kind without a match links to one with matches, and no match at all shows what to try', async () => {
  const { unmount } = await open('?search=이슬토너&kind=products');
  expect(screen.getByText('‘이슬토너’ 검색 결과가 없어요')).toBeVisible();
  expect(screen.getByText('다른 종류에는 결과가 있어요.')).toBeVisible();
  expect(screen.getByRole('link', { name: '전체 결과 보기' })).toBeVisible();
  unmount();
  await open('?search=없는낱말이에요');
  expect(screen.getByText(/두 글자만으로도 검색할 수 있어요/)).toBeVisible();
  expect(screen.getByRole('link', { name: '포럼 둘러보기' })).toBeVisible();
});

test('a page past the end is not there', async () => {
  const { answer } = await open('?search=이슬토너&kind=topics&page=9');
  expect(answer).toEqual({ notFound: true });
});

test('a search that fails is reported and fetched again by a tap', async () => {
  layScenario('error');
  const { user, status } = await open('?search=이슬토너');
  expect(status).toBe(503);
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(retry);
  expect(await screen.findByRole('region', { name: '포럼 글' })).toBeVisible();
});

test('recent searches are offered again in this browser, until they are deleted', async () => {
  const { unmount } = await open('?search=이슬토너');
  unmount();
  const { user } = await open('');
  const recent = await screen.findByRole('region', { name: '최근 검색' });
  expect(within(recent).getByRole('link', { name: '이슬토너' })).toHaveAttribute(
    'href',
    `/search?search=${encodeURIComponent('이슬토너')}`,
  );
  await user.click(within(recent).getByRole('button', { name: '전체 삭제' }));
  expect(screen.queryByRole('region', { name: '최근 검색' })).toBeNull();
  expect(localStorage.getItem('gyeol-searches')).toBeNull();
});

test('nothing is suggested before the box is used', async () => {
  const { user } = await openBox();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(box());
  expect(await combobox()).toHaveAttribute('aria-expanded', 'false');
  expect(callsMade().filter((call) => call.includes('suggestions'))).toEqual([]);
});

test('the box stays the same element while it becomes a combobox, with newer input', async () => {
  const { user } = await openBox();
  const before = box();
  await user.type(before, '이슬');
  const field = await combobox();
  expect(field).toBe(before);
  expect(field).toHaveValue('이슬');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('name', 'search');
  await screen.findAllByRole('option');
});

test('suggestions close when the box is left, and open again with it', async () => {
  const { user } = await openBox();
  await user.type(box(), '이슬');
  const field = await combobox();
  await screen.findAllByRole('option');
  await user.tab();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.click(field);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('suggestions are walked through by arrows and opened by Enter', async () => {
  const { user, visits } = await openBox();
  await user.click(box());
  const field = await combobox();
  await user.type(field, '이슬');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    ['이슬토너 후기포럼 winter', '이슬방울@dew_drop'].map((text) => expect.stringContaining(text)),
  );
  expect(callsMade().filter((call) => call.includes('suggestions'))).toHaveLength(1);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => visits.current).toBe('/users/dew_drop');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the suggestions and keeps the text', async () => {
  const { user } = await openBox();
  await user.click(box());
  const field = await combobox();
  await user.type(field, '이슬');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('이슬');
});

test('Enter without a selected option searches for the text', async () => {
  const { user, visits } = await openBox();
  await user.type(box(), '이슬토너{Enter}');
  await expect.poll(() => visits.current).toBe(`/search?search=${encodeURIComponent('이슬토너')}`);
});

test('Enter that ends a syllable chooses nothing', async () => {
  const { user, visits } = await openBox();
  await user.click(box());
  const field = await combobox();
  await user.type(field, '이슬');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(visits.current).toBe('/');
});

test('suggestions that fail to load leave the box unchanged', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/v1/search/suggestions/', () => {
      asked += 1;
      return Response.json({ code: 'internal' }, { status: 500 });
    }),
  );
  const { user, visits } = await openBox();
  await user.click(box());
  await user.type(await combobox(), '이슬');
  await expect.poll(() => asked).toBe(1);
  await user.keyboard('{Enter}');
  await expect.poll(() => visits.current).toBe(`/search?search=${encodeURIComponent('이슬')}`);
});
