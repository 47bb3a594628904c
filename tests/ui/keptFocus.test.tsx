import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose } from '../actions';
import { aComment, aMember, aTopic } from '../factories';
import { anAnswer } from '../questions/factories';
import { openQuestion } from '../questions/open';
import { openTopic } from '../topics/open';

async function openOwnComment() {
  const topic = await aTopic();
  const { author } = await aComment({ topic });
  const { user } = await openTopic({ topic, member: author });
  return { user, button: (name: RegExp) => screen.findByRole('button', { name }) };
}

test('the focus is on the button that changes a comment again once that was cancelled or saved', async () => {
  const { user, button } = await openOwnComment();
  await user.click(await button(/댓글 수정$/));
  await user.type(await screen.findByRole('textbox', { name: '댓글 수정' }), ' 정말로요');
  await user.click(screen.getByRole('button', { name: '취소' }));
  await waitFor(async () => expect(await button(/댓글 수정$/)).toHaveFocus());
  await user.click(await button(/댓글 수정$/));
  await user.type(await screen.findByRole('textbox', { name: '댓글 수정' }), ' 정말로요');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  await waitFor(async () => expect(await button(/댓글 수정$/)).toHaveFocus());
});

test('the focus is on the button that replies again once a reply was sent', async () => {
  const { user, button } = await openOwnComment();
  await user.click(await button(/에게 답글$|댓글에 답글$/));
  await user.type(await screen.findByRole('textbox', { name: /남길 답글$/ }), '저도요');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-opens', 'replying'));
});

test('the focus stays among the comments when one’s own is deleted', async () => {
  const { user, button } = await openOwnComment();
  await user.click(await button(/댓글 삭제$/));
  expect(await screen.findByText('댓글을 삭제했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('저도 그랬어요.')).toBeNull());
  expect(document.getElementById('comments')).toContainElement(document.activeElement as HTMLElement);
});

test('the focus is on an answer once its change was cancelled', async () => {
  const author = await aMember();
  const { question } = await anAnswer({ by: author });
  const { user } = await openQuestion({ question, member: author });
  await choose(user, `${author.nickname}님 답변 메뉴`, '수정');
  await user.type(await screen.findByRole('textbox', { name: '답변 수정' }), ' 더');
  await user.click(screen.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(document.activeElement?.id).toMatch(/^answer-\d+$/));
});
