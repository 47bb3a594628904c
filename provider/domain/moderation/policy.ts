import type { ContentCan, ModeratedCan } from '../../../contract/common.ts';
import { hasRole } from '../../../contract/constants/roles.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { Member } from '../../platform/http/context.ts';
import { type Caller, may, mayChange } from '../identity/policy.ts';

/** What content says of who moderates it: `forumId` of a topic, and of the comments on it. */
interface Placed {
  forumId?: number | null;
}
interface Content {
  authorId: number;
  status: string;
}
interface ContentRow extends Placed {
  userId: number;
  status: string;
}

/**
 * Returns whether the caller may hide content and show it again, and see what others have deleted: a moderator of some
 * forums what is in these, and nothing that is in none.
 */
export const mayModerate = (caller: Caller, { forumId }: Placed): boolean =>
  caller !== null &&
  may(caller, 'moderation') &&
  (caller.moderatedForums === null || (typeof forumId === 'number' && caller.moderatedForums.includes(forumId)));

/**
 * Returns whether a moderator may decide a case: to hide what they wrote themselves, and no more; an owner any, since
 * there may be nobody else.
 */
export const mayDecide = (
  member: Pick<Member, 'id' | 'role'>,
  authorId: number,
  decision: 'dismiss' | 'hide',
): boolean => decision === 'hide' || member.id !== authorId || member.role === 'owner';

/** Returns whether the caller may suspend a member, on the whole site: one without a role, whom others see. */
export const maySuspend = (caller: Caller, { role, status }: Pick<UserRow, 'role' | 'status'>): boolean =>
  may(caller, 'site_moderation') && !hasRole(role) && status === 'active';

/** Returns whether the caller may report content: that of others, while it is published. */
export const mayReport = (caller: Caller, { authorId, status }: Content): boolean =>
  caller !== null && status === 'published' && authorId !== caller.id;

/** Returns whether the caller may read earlier versions: moderators may, and the author of the content. */
export const mayReadHistory = (caller: Caller, content: Content & Placed): boolean =>
  mayModerate(caller, content) || (content.authorId === caller?.id && content.status !== 'deleted');

/** Returns what the caller may do with content that can be reported; null for a visitor. */
export const moderatedCan = (caller: Caller, { userId: authorId, status, forumId }: ContentRow): ModeratedCan | null =>
  caller && { report: mayReport(caller, { authorId, status }), hide: mayModerate(caller, { forumId }) };

/** Returns what the caller may do with content that its author may edit; null for a visitor. */
export function contentCan(caller: Caller, row: ContentRow): ContentCan | null {
  const can = moderatedCan(caller, row);
  if (!can) return null;
  const mayEdit = mayChange(caller, row);
  const history = mayReadHistory(caller, { ...row, authorId: row.userId });
  return { ...can, edit: mayEdit, delete: mayEdit, history };
}
