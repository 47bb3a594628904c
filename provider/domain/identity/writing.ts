import { Refusal } from '../../platform/errors/errors.ts';
import { refuseField } from '../../platform/errors/fieldWords.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';
import type { Locale } from '../../platform/messages/words.ts';

/** Who writes, when, and in which language a refusal is worded. */
export interface Writing {
  member: Member;
  now: Date;
  locale: Locale;
}

export const writing = (c: AppContext, member: Member): Writing => ({
  member,
  now: c.get('services').now(),
  locale: c.get('locale'),
});

/** @throws 409 for who neither wrote it nor manages */
export function requireOwner(member: Member, row: { userId: number }) {
  if (row.userId !== member.id && !member.isManager) throw new Refusal(409, 'not_owner');
}

/** @throws 400 for a standing that anyone but a manager sets, and for hiding without a reason */
export function refuseStanding(
  member: Member,
  body: { status?: string; reason?: string },
  locale: Locale,
) {
  for (const field of ['status', 'reason'] as const) {
    if (body[field] !== undefined && !member.isManager) {
      throw refuseField(locale, field, 'managerOnly');
    }
  }
  if (body.status === 'hidden' && !body.reason)
    throw refuseField(locale, 'reason', 'reasonMissing');
}

/** @throws 400 for the badge of anyone but a manager */
export function refuseBadge(member: Member, body: { showManagerBadge?: boolean }, locale: Locale) {
  if (body.showManagerBadge && !member.isManager) {
    throw refuseField(locale, 'showManagerBadge', 'managerOnly');
  }
}
