import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedMission } from '@/contract/managedMissions';
import * as managePage from '@/pages/manage/missions/[id]';
import * as previewPage from '@/pages/manage/missions/[id]/preview';
import * as listPage from '@/pages/manage/missions/index';
import * as memberPage from '@/pages/missions/[id]';
import { setField } from '../actions';
import { call, callsMade, loseResponse, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const HOUR = 3_600_000;
const provider = await testProvider();
const at = (hours: number) => new Date(provider.services.now().getTime() + hours * HOUR).toISOString();
const anEditor = () => aMember({ role: 'editor' });

/** Inserts an uploaded picture of an operator, and returns its address. */
const stored = async (editor: TestMember) => (await provider.picture(editor.id)).url;

const choice = (text: string, text_en: string, right = false) => ({ text, text_en, right });

/** Creates a draft that could be published, as an operator does over the API. */
async function aDraft(editor: TestMember, part: object = {}): Promise<ManagedMission> {
  const body = {
    ...{ kind: 'quiz', title: '선크림의 양', title_en: 'Sunscreen', description: '두 손가락?', description_en: 'Two?' },
    ...{ content: '양을 알아봐요.', content_en: 'Learn how much.', image: await stored(editor), pictures: [] },
    ...{
      question: '알맞은 양은?',
      question_en: 'How much?',
      several: false,
      answers: [],
      min_length: 0,
      checked: false,
    },
    choices: [choice('콩알만큼', 'A pea'), choice('두 마디', 'Two joints', true)],
    ...{ explanation: '', explanation_en: '', point: 50, ends_at: at(48) },
    ...part,
  };
  return (await call('POST', 'manage/missions/', { token: editor.token, body })).body;
}
const read = async (id: number, { token }: TestMember): Promise<ManagedMission> =>
  (await call('GET', `manage/missions/${id}/`, { token })).body;
const publish = async ({ id, version }: ManagedMission, { token }: TestMember): Promise<ManagedMission> =>
  (await call('PUT', `manage/missions/${id}/publication/`, { token, body: { state: 'open', version } })).body;
const doIt = async (id: number, body: object = { data: { choices: ['b'] } }) =>
  call('PUT', `missions/${id}/`, { token: (await aMember()).token, body });
const open = (id: number | 'new', member: TestMember) =>
  renderPage(managePage, {
    path: `/manage/missions/${id}`,
    route: '/manage/missions/[id]',
    params: { id: String(id) },
    member,
  });
const openList = (member: TestMember, query = '') => renderPage(listPage, { path: `/manage/missions${query}`, member });
const group = (name: string | RegExp) => within(screen.getByRole('group', { name }));
const choiceAt = (place: number) => group(`${place}번째 보기`);

test('an editor makes a quiz from nothing, marks its right choice, and it is stored as a draft', async () => {
  const editor = await anEditor();
  const { user, visits, unmount } = await open('new', editor);
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(screen.getAllByText('입력해 주세요.')).toHaveLength(2);
  expect(screen.getByText('0부터 100,000까지 입력해 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain('POST manage/missions/');
  // 80 characters without a space, of two bytes and more each.
  const title = `${'가'.repeat(79)}🧴`;
  setField('제목', title);
  setField('영어 제목', 'How much sunscreen');
  await user.upload(
    within(screen.getAllByRole('group', { name: /^대표 사진/ })[0] as HTMLElement).getByLabelText('사진 추가'),
    await aPicture(),
  );
  await user.upload(group(/^본문 사진/).getByLabelText('사진 추가'), [await aPicture(), await aPicture()]);
  setField('질문', '알맞은 양은?');
  setField('영어 질문', 'How much?');
  const add = () => user.click(group('보기').getByRole('button', { name: '추가' }));
  await add();
  expect(choiceAt(1).getByLabelText('보기 글')).toHaveFocus();
  await user.keyboard('콩알만큼');
  setField(/^완료하면 받는 포인트/, '１２０');
  // Until its pictures are stored.
  await waitFor(() => expect(screen.getByRole('button', { name: '초안 저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText('보기는 두 언어로 모두 적어 주세요.')).toBeVisible();
  await user.type(choiceAt(1).getByLabelText('영어 보기 글'), 'A pea');
  await user.click(choiceAt(1).getByLabelText('정답이에요'));
  await add();
  await user.type(choiceAt(2).getByLabelText('보기 글'), '두 마디');
  await user.type(choiceAt(2).getByLabelText('영어 보기 글'), 'Two joints');
  await user.click(choiceAt(2).getByLabelText('정답이에요'));
  // One is all, while several cannot be taken.
  expect(choiceAt(1).getByLabelText('정답이에요')).not.toBeChecked();
  await user.click(screen.getByLabelText('여러 개를 고를 수 있어요'));
  await user.click(choiceAt(1).getByLabelText('정답이에요'));
  expect(choiceAt(2).getByLabelText('정답이에요')).toBeChecked();
  await user.click(screen.getByLabelText('여러 개를 고를 수 있어요'));
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText(/^정답은 하나만 골라 주세요/)).toBeVisible();
  await user.click(choiceAt(1).getByLabelText('정답이에요'));
  setField(/^해설/, '적게 바르면 막지 못해요.');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText('해설은 두 언어로 모두 적거나 모두 비워 주세요.')).toBeVisible();
  setField(/^영어 해설/, 'Less protects less.');
  setField(/^마감/, '2030-10-08T22:30');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/missions\/\d+$/));
  const id = Number(visits.current?.split('/').at(-1));
  expect(await read(id, editor)).toMatchObject({
    ...{ state: 'draft', kind: 'quiz', title, point: 120, several: false, checked: false },
    image: expect.stringMatching(/^\/api\/v1\/files\//),
    pictures: [expect.stringMatching(/^\/api\/v1\/files\//), expect.stringMatching(/^\/api\/v1\/files\//)],
    choices: [
      { text: '콩알만큼', text_en: 'A pea', right: false },
      { text: '두 마디', text_en: 'Two joints', right: true },
    ],
    ends_at: '2030-10-08T13:30:00.000Z',
  });
  unmount();
  await open('new', editor);
  expect(screen.getByLabelText('제목')).toHaveValue('');
});

test('a mission has the answers of its kind, and what was typed for another kind is not sent', async () => {
  const editor = await anEditor();
  const { id } = await aDraft(editor);
  const { user } = await open(id, editor);
  await user.selectOptions(screen.getByLabelText('종류'), '글쓰기');
  expect(screen.queryByRole('group', { name: '1번째 보기' })).toBeNull();
  expect(screen.getByLabelText('운영자가 확인한 뒤 완료돼요')).toBeChecked();
  setField('최소 글자 수', '1001');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('0부터 1,000까지 입력해 주세요.')).toBeVisible();
  setField('최소 글자 수', '30');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await read(id, editor)).toMatchObject({ kind: 'note', choices: [], min_length: 30, checked: true });
  await user.selectOptions(screen.getByLabelText('종류'), '단답');
  await user.click(group('정답').getByRole('button', { name: '추가' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('빈 정답이 있어요. 적거나 지워 주세요.')).toBeVisible();
  await user.type(group('정답').getByLabelText('정답'), '세라마이드');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect(await read(id, editor)).toMatchObject({ kind: 'answer', answers: ['세라마이드'] }));
  expect((await read(id, editor)).min_length).toBe(0);
});

test('what a draft lacks is named at its field, and once it is open members find and do it', async () => {
  const editor = await anEditor();
  const { id } = await aDraft(editor, { content_en: '' });
  const { user, unmount } = await open(id, editor);
  const openNow = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '지금 공개' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '지금 공개' }));
    const sheet = within(await screen.findByRole('dialog', { name: '지금 공개할까요?' }));
    await user.click(sheet.getByRole('button', { name: '지금 공개' }));
  };
  await openNow();
  expect(await screen.findByText('공개하려면 필요해요. 채운 뒤 저장해 주세요.')).toBeVisible();
  expect(screen.getByLabelText('영어 본문')).toBeInvalid();
  setField('영어 본문', 'Learn how much.');
  expect(await screen.findByText(/^저장하지 않은 내용이 있어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  await openNow();
  expect(await screen.findByText('공개했어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: '미션 보기' })).toHaveAttribute('href', `/missions/${id}`);
  unmount();
  await renderPage(memberPage, {
    path: `/missions/${id}`,
    route: '/missions/[id]',
    params: { id: String(id) },
    member: await aMember(),
  });
  expect(await screen.findByRole('radio', { name: '두 마디' })).toBeVisible();
});

test('what members have done is shown and cannot be changed, with the reason beside it', async () => {
  const editor = await anEditor();
  const { id } = await publish(await aDraft(editor), editor);
  expect((await doIt(id)).status).toBe(200);
  const { user } = await open(id, editor);
  expect(screen.getByText(/^참여한 사람이 있어서 바꿀 수 없어요. 참여한 사람 모두/)).toBeVisible();
  expect(screen.getByText('참여한 사람이 있어서 바꿀 수 없어요.')).toBeVisible();
  for (const label of ['종류', '질문', '영어 질문', '운영자가 확인한 뒤 완료돼요', /^완료하면 받는 포인트/]) {
    expect(screen.getByLabelText(label)).toBeDisabled();
  }
  expect(choiceAt(2).getByLabelText('정답이에요')).toBeDisabled();
  expect(screen.queryByRole('button', { name: '초안으로 되돌리기' })).toBeNull();
  expect(screen.getByRole('link', { name: '제출 보기' })).toHaveAttribute(
    'href',
    `/manage/submissions?mission=${id}&status=completed`,
  );
  setField('제목', '고친 제목');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect((await read(id, editor)).title).toBe('고친 제목'));
});

test('a form that was opened before somebody did the mission says at the field that it is fixed', async () => {
  const editor = await anEditor();
  const { id } = await publish(await aDraft(editor), editor);
  const { user } = await open(id, editor);
  await doIt(id);
  setField('질문', '다른 질문');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('참여한 사람이 있어서 바꿀 수 없어요.')).toBeVisible();
  expect(screen.getByLabelText('질문')).toHaveValue('다른 질문');
  expect((await read(id, editor)).question).toBe('알맞은 양은?');
});

test('an open mission is closed at once, and a later end opens it again', async () => {
  const editor = await anEditor();
  const { id } = await publish(await aDraft(editor, { ends_at: null }), editor);
  await doIt(id);
  provider.advance(60);
  const { user } = await open(id, editor);
  await user.click(screen.getByRole('button', { name: '지금 마감' }));
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '지금 마감' }));
  expect(await screen.findByText('미션을 마감했어요')).toBeVisible();
  expect(await screen.findByText(/^마감했어요. 마감을 늦추거나/)).toBeVisible();
  expect((await read(id, editor)).state).toBe('closed');
  await waitFor(() => expect(screen.queryByText(/^저장하지 않은 내용이 있어요/)).toBeNull());
  expect(screen.queryByRole('button', { name: '지금 마감' })).toBeNull();
  setField(/^마감/, '2030-01-01T00:00');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect((await read(id, editor)).state).toBe('open'));
});

test('a mission whose creation was answered to nobody is made once', async () => {
  const editor = await anEditor();
  const title = `잃은 답 ${Date.now()}`;
  const { user, visits } = await open('new', editor);
  setField('제목', title);
  setField('영어 제목', 'A lost answer');
  setField(/^완료하면 받는 포인트/, '10');
  loseResponse('post', '*/api/v1/manage/missions/');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await screen.findByText(/적은 내용은 남아 있으니|연결을 확인/)).toBeVisible();
  expect(screen.getByLabelText('제목')).toHaveValue(title);
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/missions\/\d+$/));
  const path = `manage/missions/?search=${encodeURIComponent(title)}`;
  expect((await call('GET', path, { token: editor.token })).body.count).toBe(1);
});

test('the second of two operators compares both versions and takes the stored one', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  setField('제목', '내 제목');
  const { id, state: _, published_at: __, has_entries, waiting_count, completed_count, ...fields } = draft;
  const body = { ...fields, title: '그들의 제목', choices: draft.choices.toReversed() };
  const other = await anEditor();
  expect((await call('PUT', `manage/missions/${id}/`, { token: other.token, body })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '제목' })).getByText('그들의 제목')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '보기' })).getAllByText(/✓ 두 마디/)).toHaveLength(2);
  expect(sheet.queryByRole('region', { name: '질문' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByLabelText('제목')).toHaveValue('그들의 제목');
  expect(choiceAt(1).getByLabelText('보기 글')).toHaveValue('두 마디');
});

test('the preview is what a member sees, and its form does nothing', async () => {
  const editor = await anEditor();
  const { id } = await aDraft(editor);
  await renderPage(previewPage, {
    path: `/manage/missions/${id}/preview`,
    route: '/manage/missions/[id]/preview',
    params: { id: String(id) },
    member: editor,
  });
  const preview = within(screen.getByRole('article', { name: '미리 보기' }));
  expect(preview.getByRole('heading', { name: '선크림의 양' })).toBeVisible();
  expect(preview.getByText('양을 알아봐요.')).toBeVisible();
  expect(preview.getByText('콩알만큼')).toBeVisible();
  expect(preview.getByText('정답 확인하기').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: '수정하러 가기' })).toHaveAttribute('href', `/manage/missions/${id}`);
  expect(callsMade().filter((made) => made.startsWith('GET missions/'))).toEqual([]);
});

test('the list shows every state and what waits for a decision, and finds by state and title', async () => {
  const editor = await anEditor();
  const title = `목록 ${Date.now()}`;
  await aDraft(editor, { title });
  const note = { kind: 'note', choices: [], checked: true, ends_at: null };
  const { id } = await publish(await aDraft(editor, { ...note, title: `${title} 글` }), editor);
  await doIt(id, { data: { note: '미온수로 씻어요.' } });
  const search = `?search=${encodeURIComponent(title)}`;
  const { unmount } = await openList(editor, search);
  const table = within(screen.getByRole('table', { name: '미션 목록' }));
  expect(table.getByRole('link', { name: title })).toBeVisible();
  expect(table.getByText('초안')).toBeVisible();
  expect(table.getByText('상시 진행')).toBeVisible();
  expect(table.getByRole('link', { name: `${title} 글 제출 1건 확인하기` })).toHaveAttribute(
    'href',
    `/manage/submissions?mission=${id}`,
  );
  unmount();
  await openList(editor, `${search}&state=scheduled`);
  expect(screen.getByText('찾는 미션이 없어요')).toBeVisible();
});
