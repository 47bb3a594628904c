import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_PAGE_SIZE, REPLIES_SHOWN } from '@/contract/constants/common';
import * as topicPage from '@/pages/forums/[slug]/topics/[id]';
import * as commentsPage from '@/pages/forums/[slug]/topics/[id]/comments/[page]';
import { call } from '../api';
import { aComment, aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

const shown = () =>
  within(screen.getByRole('region', { name: /^댓글/ }))
    .getAllByRole('listitem')
    .map((item) => /말 \d/.exec(item.textContent ?? '')?.[0]);
const order = (name: string) => screen.findByRole('button', { name });

async function threeComments() {
  const topic = await aTopic();
  const comments: { id: number }[] = [];
  for (const content of ['말 1', '말 2', '말 3']) comments.push(await aComment({ topic, content }));
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/`;
  const by = async (who: TestMember, at: number) =>
    call('POST', `${path}${comments[at]?.id}/like/`, { token: who.token });
  return { topic, path, like: by };
}

test('comments are shown by their time or likes, and the choice lasts for the visit', async () => {
  const { topic, like } = await threeComments();
  await like(await aMember(), 1);
  const { user, unmount } = await openTopic({ topic, member: await aMember() });
  expect(shown()).toEqual(['말 1', '말 2', '말 3']);
  fireEvent.scroll(document);
  await user.click(await order('좋아요순'));
  await waitFor(() => expect(shown()).toEqual(['말 2', '말 1', '말 3']));
  await user.click(await order('최신순'));
  await waitFor(() => expect(shown()).toEqual(['말 3', '말 2', '말 1']));
  expect(await order('최신순')).toHaveAttribute('aria-pressed', 'true');
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '말 4');
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(shown()).toEqual(['말 4', '말 3', '말 2', '말 1']));
  unmount();

  const next = await threeComments();
  await openTopic({ topic: next.topic });
  expect(shown()).toEqual(['말 1', '말 2', '말 3']);
  fireEvent.scroll(document);
  await waitFor(() => expect(shown()).toEqual(['말 3', '말 2', '말 1']));
});

/** Writes a comment with three replies more than are shown with it. */
async function aLongThread() {
  const topic = await aTopic();
  const { id: parent } = await aComment({ topic, content: '물어볼게요' });
  const replies: { id: number }[] = [];
  for (let reply = 1; reply <= REPLIES_SHOWN + 3; reply += 1)
    replies.push(await aComment({ topic, parent, content: `답 ${reply}.` }));
  return { topic, last: replies.at(-1) };
}

test('the replies beyond the first are added by a button, and liked as the others', async () => {
  const { topic } = await aLongThread();
  const { user } = await openTopic({ topic, member: await aMember() });
  expect(screen.queryByText(`답 ${REPLIES_SHOWN + 1}.`)).toBeNull();
  await user.click(await screen.findByRole('button', { name: '답글 3개 더 보기' }));
  const last = (await screen.findByText(`답 ${REPLIES_SHOWN + 3}.`)).closest('li');
  expect(screen.queryByRole('button', { name: /더 보기$/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(`답 ${REPLIES_SHOWN + 1}.`));
  if (!last) throw new Error('The last reply is no item of a list');
  await user.click(await within(last).findByRole('button', { name: /댓글 좋아요$/ }));
  expect(await within(last).findByRole('button', { name: /댓글 좋아요 1$/, pressed: true })).toBeVisible();
});

test('a reply that the address names is added by itself', async () => {
  const { topic, last } = await aLongThread();
  const params = { slug: topic.forum.slug, id: topic.id };
  const path = `/forums/${params.slug}/topics/${params.id}#comment-${last?.id}`;
  await renderPage(topicPage, { path, route: '/forums/[slug]/topics/[id]', params });
  const meant = (await screen.findByText(`답 ${REPLIES_SHOWN + 3}.`)).closest('li');
  expect(meant).toHaveAttribute('aria-current', 'location');
});

test('a deleted comment of the reader is not one more of others', async () => {
  sessionStorage.clear();
  const { topic, path } = await threeComments();
  const { user } = await openTopic({ topic, member: await aMember() });
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '말 4');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  const { token } = await aMember();
  fireEvent(window, new Event('pagehide'));
  await call('POST', path, { token, body: { content: '말 5' } });
  fireEvent(window, new Event('pageshow'));
  const chip = await screen.findByRole('button', { name: '새 댓글 1개 보기' });
  await user.click(await screen.findByRole('button', { name: /댓글 삭제$/ }));
  expect(await screen.findByText('댓글을 삭제했어요')).toBeVisible();
  expect(chip).toHaveTextContent('새 댓글 1개 보기');
});

/** Lets others write while the reader is away: a page in view looks at times of its own. */
async function meanwhile(path: string, written: { content: string; parent?: number | undefined }[]) {
  const { token } = await aMember();
  fireEvent(window, new Event('pagehide'));
  for (const body of written) await call('POST', path, { token, body });
  fireEvent(window, new Event('pageshow'));
}

test('replies of others are offered too, and a tap leads to the first of them', async () => {
  sessionStorage.clear();
  const { topic, path } = await threeComments();
  const { user } = await openTopic({ topic, member: await aMember() });
  fireEvent.scroll(document);
  const { body } = await call('GET', path);
  const parent: number = body.results[0].id;
  const replies = [
    { content: '말 4', parent },
    { content: '말 5', parent },
  ];
  await meanwhile(path, replies);
  await user.click(await screen.findByRole('button', { name: '새 댓글 2개 보기' }));
  await waitFor(() => expect(shown()).toEqual(['말 1', '말 4', '말 5', '말 2', '말 3']));
  expect(screen.queryByRole('button', { name: /새 댓글/ })).toBeNull();
  expect(screen.getByRole('heading', { name: '댓글 5' })).toBeVisible();
  const first = screen.getByText('말 4').closest('li');
  const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
  await waitFor(() => expect(scrolled).toContain(first));
});

test('the reader’s own reply is not offered as one of others', async () => {
  sessionStorage.clear();
  const { topic, path } = await threeComments();
  const { user } = await openTopic({ topic, member: await aMember() });
  const [reply] = await screen.findAllByRole('button', { name: /댓글에 답글$/ });
  await user.click(reply ?? document.body);
  await user.type(await screen.findByRole('textbox', { name: /남길 답글$/ }), '말 4');
  await user.click(screen.getAllByRole('button', { name: '등록' })[0] ?? document.body);
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  await meanwhile(path, [{ content: '말 5' }]);
  expect(await screen.findByRole('button', { name: '새 댓글 1개 보기' })).toBeVisible();
});

test('signing in and the other language lead back to the page of the comments', async () => {
  const topic = await aTopic();
  for (let more = 0; more <= DEFAULT_PAGE_SIZE; more += 1) await aComment({ topic, content: '말' });
  const params = { slug: topic.forum.slug, id: topic.id, page: 2 };
  await renderPage(commentsPage, { route: '/forums/[slug]/topics/[id]/comments/[page]', params });
  const path = `/forums/${topic.forum.slug}/topics/${topic.id}?page=2`;
  const ways = screen.getAllByRole('link', { name: /^로그인/ }).map((link) => link.getAttribute('href'));
  const back = ways.map((way) => new URL(way ?? '', location.href).searchParams.get('callbackUrl'));
  expect(new Set(back)).toEqual(new Set([path, `${path}#write`]));
  const english = screen.getAllByRole('link', { name: 'English' });
  expect(new Set(english.map((link) => link.getAttribute('href')))).toEqual(new Set([`/en${path}`]));
});

test('replies on another page of the comments are said to be there', async () => {
  sessionStorage.clear();
  const topic = await aTopic();
  const first = await aComment({ topic, content: '말 1' });
  for (let more = 0; more < DEFAULT_PAGE_SIZE; more += 1) await aComment({ topic, content: '말 2' });
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/`;
  const { user, visits } = await renderPage(commentsPage, {
    route: '/forums/[slug]/topics/[id]/comments/[page]',
    params: { slug: topic.forum.slug, id: topic.id, page: 2 },
  });
  const before = visits.current;
  fireEvent.scroll(document);
  await meanwhile(path, [{ content: '말 3', parent: first.id }]);
  await user.click(await screen.findByText('새 댓글 1개 보기'));
  expect(await screen.findByText('새 답글은 ‘더 보기’ 아래나 댓글의 다른 쪽에 있어요')).toBeVisible();
  expect(visits.current).toBe(before);
});

test('comments of others that arrive meanwhile are offered, not the reader’s own, and shown on a tap', async () => {
  sessionStorage.clear();
  const { topic, path } = await threeComments();
  const { user } = await openTopic({ topic, member: await aMember() });
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '말 4');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  const { token } = await aMember();
  // The reader leaves meanwhile: a page in view looks at times of its own.
  fireEvent(window, new Event('pagehide'));
  for (const content of ['말 5', '말 6']) await call('POST', path, { token, body: { content } });
  fireEvent(window, new Event('pageshow'));
  const chip = await screen.findByRole('button', { name: '새 댓글 2개 보기' });
  expect(shown()).toEqual(['말 1', '말 2', '말 3', '말 4']);
  await user.click(chip);
  await waitFor(() => expect(shown()).toHaveLength(6));
  expect(screen.queryByRole('button', { name: /새 댓글/ })).toBeNull();
  expect(screen.getByRole('heading', { name: '댓글 6' })).toBeVisible();
});

test('comments of members whom the reader has blocked are not said to be elsewhere', async () => {
  sessionStorage.clear();
  const { topic, path } = await threeComments();
  const reader = await aMember();
  const loud = await aMember();
  await call('POST', `users/${loud.user.username}/block/`, { token: reader.token });
  const { user } = await openTopic({ topic, member: reader });
  fireEvent.scroll(document);
  fireEvent(window, new Event('pagehide'));
  await call('POST', path, { token: loud.token, body: { content: '말 4' } });
  fireEvent(window, new Event('pageshow'));
  await user.click(await screen.findByRole('button', { name: '새 댓글 1개 보기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /새 댓글/ })).toBeNull());
  await screen.findByRole('heading', { name: '댓글 4' });
  expect(shown()).toEqual(['말 1', '말 2', '말 3']);
  expect(screen.queryByText('새 답글은 댓글의 다른 쪽에 있어요')).toBeNull();
});
