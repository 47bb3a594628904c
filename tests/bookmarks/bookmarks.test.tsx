import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '@/contract/constants/common';
import * as photoPage from '@/pages/contents/photos/[id]';
import * as videoPage from '@/pages/contents/videos/[id]';
import * as savesPage from '@/pages/me/saves';
import * as productPage from '@/pages/products/[id]';
import { call, callsMade, layScenario } from '../api';
import { aPhoto, aProduct, aVideo, insertTerms } from '../contents/make';
import { aForum, aMember, aTopic, type TestMember } from '../factories';
import { openPost } from '../posts/open';
import { openQuestion } from '../questions/open';
import { renderPage } from '../render';
import { openTopic } from '../topics/open';

const openContent = async (page: typeof photoPage, folder: string, id: string, member: TestMember) =>
  renderPage(page, { path: `/contents/${folder}/${id}`, route: `/contents/${folder}/[id]`, params: { id }, member });

/** Opens content that can be saved, as a member. */
const subjects = {
  topic: (member: TestMember) => openTopic({ member }),
  post: (member: TestMember) => openPost({ member }),
  question: (member: TestMember) => openQuestion({ member }),
  video: async (member: TestMember) => openContent(videoPage, 'videos', String((await aVideo()).id), member),
  photo: async (member: TestMember) => openContent(photoPage, 'photos', String((await aPhoto()).id), member),
  product: async (member: TestMember) => {
    const { id } = await aProduct();
    return renderPage(productPage, {
      path: `/products/${id}`,
      route: '/products/[id]',
      params: { id: `${id}` },
      member,
    });
  },
};
beforeAll(insertTerms);
const button = (pressed: boolean) => screen.findByRole('button', { name: '저장 목록에 추가', pressed });
const openSaves = (member: TestMember, query = '') => renderPage(savesPage, { path: `/me/saves${query}`, member });

test.each(Object.entries(subjects))('a %s is saved at once, and its message leads to the list', async (kind, open) => {
  const member = await aMember();
  const { user, visits } = await open(member);
  await user.click(await button(false));
  expect(await button(true)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '목록 보기' }));
  expect(visits.current).toBe('/me/saves');
  const { body } = await call('GET', 'bookmarks/', { token: member.token });
  expect(body.results).toMatchObject([{ subject: kind, content: { path: expect.any(String) } }]);
});

test('saved content is shown as saved on the next visit, and can be removed', async () => {
  const member = await aMember();
  const topic = await aTopic();
  await call('POST', 'bookmarks/', { token: member.token, body: { subject: 'topic', id: topic.id, saved: true } });
  const { user } = await openTopic({ topic, member });
  await user.click(await button(true));
  expect(await screen.findByText('저장을 취소했어요')).toBeVisible();
  expect(await button(false)).toBeVisible();
  await user.click(await screen.findByText('실행 취소'));
  expect(await screen.findByText('저장했어요')).toBeVisible();
  expect(await button(true)).toBeVisible();
  const { body } = await call('GET', 'bookmarks/', { token: member.token });
  expect(body.results).toHaveLength(1);
});

test('a page of the list that has gone with its last entry leads to the page before', async () => {
  const member = await aMember();
  const author = await aMember();
  const forum = await aForum();
  for (let made = 0; made <= DEFAULT_PAGE_SIZE; made += 1) {
    const { id } = await aTopic({ forum, by: author });
    await call('POST', 'bookmarks/', { token: member.token, body: { subject: 'topic', id, saved: true } });
  }
  const { user, visits } = await openSaves(member, '?page=2');
  await user.click(await screen.findByRole('button', { name: /저장 취소/ }));
  await waitFor(() => expect(visits.current).toBe('/me/saves'));
});

test('content that could not be saved is shown as not saved, with the reason', async () => {
  const { user } = await openTopic({ member: await aMember() });
  const save = await button(false);
  layScenario('error');
  await user.click(save);
  expect(await screen.findByText(/저장하지 못했어요/)).toBeVisible();
  expect(await button(false)).toBeVisible();
});

test('a visitor who saves signs in and returns', async () => {
  const { topic, user, visits } = await openTopic();
  expect(screen.queryByRole('button', { name: '저장 목록에 추가' })).toBeNull();
  await user.hover(screen.getByRole('article'));
  await user.click(await screen.findByRole('button', { name: '저장 목록에 추가' }));
  const [path, query] = visits.current.split('?');
  expect(path).toBe('/auth/signin');
  expect(new URLSearchParams(query).get('callbackUrl')).toBe(`/forums/${topic.forum.slug}/topics/${topic.id}`);
  expect(callsMade().filter((it) => it.includes('bookmarks'))).toEqual([]);
});

test('the list shows content and what of it was deleted, and each can be removed', async () => {
  const member = await aMember();
  const [shown, deleted] = [await aTopic({ title: '겨울 보습' }), await aTopic({ title: '지워질 글' })];
  for (const { id } of [deleted, shown]) {
    await call('POST', 'bookmarks/', { token: member.token, body: { subject: 'topic', id, saved: true } });
  }
  await call('DELETE', `topics/${deleted.id}/`, { token: deleted.author.token });
  const { user } = await openSaves(member);
  expect(screen.getByRole('link', { name: '겨울 보습' })).toHaveAttribute(
    'href',
    `/forums/${shown.forum.slug}/topics/${shown.id}`,
  );
  expect(screen.getByText('삭제되거나 가려져서 볼 수 없어요.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '저장 취소: 겨울 보습' }));
  await waitFor(() => expect(screen.queryByText('겨울 보습')).toBeNull());
  await user.click(screen.getByRole('button', { name: '저장 취소' }));
  expect(await screen.findByText('저장 목록이 비어 있어요')).toBeVisible();
});

test('the list of one kind has no other, and an unknown kind is every kind', async () => {
  const member = await aMember();
  const { id } = await aTopic({ title: '겨울 보습' });
  await call('POST', 'bookmarks/', { token: member.token, body: { subject: 'topic', id, saved: true } });
  const { unmount } = await openSaves(member, '?subject=post');
  expect(screen.getByText('저장 목록이 비어 있어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '포스트', current: 'page' })).toBeVisible();
  unmount();
  await openSaves(member, '?subject=constructor');
  expect(screen.getByRole('link', { name: '겨울 보습' })).toBeVisible();
});
