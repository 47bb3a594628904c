import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { choose, tapInDialog } from '../actions';
import { call, callsMade, failOnce, layScenario, loseResponse, testProvider } from '../api';
import { aMember } from '../factories';
import { anAnswer, aQuestion } from './factories';
import { openQuestion } from './open';

const item = (text: string) => {
  const found = screen.getByText(text).closest('li');
  if (!found) throw new Error(`no answer says ${text}`);
  return within(found);
};

test('a visitor reads the question, its answers and where to sign in', async () => {
  const question = await aQuestion({ title: '토너는 손으로?', content: '솜이 따가워요.' });
  await anAnswer({ question, content: '손이 순해요. https://example.com' });
  await openQuestion({ question });
  expect(screen.getByRole('heading', { level: 1, name: '토너는 손으로?' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '답변 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://example.com' })).toBeVisible();
  expect(screen.getByRole('link', { name: '로그인하고 답변하기' })).toHaveAttribute(
    'href',
    `/auth/signin?callbackUrl=${encodeURIComponent(`/questions/${question.slug}#answer`)}`,
  );
  expect(callsMade().filter((call) => call.includes('answers/my'))).toEqual([]);
});

test('structured data describes the question, its accepted answer and the others', async () => {
  const asker = await aMember();
  const question = await aQuestion({ by: asker });
  await anAnswer({ question, content: '다른 답변' });
  const taken = await anAnswer({ question, content: '도움이 된 답변' });
  await call('POST', `questions/answers/${taken.id}/accept/`, { token: asker.token });
  await openQuestion({ question });
  const structuredData = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(structuredData['@graph'][0]).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      answerCount: 2,
      acceptedAnswer: { text: '도움이 된 답변' },
      suggestedAnswer: [{ text: '다른 답변' }],
    },
  });
});

test('a member answers once, and then gets a link to their answer', async () => {
  const { user } = await openQuestion({ member: await aMember({ nickname: '보리차' }) });
  await user.type(await screen.findByRole('textbox', { name: '답변' }), '미지근한 물로 씻어요');
  await user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText('답변을 등록했어요')).toBeVisible();
  expect(await screen.findByRole('link', { name: '내 답변 보기' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^#answer-\d+$/),
  );
  expect(item('미지근한 물로 씻어요').getByText('보리차')).toBeVisible();
  expect(screen.getByRole('heading', { name: '답변 1' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '답변' })).toBeNull();
});

test('@ in an answer offers the asker and those who answered first, and the mention leads to the member', async () => {
  const asker = await aMember({ username: 'asks_it', nickname: '묻는이' });
  const before = await aMember({ username: 'knows_it', nickname: '아는이' });
  const question = await aQuestion({ by: asker });
  await anAnswer({ question, by: before });
  const { user } = await openQuestion({ question, member: await aMember() });
  const text = await screen.findByRole('textbox', { name: '답변' });
  await user.type(text, '@');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('@asks_it'),
    expect.stringContaining('@knows_it'),
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(text).toHaveValue('@knows_it '));
  await user.type(text, '님 말씀이 맞아요');
  await user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByRole('link', { name: '@아는이' })).toHaveAttribute('href', '/users/knows_it');
});

test('an answer whose response was lost is sent again under the same key after a reload', async () => {
  const keys = failOnce('*/questions/answers/');
  const member = await aMember();
  const question = await aQuestion();
  const first = await openQuestion({ question, member });
  await first.user.type(await screen.findByRole('textbox', { name: '답변' }), '한 번만 남길 말');
  await first.user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText(/답변을 등록하지 못했어요/)).toBeVisible();
  first.unmount();

  const second = await openQuestion({ question, member });
  expect(await screen.findByDisplayValue('한 번만 남길 말')).toHaveAccessibleName('답변');
  await second.user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText('답변을 등록했어요')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('the same words answer another question, after an answer whose response was lost', async () => {
  const member = await aMember();
  const first = await openQuestion({ member });
  await first.user.type(await screen.findByRole('textbox', { name: '답변' }), '보습부터 해 보세요');
  loseResponse('post', '*/questions/answers/');
  await first.user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText(/답변을 등록하지 못했어요/)).toBeVisible();
  first.unmount();

  const second = await openQuestion({ member });
  await second.user.type(await screen.findByRole('textbox', { name: '답변' }), '보습부터 해 보세요');
  await second.user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText('답변을 등록했어요')).toBeVisible();
  expect(await screen.findByText('보습부터 해 보세요')).toBeVisible();
});

test('an answer that failed is still in the form, and there after leaving the page', async () => {
  const member = await aMember();
  const question = await aQuestion();
  const first = await openQuestion({ question, member });
  await first.user.type(await screen.findByRole('textbox', { name: '답변' }), '사라지면 안 되는 말');
  layScenario('error');
  await first.user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText(/답변을 등록하지 못했어요/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: '답변' })).toHaveValue('사라지면 안 되는 말');
  first.unmount();
  layScenario(undefined);
  await openQuestion({ question, member });
  expect(await screen.findByDisplayValue('사라지면 안 되는 말')).toHaveAccessibleName('답변');
});

test('a rejected like is reverted with the reason; the next one counts', async () => {
  const question = await aQuestion();
  await anAnswer({ question });
  const { user } = await openQuestion({ question, member: await aMember() });
  const like = () => screen.getByRole('button', { name: /도움돼요/ });
  await screen.findByRole('button', { name: /도움돼요/ });
  layScenario('error');
  await user.click(like());
  expect(await screen.findByText(/도움돼요를 누를 수 없어요/)).toBeVisible();
  await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'false'));
  expect(like()).toHaveTextContent('0');
  layScenario(undefined);
  await user.click(like());
  await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'true'));
  expect(like()).toHaveTextContent('1');
});

test('only the author of a question accepts an answer and withdraws that', async () => {
  const asker = await aMember();
  const question = await aQuestion({ by: asker });
  await anAnswer({ question });
  const { user, unmount } = await openQuestion({ question, member: asker });
  await user.click(await screen.findByRole('button', { name: '채택하기' }));
  expect(await screen.findByText('답변을 채택했어요')).toBeVisible();
  expect(screen.getByText('질문자가 채택했어요')).toBeVisible();
  expect(screen.getByText('해결됐어요')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '채택 취소' }));
  expect(await screen.findByText('채택을 취소했어요')).toBeVisible();
  expect(screen.queryByText('질문자가 채택했어요')).toBeNull();
  unmount();
  await openQuestion({ question, member: await aMember() });
  expect(screen.queryByRole('button', { name: '채택하기' })).toBeNull();
});

test('a rejected edit restores the old text and keeps the new one in the form', async () => {
  const member = await aMember();
  const { question, author } = await anAnswer({ by: member, content: '처음 쓴 답변' });
  const { user } = await openQuestion({ question, member: author });
  await choose(user, `${author.nickname}님 답변 메뉴`, '수정');
  const form = await screen.findByRole('textbox', { name: '답변 수정' });
  await user.clear(form);
  await user.type(form, '고친 답변');
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText(/답변을 수정하지 못했어요/)).toBeVisible();
  expect(await screen.findByDisplayValue('고친 답변')).toHaveAccessibleName('답변 수정');
  layScenario(undefined);
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('답변을 수정했어요')).toBeVisible();
  expect(await screen.findByText('고친 답변')).toBeVisible();
});

test('an answer that was edited in another tab is shown, and taken instead of what was typed', async () => {
  const { question, author, id } = await anAnswer({ content: '처음 쓴 답변' });
  const { user } = await openQuestion({ question, member: author });
  await choose(user, `${author.nickname}님 답변 메뉴`, '수정');
  const form = await screen.findByRole('textbox', { name: '답변 수정' });
  await user.type(form, ' 덧붙인 말');
  await call('PUT', `questions/answers/${id}/`, { token: author.token, body: { content: '다른 탭에서 고친 답변' } });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(sheet.getByText('다른 탭에서 고친 답변')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '저장된 내용 쓰기' }));
  expect(screen.getByRole('textbox', { name: '답변 수정' })).toHaveValue('다른 탭에서 고친 답변');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a manager changes the answer of a member from its menu', async () => {
  const { question, author } = await anAnswer({ content: '처음 쓴 답변' });
  const { user } = await openQuestion({ question, member: await aMember({ role: 'manager' }) });
  await choose(user, `${author.nickname}님 답변 메뉴`, '수정');
  const form = await screen.findByRole('textbox', { name: '답변 수정' });
  await user.clear(form);
  await user.type(form, '고친 답변');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('답변을 수정했어요')).toBeVisible();
  expect(await screen.findByText('고친 답변')).toBeVisible();
});

test('a deleted answer can be replaced by another; a rejected deletion restores it', async () => {
  const member = await aMember();
  const { question, author } = await anAnswer({ by: member, content: '지울 답변' });
  const { user } = await openQuestion({ question, member: author });
  const remove = () => choose(user, `${author.nickname}님 답변 메뉴`, '삭제');
  layScenario('error');
  await remove();
  expect(await screen.findByText(/답변을 삭제하지 못했어요/)).toBeVisible();
  expect(screen.getByText('지울 답변')).toBeVisible();
  layScenario(undefined);
  await remove();
  expect(await screen.findByText('답변을 삭제했어요')).toBeVisible();
  expect(await screen.findByText('아직 답변이 없어요')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: '답변' })).toBeVisible();
});

test('a deleted answer is restored where it was, unless there is a newer one', async () => {
  const member = await aMember();
  const { question, author } = await anAnswer({ by: member, content: '지울 답변' });
  const { user, visits } = await openQuestion({ question, member: author });
  await choose(user, `${author.nickname}님 답변 메뉴`, '삭제');
  expect(await screen.findByText('아직 답변이 없어요')).toBeVisible();
  await user.click(await screen.findByText('실행 취소'));
  expect(await screen.findByText('되돌렸어요')).toBeVisible();
  expect(await screen.findByText('지울 답변')).toBeVisible();
  // Whether the reader has answered is a call of its own.
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '답변' })).toBeNull());
  expect(visits.current).toBe(`/questions/${question.slug}`);

  const before = screen.queryAllByText('실행 취소');
  await choose(user, `${author.nickname}님 답변 메뉴`, '삭제');
  const count = async () => (await call('GET', `questions/${question.slug}/`)).body.answer_count;
  await expect.poll(count).toBe(0);
  await anAnswer({ question, by: member, content: '새로 쓴 답변' });
  // The message of the first deletion may not have gone yet.
  const undo = await waitFor(() => {
    const found = screen.getAllByText('실행 취소').filter((it) => !before.includes(it));
    expect(found).toHaveLength(1);
    return found[0] as HTMLElement;
  });
  await user.click(undo);
  expect(await screen.findByText(/같은 질문에 새로 쓴 답변이 있어요/)).toBeVisible();
});

test('a manager deletes another’s answer after a confirmation', async () => {
  const { question, author } = await anAnswer({ by: await aMember(), content: '지울 답변' });
  const { user } = await openQuestion({ question, member: await aMember({ role: 'manager' }) });
  await choose(user, `${author.nickname}님 답변 메뉴`, '삭제');
  await tapInDialog(user, '삭제');
  expect(await screen.findByText('아직 답변이 없어요')).toBeVisible();
});

test('its asker deletes a question, is led back to the list, and can undo it there', async () => {
  const asker = await aMember();
  const question = await aQuestion({ by: asker });
  const { user, visits } = await openQuestion({ question, member: asker });
  await choose(user, '질문 메뉴', '삭제');
  expect(await screen.findByText('질문을 삭제했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe('/questions'));
  await user.click(await screen.findByText('실행 취소'));
  await waitFor(() => expect(visits.current).toBe(`/questions/${question.slug}`));
  expect((await call('GET', `questions/${question.slug}/`)).status).toBe(200);
});

test('a question that is not there is a page that is not there', async () => {
  const { answer } = await openQuestion({ question: { ...(await aQuestion()), slug: 'nowhere-99999' } });
  expect(answer).toMatchObject({ notFound: true });
});

test('in English only members’ content is Korean', async () => {
  const question = await aQuestion({ title: 'Hand or cotton?', content: 'Cotton stings.' });
  await anAnswer({ question, content: 'By hand.' });
  await openQuestion({ question, locale: 'en' });
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { name: 'Answers 1' })).toBeVisible();
  expect(within(main).getByRole('link', { name: 'Log in to answer' })).toBeVisible();
});

test('a manager without two-step sign-in reads at the badge why it is refused, and answers without it', async () => {
  const { services } = await testProvider();
  services.env.REQUIRE_TWO_STEP = true;
  onTestFinished(() => {
    services.env.REQUIRE_TWO_STEP = false;
  });
  const { user } = await openQuestion({ member: await aMember({ role: 'manager' }) });
  const text = await screen.findByRole('textbox', { name: '답변' });
  await user.type(text, '미지근한 물로 씻어요');
  await user.click(screen.getByRole('button', { name: '답변 등록' }));
  const badge = within(text.closest('form') ?? document.body).getByRole('checkbox', { name: '운영자 배지 달기' });
  await waitFor(() => expect(badge).toHaveAccessibleDescription(/2단계 인증/));
  await user.click(badge);
  await user.click(screen.getByRole('button', { name: '답변 등록' }));
  expect(await screen.findByText('답변을 등록했어요')).toBeVisible();
});

test('what was deleted elsewhere meanwhile is deleted here too', async () => {
  const asker = await aMember();
  const question = await aQuestion({ by: asker });
  const answer = await anAnswer({ question, by: asker });
  const { user, visits } = await openQuestion({ question, member: asker });
  await call('DELETE', `questions/answers/${answer.id}/`, { token: asker.token });
  await choose(user, `${asker.nickname}님 답변 메뉴`, '삭제');
  expect(await screen.findByText('답변을 삭제했어요')).toBeVisible();
  await call('DELETE', `questions/${question.slug}/`, { token: asker.token });
  await choose(user, '질문 메뉴', '삭제');
  expect(await screen.findByText('질문을 삭제했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe('/questions'));
});
