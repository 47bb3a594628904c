import type { ContentCan, ModeratedCan } from '../../../contract/common.ts';
import { hasRole } from '../../../contract/constants/roles.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { Member } from '../../platform/http/context.ts';
import { type Caller, may, mayChange } from '../identity/policy.ts';

interface Content {
  authorId: number;
  status: string;
}
interface ContentRow {
  userId: number;
  status: string;
}

/** Returns whether the caller may hide content and show it again, and see what others have deleted. */
export const mayModerate = (caller: Caller): boolean => may(caller, 'moderation');

/**
 * Returns whether a moderator may decide a case: to hide what they wrote themselves, and no more; an owner any, since
 * there may be nobody else.
 */
export const mayDecide = (
  member: Pick<Member, 'id' | 'role'>,
  authorId: number,
  decision: 'dismiss' | 'hide',
): boolean => decision === 'hide' || member.id !== authorId || member.role === 'owner';

/** Returns whether the caller may suspend a member: one without a role, whom others see. */
export const maySuspend = (caller: Caller, { role, status }: Pick<UserRow, 'role' | 'status'>): boolean =>
  mayModerate(caller) && !hasRole(role) && status === 'active';

/** Returns whether the caller may report content: that of others, while it is published. */
export const mayReport = (caller: Caller, { authorId, status }: Content): boolean =>
  caller !== null && status === 'published' && authorId !== caller.id;

/** Returns whether the caller may read earlier versions: moderators may, and the author of the content. */
export const mayReadHistory = (caller: Caller, content: Content | undefined): boolean =>
  mayModerate(caller) || (content !== undefined && content.authorId === caller?.id && content.status !== 'deleted');

/** Returns what the caller may do with content that can be reported; null for a visitor. */
export const moderatedCan = (caller: Caller, { userId: authorId, status }: ContentRow): ModeratedCan | null =>
  caller && { report: mayReport(caller, { authorId, status }), hide: mayModerate(caller) };

/** Returns what the caller may do with content that its author may edit; null for a visitor. */
export function contentCan(caller: Caller, row: ContentRow): ContentCan | null {
  const can = moderatedCan(caller, row);
  if (!can) return null;
  const mayEdit = mayChange(caller, row);
  const history = mayReadHistory(caller, { authorId: row.userId, status: row.status });
  return { ...can, edit: mayEdit, delete: mayEdit, history };
}
