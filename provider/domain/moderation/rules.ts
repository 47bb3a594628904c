import { millisecondsInDay } from 'date-fns/constants';
import { REPORTERS_DEFAULT, REPORTERS_MIN } from '../../../contract/constants/settings.ts';
import type { ReportRules } from '../../../contract/managedSettings.ts';
import { reportRules } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import { seoulDay } from '../../platform/time/seoul.ts';

/** What the reporters must be, besides as many as operators have set, to collapse content until a manager has decided. */
const COLLAPSING = {
  /** The minimum age of a reporter's account, in days. */
  oldEnough: 3,
  /** The number of different days on which they joined, which accounts created in one evening do not reach. */
  joinDays: REPORTERS_MIN,
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

/** Reads from how many reports on content is collapsed. Nothing is cached, so that every provider knows a change at once. */
export async function readReportRules(db: Db): Promise<ReportRules> {
  const [row] = await db.select().from(reportRules);
  return { reporters: row?.reporters ?? REPORTERS_DEFAULT, version: row?.version ?? 1 };
}

/** Returns whether these members' reports of a content are enough to collapse it. */
export function shouldCollapse(
  reporters: readonly Reporter[],
  { reporters: needed }: Pick<ReportRules, 'reporters'>,
  now: Date,
): boolean {
  const counted = reporters.filter(
    ({ isVerified, isSuspended, joinedAt }) =>
      isVerified && !isSuspended && now.getTime() - joinedAt.getTime() >= COLLAPSING.oldEnough * millisecondsInDay,
  );
  const joinDays = new Set(counted.map(({ joinedAt }) => seoulDay(joinedAt)));
  const reputations = new Set(counted.map((reporter) => reputationOf(reporter, now)));
  return counted.length >= needed && joinDays.size >= COLLAPSING.joinDays && reputations.size >= COLLAPSING.reputations;
}
