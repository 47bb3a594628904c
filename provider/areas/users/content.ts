import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { hiddenProfiles } from '../../db/schema/moderation.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import type { Content } from '../../domain/content/contents.ts';
import { lockMember } from '../../domain/members/find.ts';
import { lockedCase, withdrawAppeal } from '../../domain/moderation/cases.ts';
import type { Db } from '../../platform/db/client.ts';

/** Returns the page of a member, as `invalidates` expects it. */
export const userPage = (username: string) => `users/${username}`;

/** What a member writes of themselves for others to read. */
export type Written = Pick<UserRow, 'nickname' | 'introduction' | 'avatar' | 'social'>;

const writtenIn = ({ nickname, introduction, avatar, social }: Written): Written => ({
  nickname,
  introduction,
  avatar,
  social,
});

/** What is shown of a member whose profile was taken down: their username alone. */
const nothingWritten = {
  nickname: users.username,
  introduction: '',
  avatar: null,
  social: { instagram: '', youtube: '', blog: '' },
};

/** Returns whether a moderator has taken a member's profile down. */
export const isHidden = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(hiddenProfiles, eq(hiddenProfiles.userId, userId))) > 0;

/**
 * Returns the columns of what a member writes of themselves, with the time of a change. A change gives up what was
 * taken down, with the appeal against that, and may be reported anew.
 */
export async function writtenAnew(tx: Db, userId: number, columns: Partial<Written>, now: Date) {
  // A moderator may be deciding about the profile.
  const reported = await lockedCase(tx, { subject: 'profile', subjectId: userId });
  await lockMember(tx, userId);
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (row && isDeepStrictEqual({ ...row, ...columns }, row)) return columns;
  const given = await tx.delete(hiddenProfiles).where(eq(hiddenProfiles.userId, userId)).returning();
  if (reported && given.length > 0) await withdrawAppeal(tx, reported, now);
  return { ...columns, profileEditedAt: now };
}

/**
 * Profiles, each by its member's id. Hiding one takes down what the member wrote, so that their username stands wherever
 * they are named; showing it puts that back, unless the member has written anew.
 */
export const profileContent: Content = {
  kind: 'profile',
  moderated: {
    staysShown: true,

    async find(db, ids) {
      const rows = await db
        .select({ user: users, hidden: hiddenProfiles })
        .from(users)
        .leftJoin(hiddenProfiles, eq(hiddenProfiles.userId, users.id))
        .where(inArray(users.id, [...ids]));
      return rows.map(({ user, hidden }) => {
        const { nickname, introduction, avatar, social } = hidden ?? user;
        const { id, username, profileEditedAt, createdAt } = user;
        return {
          id,
          authorId: id,
          title: nickname,
          content: [introduction, social.instagram, social.youtube, social.blog].filter(Boolean).join('\n'),
          image: avatar,
          status: user.status !== 'active' ? 'deleted' : hidden ? 'hidden' : 'published',
          createdAt: profileEditedAt ?? createdAt,
          editedAt: profileEditedAt,
          path: `/users/${username}`,
          page: userPage(username),
        };
      });
    },

    lock: lockMember,

    async setStatus(tx, id, status) {
      const own = eq(users.id, id);
      if (status === 'published') {
        const [hidden] = await tx.delete(hiddenProfiles).where(eq(hiddenProfiles.userId, id)).returning();
        if (hidden) await tx.update(users).set(writtenIn(hidden)).where(own);
        return;
      }
      const [row] = await tx.select().from(users).where(own);
      if (!row) return;
      const taken = await tx
        .insert(hiddenProfiles)
        .values({ userId: id, ...writtenIn(row) })
        .onConflictDoNothing()
        .returning({ userId: hiddenProfiles.userId });
      if (taken.length > 0) await tx.update(users).set(nothingWritten).where(own);
    },

    async erase(tx, ids) {
      await tx.delete(hiddenProfiles).where(inArray(hiddenProfiles.userId, [...ids]));
      await tx
        .update(users)
        .set(nothingWritten)
        .where(inArray(users.id, [...ids]));
    },
  },
};
