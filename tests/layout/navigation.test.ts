import { expect, test } from 'vitest';
import { isCommunity, parentOf } from '@/components/layout/navigation';

test.each(['/', '/?types=hot', '/forums', '/posts?search=a', '/questions', '/contents/photos', '/events', '/me'])(
  'a tab leads to %s, which has no way back',
  (path) => expect(parentOf(path)).toBeUndefined(),
);

test.each([
  ['/forums/free', '/forums'],
  ['/forums/free/topics/12?page=2', '/forums/free'],
  ['/forums/free/topics/12/edit', '/forums/free/topics/12'],
  ['/forums/free/new', '/forums/free'],
  ['/topics?best=1', '/forums'],
  ['/topics/new', '/topics'],
  ['/posts/12', '/posts'],
  ['/contents/videos/3', '/contents/videos'],
  ['/challenges/4/group', '/challenges/4'],
  ['/missions/reviews', '/missions'],
  ['/users/demo/followers', '/users/demo'],
  ['/users', '/'],
  ['/me/points', '/me'],
  ['/manage/log', '/manage'],
  ['/manage', '/me'],
  ['/skin/GMKP', '/surveys'],
  ['/invite/code', '/challenges'],
  ['/auth/password/reset', '/'],
  ['/auth/signin', '/'],
])('the page above %s is %s', (path, parent) => expect(parentOf(path)).toBe(parent));

test('the community’s tab is lit on its lists and what they list', () => {
  expect(['/forums', '/topics', '/posts/1', '/questions', '/contents/more'].filter(isCommunity)).toHaveLength(5);
  expect(['/', '/challenges', '/me', '/users'].filter(isCommunity)).toEqual([]);
});
