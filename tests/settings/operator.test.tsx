import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { Operator } from '@/components/manage/Operator';
import type { ManagedOperator } from '@/contract/managedSettings';
import * as notFoundPage from '@/pages/404';
import * as homePage from '@/pages/base/[name]';
import * as managePage from '@/pages/manage/settings/operator';
import * as termsPage from '@/pages/terms';
import { operator } from '@/provider/db/schema/site';
import { call, callsMade, layScenario, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const PATH = 'manage/settings/operator/';
const provider = await testProvider();

let owner: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(operator));
  owner = await aMember({ role: 'owner' });
});

/** Opens the page as the owner, and waits for its form. */
async function open() {
  const page = await renderPage(managePage, { path: '/manage/settings/operator', member: owner });
  await screen.findByLabelText('대표자');
  return page;
}
const stored = async (): Promise<ManagedOperator> => (await call('GET', PATH, { token: owner.token })).body;
/** Changes the details as another operator does. */
async function change(part: Partial<ManagedOperator>) {
  const { token } = await aMember({ role: 'manager' });
  expect((await call('PUT', PATH, { token, body: { ...(await stored()), ...part } })).status).toBe(200);
}
const save = () => screen.getByRole('button', { name: '저장' });
const footer = () => within(screen.getByRole('contentinfo'));

test('an owner sets by keyboard who operates the site, and the footer names it at once', async () => {
  const { user } = await open();
  expect(screen.getByRole('link', { name: '운영자 정보' })).toHaveAttribute('aria-current', 'true');
  expect(footer().getByText('운영: 결')).toBeVisible();
  // The environment's.
  expect(screen.getByLabelText('주소')).toHaveValue('서울특별시 종로구 세종대로 1');
  await user.clear(screen.getByLabelText('상호(이름)'));
  await user.keyboard('결 & 친구{Tab}한결{Tab}123-45-67890{Enter}');
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toEqual({
    name: '결 & 친구',
    representative: '한결',
    registration_number: '123-45-67890',
    address: '서울특별시 종로구 세종대로 1',
    phone: '02-000-0000',
    version: 2,
  });
  const line = '운영: 결 & 친구 · 대표 한결 · 사업자등록번호 123-45-67890 · 서울특별시 종로구 세종대로 1 · 02-000-0000';
  expect(await footer().findByText(line)).toBeVisible();
});

test('a name is needed, and nothing is sent without', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('상호(이름)'));
  await user.click(save());
  expect(await screen.findByText('입력해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('상호(이름)')).toHaveFocus());
  expect(callsMade()).not.toContain(`PUT ${PATH}`);
});

test('the second of two operators compares both versions and saves their own', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('대표자'), '한결');
  await change({ representative: '두결' });
  await user.click(save());
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const row = within(sheet.getByRole('region', { name: '대표자' }));
  expect([row.getByText('두결'), row.getByText('한결')]).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored()).toMatchObject({ representative: '한결', version: 3 });
});

test('a failure to load is shown with the means to ask again', async () => {
  layScenario('error');
  const { user } = await renderPage(<Operator />, { path: '/manage/settings/operator', member: owner });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(again);
  expect(await screen.findByLabelText('대표자')).toBeVisible();
});

test('a page is rendered with the operator, whom its server asked for, and asks for nothing', async () => {
  await change({ name: '결 주식회사', representative: '', registration_number: '', address: '부산', phone: '' });
  await renderPage(termsPage, { path: '/terms', locale: 'en' });
  expect(footer().getByText('Operated by 결 주식회사 · 부산')).toBeVisible();
  expect(callsMade().filter((made) => made === 'GET operator/')).toHaveLength(1);
});

test('a page is whole without the operator, whom its footer asks for again', async () => {
  await change({ name: '결 주식회사', address: '', phone: '' });
  // As a provider of the version before answers, while both are replaced.
  server.use(
    http.get('*/api/v1/operator/', () => HttpResponse.json({ code: 'not_found' }, { status: 404 }), { once: true }),
  );
  const { answer } = await renderPage(termsPage, { path: '/terms' });
  expect(answer).not.toHaveProperty('notFound');
  expect(answer).not.toHaveProperty('props.away');
  expect(await footer().findByText('운영: 결 주식회사')).toBeVisible();
});

test('a static page is whole without the operator too', async () => {
  server.use(http.get('*/api/v1/operator/', () => HttpResponse.json({ code: 'not_found' }, { status: 404 })));
  expect(await homePage.getStaticProps({ locale: 'ko', params: { name: 'main' } })).toHaveProperty('props');
});

test('a page that the build has rendered asks who operates the site', async () => {
  await change({ name: '결 주식회사', address: '', phone: '' });
  await renderPage(notFoundPage, { path: '/nothing' });
  expect(await footer().findByText('운영: 결 주식회사')).toBeVisible();
});
