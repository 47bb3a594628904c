import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as bannedWordsPage from '@/pages/manage/banned-words';
import * as logPage from '@/pages/manage/log';
import * as reportsPage from '@/pages/manage/reports';
import * as trashPage from '@/pages/manage/trash';
import * as myReportsPage from '@/pages/me/reports';
import * as myTrashPage from '@/pages/me/trash';
import { call, callsMade, layScenario } from '../api';
import { aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

const open = (page: Parameters<typeof renderPage>[0], path: string, member?: TestMember) =>
  renderPage(page, { path, member });
const aManager = () => aMember({ role: 'manager' });

async function aReport(title: string) {
  const topic = await aTopic({ title });
  const reporter = await aMember({ nickname: '알린 이' });
  const body = { subject: 'topic', subjectId: topic.id, reason: 'spam', note: '같은 글이에요' };
  await call('POST', 'reports/', { token: reporter.token, body });
  return { topic, reporter };
}

test.each([
  ['reports', reportsPage],
  ['bannedWords', bannedWordsPage],
  ['log', logPage],
  ['trash', trashPage],
])('/manage/%s is a 404 for a member, and asks a visitor to sign in', async (name, page) => {
  const { answer: forMember, unmount } = await open(page, `/manage/${name}`, await aMember());
  expect(forMember).toEqual({ notFound: true });
  unmount();
  const { answer: forVisitor } = await open(page, `/manage/${name}`);
  const destination = `/auth/signin?error=SessionRequired&callbackUrl=%2Fmanage%2F${name}`;
  expect(forVisitor).toEqual({ redirect: { destination, permanent: false } });
});

test('a manager reads the reports, hides content with a reason, and finds it in the log', async () => {
  const { topic } = await aReport('되풀이되는 글');
  const manager = await aManager();
  const { user, unmount } = await open(reportsPage, '/manage/reports', manager);
  const row = within(
    screen.getByRole('heading', { name: '되풀이되는 글' }).closest('li') ?? document.createElement('li'),
  );
  expect(row.getByText('신고 1건')).toBeVisible();
  await user.click(row.getByText('신고 내용 보기'));
  expect(row.getByText('같은 글이에요')).toBeVisible();
  await user.click(row.getByRole('button', { name: '가리기' }));
  const sheet = within(await screen.findByRole('dialog', { name: '가릴까요?' }));
  await user.type(sheet.getByLabelText('이유'), '같은 글을 되풀이했어요');
  await user.click(sheet.getByRole('button', { name: '가리기' }));
  expect(await screen.findByText('가렸어요')).toBeVisible();
  const hidden = await call('GET', `topics/${topic.id}/`);
  expect(hidden.status).toBe(404);
  unmount();
  await open(logPage, '/manage/log', manager);
  expect(screen.getByText('되풀이되는 글')).toBeVisible();
  expect(screen.getByText('이유: 같은 글을 되풀이했어요')).toBeVisible();
});

test('a manager suspends an author from the queue and lifts it again', async () => {
  const { topic } = await aReport('제한될 이의 글');
  const { user } = await open(reportsPage, '/manage/reports', await aManager());
  const row = within(
    screen.getByRole('heading', { name: '제한될 이의 글' }).closest('li') ?? document.createElement('li'),
  );
  await user.click(row.getByRole('button', { name: '글쓴이 이용 제한' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.selectOptions(await sheet.findByLabelText('언제까지'), '3일');
  await user.type(sheet.getByLabelText('이유'), '반복된 광고');
  await user.click(sheet.getByRole('button', { name: '이용 제한' }));
  expect(await screen.findByText('이용을 제한했어요')).toBeVisible();
  expect(callsMade()).toContain(`POST users/${topic.author.username}/suspension/`);
  await user.click(row.getByRole('button', { name: '글쓴이 이용 제한' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText('반복된 광고')).toBeVisible();
  await user.click(again.getByRole('button', { name: '이용 제한 풀기' }));
  expect(await screen.findByText('이용 제한을 풀었어요')).toBeVisible();
});

test('a manager adds a word, is informed when it exists already, and removes it', async () => {
  const { user } = await open(bannedWordsPage, '/manage/banned-words', await aManager());
  const field = screen.getByLabelText('새 금칙어');
  await user.type(field, '쓰지마요{Enter}');
  expect(await screen.findByText('쓰지마요')).toBeVisible();
  expect(field).toHaveValue('');
  await user.type(field, '쓰지 마요{Enter}');
  expect(await screen.findByText('이미 있는 말이에요.')).toBeVisible();
  expect(field).toHaveValue('쓰지 마요');
  await user.click(screen.getByRole('button', { name: '‘쓰지마요’ 빼기' }));
  expect(await screen.findByText('‘쓰지마요’을(를) 뺐어요')).toBeVisible();
});

test('an author reads why something was hidden and answers once', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, title: '가려진 내 글' });
  const { token } = await aManager();
  await call('PUT', `moderation/topic/${topic.id}/`, {
    token,
    body: { status: 'hidden', reason: '개인 정보가 있어요' },
  });
  const { user } = await open(myReportsPage, '/me/reports', author);
  expect(screen.getByText(/개인 정보가 있어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '이의 제기하기' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  expect(sheet.getByText('전할 말을 적어 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('운영자에게 전할 말'), '제 이름이에요');
  await user.click(sheet.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('이의를 살펴보고 있어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull();
});

test('a member reads what became of what they reported', async () => {
  const { topic, reporter } = await aReport('내가 신고한 글');
  await aReport('남이 신고한 글');
  const { unmount } = await open(myReportsPage, '/me/reports?sent=1', reporter);
  expect(screen.getByRole('heading', { name: '내가 신고한 글' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '남이 신고한 글' })).toBeNull();
  expect(screen.getByText('살펴보는 중')).toBeVisible();
  unmount();
  const { token } = await aManager();
  const body = { status: 'hidden', reason: '광고' };
  await call('PUT', `moderation/topic/${topic.id}/`, { token, body });
  await open(myReportsPage, '/me/reports?sent=1', reporter);
  expect(screen.getByText('가려짐')).toBeVisible();
  expect(screen.queryByText('살펴보는 중')).toBeNull();
});

test('a member finds their deleted content and restores it', async () => {
  const author = await aMember();
  const topic = await aTopic({ by: author, title: '돌아올 글' });
  await call('DELETE', `topics/${topic.id}/`, { token: author.token });
  const { user, visits } = await open(myTrashPage, '/me/trash', author);
  await user.click(screen.getByRole('button', { name: '돌아올 글 되돌리기' }));
  expect(await screen.findByText('되돌렸어요')).toBeVisible();
  expect(visits.current).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}`);
});

test('an empty list shows the next step', async () => {
  await open(myTrashPage, '/me/trash', await aMember());
  expect(screen.getByText('지운 글이 없어요')).toBeVisible();
});

test('a queue that cannot be read offers to try again', async () => {
  layScenario('error');
  await open(reportsPage, '/manage/reports', await aManager());
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});
