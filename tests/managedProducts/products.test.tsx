import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import type { ManagedProduct } from '@/contract/managedProducts';
import * as listPage from '@/pages/manage/products';
import * as managePage from '@/pages/manage/products/[id]';
import * as termsPage from '@/pages/manage/products/terms';
import { products } from '@/provider/db/schema/products';
import { setField } from '../actions';
import { call, callsMade, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const provider = await testProvider();
const term = (slug: string, name: string) => ({ slug, name, name_en: `${slug} in English` });

let editor: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(products));
  editor = await aMember({ role: 'editor' });
  await setTerms({
    categories: [term('cream', '크림'), term('sun', '선케어')],
    stores: [term('near', '가까운 가게'), term('far', '먼 가게')],
  });
});

const terms = async () => (await call('GET', 'manage/products/terms/', { token: editor.token })).body;
const setTerms = async (part: object) => {
  const body = { ...(await terms()), ...part };
  const answer = await call('PUT', 'manage/products/terms/', { token: editor.token, body });
  expect(answer.status).toBe(200);
};

/** Creates a product as an operator does over the API. */
async function aProduct(name: string, part: object = {}): Promise<ManagedProduct> {
  const { url: image } = await provider.picture(editor.id);
  const body = {
    ...{ status: 'active', name, name_en: `${name} in English`, brand: '여울뜰', brand_en: 'Yeoul', category: 'cream' },
    ...{ image, price: 20_000, stores: [], deal: null, deal_price: null, deal_ends_at: null },
    ...{ href: '' },
    ...part,
  };
  const answer = await call('POST', 'manage/products/', { token: editor.token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const read = async (id: number) => (await call('GET', `manage/products/${id}/`, { token: editor.token })).body;
const open = (id: number | 'new') =>
  renderPage(managePage, {
    path: `/manage/products/${id}`,
    route: '/manage/products/[id]',
    params: { id: String(id) },
    member: editor,
  });
const openList = (query = '') => renderPage(listPage, { path: `/manage/products${query}`, member: editor });
const openTerms = () => renderPage(termsPage, { path: '/manage/products/terms', member: editor });

test('an editor adds a product on sale from nothing, with full-width digits in its prices', async () => {
  const { user, visits } = await open('new');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findAllByText('입력해 주세요.')).toHaveLength(4);
  for (const problem of ['카테고리를 골라 주세요.', '사진을 올려 주세요.', '1부터 100,000,000까지 입력해 주세요.']) {
    expect(screen.getByText(problem)).toBeVisible();
  }
  expect(callsMade()).not.toContain('POST manage/products/');
  setField('이름', '장벽 크림');
  setField('영어 이름', 'Barrier cream');
  setField('브랜드', '여울뜰');
  setField('영어 브랜드', 'Yeoul');
  await user.selectOptions(screen.getByLabelText('카테고리'), '선케어');
  await user.upload(within(screen.getByRole('group', { name: /^사진/ })).getByLabelText('사진 추가'), await aPicture());
  setField('가격 (원)', '２０,０００');
  await user.click(screen.getByRole('checkbox', { name: '먼 가게' }));
  await user.click(screen.getByRole('checkbox', { name: '가까운 가게' }));
  setField(/^판매 페이지/, 'http://store.example');
  await user.selectOptions(screen.getByLabelText('행사 종류'), '할인');
  setField(/^할인가/, '25000');
  await waitFor(() => expect(screen.getByRole('button', { name: '등록' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('https://로 시작하는 주소를 입력해 주세요.')).toBeVisible();
  setField(/^판매 페이지/, 'https://store.example/크림?a=b');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('정가보다 낮은 가격을 입력해 주세요.')).toBeVisible();
  setField(/^할인가/, '15000');
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/products\/\d+$/));
  expect(await read(Number(visits.current.split('/').at(-1)))).toMatchObject({
    ...{
      name: '장벽 크림',
      category: 'sun',
      price: 20_000,
      stores: ['near', 'far'],
      href: 'https://store.example/크림?a=b',
    },
    ...{ deal: 'sale', deal_price: 15_000, deal_ends_at: null, status: 'active' },
  });
});

test('the list narrows by words and by what is sold, and leads to each product', async () => {
  const cream = await aProduct('장벽 크림');
  await aProduct('그늘 선크림', { status: 'inactive', category: 'sun' });
  const { unmount } = await openList('?state=active');
  const table = within(screen.getByRole('table', { name: '제품 목록' }));
  expect(table.getByRole('link', { name: '장벽 크림' })).toHaveAttribute('href', `/manage/products/${cream.id}`);
  expect(table.queryByText('그늘 선크림')).toBeNull();
  unmount();
  await openList(`?search=${encodeURIComponent('없는 제품')}`);
  expect(screen.getByText('찾는 제품이 없어요')).toBeVisible();
});

test('a deal that is taken away takes its price and its end with it', async () => {
  const { id } = await aProduct('행사 크림', {
    deal: 'sale',
    deal_price: 9000,
    deal_ends_at: '2030-01-01T00:00:00.000Z',
  });
  const { user } = await open(id);
  await user.selectOptions(screen.getByLabelText('행사 종류'), '없음');
  await user.click(screen.getByRole('checkbox', { name: '판매 중' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('회원에게 보이지 않고, 소개한 글에서도 빠져요.')).toBeVisible();
  expect(await read(id)).toMatchObject({ deal: null, deal_price: null, deal_ends_at: null, status: 'inactive' });
});

test('the price of a product falls below a deal that is taken away', async () => {
  const { id } = await aProduct('할인 크림', { deal: 'sale', deal_price: 15_000 });
  const { user } = await open(id);
  await user.selectOptions(screen.getByLabelText('행사 종류'), '없음');
  setField('가격 (원)', '12000');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect(await read(id)).toMatchObject({ price: 12_000, deal: null, deal_price: null }));
});

test('categories and stores are added and ordered, and one that a product has stays', async () => {
  await aProduct('장벽 크림');
  const { user } = await openTerms();
  const categories = within(screen.getByRole('group', { name: '카테고리' }));
  await user.click(categories.getByRole('button', { name: '크림 빼기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('제품이 쓰고 있는 항목은 지울 수 없어요.')).toBeVisible();
  await user.click(categories.getByRole('button', { name: '추가' }));
  await user.keyboard('cream');
  await user.type(categories.getAllByLabelText('이름').at(-1) as HTMLElement, '크림류');
  await user.type(categories.getAllByLabelText('영어 이름').at(-1) as HTMLElement, 'Creams');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () =>
    expect((await terms()).categories.map(({ name }: { name: string }) => name)).toEqual(['선케어', '크림류']),
  );
});

test('the second of two operators who change the stores compares both lists', async () => {
  const { user } = await openTerms();
  const sellers = within(screen.getByRole('group', { name: '판매처' }));
  fireEvent.change(sellers.getAllByLabelText('이름')[0] as HTMLElement, { target: { value: '내 가게' } });
  await setTerms({ stores: [term('near', '그들의 가게'), term('far', '먼 가게')] });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '판매처' })).getByText(/그들의 가게/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(sellers.getAllByLabelText('이름')[0]).toHaveValue('그들의 가게');
});

test('the first product of a page moves to the page before', async () => {
  for (let number = 1; number <= DEFAULT_PAGE_SIZE; number += 1) await aProduct(`${number}번 크림`);
  await aProduct('맨 앞 크림');
  const { user } = await openList('?page=2');
  const up = screen.getByRole('button', { name: '1번 크림 위로' });
  await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.getByRole('combobox', { name: '1번 크림의 자리' })).toHaveDisplayValue(String(DEFAULT_PAGE_SIZE + 1));
  await user.click(screen.getByRole('button', { name: '1번 크림 위로' }));
  const table = within(screen.getByRole('table', { name: '제품 목록' }));
  expect(await table.findByRole('link', { name: '2번 크림' })).toBeVisible();
  expect(table.queryByRole('link', { name: '1번 크림' })).toBeNull();
});

test('a product is put at any place of the whole list, from any of its pages', async () => {
  const count = 2 * DEFAULT_PAGE_SIZE + 2;
  for (let number = count; number >= 1; number -= 1) await aProduct(`${number}번 로션`);
  const search = `search=${encodeURIComponent('번 로션')}`;
  const { user } = await openList(`?page=3&${search}`);
  const place = await screen.findByRole('combobox', { name: `${count}번 로션의 자리` });
  await waitFor(() => expect(within(place).getAllByRole('option')).toHaveLength(count));
  expect(place).toHaveDisplayValue(String(count));
  await user.selectOptions(place, '2');
  const names = async () => {
    const { body } = await call('GET', `products/?${search}&page_size=4`);
    return body.results.map(({ name }: { name: string }) => name);
  };
  await waitFor(async () => expect(await names()).toEqual(['1번 로션', `${count}번 로션`, '2번 로션', '3번 로션']));
  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  await waitFor(async () => expect(await names()).toEqual(['1번 로션', '2번 로션', '3번 로션', '4번 로션']));
});

test('an editor moves a product by its arrows, in a narrowed list too, and takes it back', async () => {
  for (const name of ['셋째 크림', '둘째 크림', '첫째 크림']) await aProduct(name);
  const { user } = await openList(`?search=${encodeURIComponent('째 크림')}`);
  const names = () =>
    within(screen.getByRole('table', { name: '제품 목록' }))
      .getAllByRole('link', { name: /째 크림$/ })
      .map((it) => it.textContent);
  expect(names()).toEqual(['첫째 크림', '둘째 크림', '셋째 크림']);
  await user.click(screen.getByRole('button', { name: '셋째 크림 위로' }));
  await waitFor(() => expect(names()).toEqual(['첫째 크림', '셋째 크림', '둘째 크림']));
  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  await waitFor(() => expect(names()).toEqual(['첫째 크림', '둘째 크림', '셋째 크림']));
  await waitFor(async () => {
    const { body } = await call('GET', `products/?search=${encodeURIComponent('째 크림')}`);
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['첫째 크림', '둘째 크림', '셋째 크림']);
  });
});
