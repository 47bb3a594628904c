import { and, asc, eq, getTableName, isNotNull, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import type { raffleParticipations, raffles } from '../../db/schema/raffles.ts';
import { users } from '../../db/schema/users.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { eachAlone } from '../../platform/jobs/eachAlone.ts';
import { type Notice, notify } from '../notifications/notify.ts';

/** A kind of campaign that an operator can end early. */
export interface Endable {
  campaigns: typeof challenges | typeof raffles;
  participations: typeof challengeParticipants | typeof raffleParticipations;
  /** The column of `participations` that names the campaign. */
  campaignId: PgColumn;
  kind: 'challenge_ended' | 'raffle_ended';
  subjectOf: (campaign: { id: number; title: string; titleEn: string }) => Notice['subject'];
  /** Does what else an end settles with a participant, whose row is locked, and returns what they are told of it. */
  settle?: (tx: Db, participationId: number, now: Date) => Promise<Notice[]>;
}

/**
 * Settles campaigns that were ended early with each participant, once, and notifies them of the reason: each alone, so
 * that none waits for the others’ ledgers. One who has left the site, or the campaign, has nothing to be settled.
 */
export async function settleEnds(
  database: Database,
  { campaigns, participations, campaignId, kind, subjectOf, settle }: Endable,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const isUnsettled = and(isNotNull(campaigns.endedAt), isNull(participations.settledAt));
  const settleOne = ({ id }: { id: number }) =>
    database.write(async (tx) => {
      const isOne = eq(participations.id, id);
      const { id: ofCampaign, title, titleEn, endReason: note, endReasonEn: noteEn } = campaigns;
      const [found] = await tx
        .select({
          campaign: { id: ofCampaign, title, titleEn },
          reasons: { note, noteEn },
          to: participations.userId,
          status: users.status,
        })
        .from(participations)
        .innerJoin(campaigns, eq(campaigns.id, campaignId))
        .innerJoin(users, eq(users.id, participations.userId))
        .where(and(isOne, isUnsettled))
        .for('update', { of: participations });
      if (!found) return;
      await tx.update(participations).set({ settledAt: now }).where(isOne);
      if (found.status === 'left') return;
      const more = (await settle?.(tx, id, now)) ?? [];
      const { to } = found;
      await notify(tx, { to, kind, subject: subjectOf(found.campaign), ...found.reasons, now }, ...more);
    });
  const rows = await database.read((db) =>
    db
      .select({ id: participations.id })
      .from(participations)
      .innerJoin(campaigns, eq(campaigns.id, campaignId))
      .where(isUnsettled)
      .orderBy(asc(participations.id)),
  );
  await eachAlone(rows, `settlements of ended ${getTableName(campaigns)}`, settleOne, signal);
}
