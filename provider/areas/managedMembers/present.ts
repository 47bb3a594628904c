import type { MemberRole } from '../../../contract/constants/roles.ts';
import type { ManagedMember, ManagedMemberDetail, ModeratedForums } from '../../../contract/managedMembers.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { readModeratedForums } from '../../domain/identity/moderatedForums.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { isSuspended } from '../../domain/identity/suspension.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { message } from '../../platform/messages/message.ts';
import type { Latest } from './latest.ts';
import { actionsOn, seesBalances } from './policy.ts';
import type { readMemberFacts } from './queries.ts';

/** Presents a member in the console's list; one who is erased has no name of their own. */
export const presentManaged = (row: UserRow, { now, locale }: { now: Date; locale: Locale }): ManagedMember => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname || message(locale, 'members:left'),
  avatar: row.avatar,
  email: row.email,
  email_verified: row.emailVerifiedAt !== null,
  role: row.role,
  state: row.status === 'active' && isSuspended(row, now) ? 'suspended' : row.status,
  created_at: row.createdAt.toISOString(),
  active_at: row.activeAt.toISOString(),
});

/** Presents the forums of a moderator; null for one of the whole site, and for every other role. */
export const presentModerated = (
  role: MemberRole,
  forums: Awaited<ReturnType<typeof readModeratedForums>>,
  locale: Locale,
): ModeratedForums =>
  role === 'moderator' && forums.length > 0
    ? forums.map((forum) => ({ slug: forum.slug, name: localised(forum, 'name', locale) }))
    : null;

/** Presents a member's page in the console. */
export function presentDetail(
  row: UserRow,
  facts: Awaited<ReturnType<typeof readMemberFacts>>,
  { member, now, locale }: Actor & { locale: Locale },
): Omit<ManagedMemberDetail, keyof Latest> {
  const suspended = isSuspended(row, now);
  return {
    ...presentManaged(row, { now, locale }),
    may: actionsOn(member, row),
    moderated_forums: presentModerated(row.role, facts.forums, locale),
    two_step: facts.twoStep,
    suspended_until: (suspended && row.suspendedUntil?.toISOString()) || null,
    suspended_reason: suspended ? row.suspendedReason : '',
    counts: {
      topics: row.topicCount,
      posts: row.postCount,
      comments: row.commentCount,
      likes: row.likeCount,
      followers: row.followerCount,
    },
    reports: { sent: facts.sent, received: facts.received },
    balances: seesBalances(member) ? facts.balances : null,
    sessions: facts.sessions.map(({ id, sessionId, browser, system, rotatedAt }) => ({
      id,
      browser,
      system,
      used_at: rotatedAt.toISOString(),
      is_current: sessionId === member.sessionId,
    })),
  };
}
