import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { homeSectionNames } from '@/contract/constants/home';
import * as homePage from '@/pages/base/[name]';
import * as managePage from '@/pages/manage/home';
import { seedPost } from '@/provider/areas/posts/testing';
import { homeSections } from '@/provider/db/schema/site';
import { call, server, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';
import { createGate } from '../gate';
import { renderPage } from '../render';

const provider = await testProvider();

let editor: TestMember;
beforeEach(async () => {
  await provider.services.database.write((tx) => tx.delete(homeSections));
  editor = await aMember({ role: 'editor' });
});

const open = () => renderPage(managePage, { path: '/manage/home', member: editor });
const stored = async (): Promise<string[]> => (await call('GET', 'base/main/')).body.sections;
const rows = () =>
  within(screen.getByRole('table', { name: '홈의 부분' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('name'));

test('an editor moves a part up and hides another, and the home page follows', async () => {
  const { user, unmount } = await open();
  expect(rows()).toEqual([...homeSectionNames]);
  await user.click(screen.getByRole('button', { name: '포스트 위로' }));
  await waitFor(() => expect(rows().slice(0, 2)).toEqual(['posts', 'hot']));
  await user.click(screen.getByRole('checkbox', { name: '이벤트 보이기' }));
  await waitFor(async () => expect((await stored()).slice(0, 4)).toEqual(['posts', 'hot', 'challenges', 'forums']));
  unmount();
  await renderPage(homePage, { path: '/', route: '/base/[name]', params: { name: 'main' } });
  const chips = screen.getAllByRole('link', { current: false }).map((link) => link.textContent);
  expect(chips).not.toContain('이벤트');
  expect(chips.indexOf('포스트')).toBeLessThan(chips.indexOf('지금'));
});

test('two parts that are hidden one right after the other are both stored', async () => {
  const { user } = await open();
  const { open: answer, opened } = createGate();
  server.use(http.put('*/manage/home/hot/', () => opened.then(() => undefined), { once: true }));
  await user.click(screen.getByRole('checkbox', { name: '지금 보이기' }));
  await user.click(screen.getByRole('checkbox', { name: '인기 보이기' }));
  await waitFor(async () => expect(await stored()).not.toContain('best'));
  answer();
  await waitFor(async () => expect(await stored()).not.toContain('hot'));
});

test('a part whose change was not stored is as it was, with the reason', async () => {
  const { user } = await open();
  server.use(
    http.put('*/manage/home/hot/', () => HttpResponse.json({ code: 'error' }, { status: 500 }), { once: true }),
  );
  await user.click(screen.getByRole('checkbox', { name: '지금 보이기' }));
  expect(await screen.findByText('바꾸지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: '지금 보이기' })).toBeChecked());
});

test('an editor shows a post first on the home page by its pasted address, and takes that back', async () => {
  const author = await aMember();
  const post = await seedPost(provider, { userId: author.id, title: '겨울 장벽 이야기', hot: -1 });
  const { user } = await open();
  const address = screen.getByLabelText('글이나 포스트의 주소');
  await user.click(address);
  await user.paste('https://elsewhere.example/posts/1');
  await user.click(screen.getByRole('button', { name: '맨 위에 보이기' }));
  expect(await screen.findByText('공개된 글이나 포스트의 주소를 적어 주세요.')).toBeVisible();
  expect(address).toHaveValue('https://elsewhere.example/posts/1');
  await user.clear(address);
  await user.paste(`${window.location.origin}/en/posts/${post.id}?from=share#comments`);
  await user.click(screen.getByRole('button', { name: '맨 위에 보이기' }));
  const row = (await screen.findByRole('link', { name: '겨울 장벽 이야기' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('홈 포스트')).toBeVisible();
  const first = async () => (await call('GET', 'base/main/')).body.posts[0]?.id;
  expect(await first()).toBe(post.id);
  await user.click(within(row).getByRole('button', { name: '겨울 장벽 이야기 내리기' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '겨울 장벽 이야기' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: '실행 취소' }));
  expect(await screen.findByRole('link', { name: '겨울 장벽 이야기' })).toBeVisible();
  expect(await first()).toBe(post.id);
});
