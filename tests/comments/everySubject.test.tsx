import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { baseApi } from '@/api/baseApi';
import * as challengePage from '@/pages/challenges/[id]';
import * as photoPage from '@/pages/contents/photos/[id]';
import * as videoPage from '@/pages/contents/videos/[id]';
import { aChallenge } from '@/provider/areas/challenges/testing';
import { call, server, testProvider } from '../api';
import { aPhoto, aVideo } from '../contents/make';
import { aMember, type TestMember } from '../factories';
import { openPost } from '../posts/open';
import { openQuestion } from '../questions/open';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

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

const gone = [
  {
    what: 'a topic',
    async open(member: TestMember) {
      const { topic, ...page } = await openTopic({ member });
      const forum = `/forums/${topic.forum.slug}`;
      return { ...page, path: `forums/${topic.forum.slug}/topics/${topic.id}/`, href: forum };
    },
    title: '이 글은 더 볼 수 없어요',
    label: '포럼으로 가기',
  },
  {
    what: 'a post',
    open: async (member: TestMember) => ({ ...(await subjects['a post'](member)), href: '/posts' }),
    title: '이 포스트는 더 볼 수 없어요',
    label: '포스트 목록으로',
  },
  {
    what: 'a question',
    open: async (member: TestMember) => ({ ...(await subjects['a question'](member)), href: '/questions' }),
    title: '이 질문은 더 볼 수 없어요',
    label: '질문 목록으로 가기',
  },
  {
    what: 'a challenge',
    async open(member: TestMember) {
      const { id } = await aChallenge(await testProvider(), { image: '/files/a.webp' });
      const page = await renderPage(challengePage, { route: '/challenges/[id]', params: { id }, member });
      return { ...page, path: `challenges/${id}/`, href: '/challenges' };
    },
    title: '이 챌린지는 볼 수 없어요',
    label: '챌린지 둘러보기',
  },
  {
    what: 'a photo',
    open: async (member: TestMember) => ({ ...(await subjects['a photo'](member)), href: '/contents/photos' }),
    title: '콘텐츠를 찾을 수 없어요',
    label: '다른 사진 보기',
  },
  {
    what: 'a video',
    open: async (member: TestMember) => ({ ...(await subjects['a video'](member)), href: '/contents/videos' }),
    title: '콘텐츠를 찾을 수 없어요',
    label: '다른 영상 보기',
  },
];

test.each(gone)('the page of $what that goes while it is read says so, and leads to others', async (one) => {
  const { store, path, href } = await one.open(await aMember());
  server.use(http.get(`*/api/v1/${path}`, () => HttpResponse.json({ code: 'not_found' }, { status: 404 })));
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Personal', 'Contents', 'Challenge'])));
  expect(await screen.findByText(one.title)).toBeVisible();
  expect(screen.getByRole('link', { name: one.label })).toHaveAttribute('href', href);
});

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
