import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { draftTargets, type OwnTarget, ownTarget } from '@/lib/browser/drafts';
import * as questionPage from '@/pages/questions/new';
import { aMember, aTopic } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

beforeEach(() => localStorage.clear());

/** Stores a draft as another tab does that is open. Returns what that tab has stored. */
function inAnotherTab(target: OwnTarget, value: object) {
  const key = `gyeol-draft-2${target}~other`;
  localStorage.setItem(key, JSON.stringify({ value, savedAt: new Date().toISOString() }));
  return () => JSON.parse(localStorage.getItem(key) ?? '{}').value;
}
const offer = '다른 탭에서 쓰던 글이 있어요.';

test('a form offers the text of another tab, keeps its own, and sends without dropping the other', async () => {
  const member = await aMember();
  const written = { title: '다른 탭의 질문', content: '다른 탭의 글' };
  const ofOther = inAnotherTab(ownTarget(member.username, draftTargets.newQuestion()), written);
  const { user } = await renderPage(questionPage, { path: '/questions/new', member });
  expect(await screen.findByText(offer)).toBeVisible();
  const title = screen.getByRole('textbox', { name: '제목' });
  expect(title).toHaveValue('');
  await user.type(title, '이 탭의 질문');
  await user.type(screen.getByRole('textbox', { name: '내용' }), '이 탭의 글');
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('다른 탭의 질문'));
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('이 탭의 질문'));
  await user.click(screen.getByRole('button', { name: '질문 등록' }));
  expect(await screen.findByText('질문을 등록했어요')).toBeVisible();
  expect(ofOther()).toMatchObject(written);
});

test('an emptied form leaves the text of another tab', async () => {
  const member = await aMember();
  const written = { title: '다른 탭의 질문', content: '' };
  const ofOther = inAnotherTab(ownTarget(member.username, draftTargets.newQuestion()), written);
  const { user } = await renderPage(questionPage, { path: '/questions/new', member });
  const title = await screen.findByRole('textbox', { name: '제목' });
  await user.type(title, '말');
  await user.clear(title);
  expect(ofOther()).toMatchObject(written);
});

test('a comment of another tab is offered below the topic', async () => {
  const [member, topic] = [await aMember(), await aTopic()];
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/`;
  inAnotherTab(ownTarget(member.username, draftTargets.commentOn(path, null)), { text: '다른 탭의 댓글' });
  const { user } = await openTopic({ topic, member });
  expect(await screen.findByText(offer)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '댓글' })).toHaveValue('다른 탭의 댓글'));
});
