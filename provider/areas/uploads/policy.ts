import type { files } from '../../db/schema/site.ts';
import { type Caller, isAuthor, may } from '../../domain/identity/policy.ts';

type Stored = Pick<typeof files.$inferSelect, 'userId' | 'shownBy' | 'hiddenBy' | 'isPrivate'>;

/** Returns whether a public page shows a picture: the site's own, or one of a member that published content has. */
export const isShownPublicly = ({ userId, shownBy, hiddenBy, isPrivate }: Stored): boolean =>
  userId === null || (!isPrivate && (shownBy ?? 0) > hiddenBy);

/**
 * Returns whether the caller may see a picture: one that is private, or that only hidden or deleted content has, its
 * owner and those with a role, who meet it in their work.
 */
export function mayReadPicture(caller: Caller, stored: Stored): boolean {
  const { userId, shownBy, isPrivate } = stored;
  const isAttached = (shownBy ?? 0) > 0;
  if (userId === null || may(caller, 'work') || isAuthor(caller, { userId })) return true;
  return !isPrivate && (!isAttached || isShownPublicly(stored));
}
