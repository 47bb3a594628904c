import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as editPage from '@/pages/questions/[slug]/edit';
import * as newPage from '@/pages/questions/new';
import * as listPage from '@/pages/questions/pages/[view]/[page]';
import * as searchPage from '@/pages/questions/pages/search';
import { reportCases } from '@/provider/db/schema/moderation';
import { call, layScenario, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { renderPage } from '../render';
import { anAnswer, aQuestion } from './factories';

/** Returns a question's row in the list, since the side column may show it too. */
const rowOf = (title: string) => within(screen.getByRole('main')).getByRole('link', { name: title });
const openList = (view: string, path = '/questions') => renderPage(listPage, { path, params: { view, page: '1' } });

/** Renders the form in its page, with the session that the browser tests use. */
const openForm = (page: typeof newPage | typeof editPage, path: string, props = {}, member?: TestMember) => {
  const Page = page.default as (props: object) => React.ReactNode;
  return renderPage(<Page {...props} />, { path, member });
};

test('a list shows each question with its number of answers, and the links', async () => {
  const question = await aQuestion({ title: '각질이 일어나요' });
  await anAnswer({ question });
  await openList('every');
  const link = rowOf('각질이 일어나요');
  expect(link).toHaveAttribute('href', `/questions/${question.slug}`);
  expect(link.closest('li')).toHaveTextContent('1답변');
  expect(screen.getAllByRole('link', { name: '질문하기' })[0]).toHaveAttribute('href', '/questions/new');
  expect(screen.getByRole('link', { name: '최신순' })).toHaveAttribute('href', '/questions?ordering_type=new');
});

test('unanswered questions are listed separately, without answered ones', async () => {
  const waiting = await aQuestion({ title: '아직 기다려요' });
  const { question } = await anAnswer({ question: await aQuestion({ title: '이미 들었어요' }) });
  expect(question.slug).not.toBe(waiting.slug);
  await openList('unanswered', '/questions?unanswered=1');
  expect(rowOf('아직 기다려요')).toBeVisible();
  expect(screen.queryByRole('link', { name: '이미 들었어요' })).toBeNull();
  expect(screen.getByRole('link', { name: '답변 대기' })).toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: '인기순' })).toHaveAttribute('href', '/questions');
});

test('a search finds a question, and shows the next step when it finds none', async () => {
  await aQuestion({ title: '목화솜 이불과 피부' });
  const search = async (keyword: string) => {
    const path = `/questions?search=${encodeURIComponent(keyword)}`;
    return renderPage(searchPage, { path });
  };
  const { unmount } = await search('목화솜');
  expect(rowOf('목화솜 이불과 피부')).toBeVisible();
  unmount();
  await search('없는낱말');
  expect(screen.getByRole('link', { name: '필터 초기화' })).toHaveAttribute('href', '/questions');
});

test('a question is created, and the form is shown again when that fails', async () => {
  const member = await aMember();
  const { user, visits } = await openForm(newPage, '/questions/new', {}, member);
  await user.click(await screen.findByRole('button', { name: '질문 등록' }));
  expect(screen.getByText('제목을 두 글자 이상 적어 주세요.')).toBeVisible();
  expect(screen.getByText('내용을 적어 주세요.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: '제목' }), '밤에 뭘 바르세요');
  await user.type(screen.getByRole('textbox', { name: '내용' }), '건성이에요');
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '질문 등록' }));
  expect(await screen.findByText(/질문을 등록하지 못했어요/)).toBeVisible();
  layScenario(undefined);
  await user.click(screen.getByRole('button', { name: '질문 등록' }));
  expect(await screen.findByText('질문을 등록했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toMatch(/^\/questions\/bame-mwol-bareuseyo-\d+$/));
});

test('a question’s draft is offered again, and can be dropped', async () => {
  const member = await aMember();
  const first = await openForm(newPage, '/questions/new', {}, member);
  await first.user.type(await screen.findByRole('textbox', { name: '제목' }), '쓰다 만 제목');
  first.unmount();
  const { user } = await openForm(newPage, '/questions/new', {}, member);
  expect(await screen.findByText('쓰던 글을 불러왔어요.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('쓰다 만 제목');
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }));
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('');
});

test('its asker changes a question; another member is led back', async () => {
  const asker = await aMember();
  const { slug } = await aQuestion({ by: asker, title: '처음 제목' });
  const path = `/questions/${slug}/edit`;
  const props = { slug, username: asker.username, manages: false };
  const { user, visits, unmount } = await openForm(editPage, path, props, asker);
  const title = await screen.findByRole('textbox', { name: '제목' });
  expect(title).toHaveValue('처음 제목');
  await user.clear(title);
  await user.type(title, '고친 제목');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('질문을 수정했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe(`/questions/${slug}`));
  unmount();
  const other = await aMember();
  await openForm(editPage, path, { ...props, username: other.username }, other);
  expect(await screen.findByText('이 질문을 수정할 수 없어요')).toBeVisible();
});

test('a draft of a question that was edited elsewhere since is compared before it is saved', async () => {
  const asker = await aMember();
  const { slug } = await aQuestion({ by: asker, title: '처음 제목' });
  const path = `/questions/${slug}/edit`;
  const props = { slug, username: asker.username, manages: false };
  const first = await openForm(editPage, path, props, asker);
  await first.user.type(await screen.findByRole('textbox', { name: '제목' }), ' 덧붙임');
  first.unmount();
  const elsewhere = { title: '다른 기기에서 고친 제목' };
  expect((await call('PUT', `questions/${slug}/`, { token: asker.token, body: elsewhere })).status).toBe(200);

  const { user, visits } = await openForm(editPage, path, props, asker);
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  const title = within(sheet.getByRole('region', { name: '제목' }));
  expect(title.getByText('다른 기기에서 고친 제목')).toBeVisible();
  expect(title.getByText('처음 제목 덧붙임')).toBeVisible();
  expect(sheet.queryByRole('region', { name: '내용' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(visits.current).toBe(`/questions/${slug}`));
  expect((await call('GET', `questions/${slug}/`)).body.title).toBe('처음 제목 덧붙임');
});

test('a list says why a question is collapsed', async () => {
  const { id, author } = await aQuestion({ title: '접힌 질문', content: '광고 같은 말' });
  const { insert, now } = await testProvider();
  const at = { createdAt: now(), changedAt: now() };
  await insert(reportCases, { subject: 'question', subjectId: id, authorId: author.id, collapsed: true, ...at });
  await openList('every');
  const list = within(screen.getByRole('main'));
  const item = list.getByRole('link', { name: '접힌 질문' }).closest('li');
  expect(item).toHaveTextContent('신고가 접수되어 자동으로 숨겼어요');
});
