import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { Composer } from '@/components/topics/composer/Composer';
import type { Forum } from '@/contract/forums';
import * as forumSearchPage from '@/pages/forums/[slug]/search';
import * as topicByIdPage from '@/pages/topics/[view]';
import * as topicsPage from '@/pages/topics/[view]/[page]';
import * as searchPage from '@/pages/topics/search';
import { forumCategories, forumEvents, forumTags, topics } from '@/provider/db/schema/topics';
import { callsMade, layScenario, testProvider } from '../api';
import { aForum, aMember, aTopic } from '../factories';
import { openFilters } from '../filters';
import { renderPage } from '../render';

/** Two forums that share a category; `free` has one of its own, `sun` a tag, a current event and one that has ended. */
beforeAll(async () => {
  const { services } = await testProvider();
  const [free, sun] = [await aForum('free'), await aForum('sun')];
  const joined = await aTopic({ forum: sun, title: '정량 인증' });
  await services.database.write(async (tx) => {
    const label = (forumId: number, slug: string, name: string) => ({ forumId, slug, name, nameEn: name });
    await tx
      .insert(forumCategories)
      .values([label(free.id, 'question', '질문'), label(free.id, 'daily', '일상'), label(sun.id, 'question', '질문')]);
    await tx.insert(forumTags).values(label(sun.id, 'stick', '선스틱'));
    const event = (slug: string, title: string, endsAt: string) => ({
      forumId: sun.id,
      slug,
      title,
      titleEn: title,
      startsAt: new Date('2020-01-01T00:00:00Z'),
      endsAt: new Date(endsAt),
    });
    const [on] = await tx
      .insert(forumEvents)
      .values([
        event('fingers', '두 손가락 챌린지', '2090-03-09T00:00:00Z'),
        event('over', '지난 행사', '2021-03-09T00:00:00Z'),
      ])
      .returning();
    await tx
      .update(topics)
      .set({ eventId: on?.id ?? null, tags: ['stick'] })
      .where(eq(topics.id, joined.id));
  });
  await aTopic({ forum: free, title: '주말 이야기' });
});

const open = () =>
  renderPage(topicsPage, { path: '/topics', route: '/topics/[view]/[page]', params: { view: 'every', page: '1' } });
const search = (query: string) => renderPage(searchPage, { path: `/topics?${query}`, route: '/topics/search' });
const byId = (view: string, locale: 'ko' | 'en' = 'ko') =>
  renderPage(topicByIdPage, { route: '/topics/[view]', params: { view }, locale });

test('topics of every forum are filtered by all forums’ labels, each option once below its forum', async () => {
  const { user, visits } = await open();
  const filters = await openFilters(user);
  const forums = filters.getByRole('group', { name: '포럼' });
  expect([...forums.querySelectorAll('label, summary, legend')].map((it) => it.textContent)).toEqual([
    '포럼',
    '모든 카테고리',
    '포럼 free',
    '카테고리',
    '일상',
    '포럼 sun',
    '태그',
    '#선스틱',
    '여러 포럼',
    '카테고리',
    '질문',
  ]);
  await user.click(filters.getByText('포럼 sun', { selector: 'summary' }));
  await user.click(filters.getByRole('checkbox', { name: '#선스틱' }));
  await user.click(filters.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(visits.current).toBe('/topics?tags=stick'));
  expect(new Set(callsMade()).size).toBe(callsMade().length);
});

test('the filters of every forum lead to one forum', async () => {
  const { user, visits } = await open();
  const filters = await openFilters(user);
  await user.click(filters.getByText('포럼 sun', { selector: 'summary' }));
  const only = filters.getAllByRole('link', { name: '이 포럼의 글만 보기' });
  await user.click(only.find((it) => it.getAttribute('href') === '/forums/sun') ?? document.body);
  await waitFor(() => expect(visits.current).toBe('/forums/sun'));
  expect(screen.queryByRole('dialog', { name: '필터' })).toBeNull();
});

test('a tag keeps the topics that have it, and is marked as chosen', async () => {
  await search('tags=stick');
  expect(screen.getByRole('link', { name: '정량 인증' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '주말 이야기' })).toBeNull();
  expect(screen.getByRole('link', { name: '#선스틱 필터 해제' })).toHaveAttribute('href', '/topics');
});

test('current events of the forums are shown beside the list, past ones are not', async () => {
  await open();
  const rail = within(screen.getByRole('region', { name: '포럼에서 진행 중인 이벤트' }));
  expect(rail.getByRole('link', { name: '두 손가락 챌린지' })).toHaveAttribute('href', '/forums/sun?event=fingers');
  expect(rail.queryByText('지난 행사')).toBeNull();
});

test('a forum filtered by an event shows it, with a link to remove it', async () => {
  await renderPage(forumSearchPage, {
    path: '/forums/sun?event=fingers',
    route: '/forums/[slug]/search',
    params: { slug: 'sun' },
  });
  const remove = screen.getByRole('link', { name: '두 손가락 챌린지 필터 해제' });
  expect(remove).toHaveAttribute('href', '/forums/sun');
});

const forumOf = (slug: string, name: string, tags: string[] = []): Forum => ({
  slug,
  name,
  description: `${name} 이야기`,
  topic_count: 0,
  last_topic_at: null,
  categories: [],
  tags: tags.map((tag) => ({ slug: tag, name: tag, forum: slug })),
});
const free = forumOf('free', '자유');
const write = async (member?: Awaited<ReturnType<typeof aMember>>) =>
  renderPage(<Composer forum={free} choices={[free, forumOf('sun', '햇빛', ['stick'])]} />, {
    path: '/topics/new',
    member: member ?? (await aMember()),
  });

test('a member chooses the forum of a topic and lands on it there', async () => {
  const { user, visits } = await write();
  await user.type(screen.getByLabelText('제목'), '선크림 순서');
  await user.selectOptions(screen.getByLabelText('어느 포럼에 쓸까요?'), '햇빛');
  await user.type(screen.getByLabelText('내용'), '토너 다음일까요?');
  await user.click(screen.getByRole('button', { name: '#stick' }));
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  expect(callsMade()).toContain('POST topics/');
  expect(visits.current).toMatch(/^\/forums\/sun\/topics\/\d+$/);
});

test('another forum keeps the text and drops the tags that it does not have', async () => {
  const { user, visits } = await write();
  await user.selectOptions(screen.getByLabelText('어느 포럼에 쓸까요?'), '햇빛');
  await user.type(screen.getByLabelText('제목'), '주말에');
  await user.type(screen.getByLabelText('내용'), '쉬었어요.');
  await user.click(screen.getByRole('button', { name: '#stick' }));
  await user.selectOptions(screen.getByLabelText('어느 포럼에 쓸까요?'), '자유');
  expect(screen.getByLabelText('제목')).toHaveValue('주말에');
  await user.click(screen.getByRole('button', { name: '등록' }));
  expect(await screen.findByText('글을 등록했어요')).toBeVisible();
  expect(visits.current).toMatch(/^\/forums\/free\/topics\/\d+$/);
});

test('the draft and its forum are there again', async () => {
  const member = await aMember();
  const first = await write(member);
  await first.user.selectOptions(screen.getByLabelText('어느 포럼에 쓸까요?'), '햇빛');
  await first.user.type(screen.getByLabelText('제목'), '내일 마저 써요');
  first.unmount();
  await write(member);
  expect(await screen.findByDisplayValue('내일 마저 써요')).toBeVisible();
  expect(screen.getByLabelText('어느 포럼에 쓸까요?')).toHaveValue('sun');
});

test('a topic’s number redirects to its page permanently, in the reader’s language', async () => {
  const { id, forum } = await aTopic();
  const place = `/forums/${forum.slug}/topics/${id}`;
  expect((await byId(String(id))).answer).toEqual({ redirect: { destination: place, permanent: true } });
  expect((await byId(String(id), 'en')).answer).toMatchObject({ redirect: { destination: `/en${place}` } });
  expect((await byId('999999')).answer).toMatchObject({ notFound: true });
  expect((await byId('nope')).answer).toMatchObject({ notFound: true });
});

test('when the provider was down the browser redirects once it is back', async () => {
  const { id, forum } = await aTopic();
  layScenario('error');
  const { user, visits } = await byId(String(id));
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  layScenario(undefined);
  await user.click(retry);
  await expect.poll(() => visits.current).toBe(`/forums/${forum.slug}/topics/${id}`);
});
