import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as photoPage from '@/pages/contents/photos/[id]';
import * as videoPage from '@/pages/contents/videos/[id]';
import { call } from '../api';
import { aPhoto, aVideo } from '../contents/make';
import { aMember, type TestMember } from '../factories';
import { openPost } from '../posts/open';
import { openQuestion } from '../questions/open';
import { renderPage } from '../render';

/** Opens something that can be commented on; `path` is the address of its calls. */
const subjects = {
  'a post': async (member: TestMember) => {
    const { post, ...page } = await openPost({ member });
    return { ...page, path: `posts/${post.id}/` };
  },
  'a question': async (member: TestMember) => {
    const { question, ...page } = await openQuestion({ member });
    return { ...page, path: `questions/${question.slug}/` };
  },
  'a photo': async (member: TestMember) => {
    const id = String((await aPhoto()).id);
    const route = '/contents/photos/[id]';
    const page = await renderPage(photoPage, { path: `/contents/photos/${id}`, route, params: { id }, member });
    return { ...page, path: `contents/instagram-posts/${id}/` };
  },
  'a video': async (member: TestMember) => {
    const id = String((await aVideo()).id);
    const route = '/contents/videos/[id]';
    const page = await renderPage(videoPage, { path: `/contents/videos/${id}`, route, params: { id }, member });
    return { ...page, path: `contents/youtube-videos/${id}/` };
  },
};

test.each(Object.entries(subjects))('%s is commented on, and the comment changed and deleted', async (_name, open) => {
  const member = await aMember();
  const { user, path } = await open(member);
  const stored = async (): Promise<string[]> => {
    const { body } = await call('GET', `${path}comments/`);
    return body.results.map(({ content }: { content: string }) => content);
  };

  const text = await screen.findByRole('textbox', { name: '댓글' });
  await user.type(text, '처음 쓴 말');
  const form = within(text.closest('form') ?? document.createElement('form'));
  await user.click(form.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('댓글을 등록했어요')).toBeVisible();
  expect(screen.getByText('처음 쓴 말')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '댓글 1' })).toBeVisible();
  expect(await stored()).toEqual(['처음 쓴 말']);

  await user.click(await screen.findByRole('button', { name: /댓글 좋아요$/ }));
  expect(await screen.findByRole('button', { name: /댓글 좋아요 1$/, pressed: true })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: /댓글 수정$/ }));
  const edit = await screen.findByRole('textbox', { name: '댓글 수정' });
  await user.clear(edit);
  await user.type(edit, '고친 말');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('댓글을 수정했어요')).toBeVisible();
  expect(await screen.findByText('고친 말')).toBeVisible();
  expect(await stored()).toEqual(['고친 말']);

  await user.click(await screen.findByRole('button', { name: /댓글 삭제$/ }));
  expect(await screen.findByText('댓글을 삭제했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('고친 말')).toBeNull());
  expect(await screen.findByRole('heading', { name: '댓글 0' })).toBeVisible();
  expect(await stored()).toEqual([]);

  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  expect(await screen.findByText('되돌렸어요')).toBeVisible();
  expect(await screen.findByText('고친 말')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '댓글 1' })).toBeVisible();
  expect(await stored()).toEqual(['고친 말']);
});
