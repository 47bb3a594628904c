import { and, eq, lt, lte, type SQL } from 'drizzle-orm';
import type { Right } from '../../../contract/constants/roles.ts';
import type { Work } from '../../../contract/statistics.ts';
import { events } from '../../db/schema/events.ts';
import { missionEntries } from '../../db/schema/missions.ts';
import { reportCases } from '../../db/schema/moderation.ts';
import { raffles } from '../../db/schema/raffles.ts';
import { supportThreads } from '../../db/schema/support.ts';
import { awaitsWinners, eventPrizesToSend, isDecidable, rafflePrizesToSend } from '../../domain/campaigns/openWork.ts';
import { withinReach } from '../../domain/moderation/reach.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Member } from '../../platform/http/context.ts';

/** Counts the open work of each queue that a caller reaches; 0 in those that their rights do not open. */
export const readWork = async (
  db: Db,
  member: Pick<Member, 'rights' | 'moderatedForums'>,
  now: Date,
): Promise<Work> => {
  const count = (right: Right, rows: Parameters<Db['$count']>[0], where?: SQL) =>
    member.rights.includes(right) ? db.$count(rows, where) : 0;
  const reached = withinReach(reportCases, member);
  return {
    reports: await count('moderation', reportCases, and(eq(reportCases.status, 'open'), reached)),
    appeals: await count('moderation', reportCases, and(eq(reportCases.appealStatus, 'open'), reached)),
    submissions: await count(
      'campaigns',
      missionEntries,
      and(eq(missionEntries.status, 'submitted'), isDecidable(db, missionEntries.userId, now)),
    ),
    support: await count('support', supportThreads, eq(supportThreads.status, 'open')),
    events: await count('campaigns', events, awaitsWinners(db, now)),
    raffles: await count('campaigns', raffles, and(lte(raffles.endsAt, now), lt(raffles.drawn, raffles.entered))),
    event_prizes: await count('campaigns', eventPrizesToSend(db).as('prizes')),
    raffle_prizes: await count('campaigns', rafflePrizesToSend(db).as('prizes')),
  };
};
