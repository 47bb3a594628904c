import { NOTICE_CATEGORY } from '../../../contract/constants/common.ts';
import type { Topic } from '../../../contract/topics.ts';
import { topics } from '../../db/schema/topics.ts';
import { type Caller, may, rejectBadge, rejectStatusFields, visibleTo } from '../../domain/identity/policy.ts';
import { contentCan } from '../../domain/moderation/policy.ts';
import { closedTo, type ForumState } from '../../domain/taxonomy/closure.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/locale.ts';

/** Selects the topics that the caller may read. */
export const visibleTopics = (caller: Parameters<typeof visibleTo>[1]) => visibleTo(topics, caller);

/** Returns whether the caller may pin topics and mark them as notices: managers may. */
const mayPin = (caller: Caller): boolean => caller?.isManager === true;

/** Returns what the caller may do with a topic; null for a visitor. */
export function topicCan(caller: Caller, row: Parameters<typeof contentCan>[1]): Topic['can'] {
  const can = contentCan(caller, row);
  return can && { ...can, pin: mayPin(caller) };
}

/**
 * Rejects the fields that only a manager may set, and hiding without a reason. `held` is the topic as it is: its author
 * may keep its badge, and the notice category that a manager has set.
 * @throws 400 with the field's name
 */
export function rejectManagerFields(
  member: Member,
  body: {
    showManagerBadge?: boolean;
    type?: string;
    fixed?: boolean;
    status?: string;
    reason?: string;
    categories?: string[];
  },
  held: { showManagerBadge: boolean; categories: string[] } | undefined,
  locale: Locale,
) {
  rejectBadge(member, body, locale, held);
  if (!mayPin(member)) {
    if (body.type === 'notice') throw fieldError(locale, 'type', 'managerOnly');
    if (body.fixed !== undefined) throw fieldError(locale, 'fixed', 'managerOnly');
    if (body.categories?.includes(NOTICE_CATEGORY) && !held?.categories.includes(NOTICE_CATEGORY)) {
      throw fieldError(locale, 'categories', 'managerOnly');
    }
  }
  rejectStatusFields(member, body, locale);
}

/**
 * Rejects a topic or a comment in a forum that the caller cannot write in.
 * @throws 409 `forum_archived`, 409 `forum_managers_only`
 */
export function requireOpenForum(caller: Caller, forum: ForumState) {
  const closed = closedTo(forum);
  if (closed === 'archived') throw new ApiError(409, 'forum_archived');
  if (closed === 'managers' && !may(caller, 'content')) throw new ApiError(409, 'forum_managers_only');
}
