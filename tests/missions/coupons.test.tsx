import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { ArgumentsOf } from '@/contract/call';
import type { CouponBatch } from '@/contract/managedCoupons';
import type { managedCouponCalls } from '@/contract/managedCoupons.calls';
import * as batchPage from '@/pages/manage/coupons/[id]';
import * as usesPage from '@/pages/manage/coupons/[id]/uses';
import * as batchesPage from '@/pages/manage/coupons/index';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { presentUser } from '@/provider/domain/members/present';
import { call, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

async function anEditor(): Promise<TestMember> {
  const editor = await withPassword(await testProvider(), { role: 'editor' });
  return { ...editor, user: presentUser(editor, true) };
}
const aBatch = async (
  { token }: TestMember,
  rest: Partial<ArgumentsOf<typeof managedCouponCalls.createCouponBatch>> = {},
): Promise<CouponBatch> => {
  const texts = { name: '겨울 박람회', title: '겨울 인사', title_en: 'A winter greeting' };
  const body = { ...texts, point: 300, codes: 2, uses: 1, ends_on: '2026-12-31', password: PASSWORD, ...rest };
  return (await call('POST', 'manage/coupons/', { token, body })).body;
};
const codesOf = async ({ id }: CouponBatch, { token }: TestMember): Promise<{ code: string }[]> =>
  (await call('GET', `manage/coupons/${id}/codes/`, { token })).body.results;
const open = (id: number | 'new', member: TestMember, query = '') =>
  renderPage(batchPage, {
    path: `/manage/coupons/${id}${query}`,
    route: '/manage/coupons/[id]',
    params: { id: String(id) },
    member,
  });
const openList = (member: TestMember, query = '') =>
  renderPage(batchesPage, { path: `/manage/coupons${query}`, member });

test('an editor makes coupons, and reads first how many points they can cost', async () => {
  const editor = await anEditor();
  const { user, visits } = await open('new', editor);
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(screen.getAllByText('입력해 주세요.')).toHaveLength(3);
  expect(screen.getByText('1부터 10,000까지 입력해 주세요.')).toBeVisible();
  expect(screen.getByText('날짜를 골라 주세요.')).toBeVisible();
  const typed = { 이름: '봄 박람회', '회원에게 보이는 이름': '봄 인사', '영어 이름': 'A spring greeting' };
  for (const [name, value] of Object.entries(typed)) await user.type(screen.getByLabelText(name), value);
  await user.type(screen.getByLabelText('포인트'), '500');
  await user.type(screen.getByLabelText('코드 수'), '3');
  expect(screen.getByText(/^모두 쓰이면 1,500P를 지급해요/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('마지막 날'), { target: { value: '2020-01-01' } });
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await user.type(screen.getByLabelText('내 비밀번호'), 'not the password');
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(screen.getByLabelText('내 비밀번호')).toBeInvalid());
  await user.clear(screen.getByLabelText('내 비밀번호'));
  await user.type(screen.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(screen.getByRole('button', { name: '만들기' }));
  expect(await screen.findByText('오늘부터 10년 안의 날짜를 골라 주세요.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('마지막 날'), { target: { value: '2026-12-31' } });
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/coupons\/\d+$/));
});

test('an editor copies a batch to the form of a new one, which lacks its last day and their password', async () => {
  const editor = await anEditor();
  const batch = await aBatch(editor, { name: '해마다 쓰는 쿠폰', uses: 7 });
  const { unmount } = await open(batch.id, editor);
  const copy = screen.getByRole('link', { name: '이 쿠폰 복사' });
  expect(copy).toHaveAttribute('href', `/manage/coupons/new?copy=${batch.id}`);
  unmount();
  const { user, visits } = await open('new', editor, `?copy=${batch.id}`);
  expect(screen.getByLabelText('이름')).toHaveValue('해마다 쓰는 쿠폰');
  expect(screen.getByLabelText('회원에게 보이는 이름')).toHaveValue(batch.title);
  expect(screen.getByText(/^모두 쓰이면 4,200P를 지급해요/)).toBeVisible();
  expect(screen.getByLabelText('마지막 날')).toHaveValue('');
  fireEvent.change(screen.getByLabelText('마지막 날'), { target: { value: '2026-12-31' } });
  await user.type(screen.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(screen.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/coupons\/\d+$/));
  expect(visits.current).not.toBe(`/manage/coupons/${batch.id}`);
});

test('an editor finds coupons by name and state, with their use', async () => {
  const editor = await anEditor();
  const member = await aMember();
  const batch = await aBatch(editor, { name: '찾는 쿠폰', uses: 2 });
  const [coupon] = await codesOf(batch, editor);
  await call('POST', 'missions/short/check/', { token: member.token, body: { code: coupon?.code } });
  const { user, visits } = await openList(editor);
  const row = screen.getByRole('link', { name: '찾는 쿠폰' }).closest('tr') as HTMLElement;
  expect(within(row).getByText('1 / 4')).toBeVisible();
  expect(within(row).getByText('300P')).toBeVisible();
  expect(screen.getByRole('link', { name: '사용 중지' })).toHaveAttribute('href', '/manage/coupons?state=revoked');
  await user.type(screen.getByRole('searchbox', { name: '쿠폰 이름 검색' }), '찾는{Enter}');
  await waitFor(() => expect(new URLSearchParams(visits.current.split('?')[1]).get('search')).toBe('찾는'));
});

test('a batch says how far it is used, and the list is filtered by that', async () => {
  const editor = await anEditor();
  const member = await aMember();
  const name = (state: string) => `배지 ${state}`;
  await aBatch(editor, { name: name('미사용') });
  for (const [state, uses] of [
    ['일부 사용', 2],
    ['모두 사용', 1],
  ] as const) {
    const batch = await aBatch(editor, { name: name(state), codes: 1, uses });
    const [coupon] = await codesOf(batch, editor);
    await call('POST', 'missions/short/check/', { token: member.token, body: { code: coupon?.code } });
  }
  const { unmount } = await openList(editor, '?search=배지');
  for (const state of ['미사용', '일부 사용', '모두 사용']) {
    const row = screen.getByRole('link', { name: name(state) }).closest('tr') as HTMLElement;
    expect(within(row).getByText(state)).toBeVisible();
  }
  const chips = within(screen.getByRole('navigation', { name: '상태' }));
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['전체', '미사용', '일부 사용', '기간 종료', '모두 사용', '사용 중지'],
  ]);
  const href = chips.getByRole('link', { name: '모두 사용' }).getAttribute('href') ?? '';
  unmount();
  await openList(editor, href.slice(href.indexOf('?')));
  const table = within(screen.getByRole('table', { name: '쿠폰 묶음' }));
  expect(table.getAllByRole('link', { name: /배지/ }).map((link) => link.textContent)).toEqual([name('모두 사용')]);
});

test('a search without a hit leads back to all coupons', async () => {
  await openList(await anEditor(), '?search=none-of-them');
  expect(screen.getByText('찾는 쿠폰이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/manage/coupons');
});

test('all codes of a batch are downloaded as a table', async () => {
  const editor = await anEditor();
  const batch = await aBatch(editor);
  const [first] = await codesOf(batch, editor);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:coupons');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await open(batch.id, editor);
  await user.click(screen.getByRole('button', { name: 'CSV로 내려받기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '쿠폰 코드를 내려받을까요?' }));
  await user.type(sheet.getByLabelText('내 비밀번호'), 'another one');
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await sheet.findByRole('alert')).toBeVisible();
  expect(made).not.toHaveBeenCalled();
  await user.clear(sheet.getByLabelText('내 비밀번호'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '내려받기' }));
  expect(await screen.findByText('쿠폰 코드 2개를 내려받았어요')).toBeVisible();
  const [file] = made.mock.calls.at(-1) ?? [];
  const lines = (await (file as Blob).text()).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe(`1,${first?.code},미사용,0,,`);
});

test('one code is revoked with a reason, then the batch, and neither can be revoked again', async () => {
  const editor = await anEditor();
  const batch = await aBatch(editor);
  const [first] = await codesOf(batch, editor);
  const { user } = await open(batch.id, editor);
  await user.click(screen.getByRole('button', { name: `${first?.code} 사용 중지` }));
  const sheet = within(await screen.findByRole('dialog', { name: '이 코드를 중지할까요?' }));
  await user.type(sheet.getByLabelText('이유'), '게시판에 올라왔어요');
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '사용 중지' }));
  expect(await screen.findByText('코드 사용을 중지했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: `${first?.code} 사용 중지` })).toBeNull());
  await user.click(screen.getByRole('button', { name: '사용 중지' }));
  const question = within(await screen.findByRole('dialog', { name: '이 쿠폰을 모두 중지할까요?' }));
  await user.type(question.getByLabelText('이유'), '행사가 끝났어요');
  await user.click(question.getByRole('button', { name: '사용 중지' }));
  expect(await question.findByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await user.type(question.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(question.getByRole('button', { name: '사용 중지' }));
  expect(await screen.findByText('쿠폰 사용을 중지했어요')).toBeVisible();
  expect(await screen.findByText('중지한 날')).toBeVisible();
  expect(screen.queryByRole('button', { name: /사용 중지$/ })).toBeNull();
});

test('a manager reads that another one was first', async () => {
  const editor = await anEditor();
  const batch = await aBatch(editor);
  const { user } = await open(batch.id, editor);
  await user.click(screen.getByRole('button', { name: '사용 중지' }));
  await user.type(screen.getByLabelText('이유'), '행사가 끝났어요');
  await user.type(screen.getByLabelText('내 비밀번호'), PASSWORD);
  const body = { reason: '먼저', password: PASSWORD };
  await call('POST', `manage/coupons/${batch.id}/revoke/`, { token: editor.token, body });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '사용 중지' }));
  expect(await screen.findByText('그사이 내용이 바뀌었어요. 새로고침해서 확인해 주세요.')).toBeVisible();
});

test('a complete code is found, and one that is in no batch is not', async () => {
  const editor = await anEditor();
  const batch = await aBatch(editor);
  const codes = await codesOf(batch, editor);
  const { unmount } = await open(batch.id, editor, `?search=${codes[1]?.code}`);
  expect(screen.getByText(codes[1]?.code ?? '')).toBeVisible();
  expect(screen.queryByText(codes[0]?.code ?? '')).toBeNull();
  unmount();
  await open(batch.id, editor, '?state=revoked');
  expect(screen.getByText('해당하는 코드가 없어요')).toBeVisible();
});

test('a batch and a list that cannot be read say so', async () => {
  const editor = await anEditor();
  const { id } = await aBatch(editor);
  server.use(http.get('*/manage/coupons/:id/', () => HttpResponse.json({}, { status: 503 })));
  const { unmount } = await open(id, editor);
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  unmount();
  server.use(http.get('*/manage/coupons/', () => HttpResponse.json({}, { status: 503 })));
  await openList(editor);
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});

const openUses = (id: number, member: TestMember, query = '') =>
  renderPage(usesPage, {
    path: `/manage/coupons/${id}/uses${query}`,
    route: '/manage/coupons/[id]/uses',
    params: { id: String(id) },
    member,
  });

test('support finds who used a code and when; an editor is not offered it', async () => {
  const editor = await anEditor();
  const batch = await aBatch(editor);
  const support = await aMember({ role: 'support' });
  const empty = await openUses(batch.id, support);
  expect(screen.getByText('아직 쓴 회원이 없어요')).toBeVisible();
  empty.unmount();
  const [coupon] = await codesOf(batch, editor);
  const member = await aMember({ nickname: '눈사람' });
  await call('POST', 'missions/short/check/', { token: member.token, body: { code: coupon?.code } });
  const { unmount } = await openUses(batch.id, support);
  expect(screen.getByRole('heading', { name: '겨울 박람회' })).toBeVisible();
  const table = within(screen.getByRole('table', { name: '쿠폰을 쓴 회원' }));
  expect(table.getByRole('link', { name: '눈사람' })).toHaveAttribute('href', `/manage/members/${member.id}`);
  expect(table.getByText(coupon?.code ?? '')).toBeVisible();
  // Of the pages of coupons that is all that they may see.
  expect(screen.queryByRole('link', { name: '쿠폰으로 돌아가기' })).toBeNull();
  unmount();
  const none = await openUses(batch.id, support, '?search=nobody');
  expect(screen.getByText('찾는 사용 내역이 없어요')).toBeVisible();
  none.unmount();
  const ofEditor = await openUses(batch.id, editor);
  expect(screen.getByText('볼 수 없는 메뉴예요')).toBeVisible();
  ofEditor.unmount();
  const atBatch = await open(batch.id, editor);
  expect(screen.queryByRole('link', { name: '사용한 회원' })).toBeNull();
  atBatch.unmount();
  await open(batch.id, await aMember({ role: 'manager' }));
  expect(screen.getByRole('link', { name: '사용한 회원' })).toHaveAttribute('href', `/manage/coupons/${batch.id}/uses`);
});
