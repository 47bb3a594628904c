import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postNotions, posts } from '@/provider/db/schema/posts';
import { notionPages } from '@/seed/content/posts/notion';
import { callsMade, layScenario, testProvider } from '../api';
import { aMember } from '../factories';
import { aPost, openPost } from './open';

test('a visitor reads an article with its headings, and nothing in it runs', async () => {
  const post = await aPost({
    title: '세안 순서',
    content: '<h2>물 온도</h2><p>미지근하게 <img src=x onerror="alert(1)"></p><script>alert(1)</script>',
  });
  const { container } = await openPost({ post });
  const article = screen.getByRole('article');
  expect(screen.getByRole('heading', { level: 1, name: '세안 순서' })).toBeVisible();
  expect(within(article).getByRole('heading', { level: 2, name: '물 온도' })).toBeVisible();
  expect(container.querySelector('article script, article [onerror]')).toBeNull();
});

test('a video makes no request until it is tapped', async () => {
  const post = await aPost({
    content: '<p>보세요</p><a data-video="dQw4w9WgXcQ" href="https://youtu.be/dQw4w9WgXcQ">영상</a>',
  });
  const { user, container } = await openPost({ post });
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('link', { name: /영상/ }));
  const player = screen.getByTitle('동영상 재생');
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
});

test('a Notion page is rendered on the server, and its record map stays there', async () => {
  const provider = await testProvider();
  const { author } = await aPost();
  const [page] = notionPages;
  const id = await provider.services.database.write(async (tx) => {
    const row = { userId: author.id, type: 'notion' as const, title: '둘러보는 법' };
    const texts = { content: '', plain: '결', excerpt: '결' };
    const [made] = await tx
      .insert(posts)
      .values({ ...row, ...texts })
      .returning();
    if (!made || !page) throw new Error('no page was made');
    await tx.insert(postNotions).values({ postId: made.id, recordMap: page.recordMap });
    return made.id;
  });
  const { container, answer } = await openPost({ post: { id, author } });
  const article = screen.getByRole('article');
  expect(within(article).getByRole('heading', { level: 2, name: '세 가지부터' })).toBeVisible();
  expect(within(article).getAllByRole('list')[0]?.children).toHaveLength(3);
  expect(container.querySelector('article aside')).toHaveTextContent('🌿결은 피부결');
  expect(container.querySelector('article details summary')).toBeVisible();
  expect(container.querySelector('article svg path, article [class*="notion"]')).toBeNull();
  expect(JSON.stringify(answer)).not.toContain('last_edited_time');
});

test('a reader is counted once a visit', async () => {
  const post = await aPost();
  const view = `POST posts/${post.id}/view/`;
  const { unmount } = await openPost({ post });
  await waitFor(() => expect(callsMade().filter((call) => call === view)).toHaveLength(1));
  unmount();
  await openPost({ post });
  await screen.findByRole('article');
  expect(callsMade().filter((call) => call === view)).toHaveLength(1);
});

test('a double tap on the heart is one like', async () => {
  const { post, user } = await openPost({ member: await aMember() });
  await user.dblClick(await screen.findByRole('button', { name: /좋아요 0/ }));
  expect(await screen.findByRole('button', { name: /좋아요 1/, pressed: true })).toBeVisible();
  await waitFor(() => expect(callsMade()).toContain(`POST posts/${post.id}/like/`));
  expect(callsMade().filter((call) => call === `POST posts/${post.id}/like/`)).toHaveLength(1);
});

test('a like without a response is reverted and reported as failed', async () => {
  const { user } = await openPost({ member: await aMember(), locale: 'en' });
  layScenario('error');
  await user.click(await screen.findByRole('button', { name: /Like 0/ }));
  expect(await screen.findByText('Like failed')).toBeVisible();
  expect(screen.getByRole('button', { name: /Like 0/, pressed: false })).toBeVisible();
});

test('a visitor who likes is redirected to sign in and returns', async () => {
  const { post, user, visits } = await openPost();
  await user.click(await screen.findByRole('button', { name: /좋아요/ }));
  const [path, query] = visits.current.split('?');
  expect(path).toBe('/auth/signin');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    callbackUrl: `/posts/${post.id}`,
    error: 'SessionRequired',
  });
});

test('an author deletes a post after a confirmation, and returns to the list', async () => {
  const member = await aMember();
  const { user, visits } = await openPost({ post: await aPost({ by: member }), member });
  await user.click(await screen.findByRole('button', { name: '포스트 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('포스트를 삭제했어요')).toBeVisible();
  expect(visits.current).toBe('/posts');
});

test('a delete that failed is reported and the reader stays on the page', async () => {
  const member = await aMember();
  const { post, user, visits } = await openPost({ post: await aPost({ by: member }), member });
  await user.click(await screen.findByRole('button', { name: '포스트 메뉴' }));
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }));
  layScenario('error');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText(/포스트를 삭제하지 못했어요/)).toBeVisible();
  expect(visits.current).toBe(`/posts/${post.id}`);
});

test('a member comments on a post and sees it at once', async () => {
  const { user } = await openPost({ member: await aMember() });
  await user.type(await screen.findByLabelText('댓글'), '저도 그래요');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('저도 그래요')).toBeVisible();
});

test('an address that can be no post’s is a 404, not a failure', async () => {
  const { status } = await openPost({ post: { id: Number.NaN, author: await aMember() } });
  expect(status).toBe(404);
});

test('a post that is not there is a 404', async () => {
  const { status } = await openPost({ post: { id: 999_999, author: await aMember() } });
  expect(status).toBe(404);
});
