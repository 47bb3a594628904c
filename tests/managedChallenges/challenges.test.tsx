import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import * as memberPage from '@/pages/challenges/[id]';
import * as listPage from '@/pages/manage/challenges';
import * as managePage from '@/pages/manage/challenges/[id]';
import * as previewPage from '@/pages/manage/challenges/[id]/preview';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { presentUser } from '@/provider/domain/members/present';
import { addDays } from '@/provider/platform/time/seoul';
import { setField } from '../actions';
import { call, callsMade, testProvider } from '../api';
import { anOpenChallenge, anParticipant } from '../challenges/factories';
import { aMember, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

const anEditor = () => aMember({ role: 'editor' });
const today = async () => (await testProvider()).services.now().toISOString().slice(0, 10);

/** Creates a draft as an operator does over the API. */
async function aDraft({ token }: TestMember, part: object = {}): Promise<ManagedChallenge> {
  const starts = await today();
  const body = {
    ...{ type: 'habit', title: '물 마시기', title_en: 'Water', description: '한 잔 더', description_en: 'One more' },
    ...{ rules: [], question1: '', question1_en: '', question2: '', question2_en: '', image: '' },
    ...{ starts_on: starts, ends_on: addDays(starts, 6), opens_at: '00:00:00', closes_at: '23:59:59' },
    ...{ time_zone: 'Asia/Seoul', group_size: 0, needs_photo: false, capacity: null },
    ...{ check_xp: 10, check_point: 20, complete_xp: 100, complete_point: 300, complete_heart: 3 },
    ...part,
  };
  return (await call('POST', 'manage/challenges/', { token, body })).body;
}
const stored = async (id: number, { token }: TestMember): Promise<ManagedChallenge> =>
  (await call('GET', `manage/challenges/${id}/`, { token })).body;
const open = (id: number | 'new', member: TestMember) =>
  renderPage(managePage, {
    path: `/manage/challenges/${id}`,
    route: '/manage/challenges/[id]',
    params: { id: String(id) },
    member,
  });
const openList = (member: TestMember, query = '') =>
  renderPage(listPage, { path: `/manage/challenges${query}`, member });
type User = Awaited<ReturnType<typeof open>>['user'];
const pick = async (user: User) => user.upload(screen.getByLabelText('사진 추가'), await aPicture());

test('an editor makes a draft from nothing, with its cover, its window and its steps', async () => {
  const editor = await anEditor();
  const { user, visits, unmount } = await open('new', editor);
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(screen.getAllByText('입력해 주세요.')).toHaveLength(2);
  expect(screen.getAllByText('날짜를 골라 주세요.')).toHaveLength(2);
  expect(callsMade()).not.toContain('POST manage/challenges/');
  await user.selectOptions(screen.getByLabelText('주제'), '보습');
  await user.type(screen.getByLabelText('제목'), '저녁 보습');
  await user.type(screen.getByLabelText('영어 제목'), 'Evening moisture');
  await pick(user);
  setField('시작일', '2030-01-01');
  setField('종료일', '2030-01-07');
  await user.click(screen.getByRole('checkbox', { name: /언제든/ }));
  setField('인증 시작', '22:00');
  setField('인증 마감', '01:00');
  expect(screen.getByText('다음 날 이 시각까지예요.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('기준 시간대'), '참여하는 사람의 현지 시간');
  await user.type(screen.getByLabelText(/최대 참여 인원/), '30');
  const rules = within(screen.getByRole('group', { name: '참여 방법' }));
  await user.click(rules.getByRole('button', { name: '추가' }));
  expect(rules.getByLabelText('방법')).toHaveFocus();
  await user.keyboard('자기 전에 발라요');
  await waitFor(() => expect(screen.getByRole('button', { name: '초안 저장' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  expect(await rules.findByRole('alert')).toHaveTextContent('두 언어로 모두');
  await user.type(rules.getByLabelText('영어 방법'), 'Before bed');
  await user.click(screen.getByRole('button', { name: '초안 저장' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/manage\/challenges\/\d+$/));
  const id = Number(visits.current?.split('/').at(-1));
  expect(await stored(id, editor)).toMatchObject({
    state: 'draft',
    title: '저녁 보습',
    type: 'moisture',
    image: expect.stringMatching(/^\/api\/v1\/files\//),
    opens_at: '22:00:00',
    closes_at: '01:00:00',
    time_zone: null,
    capacity: 30,
    group_size: 0,
    rules: [{ text: '자기 전에 발라요', text_en: 'Before bed' }],
    check_point: 20,
  });
  unmount();
  await open('new', editor);
  expect(screen.getByLabelText('제목')).toHaveValue('');
});

test('a time that was emptied does not stand in the way of a challenge at any time', async () => {
  const editor = await anEditor();
  const { id } = await aDraft(editor);
  const { user } = await open(id, editor);
  await user.click(screen.getByRole('checkbox', { name: /언제든/ }));
  setField('인증 시작', '');
  await user.click(screen.getByRole('checkbox', { name: /언제든/ }));
  await user.type(screen.getByLabelText('제목'), ' 새로');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () =>
    expect(await stored(id, editor)).toMatchObject({ title: expect.stringContaining('새로'), opens_at: '00:00:00' }),
  );
});

test('what a draft lacks is named at its field, and it opens once it is there', async () => {
  const editor = await anEditor();
  const { id } = await aDraft(editor);
  const { user, unmount } = await open(id, editor);
  await user.click(screen.getByRole('button', { name: '지금 공개' }));
  const sheet = async () => within(await screen.findByRole('dialog', { name: '지금 공개할까요?' }));
  await user.click((await sheet()).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개하려면 필요해요. 채운 뒤 저장해 주세요.')).toBeVisible();
  await pick(user);
  expect(await screen.findByText(/^저장하지 않은 내용이 있어요/)).toBeVisible();
  expect(screen.getByRole('button', { name: '지금 공개' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '지금 공개' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '지금 공개' }));
  await user.click((await sheet()).getByRole('button', { name: '지금 공개' }));
  expect(await screen.findByText('공개했어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: '챌린지 보기' })).toHaveAttribute('href', `/challenges/${id}`);
  // The form goes on from the version that the publication has made.
  await user.type(screen.getByLabelText('소개 글'), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect((await stored(id, editor)).description).toBe('한 잔 더!'));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await renderPage(memberPage, {
    path: `/challenges/${id}`,
    route: '/challenges/[id]',
    params: { id: String(id) },
    member: await aMember(),
  });
  expect(screen.getByRole('heading', { level: 1, name: '물 마시기' })).toBeVisible();
});

/** Creates a draft with a cover, so that it can be published. */
async function aCompleteDraft(editor: TestMember, part: object = {}) {
  const { url: image } = await (await testProvider()).picture(editor.id);
  return aDraft(editor, { image, ...part });
}

test('a draft is scheduled for a time in Korea, rescheduled and taken back', async () => {
  const editor = await anEditor();
  const { id } = await aCompleteDraft(editor, { starts_on: '2030-01-01', ends_on: '2030-01-09' });
  const { user } = await open(id, editor);
  await user.click(screen.getByRole('button', { name: '공개 예약' }));
  const sheet = within(await screen.findByRole('dialog', { name: '언제 공개할까요?' }));
  await user.click(sheet.getByRole('button', { name: '공개 예약' }));
  expect(await sheet.findByText('시각을 골라 주세요.')).toBeVisible();
  fireEvent.change(sheet.getByLabelText('공개할 시각'), { target: { value: '2020-01-01T10:00' } });
  await user.click(sheet.getByRole('button', { name: '공개 예약' }));
  expect(await sheet.findByText('지금부터 1년 안의 시각을 골라 주세요.')).toBeVisible();
  const at = (await testProvider()).services.now();
  const korean = new Date(at.getTime() + (9 + 48) * 3_600_000).toISOString().slice(0, 16);
  fireEvent.change(sheet.getByLabelText('공개할 시각'), { target: { value: korean } });
  await user.click(sheet.getByRole('button', { name: '공개 예약' }));
  expect(await screen.findByText('공개를 예약했어요')).toBeVisible();
  const scheduled = await stored(id, editor);
  expect(scheduled).toMatchObject({ state: 'scheduled' });
  expect(Date.parse(scheduled.published_at ?? '')).toBe(Date.parse(`${korean}+09:00`));
  await user.click(await screen.findByRole('button', { name: '예약 변경' }));
  expect(await screen.findByLabelText('공개할 시각')).toHaveValue(korean);
  await user.click(screen.getByRole('button', { name: '취소' }));
  await user.click(screen.getByRole('button', { name: '초안으로 되돌리기' }));
  expect(await screen.findByText('초안으로 되돌렸어요')).toBeVisible();
  expect((await stored(id, editor)).state).toBe('draft');
});

test('once members have joined, the days, terms and rewards say why they cannot be changed', async () => {
  const editor = await anEditor();
  const { id } = await anOpenChallenge();
  await anParticipant(id);
  await open(id, editor);
  for (const label of [
    '시작일',
    '종료일',
    '기준 시간대',
    '인증할 때마다 받는 포인트',
    /^모임 인원/,
    /^참여할 때 묻는 첫 질문/,
  ]) {
    expect(screen.getByLabelText(label)).toBeDisabled();
  }
  expect(screen.getAllByText(/^참여한 사람이 있어서 바꿀 수 없어요/)).toHaveLength(3);
  for (const label of ['제목', '소개 글', /최대 참여 인원/]) expect(screen.getByLabelText(label)).toBeEnabled();
  expect(screen.queryByRole('button', { name: '초안으로 되돌리기' })).toBeNull();
});

test('the second of two operators compares both versions and saves their own', async () => {
  const editor = await anEditor();
  const draft = await aDraft(editor);
  const { user } = await open(draft.id, editor);
  await user.clear(screen.getByLabelText('제목'));
  await user.type(screen.getByLabelText('제목'), '내 제목');
  const other = await anEditor();
  const { id, state: _, published_at: __, ended_at, end_reason, end_reason_en, ...written } = draft;
  const { participant_count: ___, check_in_count: ____, ...fields } = written;
  const body = { ...fields, title: '그들의 제목', capacity: 5, opens_at: '06:00:00' };
  expect((await call('PUT', `manage/challenges/${id}/`, { token: other.token, body })).status).toBe(200);
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(within(sheet.getByRole('region', { name: '제목' })).getByText('그들의 제목')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '최대 참여 인원' })).getByText('5')).toBeVisible();
  expect(within(sheet.getByRole('region', { name: '인증 시간' })).getByText('06:00 – 23:59')).toBeVisible();
  expect(sheet.queryByRole('region', { name: '소개 글' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await stored(id, editor)).toMatchObject({ title: '내 제목', capacity: null, version: 3 });
});

test('the preview is what a member sees, and its button joins nothing', async () => {
  const editor = await anEditor();
  const { id } = await aDraft(editor, { capacity: 30, check_point: 55 });
  await renderPage(previewPage, {
    path: `/manage/challenges/${id}/preview`,
    route: '/manage/challenges/[id]/preview',
    params: { id: String(id) },
    member: editor,
  });
  const preview = within(screen.getByRole('article', { name: '미리 보기' }));
  expect(preview.getByRole('heading', { name: '물 마시기' })).toBeVisible();
  expect(preview.getByText('30명 중 30자리 남음')).toBeVisible();
  expect(preview.getAllByText(/55P/).length).toBeGreaterThan(0);
  expect(preview.getByText('참여하기').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: '수정하러 가기' })).toHaveAttribute('href', `/manage/challenges/${id}`);
});

test('the list shows every state, and finds by state and title', async () => {
  const editor = await anEditor();
  const title = `목록 ${Date.now()}`;
  await aDraft(editor, { title });
  await anOpenChallenge({ title: `${title} 공개`, capacity: 12 });
  const search = `?search=${encodeURIComponent(title)}`;
  const { unmount } = await openList(editor, search);
  const table = within(screen.getByRole('table', { name: '챌린지 목록' }));
  expect(table.getByRole('link', { name: title })).toBeVisible();
  expect(table.getByText('초안')).toBeVisible();
  expect(table.getByText('0 / 12명')).toBeVisible();
  unmount();
  await openList(editor, `${search}&state=scheduled`);
  expect(screen.getByText('찾는 챌린지가 없어요')).toBeVisible();
});

test('a member reads that a challenge is full', async () => {
  const { id } = await anOpenChallenge({ capacity: 1, participantCount: 1 });
  await renderPage(memberPage, {
    path: `/challenges/${id}`,
    route: '/challenges/[id]',
    params: { id: String(id) },
    member: await aMember(),
  });
  expect(screen.getByText('자리가 다 찼어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '참여하기' })).toBeNull();
});

test('an operator ends a challenge that members joined, and members read why', async () => {
  const made = await withPassword(await testProvider(), { role: 'editor' });
  const editor = { ...made, user: presentUser(made, true) };
  const { id } = await anOpenChallenge();
  const { member } = await anParticipant(id);
  const { user, unmount } = await open(id, editor);
  await user.click(screen.getByRole('button', { name: '일찍 끝내기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '지금 끝낼까요?' }));
  expect(sheet.getByText(/완주로 인정되고 보상을 받아요/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '일찍 끝내기' }));
  expect(sheet.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.type(sheet.getByLabelText('이유'), '협찬사의 사정으로');
  await user.type(sheet.getByLabelText('영어 이유'), 'Our sponsor left');
  await user.click(sheet.getByRole('button', { name: '일찍 끝내기' }));
  expect(await screen.findByText('끝냈어요')).toBeVisible();
  expect(await screen.findByText(/일찍 끝냈어요. 이유: 협찬사의 사정으로/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '일찍 끝내기' })).toBeNull();
  unmount();
  await renderPage(memberPage, {
    path: `/challenges/${id}`,
    route: '/challenges/[id]',
    params: { id: String(id) },
    member,
  });
  expect(await screen.findByText(/운영팀이 일찍 끝냈어요. 이유: 협찬사의 사정으로/)).toBeVisible();
  expect(screen.getByText('처음 정한 기간')).toBeVisible();
});
