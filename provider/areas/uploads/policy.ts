import type { files } from '../../db/schema/site.ts';
import { type Caller, mayChange } from '../../domain/identity/policy.ts';

type Stored = Pick<typeof files.$inferSelect, 'userId' | 'shownBy' | 'isPrivate'>;

/** Returns whether a public page shows a picture: the site's own, or one of a member that is attached. */
export const isShownPublicly = ({ userId, shownBy, isPrivate }: Stored): boolean =>
  userId === null || (!isPrivate && (shownBy ?? 0) > 0);

/** Returns whether the caller may see a picture: a private one only its owner and managers. */
export const mayReadPicture = (caller: Caller, { userId, isPrivate }: Stored): boolean =>
  userId === null || !isPrivate || mayChange(caller, { userId });
