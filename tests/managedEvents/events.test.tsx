import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { ManagedEvent } from '@/contract/managedEvents';
import * as memberPage from '@/pages/events/[slug]';
import * as listPage from '@/pages/manage/events';
import * as managePage from '@/pages/manage/events/[slug]';
import * as previewPage from '@/pages/manage/events/[slug]/preview';
import { anEvent } from '@/provider/areas/events/fixtures';
import { setField } from '../actions';
import { call, callsMade, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const anEditor = () => aMember({ role: 'editor' });
const DAY = 86_400_000;
const at = async (days: number) => new Date((await testProvider()).services.now().getTime() + days * DAY).toISOString();

let made = 0;

/** Creates a draft as an operator does over the API. */
async function aDraft({ token }: TestMember, part: object = {}): Promise<ManagedEvent> {
  made += 1;
  const body = {
    ...{ slug: `shared-${made}-tea`, title: '차 나눔', title_en: 'Tea', summary: '한 잔 더', summary_en: 'One more' },
    ...{ description: '따뜻하게', description_en: 'Warm', gift: '잎차', gift_en: 'Tea', choosing: '무작위' },
    ...{ choosing_en: 'By chance', image: '', requested_fields: [], winner_count: 3 },
    ...{ starts_at: await at(-1), ends_at: await at(7), announces_at: await at(9) },
    ...part,
  };
  return (await call('POST', 'manage/events/', { token, body })).body;
}

/** Creates a draft with a picture, so that it can be published. */
async function aCompleteDraft(editor: TestMember, part: object = {}) {
  const { url: image } = await (await testProvider()).picture(editor.id);
  return aDraft(editor, { image, ...part });
}
const stored = async (slug: string, { token }: TestMember): Promise<ManagedEvent> =>
  (await call('GET', `manage/events/${slug}/`, { token })).body;
const open = (slug: string, member: TestMember) =>
  renderPage(managePage, {
    path: `/manage/events/${slug}`,
    route: '/manage/events/[slug]',
    params: { slug },
    member,
  });
const openList = (member: TestMember, query = '') => renderPage(listPage, { path: `/manage/events${query}`, member });
type User = Awaited<ReturnType<typeof open>>['user'];
const type = (user: User, label: string, text: string) => user.type(screen.getByLabelText(label), text);

test('an editor makes a draft from nothing, with its picture, its times and what it asks', async () => {
  const editor = await anEditor();
  const { user, visits, unmount } = await open('new', editor);
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(screen.getAllByText('입력해 주세요.')).toHaveLength(2);
  expect(screen.getAllByText('시각을 골라 주세요.')).toHaveLength(3);
  expect(callsMade()).not.toContain('POST manage/events/');
  await type(user, '제목', '겨울 밤 나눔');
  await type(user, '영어 제목', 'A balm for winter');
  await type(user, '주소', 'winter-balm-2030');
  await user.upload(screen.getByLabelText('사진 추가'), await aPicture());
  setField('응모 시작', '2030-01-01T10:00');
  setField('응모 마감', '2030-01-07T23:59');
  setField('당첨자 발표', '2030-01-10T15:00');
  await type(user, '혜택', '장벽 밤');
  await type(user, '당첨 인원', '10');
  const asked = within(screen.getByRole('group', { name: '받을 항목' }));
  await user.click(asked.getByRole('button', { name: '추가' }));
  expect(asked.getByLabelText('종류')).toHaveFocus();
  await user.type(asked.getByLabelText(/^질문/), '왜 받고 싶나요?');
  await waitFor(() => expect(screen.getByRole('button', { name: '초안 저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await asked.findByRole('alert')).toHaveTextContent('두 언어로 모두');
  await user.type(asked.getByLabelText(/^영어 질문/), 'Why?');
  await user.click(asked.getByRole('button', { name: '추가' }));
  const [, second] = asked.getAllByLabelText('종류');
  if (!second) throw new Error('no second field');
  expect(within(second).getByRole('option', { name: '짧은 답' })).toBeEnabled();
  await user.selectOptions(second, '배송지');
  expect(asked.getByText(/받는 사람 이름, 전화번호/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(visits.current).toBe('/manage/events/winter-balm-2030'));
  expect(await stored('winter-balm-2030', editor)).toMatchObject({
    state: 'draft',
    title: '겨울 밤 나눔',
    image: expect.stringMatching(/^\/api\/v1\/files\//),
    starts_at: '2030-01-01T01:00:00.000Z',
    ends_at: '2030-01-07T14:59:00.000Z',
    announces_at: '2030-01-10T06:00:00.000Z',
    winner_count: 10,
    gift: '장벽 밤',
    requested_fields: [
      { field: 'answer', label: '왜 받고 싶나요?', label_en: 'Why?', hint: '', hint_en: '' },
      { field: 'delivery', label: '', label_en: '', hint: '', hint_en: '' },
    ],
  });
  unmount();
  await open('new', editor);
  expect(screen.getByLabelText('제목')).toHaveValue('');
});

test('an event is not saved without a picture whose upload failed', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.slug, editor);
  server.use(http.post('*/image-file/upload/', () => HttpResponse.error(), { once: true }));
  await user.upload(screen.getByLabelText('사진 추가'), await aPicture());
  const again = await screen.findByRole('button', { name: '다시 올리기' });
  await type(user, '제목', '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(again).toHaveFocus());
  expect(callsMade()).not.toContain(`PUT manage/events/${draft.slug}/`);
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: '다시 올리기' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect((await stored(draft.slug, editor)).image).toMatch(/^\/api\/v1\/files\//);
});

test('a kind that is asked already is not offered again, and fields are moved and removed', async () => {
  const editor = await anEditor();
  const none = { label: '', label_en: '', hint: '', hint_en: '' };
  const draft = await aDraft(editor, {
    requested_fields: [
      { field: 'phone', ...none },
      { field: 'answer', ...none },
    ],
  });
  const { user } = await open(draft.slug, editor);
  const asked = within(screen.getByRole('group', { name: '받을 항목' }));
  const [, second] = asked.getAllByLabelText('종류');
  if (!second) throw new Error('no second field');
  expect(within(second).getByRole('option', { name: '휴대폰 번호' })).toBeDisabled();
  await user.click(asked.getByRole('button', { name: '2번째 항목 위로' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  const fields = async () => (await stored(draft.slug, editor)).requested_fields.map(({ field }) => field);
  expect(await fields()).toEqual(['answer', 'phone']);
});

test('what a draft lacks is named at its field, and it opens once it is there', async () => {
  const editor = await anEditor();
  const { slug } = await aCompleteDraft(editor, { gift: '' });
  const { user, unmount } = await open(slug, editor);
  await user.click(screen.getByRole('button', { name: '지금 공개' }));
  const sheet = async () => within(await screen.findByRole('dialog', { name: '지금 공개할까요?' }));
  expect((await sheet()).getByText(/혜택과 받을 내용은 바꿀 수 없어요/)).toBeVisible();
  await user.click((await sheet()).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개하려면 필요해요. 채운 뒤 저장해 주세요.')).toBeVisible();
  await type(user, '혜택', '잎차 한 상자');
  expect(screen.getByRole('button', { name: '지금 공개' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '지금 공개' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '지금 공개' }));
  await user.click((await sheet()).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개했어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: '이벤트 보기' })).toHaveAttribute('href', `/events/${slug}`);
  expect(screen.getByLabelText('주소')).toHaveAttribute('readonly');
  unmount();
  await renderPage(memberPage, {
    path: `/events/${slug}`,
    route: '/events/[slug]',
    params: { slug },
    member: await aMember(),
  });
  expect(screen.getByRole('heading', { level: 1, name: '차 나눔' })).toBeVisible();
});

test('the address of a draft can be changed, which leads to its new page', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user, visits } = await open(draft.slug, editor);
  await user.clear(screen.getByLabelText('주소'));
  await type(user, '주소', `${draft.slug}-again`);
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(visits.current).toBe(`/manage/events/${draft.slug}-again`));
  expect((await stored(`${draft.slug}-again`, editor)).version).toBe(2);
});

test('once somebody has applied, what they rely on says why it cannot be changed', async () => {
  const editor = await anEditor();
  const question = { field: 'answer', label: '왜요?', label_en: 'Why?', hint: '', hint_en: '' };
  const { slug, version } = await aCompleteDraft(editor, { requested_fields: [question] });
  const state = { state: 'open', version };
  await call('PUT', `manage/events/${slug}/publication/`, { token: editor.token, body: state });
  const { token } = await aMember();
  expect((await call('POST', `events/${slug}/applications/`, { token, body: { answer: '네' } })).status).toBe(200);
  const { user } = await open(slug, editor);
  for (const label of ['응모 시작', '혜택', '영어 선정 방법', '종류'])
    expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.getAllByText(/^응모한 사람이 있어서 바꿀 수 없어요/)).toHaveLength(2);
  for (const label of ['제목', '응모 마감', '당첨자 발표', '당첨 인원']) {
    expect(screen.getByLabelText(label)).toBeEnabled();
  }
  expect(screen.queryByRole('button', { name: '초안으로 되돌리기' })).toBeNull();
  expect(screen.getByRole('link', { name: '응모와 당첨자' })).toHaveAttribute(
    'href',
    `/manage/events/${slug}/applications`,
  );
  // What cannot be changed is sent as it is stored.
  await type(user, '소개 글', '더 읽을거리');
  await type(user, '영어 소개 글', 'More');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
});

test('the second of two operators compares both versions and saves their own', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.slug, editor);
  await user.clear(screen.getByLabelText('제목'));
  await type(user, '제목', '내 제목');
  const other = await anEditor();
  const { state: _, published_at: __, announced_at: ___, application_count: ____, ...fields } = draft;
  const delivery = { field: 'delivery', label: '', label_en: '', hint: '', hint_en: '' };
  const body = { ...fields, title: '그들의 제목', winner_count: 5, requested_fields: [delivery] };
  expect((await call('PUT', `manage/events/${draft.slug}/`, { token: other.token, body })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '제목' })).getByText('그들의 제목')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '당첨 인원' })).getByText('5')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '받을 항목' })).getByText('배송지')).toBeVisible();
  expect(sheet.queryByRole('region', { name: '소개 글' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored(draft.slug, editor)).toMatchObject({ title: '내 제목', winner_count: 3, version: 3 });
});

test.each([
  ['지금 공개', '지금 공개할까요?', '지금 공개'],
  ['공개 예약', '언제 공개할까요?', '공개 예약'],
])(
  '%s publishes no version that the operator has not read, and the next save compares both',
  async (name, title, confirm) => {
    const editor = await anEditor();
    const draft = await aCompleteDraft(editor);
    const { user } = await open(draft.slug, editor);
    await user.click(screen.getByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    const at = sheet.queryByLabelText(/시각/);
    if (at) fireEvent.change(at, { target: { value: '2030-01-01T10:00' } });
    const other = await anEditor();
    const { state: _, published_at: __, announced_at: ___, application_count: ____, ...fields } = draft;
    const body = { ...fields, title: '읽지 않은 제목' };
    expect((await call('PUT', `manage/events/${draft.slug}/`, { token: other.token, body })).status).toBe(200);
    await user.click(sheet.getByRole('button', { name: confirm }));
    expect(await screen.findByText(/^그사이 다른 곳에서 먼저 고쳤어요/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeDisabled());
    await user.click(screen.getByRole('button', { name: '저장' }));
    const conflict = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
    expect(conflict.getByText('읽지 않은 제목')).toBeVisible();
    expect(await stored(draft.slug, editor)).toMatchObject({ state: 'draft', title: '읽지 않은 제목' });
  },
);

test('the preview is what a member sees, with a form that sends nothing', async () => {
  const editor = await anEditor();
  const label = { label: '어떤 차를 좋아하나요?', label_en: 'Which tea?', hint: '', hint_en: '' };
  const { slug } = await aDraft(editor, { requested_fields: [{ field: 'answer', ...label }] });
  await renderPage(previewPage, {
    path: `/manage/events/${slug}/preview`,
    route: '/manage/events/[slug]/preview',
    params: { slug },
    member: editor,
  });
  const preview = within(screen.getByRole('article', { name: '미리 보기' }));
  expect(preview.getByText('차 나눔')).toBeVisible();
  expect(preview.getByText('잎차')).toBeVisible();
  expect(preview.getByText('어떤 차를 좋아하나요?').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: '수정하러 가기' })).toHaveAttribute('href', `/manage/events/${slug}`);
});

test('the list shows every state, and finds by state and title', async () => {
  const editor = await anEditor();
  const title = `목록 ${Date.now()}`;
  await aDraft(editor, { title });
  const event = await anEvent(await testProvider(), ['answer'], { title: `${title} 공개` });
  const search = `?search=${encodeURIComponent(title)}`;
  const { unmount } = await openList(editor, search);
  const table = within(screen.getByRole('table', { name: '이벤트 목록' }));
  expect(table.getByRole('link', { name: title })).toBeVisible();
  expect(table.getByText('초안')).toBeVisible();
  expect(table.getByRole('link', { name: `${event.title} 응모 0건` })).toBeVisible();
  unmount();
  await openList(editor, `${search}&state=scheduled`);
  expect(screen.getByText('찾는 이벤트가 없어요')).toBeVisible();
});
