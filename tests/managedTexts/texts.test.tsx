import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { ManagedText } from '@/contract/managedTexts';
import * as textsPage from '@/pages/manage/texts';
import { siteTexts } from '@/provider/db/schema/site';
import { call, loseResponse, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';

const provider = await testProvider();
beforeEach(async () => {
  localStorage.clear();
  await provider.services.database.write((tx) => tx.delete(siteTexts));
});

const anEditor = () => aMember({ role: 'editor' });
const open = (member: TestMember, area = 'skin') =>
  renderPage(textsPage, { path: `/manage/texts?area=${area}`, route: '/manage/texts', member });

/** Changes the name of a skin type as another operator does. */
async function change(text: string, version = 0) {
  const { token } = await anEditor();
  const body = { key: 'name.GMKP', text, text_en: 'First snow', version };
  expect((await call('PUT', 'manage/texts/skin/', { token, body })).status).toBe(200);
}
async function stored(): Promise<ManagedText> {
  const { token } = await anEditor();
  const { body } = await call('GET', 'manage/texts/skin/', { token });
  return body.results.find(({ key }: ManagedText) => key === 'name.GMKP');
}
/** Returns the row of the skin type whose name is changed. */
const row = () =>
  within(screen.getByRole('list', { name: '타입 이름' }))
    .getByText('GMKP')
    .closest('li') as HTMLElement;
const inRow = () => within(row());

async function edit(member: TestMember, text: string) {
  const opened = await open(member);
  await opened.user.click(inRow().getByRole('button', { name: /수정$/ }));
  await opened.user.clear(inRow().getByLabelText('한국어'));
  await opened.user.type(inRow().getByLabelText('한국어'), text);
  return opened;
}

test('an operator changes a text, sees what it was, and resets it after a question', async () => {
  const { user } = await edit(await anEditor(), '첫눈 내린 아침');
  expect(inRow().getByLabelText('영어')).toHaveValue('First snow');
  await user.click(inRow().getByRole('button', { name: '저장' }));
  expect(await inRow().findByText('바꿈')).toBeVisible();
  expect(inRow().getByText('첫눈 내린 아침')).toBeVisible();
  expect(inRow().getByText('첫눈')).toBeVisible();
  await waitFor(() => expect(inRow().getByRole('button', { name: '‘첫눈 내린 아침’ 수정' })).toHaveFocus());
  expect(await stored()).toMatchObject({ text: '첫눈 내린 아침', text_en: null });

  await user.click(inRow().getByRole('button', { name: /원래대로$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '원래대로' }));
  await waitFor(() => expect(inRow().queryByText('바꿈')).toBeNull());
  expect(inRow().getByText('첫눈')).toBeVisible();
  expect(await stored()).toMatchObject({ text: null, text_en: null });
});

test('a text that another operator has changed meanwhile is compared, and nothing typed is lost', async () => {
  const { user } = await edit(await anEditor(), '내 이름');
  await change('남의 이름');
  await user.click(inRow().getByRole('button', { name: '저장' }));
  const conflict = within(await screen.findByRole('dialog'));
  expect(conflict.getByText('남의 이름')).toBeVisible();
  expect(conflict.getByText('내 이름')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ text: '내 이름', version: 2 }));
});

test('a change whose answer was lost is saved once', async () => {
  const { user } = await edit(await anEditor(), '하얀 아침');
  loseResponse('put', '*/api/v1/manage/texts/skin/');
  await user.click(inRow().getByRole('button', { name: '저장' }));
  expect(await screen.findByText(/저장하지 못했어요/)).toBeVisible();
  expect(inRow().getByLabelText('한국어')).toHaveValue('하얀 아침');
  await user.click(inRow().getByRole('button', { name: '저장' }));
  expect(await inRow().findByText('바꿈')).toBeVisible();
  expect(await stored()).toMatchObject({ text: '하얀 아침', version: 1 });
});

test('what was typed is there again after the session has ended', async () => {
  const editor = await anEditor();
  const { user, unmount } = await edit(editor, '쓰다 만 이름');
  server.use(
    http.put('*/manage/texts/skin/', () => HttpResponse.json({ code: 'session_ended', detail: '' }, { status: 401 }), {
      once: true,
    }),
  );
  await user.click(inRow().getByRole('button', { name: '저장' }));
  unmount();
  await open(editor);
  expect(await inRow().findByLabelText('한국어')).toHaveValue('쓰다 만 이름');
});

test('a text with a slot, or none at all, says why it is not saved', async () => {
  const { user } = await edit(await anEditor(), '{{{{code}} 첫눈');
  await user.click(inRow().getByRole('button', { name: '저장' }));
  expect(await inRow().findByText(/자리 표시/)).toBeVisible();
  await user.clear(inRow().getByLabelText('한국어'));
  await user.click(inRow().getByRole('button', { name: '저장' }));
  expect(await inRow().findByText('입력해 주세요.')).toBeVisible();
  expect(await stored()).toMatchObject({ version: 0 });
});

test('a cancelled change leaves no draft', async () => {
  const editor = await anEditor();
  const { user, unmount } = await edit(editor, '그만둔 이름');
  await user.click(inRow().getByRole('button', { name: '취소' }));
  expect(inRow().getByText('첫눈')).toBeVisible();
  unmount();
  await open(editor);
  expect(inRow().queryByLabelText('한국어')).toBeNull();
});

test('texts are found by what they say in either language, and the changed ones alone', async () => {
  await change('첫눈 내린 아침');
  const { user } = await open(await anEditor());
  await user.type(screen.getByLabelText('문구 검색'), 'first SNOW');
  expect(screen.getAllByRole('button', { name: /수정$/ })).toHaveLength(1);
  await user.clear(screen.getByLabelText('문구 검색'));
  await user.click(screen.getByRole('button', { name: '바꾼 문구만 (1)' }));
  expect(screen.getAllByRole('button', { name: /수정$/ })).toHaveLength(1);
  await user.type(screen.getByLabelText('문구 검색'), '없는 말');
  expect(screen.getByText('찾는 문구가 없어요')).toBeVisible();
});

test('a text whose original has changed since says so, with the new original', async () => {
  await provider.insert(siteTexts, {
    name: 'skin:name.GMKP',
    text: '눈꽃',
    textEn: null,
    shipped: '예전 이름',
    shippedEn: 'First snow',
    version: 1,
  });
  await open(await anEditor());
  expect(inRow().getByText('원문이 달라졌어요')).toBeVisible();
  expect(inRow().getByText('눈꽃')).toBeVisible();
  expect(inRow().getByText('첫눈')).toBeVisible();
});

test.each([
  ['badges', '배지 이름', '첫 이야기'],
  ['surveys', '피부 장벽 검사 문항', '물로만 씻어도 피부가 따끔거려요.'],
  ['nonsense', '배지 이름', '첫 이야기'],
])('?area=%s lists %s', async (area, group, text) => {
  await open(await anEditor(), area);
  expect(within(screen.getByRole('list', { name: group })).getByText(text)).toBeVisible();
});
