import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { tapInDialog } from '../actions';
import { layScenario, server, testProvider } from '../api';
import { aComment, aMember, aTopic } from '../factories';
import { createGate } from '../gate';
import { openTopic } from '../topics/open';

const commentWith = async (text: string | RegExp) => {
  // The form may still hold the text while its code is loaded.
  const item = (await screen.findByText(text, { ignore: 'textarea' })).closest('li');
  if (!item) throw new Error(`no comment says ${text}`);
  return within(item);
};

test('a comment is there at once, and the form is ready for the next one', async () => {
  const { topic, user } = await openTopic({ member: await aMember({ nickname: '보리차' }) });
  await user.type(await screen.findByRole('textbox', { name: '댓글' }), '저도 그랬어요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  const comment = await commentWith('저도 그랬어요');
  expect(comment.getByText('보리차')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '댓글' })).toHaveValue('');
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(screen.getByRole('heading', { name: '댓글 1' })).toBeVisible();
  expect(topic.id).toBeGreaterThan(0);
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

test.each([[null], [{}], [[]], [{ success: true }], [{ id: '1', content: 'x' }]])(
  'a comment answered by %j does not pass for written',
  async (answer) => {
    const { user } = await openTopic({ member: await aMember() });
    const form = await screen.findByRole('textbox', { name: '댓글' });
    await user.type(form, '잃으면 안 되는 말');
    server.use(http.post('*/comments/', () => HttpResponse.json(answer)));
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(await screen.findByText(/댓글을 등록하지 못했어요/)).toBeVisible();
    expect(screen.queryByText('댓글을 등록했어요')).not.toBeInTheDocument();
    expect(form).toHaveValue('잃으면 안 되는 말');
  },
);

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
  await user.click(comment.getByRole('button', { name: '답글' }));
  await user.type(await comment.findByRole('textbox', { name: /남길 답글/ }), '미지근하게요');
  await user.click(comment.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  const replies = comment.getByRole('list', { name: /답글/ });
  expect(within(replies).getByText('미지근하게요')).toBeVisible();
});

test('a rejected change restores the old text and keeps the new one in the form', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await aComment({ topic, by: member, content: '처음 쓴 말' });
  const { user } = await openTopic({ topic, member });
  const comment = await commentWith('처음 쓴 말');
  await user.click(comment.getByRole('button', { name: '수정' }));
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

test('a deleted comment with a reply leaves a placeholder; a rejected deletion restores it', async () => {
  const member = await aMember();
  const topic = await aTopic();
  const first = await aComment({ topic, by: member, content: '지울 말' });
  await aComment({ topic, content: '남는 답글', parent: first.id });
  const { user } = await openTopic({ topic, member });

  layScenario('error');
  const remove = async () => {
    const comment = await commentWith('지울 말');
    await user.click(comment.getByRole('button', { name: '삭제' }));
    await tapInDialog(user, '삭제');
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

test('only its author can change a comment', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '남의 말' });
  await openTopic({ topic, member: await aMember() });
  const comment = await commentWith('남의 말');
  expect(comment.queryByRole('button', { name: '수정' })).toBeNull();
  expect(comment.queryByRole('button', { name: '삭제' })).toBeNull();
});

test('a manager changes another’s comment', async () => {
  const topic = await aTopic();
  await aComment({ topic, content: '고쳐야 할 말' });
  const { user } = await openTopic({ topic, member: await aMember({ role: 'manager' }) });
  const comment = await commentWith('고쳐야 할 말');
  await user.click(await comment.findByRole('button', { name: '수정' }));
  const form = screen.getByRole('textbox', { name: '댓글 수정' });
  await user.clear(form);
  await user.type(form, '고친 말');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  expect(screen.getByText('고친 말')).toBeVisible();
  await user.click(await comment.findByRole('button', { name: '삭제' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('운영 메뉴의 ‘지운 글’에서');
});

test('Enter that ends a Korean composition sends nothing', async () => {
  const { user } = await openTopic({ member: await aMember() });
  const form = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(form, '한글{Enter}');
  expect(form).toHaveValue('한글\n');
  expect(screen.getByText('아직 댓글이 없어요')).toBeVisible();
});
