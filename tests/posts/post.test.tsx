import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
// Loaded early, so that no test waits for its compilation.
import '@/components/pictures/PictureViewer';
import { PostBody } from '@/components/article/PostBody';
import { postNotions, posts } from '@/provider/db/schema/posts';
import { notionPages } from '@/seed/content/posts/notion';
import { choose, tapInDialog } from '../actions';
import { call, layScenario, testProvider } from '../api';
import { aMember } from '../factories';
import { renderPage } from '../render';
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

test('how long a post takes to read is said of a long one alone', async () => {
  const { unmount } = await openPost({ post: await aPost({ title: '한 줄 글' }) });
  expect(screen.queryByText(/읽는 데/)).toBeNull();
  unmount();
  await openPost({ post: await aPost({ content: `<p>${'세안 뒤 삼 분 안에 발라요. '.repeat(100)}</p>` }) });
  expect(screen.getByText(/^읽는 데 \d+분$/)).toBeVisible();
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

test('pictures of an article open in full screen by a tap and by the keyboard, one within a link leads where it does', async () => {
  const picture = (name: string, alt: string) => `<img src="/api/v1/files/${name}.webp" alt="${alt}">`;
  const html = `<p>하나</p>${picture('one', '창가의 크림')}<p><a href="/posts">${picture('two', '표지')}</a></p>${picture('three', '')}`;
  const { user } = await renderPage(<PostBody html={html} />);
  const [first, last] = await screen.findAllByRole('button', { name: /크게 보기$/ });
  expect([first, last].map((it) => it?.getAttribute('aria-label'))).toEqual([
    '창가의 크림 크게 보기',
    '2번째 사진 크게 보기',
  ]);
  await user.click(first as HTMLElement);
  const viewer = await screen.findByRole('dialog', { name: '사진 보기' });
  expect(within(viewer).getByText('1 / 2')).toBeVisible();
  await user.click(within(viewer).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '사진 보기' })).toBeNull());
  // What was opened before left the article as it was.
  expect(screen.getByRole('button', { name: '창가의 크림 크게 보기' })).toBe(first);
  last?.focus();
  await user.keyboard('{Enter}');
  expect(within(await screen.findByRole('dialog', { name: '사진 보기' })).getByText('2 / 2')).toBeVisible();
  expect(screen.getByRole('img', { name: '표지' }).closest('a')).toHaveAttribute('href', '/posts');
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

test('an author deletes a post at once, returns to the list, and can undo it there', async () => {
  const member = await aMember();
  const { post, user, visits } = await openPost({ post: await aPost({ by: member }), member });
  await choose(user, '포스트 메뉴', '삭제');
  expect(await screen.findByText('포스트를 삭제했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe('/posts'));
  await user.click(await screen.findByText('실행 취소'));
  expect(await screen.findByText('되돌렸어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe(`/posts/${post.id}`));
  expect((await call('GET', `posts/${post.id}/`)).status).toBe(200);
});

test('a manager deletes another’s post after a confirmation', async () => {
  const { user, visits } = await openPost({ member: await aMember({ role: 'manager' }) });
  await choose(user, '포스트 메뉴', '삭제');
  await tapInDialog(user, '삭제');
  expect(await screen.findByText('포스트를 삭제했어요')).toBeVisible();
  await waitFor(() => expect(visits.current).toBe('/posts'));
});

test('a delete that failed is reported and the reader stays on the page', async () => {
  const member = await aMember();
  const { post, user, visits } = await openPost({ post: await aPost({ by: member }), member });
  layScenario('error');
  await choose(user, '포스트 메뉴', '삭제');
  expect(await screen.findByText(/포스트를 삭제하지 못했어요/)).toBeVisible();
  expect(visits.current).toBe(`/posts/${post.id}`);
});

test('an address that can be no post’s is a 404, not a failure', async () => {
  const { status } = await openPost({ post: { id: Number.NaN, author: await aMember() } });
  expect(status).toBe(404);
});

test('a post that is not there is a 404', async () => {
  const { status } = await openPost({ post: { id: 999_999, author: await aMember() } });
  expect(status).toBe(404);
});
