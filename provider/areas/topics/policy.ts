import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { NOTICE_CATEGORY } from '../../../contract/constants.ts';
import { topics } from '../../db/schema/topics.ts';
import { refuseBadge, refuseStanding } from '../../domain/identity/writing.ts';
import { refuseField } from '../../platform/errors/fieldWords.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/words.ts';

/** Which topics someone may read: published ones; hidden ones as their author or a manager. */
export function visibleTo(member: Member | null): SQL | undefined {
  if (member?.isManager) return ne(topics.status, 'deleted');
  if (!member) return eq(topics.status, 'published');
  return or(
    eq(topics.status, 'published'),
    and(eq(topics.status, 'hidden'), eq(topics.userId, member.id)),
  );
}

/**
 * Refuses the fields that only a manager may set, and hiding without a reason. `held` are the
 * categories that the topic has already: its author may keep the one that a manager filed it under.
 * @throws 400 with the field's name
 */
export function refuseManagersFields(
  member: Member,
  body: {
    showManagerBadge?: boolean;
    type?: string;
    fixed?: boolean;
    status?: string;
    reason?: string;
    categories?: string[];
  },
  held: string[],
  locale: Locale,
) {
  refuseBadge(member, body, locale);
  if (!member.isManager) {
    if (body.type === 'notice') throw refuseField(locale, 'type', 'managerOnly');
    if (body.fixed !== undefined) throw refuseField(locale, 'fixed', 'managerOnly');
    if (body.categories?.includes(NOTICE_CATEGORY) && !held.includes(NOTICE_CATEGORY)) {
      throw refuseField(locale, 'categories', 'managerOnly');
    }
  }
  refuseStanding(member, body, locale);
}
