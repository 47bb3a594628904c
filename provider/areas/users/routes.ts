import type { InputOf } from '../../../contract/call.ts';
import { userCalls } from '../../../contract/users.calls.ts';
import { badgesOf } from '../../domain/badges/present.ts';
import { mount } from '../../domain/identity/mount.ts';
import { findActive, isFollowing } from '../../domain/members/find.ts';
import { listMembers } from '../../domain/members/list.ts';
import { presentProfile, presentSummary } from '../../domain/members/present.ts';
import { maySuspend, moderatedCan } from '../../domain/moderation/policy.ts';
import { type AppContext, invalidates, paginate, read, write } from '../../platform/http/context.ts';
import { isHidden, userPage } from './content.ts';
import { listFollows, toggleFollow } from './follows.ts';
import { recommendedPage } from './recommend.ts';

/** Answers a page of the members on one side of a member's follows. */
async function answerFollows(
  c: AppContext,
  { params, query }: InputOf<typeof userCalls.getFollowers>,
  side: 'followers' | 'followings',
) {
  const { count, rows } = await read(c, async (db) => {
    const user = await findActive(db, params.username);
    return listFollows(db, side, user, query, c.get('member')?.id);
  });
  return paginate(c, query, count, rows.map(presentSummary));
}

/** Members as others, and they themselves, see them, and their follows. */
export const userRoutes = mount(userCalls, {
  async getUsers(c, { query, member }) {
    const { count, rows } = await read(c, (db) => listMembers(db, query, member?.id));
    return paginate(c, query, count, rows.map(presentSummary));
  },
  async getRecommendation(c, { query, member }) {
    const { count, rows } = await read(c, (db) => recommendedPage(db, query, member?.id));
    const results = rows.map((row) => ({ ...presentSummary(row), reason: row.reason }));
    return paginate(c, query, count, results);
  },
  getUser(c, { params, member }) {
    return read(c, async (db) => {
      const row = await findActive(db, params.username);
      const own = row.id === member?.id;
      const hidden = await isHidden(db, row.id);
      const can = moderatedCan(member, { userId: row.id, status: hidden ? 'hidden' : 'published' });
      const profile = presentProfile(row, {
        own,
        followed: await isFollowing(db, member?.id, row.id),
        maySuspend: maySuspend(member, row),
        badges: await badgesOf(db, row.id, c.get('locale')),
      });
      return { ...profile, hidden: own || can?.hide ? hidden : null, can };
    });
  },
  async followUser(c, { params: { username }, member }) {
    const answer = await write(c, async (tx) =>
      toggleFollow(tx, {
        followerId: member.id,
        followed: await findActive(tx, username),
        now: c.get('services').now(),
        locale: c.get('locale'),
      }),
    );
    if (answer.success) invalidates(c, userPage(username), userPage(member.username));
    return answer;
  },
  getFollowers: (c, input) => answerFollows(c, input, 'followers'),
  getFollowings: (c, input) => answerFollows(c, input, 'followings'),
});
