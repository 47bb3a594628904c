import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readLegalText } from '@/lib/legalText';
import * as listPage from '@/pages/manage/legal';
import * as newPage from '@/pages/manage/legal/new';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { legalTexts } from '@/provider/db/schema/legal';
import { presentUser } from '@/provider/domain/members/present';
import { addDays, seoulDay } from '@/provider/platform/time/seoul';
import en from '@/public/locales/en/legal.json';
import ko from '@/public/locales/ko/legal.json';
import { setField } from '../actions';
import { call, callsMade, server, testProvider } from '../api';
import type { TestMember } from '../factories';
import { renderPage } from '../render';

const provider = await testProvider();
const day = (after: number) => addDays(seoulDay(provider.now()), after);

let manager: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(legalTexts));
  const row = await withPassword(provider, { role: 'manager' });
  manager = { ...row, user: presentUser(row, true) };
});

const openNew = (kind = 'terms') => renderPage(newPage, { path: `/manage/legal/new?kind=${kind}`, member: manager });
const openList = () => renderPage(listPage, { path: '/manage/legal', member: manager });
const announce = async (after: number, kind = 'terms') => {
  const texts = { summary: '하나를 바꿨어요.', summary_en: 'One change.', content: '# 하나', content_en: '# One' };
  const body = { kind, effective_on: day(after), adverse: false, ...texts, password: PASSWORD };
  expect((await call('POST', 'manage/legal/', { token: manager.token, body })).status).toBe(200);
};

test('a manager starts from the site’s text, announces it, and the list shows it', async () => {
  const { user, visits, unmount } = await openNew();
  await user.click(screen.getByRole('button', { name: '회원에게 알리기' }));
  expect(await screen.findAllByText('입력해 주세요.')).toHaveLength(4);
  expect(callsMade()).not.toContain('POST manage/legal/');
  await user.click(screen.getByRole('button', { name: '지금 글 가져오기' }));
  for (const [label, { terms }] of [
    ['내용', ko],
    ['영어 내용', en],
  ] as const) {
    const area = screen.getByLabelText<HTMLTextAreaElement>(label);
    await waitFor(() => expect(readLegalText(area.value)).toEqual({ intro: [terms.intro], sections: terms.sections }));
  }
  // What is typed is not replaced.
  expect(screen.queryByRole('button', { name: '지금 글 가져오기' })).toBeNull();
  setField(/^적용일/, day(0));
  setField(/^바뀌는 내용/, '회사 이름을 적었어요.');
  setField(/^영어로 바뀌는 내용/, 'We added our name.');
  setField('내 비밀번호', PASSWORD);
  await user.click(screen.getByRole('button', { name: '회원에게 알리기' }));
  await waitFor(() => expect(visits.current).toBe('/manage/legal'));
  unmount();
  await openList();
  const table = within(screen.getByRole('table', { name: '이용약관' }));
  expect(table.getByText('적용 중')).toBeVisible();
  expect(table.getByText('회사 이름을 적었어요.')).toBeVisible();
  expect(screen.getByText('기본으로 들어 있는 내용이 적용되고 있어요')).toBeVisible();
});

test('a day that is too near is told at its field, and what was typed stays', async () => {
  await announce(0);
  const { user } = await openNew();
  expect(await screen.findByText('오늘부터 7일 뒤부터 고를 수 있어요.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '회원에게 불리한 변경이 있어요' }));
  expect(screen.getByText('오늘부터 30일 뒤부터 고를 수 있어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '지금 글 가져오기' }));
  expect(screen.getByLabelText(/^내용/)).toHaveValue('# 하나');
  setField(/^적용일/, day(7));
  setField(/^바뀌는 내용/, '둘을 바꿨어요.');
  setField(/^영어로 바뀌는 내용/, 'Two changes.');
  setField('내 비밀번호', PASSWORD);
  await user.click(screen.getByRole('button', { name: '회원에게 알리기' }));
  expect(await screen.findByText(/알리는 날부터 30일 뒤여야 해요/)).toBeVisible();
  expect(screen.getByLabelText(/^바뀌는 내용/)).toHaveValue('둘을 바꿨어요.');
});

test('a text to come is withdrawn after a question, one in force cannot be', async () => {
  await announce(0);
  await announce(7);
  const { user, unmount } = await openList();
  await user.click(screen.getByRole('button', { name: /글 철회$/ }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/이미 알림을 받은 회원도 있어요/)).toBeVisible();
  await user.click(question.getByRole('button', { name: '철회' }));
  await waitFor(() => expect(screen.queryByText('적용 예정')).toBeNull());
  expect(screen.getByText('적용 중')).toBeVisible();
  expect(screen.queryByRole('button', { name: /글 철회$/ })).toBeNull();
  // It can be written on, as the form has promised.
  expect(await screen.findByText(/철회한 글은 새로 쓰는 화면에/)).toBeVisible();
  unmount();
  await openNew();
  expect(await screen.findByLabelText(/^내용/)).toHaveValue('# 하나');
  expect(screen.getByLabelText(/^영어 내용/)).toHaveValue('# One');
  expect(screen.getByLabelText(/^바뀌는 내용/)).toHaveValue('하나를 바꿨어요.');
  expect(screen.getByLabelText(/^적용일/)).toHaveValue(day(7));
});

test('a text whose withdrawal was done but not answered is there to write on', async () => {
  await announce(7);
  const { user, unmount } = await openList();
  server.use(
    http.delete('*/manage/legal/:id/', async ({ request }) => {
      await provider.app.fetch(request);
      return HttpResponse.error();
    }),
  );
  await user.click(screen.getByRole('button', { name: /글 철회$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '철회' }));
  await waitFor(() => expect(screen.queryByText('적용 예정')).toBeNull());
  unmount();
  await openNew();
  expect(await screen.findByLabelText(/^내용/)).toHaveValue('# 하나');
  expect(screen.getByLabelText(/^적용일/)).toHaveValue(day(7));
});
