import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ManagedBanner } from '@/contract/managedBanners';
import * as homePage from '@/pages/base/[name]';
import * as listPage from '@/pages/manage/banners';
import * as managePage from '@/pages/manage/banners/[id]';
import { banners } from '@/provider/db/schema/site';
import { setField } from '../actions';
import { call, callsMade, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const HOUR = 3_600_000;
const provider = await testProvider();
const at = (hours: number) => new Date(provider.services.now().getTime() + hours * HOUR).toISOString();

let editor: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(banners));
  editor = await aMember({ role: 'editor' });
});

/** Inserts an uploaded picture of the operator, and returns its address. */
const stored = async () => (await provider.picture(editor.id)).url;

/** Creates a banner as an operator does over the API. */
async function aBanner(title: string, part: object = {}): Promise<ManagedBanner> {
  const body = {
    ...{ type: 'main', title, title_en: `${title} in English`, description: '', description_en: '', href: '/forums' },
    ...{ image: await stored(), phone_image: '', on: true, starts_at: null, ends_at: null },
    ...part,
  };
  const answer = await call('POST', 'manage/banners/', { token: editor.token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
const change = async ({ id, state: _, ...fields }: ManagedBanner, part: object) => {
  const { token } = await aMember({ role: 'editor' });
  const answer = await call('PUT', `manage/banners/${id}/`, { token, body: { ...fields, ...part } });
  expect(answer.status).toBe(200);
};
const all = async (): Promise<ManagedBanner[]> =>
  (await call('GET', 'manage/banners/', { token: editor.token })).body.results;
const open = (id: number | 'new') =>
  renderPage(managePage, {
    path: `/manage/banners/${id}`,
    route: '/manage/banners/[id]',
    params: { id: String(id) },
    member: editor,
  });
const openList = () => renderPage(listPage, { path: '/manage/banners', member: editor });
const titlesIn = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('an editor makes a banner from nothing, sees it beforehand, and the home page shows it', async () => {
  const { user, visits, unmount } = await open('new');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findAllByText('입력해 주세요.')).toHaveLength(2);
  expect(screen.getByText('배너 사진을 올려 주세요.')).toBeVisible();
  expect(screen.getByText('/로 시작하는 결의 주소를 입력해 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain('POST manage/banners/');
  // 60 characters, of two bytes and more each.
  const title = `${'가'.repeat(59)}🌿`;
  setField('제목', title);
  setField('영어 제목', 'Spring');
  setField('연결 주소', ' /challenges ');
  setField(/^시작/, '2026-03-02T00:00');
  setField(/^끝/, '2026-03-01T00:00');
  const pictures = within(screen.getByRole('group', { name: /^배너 사진/ }));
  await user.upload(pictures.getByLabelText('사진 추가'), await aPicture());
  const preview = within(await screen.findByRole('region', { name: '미리 보기' }));
  expect(preview.getAllByText(title)).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('button', { name: '만들기' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByText('시작보다 늦은 시각을 골라 주세요.')).toBeVisible();
  setField(/^시작/, '');
  setField(/^끝/, '');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/banners\/\d+$/));
  expect(await all()).toMatchObject([{ title, href: '/challenges', state: 'shown', starts_at: null }]);
  unmount();
  await renderPage(homePage, { path: '/', route: '/base/[name]', params: { name: 'main' } });
  expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', '/challenges');
});

test('banners stand by their place in their order, and those that are over by themselves', async () => {
  const first = await aBanner('첫째');
  await aBanner('둘째', { starts_at: at(24) });
  await aBanner('셋째', { on: false });
  await aBanner('작은 것', { type: 'sub' });
  await change(first, { ends_at: at(-1) });
  await aBanner('넷째');
  const { user } = await openList();
  const main = '홈의 큰 배너';
  expect(titlesIn(main)).toEqual(['둘째', '셋째', '넷째']);
  expect(titlesIn('목록 옆 작은 배너')).toEqual(['작은 것']);
  expect(titlesIn('기간이 끝난 배너')).toEqual(['첫째']);
  for (const state of ['예약', '숨김', '노출 중']) {
    expect(within(screen.getByRole('table', { name: main })).getByText(state)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: '첫째 위로' })).toBeNull();
  expect(screen.getByRole('button', { name: '둘째 위로' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: '넷째 위로' }));
  await waitFor(() => expect(titlesIn(main)).toEqual(['둘째', '넷째', '셋째']));
  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  await waitFor(() => expect(titlesIn(main)).toEqual(['둘째', '셋째', '넷째']));
  await waitFor(async () =>
    expect((await all()).map(({ title }) => title)).toEqual(['첫째', '둘째', '셋째', '작은 것', '넷째']),
  );
});

test('a banner is turned off and deleted, after a question', async () => {
  const { id } = await aBanner('지울 배너');
  const { user, visits } = await open(id);
  await user.click(screen.getByRole('checkbox', { name: '보이기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('운영자만 볼 수 있어요. ‘보이기’를 켜면 회원에게 보여요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '배너 삭제' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/되돌릴 수 없어요/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(visits.current).toBe('/manage/banners'));
  expect(await all()).toEqual([]);
});

test('the second of two operators compares both versions and takes the other', async () => {
  const banner = await aBanner('함께 고치는 배너');
  const { user } = await open(banner.id);
  setField('제목', '내 제목');
  await change(banner, { title: '그들의 제목', on: false });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '제목' })).getByText('그들의 제목')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '보이기' })).getByText('꺼짐')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('그들의 제목');
  expect(screen.getByRole('checkbox', { name: '보이기' })).not.toBeChecked();
});

test('a picture of its own is shown on phones', async () => {
  const phone = await stored();
  await aBanner('사진이 두 장', { phone_image: phone });
  const { container } = await renderPage(homePage, { path: '/', route: '/base/[name]', params: { name: 'main' } });
  const source = container.querySelector('picture source');
  expect(source).toHaveAttribute('media', '(max-width: 47.99em)');
  expect(source?.getAttribute('srcset')).toContain(phone);
});
