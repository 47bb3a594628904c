import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as feedPage from '@/pages/feed';
import * as commentsPage from '@/pages/me/comments';
import * as coursesPage from '@/pages/me/courses';
import * as eventsPage from '@/pages/me/events';
import * as likesPage from '@/pages/me/likes';
import * as likedCommentsPage from '@/pages/me/likes/comments';
import * as rafflesPage from '@/pages/me/raffles';
import * as writtenPage from '@/pages/me/written';
import { anEvent } from '@/provider/areas/events/fixtures';
import { courseApplications, courseLessons, courses } from '@/provider/db/schema/courses';
import { topics } from '@/provider/db/schema/topics';
import { call, layScenario, testProvider } from '../api';
import { aComment, aMember, aTopic, type TestMember } from '../factories';
import { renderPage } from '../render';

type Page = Parameters<typeof renderPage>[0];
const open = (page: Page, path: string, member?: TestMember) => renderPage(page, { path, member });
const listOf = async (name: string) => within(await screen.findByRole('region', { name }));

test.each([
  [feedPage, '/feed', '아직 모인 글이 없어요', '친구 찾기', '/users'],
  [writtenPage, '/me/written', '아직 쓴 글이 없어요', '글쓰기', '/topics/new'],
  [likesPage, '/me/likes', '아직 좋아요한 글이 없어요', '글 둘러보기', '/topics'],
  [likedCommentsPage, '/me/likes/comments', '아직 좋아요한 댓글이 없어요', '글 둘러보기', '/topics'],
  [commentsPage, '/me/comments', '아직 남긴 댓글이 없어요', '글 둘러보기', '/topics'],
  [eventsPage, '/me/events', '아직 응모한 이벤트가 없어요', '이벤트 둘러보기', '/events'],
  [rafflesPage, '/me/raffles', '아직 참여한 래플이 없어요', '래플 둘러보기', '/raffles'],
  [coursesPage, '/me/courses', '아직 시작한 코스가 없어요', '코스 둘러보기', '/courses'],
] as const)(
  'an empty list says what to do first, and a visitor signs in: %#',
  async (page, path, title, name, href) => {
    const { answer, unmount } = await open(page, path);
    expect(answer).toEqual({
      redirect: {
        destination: `/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(path)}`,
        permanent: false,
      },
    });
    unmount();
    await open(page, path, await aMember());
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);

test('the feed shows what followed members wrote', async () => {
  const [member, topic] = [await aMember(), await aTopic({ title: '팔로우한 사람의 글' })];
  await call('POST', `users/${topic.author.username}/follow/`, { token: member.token, body: {} });
  await open(feedPage, '/feed', member);
  const list = await listOf('팔로잉 새 글');
  expect(await list.findByRole('link', { name: '팔로우한 사람의 글' })).toHaveAttribute(
    'href',
    `/forums/${topic.forum.slug}/topics/${topic.id}`,
  );
  expect(list.getByText(topic.author.nickname)).toBeVisible();
});

test('what a member has written is listed', async () => {
  const topic = await aTopic({ title: '내가 쓴 글' });
  await open(writtenPage, '/me/written', topic.author);
  expect(await (await listOf('내 글과 답변')).findByRole('link', { name: '내가 쓴 글' })).toBeVisible();
});

test('liked topics are listed', async () => {
  const [member, topic] = [await aMember(), await aTopic({ title: '좋아하는 글' })];
  await call('POST', `topics/${topic.id}/like/`, { token: member.token, body: {} });
  await open(likesPage, '/me/likes', member);
  expect(await (await listOf('좋아요한 글')).findByRole('link', { name: '좋아하는 글' })).toBeVisible();
});

test('liked comments are a view of the likes, each a link to its place', async () => {
  const [member, topic] = [await aMember(), await aTopic({ title: '댓글이 좋은 글' })];
  const comment = await aComment({ topic, content: '이렇게 해 보세요.' });
  const path = `forums/${topic.forum.slug}/topics/${topic.id}/comments/${comment.id}/like/`;
  await call('POST', path, { token: member.token, body: {} });
  const { unmount } = await open(likesPage, '/me/likes', member);
  const views = within(await screen.findByRole('navigation', { name: '보기' }));
  expect(views.getByRole('link', { name: '글' })).toHaveAttribute('aria-current');
  expect(views.getByRole('link', { name: '댓글' })).toHaveAttribute('href', '/me/likes/comments');
  unmount();
  await open(likedCommentsPage, '/me/likes/comments', member);
  const list = await listOf('좋아요한 댓글');
  expect(await list.findByRole('link', { name: '이렇게 해 보세요.' })).toHaveAttribute(
    'href',
    `/forums/${topic.forum.slug}/topics/${topic.id}#comment-${comment.id}`,
  );
  expect(list.getByText('댓글이 좋은 글')).toBeVisible();
  expect(list.getByText(comment.author.nickname)).toBeVisible();
});

test('a comment is listed with its content and links to its place', async () => {
  const [member, topic] = [await aMember(), await aTopic({ title: '댓글을 단 글' })];
  const comment = await aComment({ topic, by: member, content: '이건 제 댓글이에요.' });
  await open(commentsPage, '/me/comments', member);
  const list = await listOf('내 댓글');
  expect(await list.findByRole('link', { name: '이건 제 댓글이에요.' })).toHaveAttribute(
    'href',
    `/forums/${topic.forum.slug}/topics/${topic.id}#comment-${comment.id}`,
  );
  expect(list.getByText('댓글을 단 글')).toBeVisible();
});

test('a comment on a topic that is hidden by now is taken back from the list, and put back from the message', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await aComment({ topic, by: member, content: '되돌리고 싶은 말' });
  const provider = await testProvider();
  await provider.update(topics, { status: 'hidden' }, eq(topics.id, topic.id));
  const { user } = await open(commentsPage, '/me/comments', member);
  const list = await listOf('내 댓글');
  await user.click(await list.findByRole('button', { name: '삭제' }));
  expect(await screen.findByText('댓글을 삭제했어요')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('되돌리고 싶은 말')).toBeNull());
  await user.click(screen.getByRole('button', { name: '실행 취소' }));
  expect(await screen.findByText('되돌렸어요')).toBeVisible();
});

test('a course that is being read is listed with its progress, one without lessons with its task alone', async () => {
  const member = await aMember();
  const provider = await testProvider();
  const texts = { description: '', descriptionEn: '', task: '', taskEn: '', question: '', questionEn: '' };
  const [course] = await provider.insert(courses, {
    ...texts,
    slug: 'read-course',
    title: '읽는 코스',
    titleEn: 'Read',
    image: '',
    position: 1,
    publishedAt: new Date(0),
  });
  const [taskOnly] = await provider.insert(courses, {
    ...texts,
    slug: 'task-only',
    title: '레슨 없는 코스',
    titleEn: 'Task only',
    image: '',
    position: 2,
    publishedAt: new Date(0),
  });
  if (!course || !taskOnly) throw new Error('no course was made');
  const [now, written] = [provider.services.now(), { content: '했어요.', answer: '', resourceUrls: [] }];
  await provider.insert(courseApplications, {
    ...written,
    courseId: taskOnly.id,
    userId: member.id,
    createdAt: now,
    updatedAt: now,
  });
  const lesson = { title: '첫 강', titleEn: 'One', content: '', contentEn: '', steps: [], stepsEn: [], minutes: 3 };
  await provider.insert(courseLessons, [
    { ...lesson, courseId: course.id, number: 1 },
    { ...lesson, courseId: course.id, number: 2 },
  ]);
  await call('PUT', 'courses/read-course/lessons/1/', { token: member.token, body: { done: true } });
  await open(coursesPage, '/me/courses', member);
  const list = await listOf('내 코스');
  expect(await list.findByRole('link', { name: '읽는 코스' })).toHaveAttribute('href', '/courses/read-course');
  expect(list.getAllByRole('progressbar')).toEqual([list.getByRole('progressbar', { name: '레슨 2개 중 1개' })]);
  expect(list.getByText('과제 제출 완료')).toBeVisible();
});

test('an application is listed without its result before the announcement', async () => {
  const member = await aMember();
  const { slug } = await anEvent(await testProvider(), []);
  const applied = await call('POST', `events/${slug}/applications/`, { token: member.token, body: {} });
  expect(applied.status).toBe(200);
  await open(eventsPage, '/me/events', member);
  expect(await (await listOf('이벤트 응모')).findByText('발표 전')).toBeVisible();
});

test('a list that cannot be loaded offers to try again', async () => {
  const member = await aMember();
  layScenario('error');
  await open(likesPage, '/me/likes', member);
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});
