import type { ManagedMember, ManagedMemberDetail } from '../../../contract/managedMembers.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { isSuspended } from '../../domain/identity/suspension.ts';
import type { Member } from '../../platform/http/context.ts';
import type { Latest } from './latest.ts';
import { actionsOn, seesBalances } from './policy.ts';
import type { readMemberFacts } from './queries.ts';

/** Presents a member in the console's list. */
export const presentManaged = (row: UserRow, now: Date): ManagedMember => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  avatar: row.avatar,
  email: row.email,
  email_verified: row.emailVerifiedAt !== null,
  role: row.role,
  state: row.status === 'active' && isSuspended(row, now) ? 'suspended' : row.status,
  created_at: row.createdAt.toISOString(),
  active_at: row.activeAt.toISOString(),
});

/** Presents a member's page in the console. */
export function presentDetail(
  row: UserRow,
  facts: Awaited<ReturnType<typeof readMemberFacts>>,
  { member, now }: { member: Member; now: Date },
): Omit<ManagedMemberDetail, keyof Latest> {
  const suspended = isSuspended(row, now);
  return {
    ...presentManaged(row, now),
    may: actionsOn(member, row),
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
    sessions: facts.sessions.map(({ id, browser, system, rotatedAt }) => ({
      id,
      browser,
      system,
      used_at: rotatedAt.toISOString(),
    })),
  };
}
