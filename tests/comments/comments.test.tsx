import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { commentsApi } from '@/api/comments';
import { isChangedSince } from '@/lib/browser/listChanges';
import { whenShown } from '@/lib/browser/nextFrame';
import * as topicPage from '@/pages/forums/[slug]/topics/[id]';
import { answered, call, callsMade, layScenario, server, setSession, testProvider } from '../api';
import { aComment, aMember, aTopic, type TestMember } from '../factories';
import { createGate } from '../gate';
import { notKnownYet, renderPage } from '../render';
import { openTopic } from '../topics/open';

const commentWith = async (text: string | RegExp) => {
  // The form may still hold the text while its code is loaded.
  const item = (await screen.findByText(text)).closest('li');
  if (!item) throw new Error(`no comment says ${text}`);
  return within(item);
};

test('a comment is there at once, and the form is ready for the next one', async () => {
  const { topic, user } = await openTopic({ member: await aMember({ nickname: '보리차' }) });
  const openedAt = new Date().toISOString();
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '저도 그랬어요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  const comment = await commentWith('저도 그랬어요');
  expect(comment.getByText('보리차')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '댓글' })).toHaveValue('');
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(screen.getByRole('heading', { name: '댓글 1' })).toBeVisible();
  // A list that was rendered before shows the former count.
  expect(isChangedSince(openedAt)).toBe(true);
  expect(topic.id).toBeGreaterThan(0);
});

test('a second tap or a held key shows no error beside a comment that was sent', async () => {
  const { user } = await openTopic({ member: await aMember() });
  const field = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(field, '먼저 보낸 말');
  // Twice, as each form here is (doubleTap.ts).
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(field).toBeValid();
  await user.type(field, '{Control>}{Enter}{Enter}{/Control}');
  expect(field).toBeValid();
  expect(callsMade().filter((it) => it.startsWith('POST') && it.includes('comments/'))).toHaveLength(1);
});

test('a comment keeps its element once it is stored, also when the page is fetched again', async () => {
  const { topic, user, store } = await openTopic({ member: await aMember() });
  const { open: answer, opened } = createGate();
  server.use(http.post('*/comments/', () => opened.then(() => undefined)));
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '그대로 있을 말');
  await user.click(screen.getByRole('button', { name: '등록' }));
  const sent = await screen.findByText('그대로 있을 말');
  expect(sent.closest('li')).toHaveAttribute('id', expect.stringMatching(/^comment--/));
  answer();
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  await waitFor(() => expect(sent.closest('li')).toHaveAttribute('id', expect.stringMatching(/^comment-\d/)));
  const key = { path: `forums/${topic.forum.slug}/topics/${topic.id}/`, page: 1 };
  const again = commentsApi.endpoints.getComments.initiate(key, { forceRefetch: true, subscribe: false });
  await act(async () => void (await store.dispatch(again)));
  expect(sent).toBeVisible();
});

test('a comment that is in view after it was sent needs no message, and its number is announced', async () => {
  const { user } = await openTopic({ member: await aMember() });
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '바로 보이는 말');
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 80));
  await user.click(screen.getByRole('button', { name: '등록' }));
  const sent = await commentWith('바로 보이는 말');
  expect(await sent.findByRole('button', { name: /답글$/ })).toBeVisible();
  await act(async () => {
    await answered();
    await whenShown();
    await whenShown();
  });
  expect(screen.queryByText('댓글을 등록했어요')).toBeNull();
  expect(screen.getByRole('heading', { name: '댓글 1' })).toHaveAttribute('aria-live', 'polite');
});

test('a comment that failed returns to the form, and is removed from the list', async () => {
  const { user } = await openTopic({ member: await aMember() });
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(form, '두 번째 줄까지 쓴 말');
  layScenario('error');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/댓글을 등록하지 못했어요/)).toBeVisible();
  expect(form).toHaveValue('두 번째 줄까지 쓴 말');
  expect(await screen.findByRole('heading', { name: '댓글 0' })).toBeVisible();
  expect(screen.getByText('아직 댓글이 없어요')).toBeVisible();
});

test('a comment whose response was none of the contract does not pass for written', async () => {
  const { user } = await openTopic({ member: await aMember() });
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(form, '잃으면 안 되는 말');
  server.use(http.post('*/comments/', () => HttpResponse.json({ code: 'unavailable' }, { status: 502 })));
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/댓글을 등록하지 못했어요/)).toBeVisible();
  expect(screen.queryByText('댓글을 등록했어요')).not.toBeInTheDocument();
  expect(form).toHaveValue('잃으면 안 되는 말');
});

test('a draft is restored after leaving the page', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const first = await openTopic({ topic, member });
  await first.user.type(await screen.findByRole('textbox', { name: '댓글' }), '쓰다 만 말');
  first.unmount();
  await openTopic({ topic, member });
  expect(await screen.findByDisplayValue('쓰다 만 말')).toHaveAccessibleName('댓글');
});

test('a comment whose answer was lost is sent again after a reload and is there once', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const first = await openTopic({ topic, member });
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/comments/', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length > 1) return undefined;
      const { app } = await testProvider();
      await app.fetch(request.clone());
      return HttpResponse.error();
    }),
  );
  await first.user.type(await screen.findByRole('textbox', { name: '댓글' }), '한 번만 남길 말');
  await first.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/댓글을 등록하지 못했어요/)).toBeVisible();
  first.unmount();

  const second = await openTopic({ topic, member });
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await waitFor(() => expect(form).toHaveValue('한 번만 남길 말'));
  await second.user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await waitFor(() => expect(screen.getAllByText('한 번만 남길 말')).toHaveLength(1));
  expect(screen.getByRole('heading', { name: '댓글 1' })).toBeVisible();
});

test('a comment that was written without a connection is offered again with it', async () => {
  const { user } = await openTopic({ topic: await aTopic(), member: await aMember() });
  let calls = 0;
  server.use(
    http.post('*/comments/', () => {
      calls += 1;
      return calls === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '터널에서 쓴 말');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText(/인터넷 연결이 끊겼어요/)).toBeVisible();
  online.mockRestore();
  fireEvent(window, new Event('online'));
  const offer = (await screen.findByText(/쓰던 댓글을 등록할까요/)).parentElement as HTMLElement;
  await user.click(within(offer).getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(calls).toBe(2);
});

test('a comment in flight is in the form again after a reload', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const first = await openTopic({ topic, member });
  server.use(http.post('*/comments/', () => delay('infinite')));
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await first.user.type(form, '가는 중인 말');
  await first.user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(form).toHaveValue(''));
  first.unmount();
  fireEvent(window, new Event('pagehide'));
  await openTopic({ topic, member });
  expect(await screen.findByDisplayValue('가는 중인 말')).toHaveAccessibleName('댓글');
});

test('a comment that failed is inserted before newer input, and both survive a reload', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const first = await openTopic({ topic, member });
  const { open: answer, opened } = createGate();
  server.use(http.post('*/comments/', () => opened.then(() => HttpResponse.error())));
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await first.user.type(form, '보낸 말');
  await first.user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(form).toHaveValue(''));
  await first.user.type(form, '그사이 쓴 말');
  answer();
  expect(await screen.findByText(/댓글을 등록하지 못했어요/)).toBeVisible();
  expect(form).toHaveValue('보낸 말\n그사이 쓴 말');
  first.unmount();
  await openTopic({ topic, member });
  const again = await screen.findByRole('textbox', { name: '댓글' });
  await waitFor(() => expect(again).toHaveValue('보낸 말\n그사이 쓴 말'));
});

test('a reply is listed beneath its comment', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '몇 도에서 씻으세요?' });
  const { user } = await openTopic({ topic, member: await aMember() });
  const comment = await commentWith('몇 도에서 씻으세요?');
  await user.click(await comment.findByRole('button', { name: /댓글에 답글$/ }));
  await user.type(await comment.findByRole('textbox', { name: /남길 답글/ }), '미지근하게요');
  await user.click(comment.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  const replies = comment.getByRole('list', { name: /답글/ });
  expect(within(replies).getByText('미지근하게요')).toBeVisible();
});

test('an answer to a reply begins with its author’s mention, who hears of it once', async () => {
  const topic = await aTopic();
  const [asker, helper] = [await aMember(), await aMember({ nickname: '도움' })];
  const first = await aComment({ topic, by: asker, content: '몇 도에서 씻으세요?' });
  await aComment({ topic, by: helper, content: '미지근하게요', parent: first.id });
  const { user } = await openTopic({ topic, member: await aMember() });
  const reply = (await screen.findByText('미지근하게요')).closest('li') as HTMLElement;
  const button = await within(reply).findByRole('button', { name: '도움님의 댓글에 답글' });
  await user.click(button);
  const form = await screen.findByRole('textbox', { name: /도움님에게 남길 답글/ });
  await waitFor(() => expect(form).toHaveValue(`@${helper.user.username} `));
  await user.type(form, '고마워요');
  await user.click(within(form.closest('form') as HTMLElement).getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  const kindsOf = async ({ token }: TestMember) => {
    const { body } = await call('GET', 'notifications/', { token });
    return body.results.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind !== 'badge');
  };
  expect(await kindsOf(helper)).toEqual(['mention']);
  expect(await kindsOf(asker)).toEqual(['reply']);
});

test('a comment that was deleted in another tab stays away', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const { id } = await aComment({ topic, by: member, content: '지울 말' });
  const { user } = await openTopic({ topic, member });
  const comment = await commentWith('지울 말');
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/${id}/`;
  expect((await call('DELETE', path, { token: member.token })).status).toBe(200);
  await user.click(await comment.findByRole('button', { name: /댓글 삭제$/ }));
  expect(await screen.findByText('댓글을 삭제했어요')).toBeVisible();
  expect(screen.queryByText('지울 말')).toBeNull();
  expect(screen.getByRole('heading', { name: '댓글 0' })).toBeVisible();
});

test('a rejected change restores the old text and keeps the new one in the form', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await aComment({ topic, by: member, content: '처음 쓴 말' });
  const { user } = await openTopic({ topic, member });
  const comment = await commentWith('처음 쓴 말');
  await user.click(await comment.findByRole('button', { name: /댓글 수정$/ }));
  const form = await comment.findByRole('textbox', { name: '댓글 수정' });
  await user.clear(form);
  await user.type(form, '고친 말');
  layScenario('error');
  await user.click(comment.getByRole('button', { name: '저장' }));
  expect(await screen.findByText(/댓글을 수정하지 못했어요/)).toBeVisible();
  expect(await screen.findByDisplayValue('고친 말')).toHaveAccessibleName('댓글 수정');

  layScenario(undefined);
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  expect(await screen.findByText('고친 말')).toBeVisible();
});

const editOf = async (user: Awaited<ReturnType<typeof openTopic>>['user'], text: string, typed: string) => {
  const comment = await commentWith(text);
  await user.click(await comment.findByRole('button', { name: /댓글 수정$/ }));
  const form = await screen.findByRole('textbox', { name: '댓글 수정' });
  await user.clear(form);
  await user.type(form, typed);
};

test('a comment that was edited in another tab is compared before it is saved over', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const { id } = await aComment({ topic, by: member, content: '처음 쓴 말' });
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/`;
  const { user } = await openTopic({ topic, member });
  await editOf(user, '처음 쓴 말', '이 탭에서 고친 말');
  await call('PUT', `${path}${id}/`, { token: member.token, body: { content: '다른 탭에서 고친 말' } });
  await user.click(screen.getByRole('button', { name: '저장' }));

  const sheet = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 고쳤어요' }));
  expect(sheet.getByText('다른 탭에서 고친 말')).toBeVisible();
  expect(sheet.getByText('이 탭에서 고친 말')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '닫기' }));
  expect(screen.getByRole('textbox', { name: '댓글 수정' })).toHaveValue('이 탭에서 고친 말');
  // The choice is still to be made.
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: '내 내용으로 저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  expect((await call('GET', path)).body.results).toMatchObject([{ content: '이 탭에서 고친 말' }]);
});

test('a comment is edited again while its first change is still being saved', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await aComment({ topic, by: member, content: '처음 쓴 말' });
  const { user } = await openTopic({ topic, member });
  const { open: answer, opened } = createGate();
  server.use(http.put('*/comments/*', () => opened.then(() => undefined), { once: true }));
  await editOf(user, '처음 쓴 말', '한 번 고친 말');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await editOf(user, '한 번 고친 말', '두 번 고친 말');
  answer();
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('두 번 고친 말')).toBeVisible();
  await waitFor(async () => {
    const { body } = await call('GET', `forums/${topic.forum.slug}/topics/${topic.id}/comments/`);
    expect(body.results).toMatchObject([{ content: '두 번 고친 말' }]);
  });
});

test('a change that is rejected while its form is open again lasts through a visit elsewhere', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await aComment({ topic, by: member, content: '처음 쓴 말' });
  const { user, unmount } = await openTopic({ topic, member });
  const { open: answer, opened } = createGate();
  const rejected = () => HttpResponse.json({ code: 'unavailable' }, { status: 502 });
  server.use(http.put('*/comments/*', () => opened.then(rejected), { once: true }));
  await editOf(user, '처음 쓴 말', '고친 말');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const comment = await commentWith('고친 말');
  await user.click(await comment.findByRole('button', { name: /댓글 수정$/ }));
  expect(await screen.findByRole('textbox', { name: '댓글 수정' })).toHaveValue('고친 말');
  answer();
  expect(await screen.findByText(/댓글을 수정하지 못했어요/)).toBeVisible();
  unmount();

  const again = await openTopic({ topic, member });
  const before = await commentWith('처음 쓴 말');
  await again.user.click(await before.findByRole('button', { name: /댓글 수정$/ }));
  expect(await screen.findByDisplayValue('고친 말')).toHaveAccessibleName('댓글 수정');
});

test('a deleted comment with a reply leaves a placeholder; a rejected deletion restores it', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const first = await aComment({ topic, by: member, content: '지울 말' });
  await aComment({ topic, content: '남는 답글', parent: first.id });
  const { user } = await openTopic({ topic, member });

  layScenario('error');
  const remove = async () => {
    const comment = await commentWith('지울 말');
    await user.click(await comment.findByRole('button', { name: /댓글 삭제$/ }));
  };
  await remove();
  expect(await screen.findByText(/댓글을 삭제하지 못했어요/)).toBeVisible();
  expect(await screen.findByText('지울 말')).toBeVisible();

  layScenario(undefined);
  await remove();
  expect(await screen.findByText('삭제된 댓글이에요.')).toBeVisible();
  expect(screen.getByText('남는 답글')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: '댓글 1' })).toBeVisible());
});

test('a deletion that cannot be undone any more is reported, with the place to try again', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await aComment({ topic, by: member, content: '지울 말' });
  const { user } = await openTopic({ topic, member });
  const comment = await commentWith('지울 말');
  await user.click(await comment.findByRole('button', { name: /댓글 삭제$/ }));
  const undo = await screen.findByRole('button', { name: '실행 취소' });
  server.use(http.get('*/trash/', () => HttpResponse.json({ count: 0, next: null, previous: null, results: [] })));
  await user.click(undo);
  expect(await screen.findByText(/^되돌리지 못했어요.*‘삭제한 글’/)).toBeVisible();
  expect(screen.queryByText('지울 말')).toBeNull();
});

test('only its author can change a comment', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '남의 말' });
  await openTopic({ topic, member: await aMember() });
  const comment = await commentWith('남의 말');
  expect(await comment.findByRole('button', { name: /댓글에 답글$/ })).toBeVisible();
  expect(comment.queryByRole('button', { name: /댓글 수정$/ })).toBeNull();
  expect(comment.queryByRole('button', { name: /댓글 삭제$/ })).toBeNull();
});

test('a manager changes another’s comment', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '고쳐야 할 말' });
  const { user } = await openTopic({ topic, member: await aMember({ role: 'manager' }) });
  const comment = await commentWith('고쳐야 할 말');
  await user.click(await comment.findByRole('button', { name: /댓글 수정$/ }));
  const form = await screen.findByRole('textbox', { name: '댓글 수정' });
  await user.clear(form);
  await user.type(form, '고친 말');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  expect(screen.getByText('고친 말')).toBeVisible();
  await user.click(await comment.findByRole('button', { name: /댓글 삭제$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('운영 메뉴의 ‘삭제한 글’에서');
});

test('Enter that ends a Korean composition sends nothing', async () => {
  const { user } = await openTopic({ member: await aMember() });
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(form, '한글{Enter}');
  expect(form).toHaveValue('한글\n');
  expect(screen.getByText('아직 댓글이 없어요')).toBeVisible();
});

test('a heart on a comment counts at once, also after a double tap, and can be taken back', async () => {
  const topic = await aTopic();
  const { id } = await aComment({ topic, content: '좋은 말' });
  const { user } = await openTopic({ topic, member: await aMember() });
  const comment = await commentWith('좋은 말');
  await user.dblClick(await comment.findByRole('button', { name: /댓글 좋아요$/, pressed: false }));
  await comment.findByRole('button', { name: /댓글 좋아요 1$/, pressed: true });
  // A tap while a call is in flight is part of a double tap.
  await answered();
  await user.click(await comment.findByRole('button', { name: /댓글 좋아요 1$/, pressed: true }));
  expect(await comment.findByRole('button', { name: /댓글 좋아요$/, pressed: false })).toBeVisible();
  const like = `POST forums/${topic.forum.slug}/topics/${topic.id}/comments/${id}/like/`;
  await expect.poll(() => callsMade().filter((it) => it === like)).toHaveLength(2);
});

test('a heart on a comment that failed is taken back and reported', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '좋은 말' });
  const { user } = await openTopic({ topic, member: await aMember() });
  const comment = await commentWith('좋은 말');
  const heart = await comment.findByRole('button', { name: /댓글 좋아요$/ });
  layScenario('error');
  await user.click(heart);
  expect(await screen.findByText(/좋아요를 누를 수 없어요/)).toBeVisible();
  expect(await comment.findByRole('button', { name: /댓글 좋아요$/, pressed: false })).toBeVisible();
});

test('a member sees their own hearts on a page that was rendered without them', async () => {
  const topic = await aTopic();
  const { id } = await aComment({ topic, content: '좋은 말' });
  const member = await aMember();
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/${id}/like/`;
  await call('POST', path, { token: member.token });
  await openTopic({ topic, member });
  const comment = await commentWith('좋은 말');
  expect(await comment.findByRole('button', { name: /댓글 좋아요 1$/, pressed: true })).toBeVisible();
});

test.each([/댓글 좋아요/, /댓글에 답글/])('a visitor who taps %s signs in and returns to the comment', async (name) => {
  const topic = await aTopic();
  const { id } = await aComment({ topic, content: '좋은 말' });
  const { user, visits } = await openTopic({ topic });
  const comment = await commentWith('좋은 말');
  expect(comment.queryByRole('button', { name })).toBeNull();
  await user.hover(screen.getByText('좋은 말'));
  await user.click(await comment.findByRole('button', { name }));
  const [path, query] = visits.current.split('?');
  expect(path).toBe('/auth/signin');
  expect(new URLSearchParams(query).get('callbackUrl')).toBe(
    `/forums/${topic.forum.slug}/topics/${topic.id}#comment-${id}`,
  );
});

test('a reply whose session cannot be read says so, and begins with a later tap', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '먼저 쓴 말' });
  const { user, store } = await openTopic({ topic });
  const member = await aMember();
  await notKnownYet(store);
  setSession({ user: member.user, accessToken: member.token, expires: '2030-01-01T00:00:00.000Z' });
  server.use(http.get('*/api/auth/session', () => HttpResponse.error(), { once: true }));
  await user.hover(screen.getByText('먼저 쓴 말'));
  const reply = await screen.findByRole('button', { name: /댓글에 답글$/ });
  await user.click(reply);
  expect(await screen.findByText('처리하지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  await user.click(reply);
  expect(await screen.findByRole('textbox', { name: /남길 답글$/ })).toBeVisible();
});

test('the comment that the address names is marked for the eye and for screen readers, and no other', async () => {
  const topic = await aTopic();
  const { id } = await aComment({ topic, content: '하나' });
  await aComment({ topic, content: '둘' });
  const params = { slug: topic.forum.slug, id: topic.id };
  const path = `/forums/${params.slug}/topics/${params.id}#comment-${id}`;
  await renderPage(topicPage, { path, route: '/forums/[slug]/topics/[id]', params });
  expect(screen.getByText('하나').closest('li')).toHaveAttribute('aria-current', 'location');
  expect(screen.getByText('둘').closest('li')).not.toHaveAttribute('aria-current');
});
