import type { ChallengeGroup } from '../../../contract/challenges.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import type { FoundGroup } from './groups.ts';
import { type Place, presentChallengeSummary } from './present.ts';
import { hasCheckedToday } from './progress.ts';

/** Presents a group; the invite code is shown to its members only. */
export function presentGroup(found: FoundGroup, place: Place): ChallengeGroup {
  const { group, owner, challenge, latestDays, isMember } = found;
  const today = latestDays.filter((latest) =>
    hasCheckedToday({ schedule: challenge, checked: [latest], zone: place.zone, now: place.now }),
  );
  return {
    id: group.id,
    challenge: presentChallengeSummary(challenge, place),
    owner: presentAuthor(owner),
    invite_code: isMember ? group.inviteCode : '',
    size: challenge.groupSize,
    member_count: group.memberCount,
    checked_today: today.length,
    joined: isMember,
    created_at: group.createdAt.toISOString(),
  };
}
