import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import * as listPage from '@/pages/manage/raffles';
import * as managePage from '@/pages/manage/raffles/[id]';
import * as previewPage from '@/pages/manage/raffles/[id]/preview';
import * as memberPage from '@/pages/raffles/[id]';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { aRaffle } from '@/provider/areas/raffles/testing';
import { raffles } from '@/provider/db/schema/raffles';
import { presentUser } from '@/provider/domain/members/present';
import { setField } from '../actions';
import { call, callsMade, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const HOUR = 3_600_000;
const provider = await testProvider();
const at = (hours: number) => new Date(provider.services.now().getTime() + hours * HOUR).toISOString();
const anEditor = () => aMember({ role: 'editor' });

/** Inserts an uploaded picture of an operator, and returns its address. */
const stored = async (editor: TestMember) => (await provider.picture(editor.id)).url;

/** Creates a draft that could be published, as an operator does over the API. */
async function aDraft(editor: TestMember, part: object = {}): Promise<ManagedRaffle> {
  const image = await stored(editor);
  const prize = { name: '크림', name_en: 'Cream', description: '', description_en: '', image, stock: 3, odds: 1250 };
  const body = {
    ...{ title: '봄 꾸러미', title_en: 'Spring', description: '봄에 바르는 것', description_en: 'For spring', image },
    ...{ price: 2, starts_at: at(-1), ends_at: at(48), prizes: [prize] },
    ...part,
  };
  return (await call('POST', 'manage/raffles/', { token: editor.token, body })).body;
}
const read = async (id: number, { token }: TestMember): Promise<ManagedRaffle> =>
  (await call('GET', `manage/raffles/${id}/`, { token })).body;
const publish = ({ id, version }: ManagedRaffle, { token }: TestMember) =>
  call('PUT', `manage/raffles/${id}/publication/`, { token, body: { state: 'open', version } });
async function enterAs(id: number) {
  const { token } = await aMember();
  return call('POST', `raffles/${id}/participations/`, { token, body: { clientSeed: 'river apple stone' } });
}
const open = (id: number | 'new', member: TestMember) =>
  renderPage(managePage, {
    path: `/manage/raffles/${id}`,
    route: '/manage/raffles/[id]',
    params: { id: String(id) },
    member,
  });
const openList = (member: TestMember, query = '') => renderPage(listPage, { path: `/manage/raffles${query}`, member });
type User = Awaited<ReturnType<typeof open>>['user'];
const prizeAt = (place: number) => within(screen.getByRole('group', { name: `${place}번째 경품` }));
const pick = async (user: User, name: string) =>
  user.upload(
    within(screen.getAllByRole('group', { name: new RegExp(`^${name}`) })[0] as HTMLElement).getByLabelText(
      '사진 추가',
    ),
    await aPicture(),
  );

test('an editor makes a draft from nothing, and the odds of its prizes are added up while they are typed', async () => {
  const editor = await anEditor();
  const { user, visits, unmount } = await open('new', editor);
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(screen.getAllByText('입력해 주세요.')).toHaveLength(2);
  expect(screen.getAllByText('시각을 골라 주세요.')).toHaveLength(2);
  expect(callsMade()).not.toContain('POST manage/raffles/');
  await user.type(screen.getByLabelText('제목'), '가을 꾸러미');
  await user.type(screen.getByLabelText('영어 제목'), 'Autumn');
  await pick(user, '대표 사진');
  setField('시작', '2030-10-01T10:00');
  setField('종료', '2030-10-08T22:30');
  setField(/^참여할 때 쓰는 하트/, '3');
  await user.click(screen.getByRole('button', { name: '추가' }));
  expect(prizeAt(1).getByLabelText('이름')).toHaveFocus();
  await user.keyboard('세럼');
  // Until its picture is stored.
  await waitFor(() => expect(screen.getByRole('button', { name: '초안 저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText(/^1번째 경품을 확인해 주세요/)).toBeVisible();
  await user.type(prizeAt(1).getByLabelText('영어 이름'), 'Serum');
  await user.type(prizeAt(1).getByLabelText('확률 (%)'), '60.5');
  await user.type(prizeAt(1).getByLabelText(/^설명/), '30 mL');
  await user.click(screen.getByRole('button', { name: '추가' }));
  await user.type(prizeAt(2).getByLabelText('이름'), '손수건');
  await user.type(prizeAt(2).getByLabelText('영어 이름'), 'A handkerchief');
  await user.type(prizeAt(2).getByLabelText('확률 (%)'), '40');
  expect(screen.getByText('확률을 모두 더하면 100.5%예요. 0.5%를 줄여 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '초안 저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText(/^1번째 경품의 설명은 두 언어로/)).toBeVisible();
  await user.type(prizeAt(1).getByLabelText(/^영어 설명/), '30 mL');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText(/^확률을 모두 더하면 100%를 넘어요/)).toBeVisible();
  expect(callsMade()).not.toContain('POST manage/raffles/');
  await user.clear(prizeAt(2).getByLabelText('확률 (%)'));
  await user.click(prizeAt(2).getByLabelText('확률 (%)'));
  await user.paste('9,5');
  expect(screen.getByText('확률을 모두 더하면 70%, 미당첨 확률은 30%예요.')).toBeVisible();
  await user.clear(prizeAt(2).getByLabelText('수량'));
  await user.type(prizeAt(2).getByLabelText('수량'), '20');
  await user.click(screen.getByRole('button', { name: '2번째 경품 위로' }));
  expect(prizeAt(1).getByLabelText('이름')).toHaveValue('손수건');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/raffles\/\d+$/));
  const id = Number(visits.current?.split('/').at(-1));
  expect(await read(id, editor)).toMatchObject({
    state: 'draft',
    title: '가을 꾸러미',
    image: expect.stringMatching(/^\/api\/v1\/files\//),
    price: 3,
    starts_at: '2030-10-01T01:00:00.000Z',
    ends_at: '2030-10-08T13:30:00.000Z',
    prizes: [
      { name: '손수건', stock: 20, odds: 950 },
      { name: '세럼', name_en: 'Serum', stock: 1, odds: 6050, description: '30 mL', image: '' },
    ],
  });
  unmount();
  await open('new', editor);
  expect(screen.getByLabelText('제목')).toHaveValue('');
});

test('what a draft lacks is named at its field, and it opens with the commitment that its operator saw', async () => {
  const editor = await anEditor();
  const image = await stored(editor);
  const prize = { name: '크림', name_en: 'Cream', description: '', description_en: '', image: '', stock: 1, odds: 100 };
  const { id, seed_hash } = await aDraft(editor, { image, prizes: [prize] });
  const { user, unmount } = await open(id, editor);
  const commitment = within(screen.getByRole('region', { name: '추첨 약속' }));
  expect(commitment.getByText(seed_hash)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '지금 공개' }));
  const sheet = async () => within(await screen.findByRole('dialog', { name: '지금 공개할까요?' }));
  expect((await sheet()).getByText(/^모든 회원에게 보이고, 시작 시각이 되면/)).toBeVisible();
  await user.click((await sheet()).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개하려면 모든 경품에 사진이 있어야 해요.')).toBeVisible();
  await pick(user, '사진');
  expect(await screen.findByText(/^저장하지 않은 내용이 있어요/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '지금 공개' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '지금 공개' }));
  await user.click((await sheet()).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개했어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: '래플 보기' })).toHaveAttribute('href', `/raffles/${id}`);
  unmount();
  await renderPage(memberPage, {
    path: `/raffles/${id}`,
    route: '/raffles/[id]',
    params: { id: String(id) },
    member: await aMember(),
  });
  expect(screen.getByText(seed_hash)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '하트 2개로 참여하기' })).toBeVisible();
});

const decisive = ['시작', '종료', /^참여할 때 쓰는 하트/, '수량', '확률 (%)', '이름'];

test('what decides the draws is fixed once it is open, until it is taken back, with another commitment', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  await publish(draft, editor);
  const { user } = await open(draft.id, editor);
  expect(screen.getAllByText(/먼저 초안으로 되돌려 주세요/)).toHaveLength(2);
  for (const label of decisive) expect(screen.getByLabelText(label)).toBeDisabled();
  await user.type(screen.getByLabelText('소개 글'), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect((await read(draft.id, editor)).description).toBe('봄에 바르는 것!'));
  await waitFor(() => expect(screen.getByRole('button', { name: '초안으로 되돌리기' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '초안으로 되돌리기' }));
  expect(await screen.findByText('초안으로 되돌렸어요')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('확률 (%)')).toBeEnabled());
  const { seed_hash } = await read(draft.id, editor);
  expect(seed_hash).not.toBe(draft.seed_hash);
  expect(await screen.findByText(seed_hash)).toBeVisible();
});

test('what members have entered on is shown and cannot be changed, with the reason', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor, { price: 0 });
  await publish(draft, editor);
  expect((await enterAs(draft.id)).body.success).toBe(true);
  await open(draft.id, editor);
  expect(screen.getAllByText(/^참여한 사람이 있어서 바꿀 수 없어요/)).toHaveLength(2);
  for (const label of decisive) expect(screen.getByLabelText(label)).toBeDisabled();
  for (const label of ['제목', '소개 글']) expect(screen.getByLabelText(label)).toBeEnabled();
  expect(screen.getByText(/^회원이 참여하고 있어요/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '초안으로 되돌리기' })).toBeNull();
  expect(screen.getByRole('link', { name: '당첨자와 배송지' })).toHaveAttribute(
    'href',
    `/manage/raffles/${draft.id}/winners`,
  );
});

test('the second of two operators compares both versions and takes the stored one', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  await user.clear(screen.getByLabelText('제목'));
  await user.type(screen.getByLabelText('제목'), '내 제목');
  const other = await anEditor();
  const { title_en, description, description_en, image, price, starts_at, ends_at, version } = draft;
  const [{ id: _, left: __, ...prize } = { id: 0, left: 0 }] = draft.prizes;
  const body = {
    ...{ title: '그들의 제목', title_en, description, description_en, image, price, starts_at, ends_at, version },
    prizes: [{ ...prize, odds: 777 }],
  };
  expect((await call('PUT', `manage/raffles/${draft.id}/`, { token: other.token, body })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '제목' })).getByText('그들의 제목')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '경품과 확률' })).getByText(/7\.77/)).toBeVisible();
  expect(sheet.queryByRole('region', { name: '소개 글' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('그들의 제목');
  expect(screen.getByLabelText('확률 (%)')).toHaveValue('7.77');
});

test('the preview is what a member sees, and its button enters nothing', async () => {
  const editor = await anEditor();
  const { id, seed_hash } = await aDraft(editor);
  await renderPage(previewPage, {
    path: `/manage/raffles/${id}/preview`,
    route: '/manage/raffles/[id]/preview',
    params: { id: String(id) },
    member: editor,
  });
  const preview = within(screen.getByRole('article', { name: '미리 보기' }));
  expect(preview.getByRole('heading', { name: '봄 꾸러미' })).toBeVisible();
  expect(preview.getByText('3개 중 3개 남음')).toBeVisible();
  expect(preview.getByText('12.5%')).toBeVisible();
  expect(preview.getByText(seed_hash)).toBeInTheDocument();
  expect(preview.getByText('하트 2개로 참여하기').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: '수정하러 가기' })).toHaveAttribute('href', `/manage/raffles/${id}`);
});

test('the list shows every state, and finds by state and title', async () => {
  const editor = await anEditor();
  const title = `목록 ${Date.now()}`;
  await aDraft(editor, { title });
  const closed = await aDraft(editor, { title: `${title} 끝` });
  await publish(closed, editor);
  await provider.services.database.write((tx) =>
    tx
      .update(raffles)
      .set({ endsAt: new Date(at(-0.5)) })
      .where(eq(raffles.id, closed.id)),
  );
  const search = `?search=${encodeURIComponent(title)}`;
  const { unmount } = await openList(editor, search);
  const table = within(screen.getByRole('table', { name: '래플 목록' }));
  expect(table.getByRole('link', { name: title })).toBeVisible();
  expect(table.getByText('초안')).toBeVisible();
  expect(table.getByText('종료', { selector: 'td *' })).toBeVisible();
  expect(table.getAllByText('3 / 3개')).toHaveLength(2);
  unmount();
  await openList(editor, `${search}&state=scheduled`);
  expect(screen.getByText('찾는 래플이 없어요')).toBeVisible();
});

test('an operator ends a raffle that members entered, and members read why', async () => {
  const made = await withPassword(provider, { role: 'editor' });
  const editor = { ...made, user: presentUser(made, true) };
  const { id } = await aRaffle(provider);
  await enterAs(id);
  const { user, unmount } = await open(id, editor);
  await user.click(screen.getByRole('button', { name: '일찍 끝내기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '지금 끝낼까요?' }));
  expect(sheet.getByText(/약속한 확률대로 추첨돼요/)).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.type(sheet.getByLabelText('이유'), '경품이 모자라서');
  await user.type(sheet.getByLabelText('영어 이유'), 'We ran out of prizes');
  await user.click(sheet.getByRole('button', { name: '일찍 끝내기' }));
  expect(await screen.findByText('끝냈어요')).toBeVisible();
  expect(await screen.findByText(/일찍 끝냈어요. 이유: 경품이 모자라서/)).toBeVisible();
  unmount();
  await renderPage(memberPage, { path: `/raffles/${id}`, route: '/raffles/[id]', params: { id: String(id) } });
  expect(await screen.findByText(/운영팀이 일찍 끝냈어요. 이유: 경품이 모자라서/)).toBeVisible();
});
