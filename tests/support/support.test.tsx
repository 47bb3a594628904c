import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import * as managePage from '@/pages/manage/support';
import * as ownPage from '@/pages/me/support';
import * as supportPage from '@/pages/support';
import { supportThreads } from '@/provider/db/schema/support';
import { call, layScenario, loseResponse, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { renderPage } from '../render';

const openForm = (member?: TestMember, query = '') => renderPage(supportPage, { path: `/support${query}`, member });
const openOwn = (member: TestMember, query = '') => renderPage(ownPage, { path: `/me/support${query}`, member });
const openManage = (member: TestMember, query = '') =>
  renderPage(managePage, { path: `/manage/support${query}`, member });
const aManager = () => aMember({ role: 'manager' });

async function aQuestion(content: string, member?: TestMember) {
  const writer = member ?? (await aMember({ nickname: '묻는이' }));
  const body = { topic: 'reward', content };
  const { body: sent } = await call('POST', 'support/threads/', { token: writer.token, body });
  return { id: sent.id as number, writer };
}

test('a visitor sends a question with an address and reads where the answer goes; nothing incomplete is sent', async () => {
  const { user } = await openForm(undefined, '?topic=report');
  expect(screen.getByLabelText('문의 유형')).toHaveValue('report');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText('내용을 적어 주세요.')).toBeVisible();
  expect(screen.getByText('이메일 주소를 다시 확인해 주세요.')).toBeVisible();
  expect(screen.queryByRole('group', { name: /화면 캡처/ })).toBeNull();
  await user.type(screen.getByLabelText('내용'), '글이 가려졌어요.');
  await user.type(screen.getByLabelText('답변을 받을 이메일'), 'guest@gyeol.test');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText(/guest@gyeol\.test 주소로 답변드려요/)).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('guest@gyeol.test');
});

test('a member asks, reads the answer in the thread and writes on', async () => {
  const member = await aMember();
  const { user, visits, unmount } = await openForm(member);
  expect(await screen.findByText(/알림 설정에서 바꿀 수 있어요/)).toBeVisible();
  expect(screen.queryByLabelText('답변을 받을 이메일')).toBeNull();
  await user.selectOptions(screen.getByLabelText('문의 유형'), '오류·불편한 점');
  await user.type(screen.getByLabelText('내용'), '버튼이 눌리지 않아요.');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  await waitFor(() => expect(visits.current).toMatch(/^\/me\/support\?id=\d+$/));
  const id = Number(visits.current.split('=')[1]);
  unmount();

  const { token } = await aManager();
  await call('POST', `support/threads/${id}/messages/`, { token, body: { content: '고쳤어요.' } });
  const list = await openOwn(member);
  expect(within(screen.getByRole('listitem')).getByText('답변 완료')).toBeVisible();
  expect(screen.getByRole('link', { name: '오류·불편한 점' })).toHaveAttribute('href', `/me/support?id=${id}`);
  list.unmount();

  const thread = await openOwn(member, `?id=${id}`);
  expect(screen.getByText('고쳤어요.')).toBeVisible();
  expect(screen.getByText('결 운영팀')).toBeVisible();
  await thread.user.type(screen.getByLabelText('이어서 문의하기'), '이제 돼요.');
  await thread.user.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('이제 돼요.')).toBeVisible();
  expect(screen.getByText('답변 대기')).toBeVisible();
  expect(screen.getByLabelText('이어서 문의하기')).toHaveValue('');
});

test('what a member types while a message is sent stays in the field, and after leaving the page', async () => {
  const member = await aMember();
  const { id } = await aQuestion('언제 오나요?', member);
  const { open, opened } = createGate();
  server.use(http.post('*/support/threads/:id/messages/', () => opened, { once: true }));
  const { user, unmount } = await openOwn(member, `?id=${id}`);
  const field = screen.getByLabelText('이어서 문의하기');
  await user.type(field, '아직이에요.');
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await user.type(field, ' 참, 주소가 바뀌었어요.');
  open();
  expect(await screen.findByText('아직이에요.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '보내기' })).not.toHaveAttribute('aria-busy'));
  expect(field).toHaveValue('아직이에요. 참, 주소가 바뀌었어요.');
  unmount();
  await openOwn(member, `?id=${id}`);
  expect(await screen.findByDisplayValue('아직이에요. 참, 주소가 바뀌었어요.')).toBeVisible();
});

test('a question that could not be sent stays in the form', async () => {
  const { user } = await openForm(await aMember());
  await user.selectOptions(screen.getByLabelText('문의 유형'), '기타');
  await user.type(screen.getByLabelText('내용'), '들리나요?');
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '문의 보내기' }));
  expect(await screen.findByText(/문의를 보내지 못했어요/)).toBeVisible();
  expect(screen.getByLabelText('내용')).toHaveValue('들리나요?');
});

test('a member has no question yet, and a thread of another member is a 404', async () => {
  const member = await aMember();
  const { unmount } = await openOwn(member);
  expect(screen.getByText('아직 문의한 내용이 없어요')).toBeVisible();
  unmount();
  const { id } = await aQuestion('남의 문의예요.');
  expect((await openOwn(member, `?id=${id}`)).answer).toEqual({ notFound: true });
});

test('a manager answers a waiting question, whose writer is notified, and closes it; members find no queue', async () => {
  const { write } = await testProvider();
  await write((tx) => tx.delete(supportThreads));
  const { id, writer } = await aQuestion('적립금이 보이지 않아요.');
  const manager = await aManager();
  const queue = await openManage(manager);
  const row = screen.getByText('적립금이 보이지 않아요.').closest('li') as HTMLElement;
  expect(within(row).getByText('묻는이')).toBeVisible();
  expect(screen.getByRole('link', { name: '문의 1' })).toHaveAttribute('aria-current', 'page');
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/manage/support?id=${id}`);
  queue.unmount();

  const { user, unmount } = await openManage(manager, `?id=${id}`);
  await user.type(screen.getByLabelText('답변'), '방금 넣어 드렸어요.');
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('답변 완료')).toBeVisible();
  expect(await screen.findByRole('link', { name: '문의' })).toBeVisible();
  const { body: notified } = await call('GET', 'notifications/', { token: writer.token });
  expect(notified.results[0]).toMatchObject({ kind: 'support', path: `/me/support?id=${id}` });
  await user.click(screen.getByRole('button', { name: '문의 종료' }));
  expect(await screen.findByRole('button', { name: '다시 열기' })).toBeVisible();
  unmount();
  const closed = await openManage(manager, '?status=closed');
  expect(screen.getByText('적립금이 보이지 않아요.')).toBeVisible();
  closed.unmount();
  expect((await openManage(writer)).answer).toEqual({ notFound: true });
});

test('the second of two who answer reads what came meanwhile, and keeps what was typed', async () => {
  const { id, writer } = await aQuestion('언제 되나요?');
  const { user } = await openManage(await aManager(), `?id=${id}`);
  await user.type(screen.getByLabelText('답변'), '내일 되어요.');
  await call('POST', `support/threads/${id}/messages/`, { token: writer.token, body: { content: '다시 물어봐요.' } });
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText(/^그사이 새 메시지가 왔어요/)).toBeVisible();
  const added = (await screen.findByText('다시 물어봐요.')).closest('li') as HTMLElement;
  expect(within(added).getByText('새 메시지')).toBeVisible();
  expect(screen.getByLabelText('답변')).toHaveValue('내일 되어요.');
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('답변을 보냈어요')).toBeVisible();
  expect(screen.queryByText('새 메시지')).toBeNull();
  const { body } = await call('GET', `support/threads/${id}/`, { token: writer.token });
  expect(body.messages.map(({ content }: { content: string }) => content)).toEqual([
    '언제 되나요?',
    '다시 물어봐요.',
    '내일 되어요.',
  ]);
});

test('a question is not closed over a message that nobody has read', async () => {
  const { id, writer } = await aQuestion('바꿀 수 있나요?');
  const { user } = await openManage(await aManager(), `?id=${id}`);
  await call('POST', `support/threads/${id}/messages/`, { token: writer.token, body: { content: '급해요.' } });
  await user.click(screen.getByRole('button', { name: '문의 종료' }));
  expect(await screen.findByText(/^그사이 새 메시지가 왔어요/)).toBeVisible();
  const added = (await screen.findByText('급해요.')).closest('li') as HTMLElement;
  expect(within(added).getByText('새 메시지')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '문의 종료' }));
  expect(await screen.findByRole('button', { name: '다시 열기' })).toBeVisible();
  expect(screen.queryByText('새 메시지')).toBeNull();
});

test('an answer whose response is lost is stored once, though the thread shows it before it is sent again', async () => {
  const { id, writer } = await aQuestion('주소를 바꾸고 싶어요.');
  const { user } = await openManage(await aManager(), `?id=${id}`);
  await user.type(screen.getByLabelText('답변'), '바꿔 드렸어요.');
  loseResponse('post', `*/support/threads/${id}/messages/`);
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText(/보내지 못했어요/)).toBeVisible();
  expect(await screen.findByText('바꿔 드렸어요.', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '답변 보내기' }));
  expect(await screen.findByText('답변을 보냈어요')).toBeVisible();
  const { body } = await call('GET', `support/threads/${id}/`, { token: writer.token });
  expect(body.messages).toHaveLength(2);
});

test('the queue is searched and narrowed by topic, and a thread leads to its member’s page', async () => {
  const { id, writer } = await aQuestion('귀한 낱말을 찾아요.');
  const support = await aMember({ role: 'support' });
  const { user, visits, unmount } = await openManage(support);
  await user.type(screen.getByRole('searchbox', { name: '내용, 이름, 이메일 검색' }), '귀한{Enter}');
  await waitFor(() => expect(visits.current).toBe(`/manage/support?search=${encodeURIComponent('귀한')}`));
  unmount();
  const none = await openManage(support, '?search=%EA%B7%80%ED%95%9C&topic=bug');
  expect(screen.getByText('찾는 문의가 없어요')).toBeVisible();
  none.unmount();
  const one = await openManage(support, '?search=%EA%B7%80%ED%95%9C&topic=reward&status=all');
  expect(screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('귀한 낱말'))).toHaveLength(1);
  one.unmount();
  await openManage(support, `?id=${id}`);
  expect(screen.getByRole('link', { name: '묻는이님의 회원 정보' })).toHaveAttribute(
    'href',
    `/manage/members/@${writer.username}`,
  );
});

test('a manager saves an answer, puts it below what is typed in another thread, and deletes it', async () => {
  const first = await aQuestion('환불은 언제 되나요?');
  const second = await aQuestion('환불이 늦어요.');
  const manager = await aManager();
  const { user, unmount } = await openManage(manager, `?id=${first.id}`);
  const openReplies = async (by = user) => {
    await by.click(screen.getByRole('button', { name: '저장한 문구' }));
    return within(await screen.findByRole('dialog', { name: '저장한 문구' }));
  };
  const empty = await openReplies();
  expect(await empty.findByText('아직 저장한 문구가 없어요.')).toBeVisible();
  expect(empty.queryByRole('button', { name: '지금 쓴 글 저장' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('답변'), '사흘 안에 돌려드려요.');
  const sheet = await openReplies();
  await user.click(sheet.getByRole('button', { name: '지금 쓴 글 저장' }));
  expect(await sheet.findByText('이름을 적어 주세요.')).toBeVisible();
  await user.type(sheet.getByLabelText('문구 이름'), '환불{Enter}');
  expect(await sheet.findByRole('button', { name: '환불 삭제' })).toBeVisible();
  // The form of the answer is another one: nothing was sent.
  const { body: thread } = await call('GET', `support/threads/${first.id}/`, { token: manager.token });
  expect(thread.messages).toHaveLength(1);
  unmount();

  const next = await openManage(manager, `?id=${second.id}`);
  await next.user.type(screen.getByLabelText('답변'), '안녕하세요.');
  const replies = await openReplies(next.user);
  await next.user.click(await replies.findByRole('button', { name: /^환불\s*사흘/ }));
  expect(screen.getByLabelText('답변')).toHaveValue('안녕하세요.\n\n사흘 안에 돌려드려요.');
  const again = await openReplies(next.user);
  await next.user.click(await again.findByRole('button', { name: '환불 삭제' }));
  const asked = within(await screen.findByRole('dialog', { name: '‘환불’ 문구를 삭제할까요?' }));
  await next.user.click(asked.getByRole('button', { name: '삭제' }));
  expect(await again.findByText('아직 저장한 문구가 없어요.')).toBeVisible();
});
