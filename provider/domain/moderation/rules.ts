import { millisecondsInDay } from 'date-fns/constants';
import { seoulDay } from '../../platform/time/seoul.ts';

/** The thresholds above which reports collapse content until a manager has decided. */
const COLLAPSING = {
  /** The number of eligible reporters. */
  reporters: 5,
  /** The minimum age of a reporter's account, in days. */
  oldEnough: 3,
  /** The number of different days on which they joined, which accounts created in one evening do not reach. */
  joinDays: 3,
  /** The number of different groups (of age or role) among them. */
  reputations: 2,
} as const;

export interface Reporter {
  isVerified: boolean;
  isPartner: boolean;
  isManager: boolean;
  joinedAt: Date;
  /** A suspended member's report does not count. */
  isSuspended: boolean;
}

/** Returns the number of a member's group in the community: by their role, else by the age of their account. */
function reputationOf({ isManager, isPartner, joinedAt }: Reporter, now: Date): number {
  const days = (now.getTime() - joinedAt.getTime()) / millisecondsInDay;
  return [isManager, isPartner, days < 30, days < 180].indexOf(true);
}

/** Returns whether these members' reports of a content are enough to collapse it. */
export function shouldCollapse(reporters: readonly Reporter[], now: Date): boolean {
  const counted = reporters.filter(
    ({ isVerified, isSuspended, joinedAt }) =>
      isVerified && !isSuspended && now.getTime() - joinedAt.getTime() >= COLLAPSING.oldEnough * millisecondsInDay,
  );
  const joinDays = new Set(counted.map(({ joinedAt }) => seoulDay(joinedAt)));
  const reputations = new Set(counted.map((reporter) => reputationOf(reporter, now)));
  return (
    counted.length >= COLLAPSING.reporters &&
    joinDays.size >= COLLAPSING.joinDays &&
    reputations.size >= COLLAPSING.reputations
  );
}
