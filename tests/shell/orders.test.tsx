import { expect, test } from 'vitest';
import * as banners from '@/pages/banners/search';
import * as challenges from '@/pages/challenges/pages/search';
import * as others from '@/pages/contents/more/search';
import * as photos from '@/pages/contents/photos/search';
import * as videos from '@/pages/contents/videos/search';
import * as courses from '@/pages/courses/pages/search';
import * as events from '@/pages/events/pages/search';
import * as forum from '@/pages/forums/[slug]/search';
import * as missions from '@/pages/missions/pages/search';
import * as missionReviews from '@/pages/missions/reviews/search';
import * as posts from '@/pages/posts/search';
import * as questions from '@/pages/questions/pages/search';
import * as raffles from '@/pages/raffles/search';
import * as rankings from '@/pages/rankings/search';
import * as topics from '@/pages/topics/search';
import * as followers from '@/pages/users/[username]/followers';
import * as users from '@/pages/users/search';
import { aForum, aMember } from '../factories';
import { renderPage } from '../render';

const lists = {
  '/banners': banners,
  '/challenges': challenges,
  '/contents/more': others,
  '/contents/photos': photos,
  '/contents/videos': videos,
  '/courses': courses,
  '/events': events,
  '/missions': missions,
  '/missions/reviews': missionReviews,
  '/posts': posts,
  '/questions': questions,
  '/raffles': raffles,
  '/rankings': rankings,
  '/topics': topics,
  '/users': users,
};
const page = (path: string) => ({ path, route: path.split('?')[0] });

test.each(Object.entries(lists))('there is no %s in an order that it does not know', async (path, list) => {
  for (const query of ['ordering=foo', 'ordering_type=worst']) {
    const { answer } = await renderPage(list, page(`${path}?${query}`));
    expect(answer).toMatchObject({ notFound: true });
  }
  const { status } = await renderPage(list, page(`${path}?ordering_type=hot`));
  expect(status).toBe(200);
});

test('nor a forum or a member’s followers', async () => {
  const { slug } = await aForum();
  const { user } = await aMember();
  for (const [list, at, params] of [
    [forum, `/forums/${slug}`, { slug }],
    [followers, `/users/${user.username}/followers`, { username: user.username }],
  ] as const) {
    const { answer } = await renderPage(list, { ...page(`${at}?ordering=foo`), params });
    expect(answer).toMatchObject({ notFound: true });
    expect((await renderPage(list, { ...page(`${at}?search=a`), params })).status).toBe(200);
  }
});

test.each([
  [posts, '/posts?ordering=-view_count'],
  [topics, '/topics?ordering=comment_count'],
  [questions, '/questions?ordering_type=new'],
  [users, '/users?ordering_type=best'],
  [banners, '/banners?ordering=-id'],
  [videos, '/contents/videos?ordering_type=views'],
  [photos, '/contents/photos?ordering_type=comments'],
])('there is what it knows: %#', async (list, path) => {
  expect((await renderPage(list, page(path))).status).toBe(200);
});
