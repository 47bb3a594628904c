import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
// Pages load the form later.
import '@/components/topics/composer/Composer';
import * as newTopicPage from '@/pages/forums/[slug]/new';
import * as forumPage from '@/pages/forums/[slug]/pages/[page]';
import * as writeTopicPage from '@/pages/topics/new';
import { forums } from '@/provider/db/schema/topics';
import { testProvider } from '../api';
import { aComment, aForum, aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

const ARCHIVED = /^보관된 포럼이에요/;
const MANAGERS = /^운영자만 글과 댓글을 쓰는 포럼이에요/;

async function close(slug: string, state: Partial<typeof forums.$inferInsert>) {
  const { services } = await testProvider();
  await services.database.write((tx) => tx.update(forums).set(state).where(eq(forums.slug, slug)));
}
const archive = (slug: string) => close(slug, { archivedAt: new Date('2026-11-01T00:00:00Z') });
const open = (slug: string, member?: TestMember) =>
  renderPage(forumPage, {
    path: `/forums/${slug}`,
    route: '/forums/[slug]/pages/[page]',
    params: { slug, page: '1' },
    member,
  });
const compose = (slug: string, member: TestMember) =>
  renderPage(newTopicPage, { path: `/forums/${slug}/new`, route: '/forums/[slug]/new', params: { slug }, member });

test('an archived forum says so to visitors and offers nothing to write', async () => {
  const { slug } = await aForum();
  await archive(slug);
  await open(slug);
  expect(screen.getByText(ARCHIVED)).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: '글쓰기' })).toBeNull();
});

test('the form of an archived forum gives way to the reason and the way back', async () => {
  const { slug } = await aForum();
  await archive(slug);
  await compose(slug, await aMember());
  expect(screen.getByText(ARCHIVED)).toBeVisible();
  expect(screen.getByRole('link', { name: '포럼으로 가기' })).toHaveAttribute('href', `/forums/${slug}`);
  expect(screen.queryByLabelText('제목')).toBeNull();
});

test('a topic of an archived forum is read with its comments, and takes neither a comment nor a reply', async () => {
  const topic = await aTopic();
  const comment = await aComment({ topic });
  await archive(topic.forum.slug);
  const { user } = await openTopic({ topic, member: comment.author });
  expect(screen.getByText(ARCHIVED)).toBeVisible();
  const own = within((await screen.findByText('저도 그랬어요.')).closest('li') as HTMLElement);
  expect(await own.findByRole('button', { name: /수정/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /답글/ })).toBeNull();
  await user.tab();
  expect(screen.queryByRole('textbox', { name: '댓글' })).toBeNull();
});

test('a visitor of an archived forum’s topic is not asked to sign in to comment', async () => {
  const topic = await aTopic();
  await archive(topic.forum.slug);
  await openTopic({ topic });
  expect(screen.getByText(ARCHIVED)).toBeVisible();
  expect(screen.queryByRole('link', { name: '로그인하고 댓글 쓰기' })).toBeNull();
  expect(screen.queryByText(/첫 댓글로/)).toBeNull();
});

test('a forum of the team is closed to members and open to those who manage content', async () => {
  const topic = await aTopic();
  const { slug } = topic.forum;
  await close(slug, { writers: 'managers' });
  const { unmount } = await open(slug, await aMember());
  expect(screen.getByText(MANAGERS)).toBeVisible();
  unmount();
  const editor = await aMember({ role: 'editor' });
  const shown = await open(slug, editor);
  expect(screen.queryByText(MANAGERS)).toBeNull();
  expect(screen.getAllByRole('link', { name: '글쓰기' })[0]).toHaveAttribute('href', `/forums/${slug}/new`);
  shown.unmount();
  await openTopic({ topic, member: editor });
  expect(await screen.findByRole('textbox', { name: '댓글' })).toBeVisible();
});

test('the choice of a forum offers those alone in which the member writes', async () => {
  const [opened, closed] = [await aForum(), await aForum()];
  await archive(closed.slug);
  await renderPage(writeTopicPage, { path: '/topics/new', member: await aMember() });
  const choice = within(await screen.findByLabelText('어느 포럼에 쓸까요?'));
  expect(choice.getByRole('option', { name: opened.name })).toBeInTheDocument();
  expect(choice.queryByRole('option', { name: closed.name })).toBeNull();
});
