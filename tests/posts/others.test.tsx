import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layScenario } from '../api';
import { aMember } from '../factories';
import { aPost, openPost } from './open';

test('a like that the provider rejects is reverted', async () => {
  // One is rejected by 409, the other by an answer without success: each is reverted differently.
  for (const post of [await aPost(), await aPost()]) {
    const { user, unmount } = await openPost({ post, member: await aMember() });
    layScenario('like-refused');
    await user.click(await screen.findByRole('button', { name: /좋아요 0/ }));
    expect((await screen.findAllByText(/내 글에는 좋아요를 누를 수 없어요/)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: /좋아요 0/, pressed: false })).toBeVisible();
    layScenario(undefined);
    unmount();
  }
});

test('the menu of another member’s post offers neither changing nor deleting it', async () => {
  const { user } = await openPost({ member: await aMember() });
  await user.click(await screen.findByRole('button', { name: '포스트 메뉴' }));
  expect(await screen.findByRole('menuitem', { name: '신고하기' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: '수정' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: '삭제' })).toBeNull();
});

test('the menu of an own post offers both', async () => {
  const member = await aMember();
  const { user } = await openPost({ post: await aPost({ by: member }), member });
  await user.click(await screen.findByRole('button', { name: '포스트 메뉴' }));
  expect(await screen.findByRole('menuitem', { name: '수정' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: '삭제' })).toBeVisible();
});
