import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { tagOf } from '@/api/tags';
import type { AppStore } from '@/store/makeStore';
import { call, callsMade, server } from '../api';
import { setMedia, standOutOfView } from '../browser';
import { aComment, aMember, aTopic } from '../factories';
import { createGate } from '../gate';
import { openTopic } from '../topics/open';

const form = () => screen.findByRole('textbox', { name: '댓글' });
const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

const mina = await aMember({ username: 'mina_k', nickname: '미나리' });
const bora = await aMember({ username: 'bora_m', nickname: '보라매' });
afterEach(() => void vi.unstubAllGlobals());

/** Opens a topic on which both have commented, as a third member. */
async function openThread() {
  const topic = await aTopic();
  await aComment({ topic, by: mina, content: '첫 번째 말\n둘째 줄' });
  await aComment({ topic, by: bora, content: '두 번째 말' });
  return openTopic({ topic, member: await aMember() });
}

test('@ offers those who wrote in the thread, and Enter inserts the chosen one', async () => {
  const { user } = await openThread();
  const text = await form();
  await user.type(text, '고마워요 @');
  expect(await names()).toEqual([expect.stringContaining('@mina_k'), expect.stringContaining('@bora_m')]);
  await waitFor(() => expect(text).toHaveRole('combobox'));
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: /bora_m/, selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(text).toHaveValue('고마워요 @bora_m '));
  await waitFor(() => expect(text).toHaveRole('textbox'));
  expect(text).toHaveFocus();
});

test('@ with letters finds members outside of the thread by their nickname, after those in it', async () => {
  await aMember({ username: 'mint_tea', nickname: '미나박하' });
  const { user } = await openThread();
  const text = await form();
  await user.type(text, '@미나');
  await waitFor(async () =>
    expect(await names()).toEqual([expect.stringContaining('@mina_k'), expect.stringContaining('@mint_tea')]),
  );
  await user.click(screen.getByRole('option', { name: /mint_tea/ }));
  expect(text).toHaveValue('@mint_tea ');
});

test('Escape closes the list of members, and Enter then writes a line', async () => {
  const { user } = await openThread();
  const text = await form();
  await user.type(text, '@mi');
  await names();
  await waitFor(() => expect(text).toHaveRole('combobox'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.keyboard('{Enter}');
  expect(text).toHaveValue('@mi\n');
});

test('an e-mail address offers no members', async () => {
  const { user } = await openThread();
  await user.type(await form(), 'hi@mi');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(callsMade().filter((it) => it.includes('GET users/?'))).toEqual([]);
});

test('a mention in a comment is the member’s nickname, which leads to them', async () => {
  const topic = await aTopic();
  await aMember({ username: 'sora_p', nickname: '소라' });
  await aComment({ topic, content: '@sora_p @unknown_here 고마워요' });
  await openTopic({ topic });
  expect(screen.getByRole('link', { name: '@소라' })).toHaveAttribute('href', '/users/sora_p');
  expect(screen.queryByRole('link', { name: '@unknown_here' })).toBeNull();
});

test('a quotation stands apart from what is typed, and before it in the reply', async () => {
  const { user, topic } = await openThread();
  const comment = within((await screen.findByText(/첫 번째 말/)).closest('li') ?? document.body);
  await user.click(await comment.findByRole('button', { name: /댓글에 답글$/ }));
  await user.type(await comment.findByRole('textbox', { name: /남길 답글/ }), '저는');
  await user.click(comment.getByRole('button', { name: /댓글 메뉴$/ }));
  await user.click(await screen.findByRole('menuitem', { name: '인용' }));
  const reply = await comment.findByRole('textbox', { name: /남길 답글/ });
  expect((await comment.findByRole('blockquote')).textContent).toBe('첫 번째 말\n둘째 줄');
  await waitFor(() => expect(reply).toHaveValue('저는'));
  await user.type(reply, ' 동감해요');
  await user.click(comment.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  const quotation = await comment.findByRole('blockquote');
  expect(quotation).toHaveTextContent('첫 번째 말 둘째 줄');
  expect(comment.getByText('저는 동감해요')).toBeVisible();
  const { body } = await call('GET', `forums/${topic.forum.slug}/topics/${topic.id}/comments/`);
  expect(body.results[0].replies[0].content).toBe('> 첫 번째 말\n> 둘째 줄\n저는 동감해요');
});

/** Opens the reply to a comment with a quotation of it. */
async function quoteInReply() {
  const page = await openThread();
  const comment = within((await screen.findByText(/첫 번째 말/)).closest('li') ?? document.body);
  await page.user.click(await comment.findByRole('button', { name: /댓글 메뉴$/ }));
  await page.user.click(await screen.findByRole('menuitem', { name: '인용' }));
  const reply = await comment.findByRole('textbox', { name: /남길 답글/ });
  await comment.findByRole('blockquote');
  return { ...page, comment, reply };
}

test('a quotation can be taken away, and alone is no reply', async () => {
  const { user, comment, reply } = await quoteInReply();
  expect(comment.getByRole('button', { name: '등록' })).toBeDisabled();
  await user.type(reply, '저는');
  await user.click(comment.getByRole('button', { name: '인용 삭제' }));
  expect(comment.queryByRole('blockquote')).toBeNull();
  expect(reply).toHaveValue('저는');
  expect(reply).toHaveFocus();
});

test('a reply that could not be sent gets its quotation back', async () => {
  const { user, comment, reply } = await quoteInReply();
  server.use(http.post('*/comments/', () => HttpResponse.error()));
  await user.type(reply, '동감해요');
  await user.click(comment.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(reply).toHaveValue('동감해요'));
  expect(comment.getByRole('blockquote')).toHaveTextContent('첫 번째 말');
});

test('what is typed says beneath whom it calls by nickname, and a tap takes the call away', async () => {
  const { user } = await openThread();
  const text = await form();
  await user.type(text, '고마워요 @bora_m, @nobody_here 그리고 a@mina_k.com');
  const called = within(await screen.findByRole('list', { name: '언급' }));
  await user.click(await called.findByRole('button', { name: '보라매님 언급 삭제' }));
  expect(text).toHaveValue('고마워요 , @nobody_here 그리고 a@mina_k.com');
  await waitFor(() => expect(called.queryByRole('button')).toBeNull());
  expect(text).toHaveFocus();
});

/** Opens such a topic on a phone, with the form further down than the window shows. */
async function openOnPhone() {
  standOutOfView(2000);
  setMedia('(max-width: 47.99em)');
  const opened = await openThread();
  await opened.user.hover(screen.getByText('두 번째 말'));
  const answer = within((await screen.findByText(/첫 번째 말/)).closest('li') ?? document.body);
  return { ...opened, answer, reply: await answer.findByRole('button', { name: /댓글에 답글$/ }) };
}
const areas = () => screen.getAllByRole('textbox').filter((it) => it.tagName === 'TEXTAREA');
const close = () => screen.getByRole('button', { name: '댓글 창 닫기' });

test('on a phone a bar opens the form where the reader is, and closing it keeps what was typed', async () => {
  const { user } = await openOnPhone();
  const bar = await screen.findByRole('button', { name: '댓글 쓰기' });
  await user.click(bar);
  expect(await form()).toHaveFocus();
  expect(areas()).toHaveLength(1);
  await user.keyboard('쓰던 말');
  await user.click(close());
  expect(screen.queryByRole('button', { name: '댓글 창 닫기' })).toBeNull();
  expect(bar).toHaveFocus();
  expect(await form()).toHaveValue('쓰던 말');
  await user.click(bar);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '댓글 창 닫기' })).toBeNull();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('on a phone a reply is written in the same form, which names whom it answers', async () => {
  const { user, topic, answer, reply } = await openOnPhone();
  await user.click(reply);
  expect(screen.getByText('미나리님에게 답글')).toBeVisible();
  expect(reply).toHaveAttribute('aria-expanded', 'true');
  expect(areas()).toEqual([await screen.findByRole('textbox', { name: '미나리님에게 남길 답글' })]);
  expect(areas()[0]).toHaveFocus();
  await user.keyboard('저도요');
  await user.click(close());
  expect(await form(), 'a comment has another draft').toHaveValue('');
  await user.click(reply);
  await waitFor(() => expect(areas()[0]).toHaveValue('저도요'));
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await answer.findByText('저도요')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('미나리님에게 답글')).toBeNull());
  const { body } = await call('GET', `forums/${topic.forum.slug}/topics/${topic.id}/comments/`);
  expect(body.results[0].replies).toMatchObject([{ content: '저도요' }]);
});

test('on a phone a quotation is put into the reply that is being written', async () => {
  const { user, answer, reply } = await openOnPhone();
  await user.click(reply);
  await user.keyboard('저는');
  await user.click(answer.getByRole('button', { name: /댓글 메뉴$/ }));
  await user.click(await screen.findByRole('menuitem', { name: '인용' }));
  await waitFor(() => expect(areas()[0]).toHaveValue('저는'));
  expect(screen.getByRole('blockquote')).toHaveTextContent('첫 번째 말');
  expect(areas()).toHaveLength(1);
});

test('a phone that is turned to a wide window offers the same reply in its place', async () => {
  const { user, answer, reply } = await openOnPhone();
  await user.click(reply);
  await user.keyboard('저도요');
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: false, media: query }) as MediaQueryList);
  expect(areas()[0], 'nothing changes by itself').toHaveValue('저도요');
  await user.click(close());
  await user.click(reply);
  const inline = await answer.findByRole('textbox', { name: '미나리님에게 남길 답글' });
  await waitFor(() => expect(inline).toHaveValue('저도요'));
});

test('a reply that could not be sent stays in the open form, and does not cut what is being composed', async () => {
  const { user, reply } = await openOnPhone();
  await user.click(reply);
  await user.keyboard('첫 답글');
  const { opened, open } = createGate();
  let sent = 0;
  const reject = () => {
    sent += 1;
    return opened.then(() => HttpResponse.error());
  };
  server.use(http.post('*/comments/', reject));
  await user.click(screen.getByRole('button', { name: '등록' }));
  const [area] = areas();
  if (!area) throw new Error('there is no form');
  expect(area).toHaveValue('');
  fireEvent.compositionStart(area);
  fireEvent.change(area, { target: { value: '다' } });
  open();
  expect(await screen.findByText(/^댓글을 등록하지 못했어요/)).toBeVisible();
  expect(area).toHaveValue('다');
  fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true });
  fireEvent.keyDown(area, { key: 'Escape', isComposing: true });
  fireEvent.change(area, { target: { value: '다음' } });
  fireEvent.compositionEnd(area);
  await waitFor(() => expect(area).toHaveValue('첫 답글\n다음'));
  expect(screen.getByText('미나리님에게 답글')).toBeVisible();
  expect(sent).toBe(1);
});

/** Sends a reply in the form of a phone, and closes that before the answer; returns how it is opened again. */
async function closeWhileSending({ fails }: { fails: boolean }) {
  const page = await openOnPhone();
  const { opened, open } = createGate();
  server.use(
    http.post('*/comments/', () => opened.then(() => (fails ? HttpResponse.error() : undefined)), { once: true }),
  );
  await page.user.click(page.reply);
  await page.user.keyboard('첫 답글');
  await page.user.click(screen.getByRole('button', { name: '등록' }));
  await page.user.click(close());
  const reopen = async () => {
    await page.user.click(page.reply);
    await waitFor(() => expect(areas()[0]).toHaveAccessibleName('미나리님에게 남길 답글'));
  };
  return { ...page, open, reopen };
}

test('a form that is opened while its text is being sent does not offer that, and stays open', async () => {
  const { user, topic, open, reopen } = await closeWhileSending({ fails: false });
  await reopen();
  expect(areas()[0]).toHaveValue('');
  await user.keyboard('둘째 답글');
  open();
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(areas()[0]).toHaveValue('둘째 답글');
  expect(areas()[0]).toHaveFocus();
  await user.click(close());
  await reopen();
  await waitFor(() => expect(areas()[0]).toHaveValue('둘째 답글'));
  const { body } = await call('GET', `forums/${topic.forum.slug}/topics/${topic.id}/comments/`);
  expect(body.results[0].replies).toMatchObject([{ content: '첫 답글' }]);
});

test.each(['before', 'after'])('a reply that failed returns to a form that is opened %s its answer', async (when) => {
  const { user, open, reopen } = await closeWhileSending({ fails: true });
  if (when === 'before') {
    await reopen();
    await user.keyboard('둘째 답글');
  }
  open();
  expect(await screen.findByText(/^댓글을 등록하지 못했어요/)).toBeVisible();
  if (when === 'after') await reopen();
  const texts = when === 'before' ? '첫 답글\n둘째 답글' : '첫 답글';
  await waitFor(() => expect(areas()[0]).toHaveValue(texts));
  await user.click(close());
  await reopen();
  await waitFor(() => expect(areas()[0]).toHaveValue(texts));
});

test('once the form was passed, there is no bar', async () => {
  standOutOfView(-300);
  const { user } = await openThread();
  await user.hover(screen.getByText('두 번째 말'));
  expect(await screen.findAllByRole('button', { name: /댓글에 답글$/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '댓글 쓰기' })).toBeNull();
});

test('the bar leads a visitor to sign in and back to the form', async () => {
  standOutOfView(2000);
  const topic = await aTopic();
  const { user } = await openTopic({ topic });
  await user.hover(screen.getByText('아직 댓글이 없어요'));
  const links = await screen.findAllByRole('link', { name: '댓글 쓰기' });
  const query = new URLSearchParams(links.at(-1)?.getAttribute('href')?.split('?')[1]);
  expect(query.get('callbackUrl')).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}#write`);
});

test('one reply is written at a time, and takes its text along within a thread', async () => {
  const topic = await aTopic();
  const first = await aComment({ topic, by: mina, content: '첫 번째 말' });
  await aComment({ topic, by: bora, content: '답글 하나', parent: first.id });
  const { user } = await openTopic({ topic, member: await aMember() });
  const replyTo = (nickname: string) => screen.findByRole('button', { name: new RegExp(`${nickname}님.*답글$`) });
  const replies = () => screen.getAllByRole('textbox', { name: /남길 답글$/ });
  await user.click(await replyTo('미나리'));
  await screen.findByRole('textbox', { name: '미나리님에게 남길 답글' });
  await user.keyboard('같은 말이에요');
  await user.click(await replyTo('보라매'));
  expect(await screen.findByRole('textbox', { name: '보라매님에게 남길 답글' })).toHaveValue('같은 말이에요');
  expect(replies()).toHaveLength(1);
});

/** Deletes the comment that is answered, as its author does elsewhere. */
async function deleteAnswered({ forum, id }: Awaited<ReturnType<typeof aTopic>>) {
  const path = `forums/${forum.slug}/topics/${id}/comments/`;
  const { body } = await call('GET', path);
  expect((await call('DELETE', `${path}${body.results[0].id}/`, { token: mina.token })).status).toBe(200);
}

/** Lets the page read its comments again, as it does for new ones, until the answered one is gone. */
async function readAgain({ dispatch }: AppStore, { forum, id }: Awaited<ReturnType<typeof aTopic>>) {
  act(() => void dispatch(baseApi.util.invalidateTags([tagOf('Comments', `forums/${forum.slug}/topics/${id}/`)])));
  await waitFor(() => expect(screen.queryByText(/첫 번째 말/)).toBeNull());
}

test('a reply whose comment is deleted while it is written goes on in the form of comments', async () => {
  const { user, topic, store } = await openThread();
  await user.type(await form(), '먼저 쓰던 말');
  const answer = within((await screen.findByText(/첫 번째 말/)).closest('li') ?? document.body);
  await user.click(await answer.findByRole('button', { name: /댓글에 답글$/ }));
  await user.type(await answer.findByRole('textbox', { name: /남길 답글/ }), '잃으면 안 되는 답글');
  await deleteAnswered(topic);
  await readAgain(store, topic);
  expect(await screen.findByText(/쓰던 답글은 댓글 칸에/)).toBeVisible();
  const area = await form();
  await waitFor(() => expect(area.textContent).toBe('먼저 쓰던 말\n잃으면 안 되는 답글\n'));
});

test.each(['desktop', 'phone'])('a reply that is sent to a deleted comment is not lost on a %s', async (device) => {
  const { user, topic } = device === 'phone' ? await openOnPhone() : await openThread();
  await user.hover(screen.getByText('두 번째 말'));
  const answer = within((await screen.findByText(/첫 번째 말/)).closest('li') ?? document.body);
  await user.click(await answer.findByRole('button', { name: /댓글에 답글$/ }));
  await user.type(await screen.findByRole('textbox', { name: /남길 답글/ }), '잃으면 안 되는 답글');
  await deleteAnswered(topic);
  await user.keyboard('{Control>}{Enter}');
  await waitFor(() => expect(screen.queryByText(/첫 번째 말/)).toBeNull());
  expect(await screen.findByText(/쓰던 답글은 댓글 칸에/)).toBeVisible();
  await waitFor(async () => expect(await form()).toHaveValue('잃으면 안 되는 답글\n'));
});

test('a reply stays in its form when another comment is deleted', async () => {
  const { user, topic, store } = await openThread();
  const answer = within((await screen.findByText(/두 번째 말/)).closest('li') ?? document.body);
  await user.hover(screen.getByText('두 번째 말'));
  await user.click(await answer.findByRole('button', { name: /댓글에 답글$/ }));
  await user.type(await answer.findByRole('textbox', { name: /남길 답글/ }), '남는 답글');
  await deleteAnswered(topic);
  await readAgain(store, topic);
  expect(answer.getByRole('textbox', { name: /남길 답글/ })).toHaveValue('남는 답글');
  expect(await form()).toHaveValue('');
});
