import { and, eq, isNull, lt, lte, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Right } from '../../../contract/constants/roles.ts';
import type { Work } from '../../../contract/statistics.ts';
import { events } from '../../db/schema/events.ts';
import { missionEntries } from '../../db/schema/missions.ts';
import { reportCases } from '../../db/schema/moderation.ts';
import { raffleDeliveries, raffles } from '../../db/schema/raffles.ts';
import { supportThreads } from '../../db/schema/support.ts';
import { isPublished } from '../../domain/campaigns/publication.ts';
import type { Db } from '../../platform/db/client.ts';

/** Counts the open work of each queue; 0 in those that these rights do not open. */
export const readWork = async (db: Db, rights: readonly Right[], now: Date): Promise<Work> => {
  const count = (right: Right, table: PgTable, where?: SQL) => (rights.includes(right) ? db.$count(table, where) : 0);
  return {
    reports: await count('moderation', reportCases, eq(reportCases.status, 'open')),
    appeals: await count('moderation', reportCases, eq(reportCases.appealStatus, 'open')),
    submissions: await count('campaigns', missionEntries, eq(missionEntries.status, 'submitted')),
    support: await count('support', supportThreads, eq(supportThreads.status, 'open')),
    events: await count(
      'campaigns',
      events,
      and(isPublished(events.publishedAt, now), lte(events.endsAt, now), isNull(events.announcedAt)),
    ),
    raffles: await count('campaigns', raffles, and(lte(raffles.endsAt, now), lt(raffles.drawn, raffles.entered))),
    deliveries: await count('campaigns', raffleDeliveries),
  };
};
