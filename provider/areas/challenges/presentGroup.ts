import type { ChallengeGroup } from '../../../contract/challenges.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import type { FoundGroup } from './groups.ts';
import { presentChallengeSummary } from './present.ts';
import { hasCheckedToday } from './progress.ts';
import { clockOf } from './rules.ts';

/** Presents a group; the invite code is shown to its members only. */
export function presentGroup(found: FoundGroup, reader: ReaderContext): ChallengeGroup {
  const { group, owner, challenge, members, isMember } = found;
  const today = members.filter(({ latest, checkedAt, ...member }) =>
    hasCheckedToday({
      schedule: challenge,
      checked: latest ? [latest] : [],
      checkedAt,
      zone: clockOf(member, reader),
      now: reader.now,
    }),
  );
  return {
    id: group.id,
    challenge: presentChallengeSummary(challenge, reader),
    owner: presentAuthor(owner, reader.locale),
    invite_code: isMember ? group.inviteCode : '',
    size: challenge.groupSize,
    member_count: group.memberCount,
    checked_today: today.length,
    joined: isMember,
    created_at: group.createdAt.toISOString(),
  };
}
