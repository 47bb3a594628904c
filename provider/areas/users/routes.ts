import { z } from '@hono/zod-openapi';
import {
  followAnswer,
  followsQuery,
  profile,
  recommendationAnswer,
  recommendationQuery,
  usersAnswer,
  usersQuery,
} from '../../../contract/users.ts';
import { badgesOf } from '../../domain/badges/present.ts';
import { findActive, isFollowing } from '../../domain/members/find.ts';
import { listMembers } from '../../domain/members/list.ts';
import { presentProfile, presentSummary } from '../../domain/members/present.ts';
import { call, invalidates, paginate, read, requireMember, router, write } from '../../platform/http/context.ts';
import { listFollows, toggleFollow } from './follows.ts';
import { recommendedPage } from './recommend.ts';

const byName = z.object({ username: z.string() });

/** Returns the page of a member, as `invalidates` expects it. */
export const userPage = (username: string) => `users/${username}`;

/** Members as others, and they themselves, see them, and their follows. */
export const userRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/users/',
      summary: 'Members, in one of three orders',
      query: usersQuery,
      answer: usersAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listMembers(db, query, c.get('member')?.id));
      return c.json(paginate(c, query, count, rows.map(presentSummary)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/users/recommendation/',
      summary: 'Recommended members to follow, with the reason',
      query: recommendationQuery,
      answer: recommendationAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => recommendedPage(db, query, c.get('member')?.id));
      const results = rows.map((row) => ({ ...presentSummary(row), reason: row.reason }));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/users/{username}/',
      summary: 'A member; private fields for the member alone',
      params: byName,
      answer: profile,
    }),
    async (c) => {
      const member = c.get('member');
      const answer = await read(c, async (db) => {
        const row = await findActive(db, c.req.valid('param').username);
        return presentProfile(row, {
          own: row.id === member?.id,
          followed: await isFollowing(db, member?.id, row.id),
          badges: await badgesOf(db, row.id, c.get('locale')),
        });
      });
      return c.json(answer, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/users/{username}/follow/',
      summary: 'Follow or unfollow a member',
      params: byName,
      answer: followAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const { username } = c.req.valid('param');
      const answer = await write(c, async (tx) =>
        toggleFollow(tx, {
          followerId: member.id,
          followed: await findActive(tx, username),
          now: c.get('services').now(),
          locale: c.get('locale'),
        }),
      );
      if (answer.success) invalidates(c, userPage(username), userPage(member.username));
      return c.json(answer, 200);
    },
  );

for (const side of ['followers', 'followings'] as const) {
  userRoutes.openapi(
    call({
      method: 'get',
      path: `/users/{username}/${side}/`,
      summary: side === 'followers' ? 'Followers of a member' : 'Members whom a member follows',
      params: byName,
      query: followsQuery,
      answer: usersAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, async (db) => {
        const user = await findActive(db, c.req.valid('param').username);
        return listFollows(db, side, user, query, c.get('member')?.id);
      });
      return c.json(paginate(c, query, count, rows.map(presentSummary)), 200);
    },
  );
}
