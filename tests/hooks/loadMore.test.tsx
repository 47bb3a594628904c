import { screen, waitFor, within } from '@testing-library/react';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as topicsPage from '@/pages/topics/[view]/[page]';
import * as searchPage from '@/pages/topics/search';
import { topics as topicRows } from '@/provider/db/schema/topics';
import { call, testProvider } from '../api';
import { aComment, aForum, aMember, aTopic } from '../factories';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

const titles = () =>
  within(screen.getByRole('region', { name: '글 목록' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent ?? '');
const comments = () =>
  within(screen.getByRole('region', { name: /^댓글/ }))
    .getAllByRole('listitem')
    .flatMap((item) => /말 \d+/.exec(item.textContent ?? '')?.[0] ?? []);
const more = () => screen.getByRole('button', { name: '더 보기' });
const openTopics = () =>
  renderPage(topicsPage, { path: '/topics', route: '/topics/[view]/[page]', params: { view: 'every', page: '1' } });

const forum = await aForum();
const by = await aMember();
const topics: { id: number; title: string }[] = [];
for (let made = 1; made <= 70; made += 1) topics.push(await aTopic({ forum, by, title: `글 ${made}` }));
const deleteTopic = ({ id }: { id: number }) => call('DELETE', `topics/${id}/`, { token: by.token });

test('after new rows came, “load more” shows no row twice and misses none', async () => {
  const { user } = await openTopics();
  const before = titles();
  for (const title of ['새 글 1', '새 글 2']) topics.push(await aTopic({ forum, by, title }));
  await user.click(more());
  await waitFor(() => expect(titles()).toHaveLength(60));
  await waitFor(() => expect(new Set(titles()).size).toBe(60));
  expect(titles()).toEqual(expect.arrayContaining(before.slice(0, -2)));
  const [first] = titles();
  expect(first).toBe('새 글 2');
});

test('two taps on “load more” at once add pages that follow one another', async () => {
  const { user } = await openTopics();
  await user.dblClick(more());
  const all = topics.map(({ title }) => title).reverse();
  await waitFor(() => expect(titles().length).toBeGreaterThan(30));
  await waitFor(() => expect(titles()).toEqual(all.slice(0, titles().length)));
});

test('a list whose order changed meanwhile shows each row once, and misses none', async () => {
  const { user } = await renderPage(searchPage, { path: '/topics?ordering=-view_count', route: '/topics/search' });
  const { services } = await testProvider();
  const risen = topics.slice(0, 3).map(({ id }) => id);
  await services.database.write((tx) =>
    tx.update(topicRows).set({ viewCount: 99 }).where(inArray(topicRows.id, risen)),
  );
  await user.click(more());
  await waitFor(() => expect(titles()).toHaveLength(60));
  await waitFor(() => expect(new Set(titles()).size).toBe(60));
  expect(titles()).toEqual(expect.arrayContaining(topics.slice(0, 3).map(({ title }) => title)));
});

test('after rows went, “load more” misses none of the others, also not when a page is read that is cached', async () => {
  const { user } = await openTopics();
  const gone = topics.splice(-5, 2);
  for (const topic of gone) await deleteTopic(topic);
  await user.click(more());
  const expected = topics
    .slice(-60)
    .map(({ title }) => title)
    .reverse();
  await waitFor(() => expect(titles()).toEqual(expected));
  for (const topic of topics.splice(-3, 1)) await deleteTopic(topic);
  await user.click(more());
  await waitFor(() => expect(titles()).toEqual(topics.map(({ title }) => title).reverse()));
});

test('a list that has no further page any more ends with its last row', async () => {
  const { user } = await openTopics();
  for (const topic of topics.splice(0, topics.length - 30)) await deleteTopic(topic);
  await user.click(more());
  await waitFor(() => expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull());
  expect(titles()).toEqual(topics.map(({ title }) => title).reverse());
  expect(screen.queryByText(/불러오지 못했어요/)).toBeNull();
});

test('comments that went meanwhile make “load more” miss none of the others', async () => {
  const topic = await aTopic();
  const made: { id: number; text: string }[] = [];
  for (let number = 1; number <= 64; number += 1) {
    const text = `말 ${number}`;
    made.push({ ...(await aComment({ topic, by, content: text })), text });
  }
  const { user } = await openTopic({ topic });
  expect(comments()).toHaveLength(30);
  for (const { id } of made.splice(3, 2)) {
    await call('DELETE', `forums/${topic.forum.slug}/topics/${topic.id}/comments/${id}/`, { token: by.token });
  }
  await user.click(more());
  await waitFor(() => expect(comments()).toEqual(made.slice(0, 60).map(({ text }) => text)));
});
