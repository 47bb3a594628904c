import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import * as announcementsPage from '@/pages/manage/announcements';
import { notifyMembers } from '@/provider/areas/announcements/commands';
import { PASSWORD, withPassword } from '@/provider/areas/auth/testing';
import { presentUser } from '@/provider/domain/members/present';
import { call, callsMade, server, testProvider } from '../api';
import { aTopic, type TestMember } from '../factories';
import { aPicture } from '../pictures';
import { renderPage } from '../render';

async function anEditor(): Promise<TestMember> {
  const editor = await withPassword(await testProvider(), { role: 'editor' });
  return { ...editor, user: presentUser(editor, true) };
}
const open = (member: TestMember) => renderPage(announcementsPage, { path: '/manage/announcements', member });

test('an editor notifies members and shows a banner, with their password, and takes the banner down', async () => {
  const { user } = await open(await anEditor());
  expect(screen.getByText('아직 올린 공지가 없어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '공지 올리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '공지 올리기' }));
  await user.click(sheet.getByRole('button', { name: '올리기' }));
  expect(sheet.getAllByText('입력해 주세요.')).toHaveLength(2);
  expect(sheet.getByText('/로 시작하는 결의 주소를 입력해 주세요.')).toBeVisible();
  expect(callsMade()).not.toContain('POST manage/announcements/');

  await user.type(sheet.getByLabelText('제목'), '새 포럼');
  await user.type(sheet.getByLabelText('영어 제목'), 'A new forum');
  await user.type(sheet.getByLabelText('연결 주소'), '/forums');
  await user.click(sheet.getByLabelText('홈에 배너 띄우기'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '올리기' }));
  expect(await sheet.findByText('배너 사진을 올려 주세요.')).toBeVisible();
  await user.upload(sheet.getByLabelText('사진 추가'), await aPicture());
  const send = sheet.getByRole('button', { name: '올리기' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  expect(await screen.findByText('공지를 올렸어요')).toBeVisible();
  const row = (await screen.findByRole('link', { name: '새 포럼' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('노출 중')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '새 포럼 내리기' }));
  const asked = within(await screen.findByRole('dialog', { name: '‘새 포럼’을(를) 내릴까요?' }));
  expect(within(row).getByText('노출 중')).toBeVisible();
  await user.click(asked.getByRole('button', { name: '내리기' }));
  expect(await screen.findByText('내렸어요')).toBeVisible();
});

test('how many members have got an announcement follows by itself until all have', async () => {
  const editor = await anEditor();
  const { services } = await testProvider();
  const body = {
    title: '모두에게',
    title_en: 'To all',
    description: '',
    description_en: '',
    path: '/forums',
    notify: true,
    image: null,
    pin: false,
    password: PASSWORD,
  };
  const made = await call('POST', 'manage/announcements/', { token: editor.token, body });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  await open(editor);
  const underWay = () => screen.queryAllByText(/명까지 보내는 중/);
  expect(underWay()).not.toEqual([]);
  await notifyMembers(services.database, services.now, new AbortController().signal);
  await waitFor(() => expect(underWay()).toEqual([]), { timeout: 12_000 });
});

test('an announcement whose banner’s picture failed to upload leads to it, and goes with the picture', async () => {
  const { user } = await open(await anEditor());
  await user.click(screen.getByRole('button', { name: '공지 올리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '공지 올리기' }));
  await user.type(sheet.getByLabelText('제목'), '사진이 있는 공지');
  await user.type(sheet.getByLabelText('영어 제목'), 'With a picture');
  await user.type(sheet.getByLabelText('연결 주소'), '/forums');
  await user.click(sheet.getByLabelText('홈에 배너 띄우기'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  server.use(http.post('*/image-file/upload/', () => HttpResponse.error(), { once: true }));
  await user.upload(sheet.getByLabelText('사진 추가'), await aPicture());
  const retry = await sheet.findByRole('button', { name: '다시 올리기' });
  await user.click(sheet.getByRole('button', { name: '올리기' }));
  expect(retry).toHaveFocus();
  expect(sheet.queryByText('배너 사진을 올려 주세요.')).toBeNull();
  expect(callsMade()).not.toContain('POST manage/announcements/');
  await user.click(retry);
  await waitFor(() => expect(sheet.queryByRole('button', { name: '다시 올리기' })).toBeNull());
  await waitFor(() => expect(sheet.getByRole('button', { name: '올리기' })).toBeEnabled());
  await user.click(sheet.getByRole('button', { name: '올리기' }));
  expect(await screen.findByText('공지를 올렸어요')).toBeVisible();
});

test('an editor pins the topic that an announcement leads to, and reads why another page cannot be pinned', async () => {
  const topic = await aTopic({ title: '이용 안내' });
  const { user } = await open(await anEditor());
  await user.click(screen.getByRole('button', { name: '공지 올리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '공지 올리기' }));
  await user.type(sheet.getByLabelText('제목'), '안내를 읽어 주세요');
  await user.type(sheet.getByLabelText('영어 제목'), 'Please read');
  await user.type(sheet.getByLabelText('연결 주소'), '/forums');
  await user.click(sheet.getByLabelText('모든 회원에게 알림 보내기'));
  await user.click(sheet.getByLabelText('연결한 글을 포럼 위에 고정하기'));
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '올리기' }));
  expect(await sheet.findByText(/고정할 수 있는 글의 주소를 적어 주세요/)).toBeVisible();
  await user.clear(sheet.getByLabelText('연결 주소'));
  await user.type(sheet.getByLabelText('연결 주소'), paths.topic(topic.forum.slug, topic.id));
  await user.click(sheet.getByRole('button', { name: '올리기' }));
  const row = (await screen.findByRole('link', { name: '안내를 읽어 주세요' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('글 고정')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: '안내를 읽어 주세요 내리기' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '내리기' }));
  await waitFor(() => expect(within(row).queryByText('글 고정')).toBeNull());
});

test('an announcement that is being written is there again after its sheet was closed, without the password', async () => {
  const { user } = await open(await anEditor());
  await user.click(screen.getByRole('button', { name: '공지 올리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '공지 올리기' }));
  await user.type(sheet.getByLabelText('제목'), '새 포럼');
  await user.type(sheet.getByLabelText('내 비밀번호'), PASSWORD);
  await user.click(sheet.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '공지 올리기' }));
  const again = within(await screen.findByRole('dialog', { name: '공지 올리기' }));
  expect(await again.findByLabelText('제목')).toHaveValue('새 포럼');
  expect(again.getByLabelText('내 비밀번호')).toHaveValue('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PASSWORD);
});
