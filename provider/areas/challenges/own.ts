import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { OwnChallenge } from '../../../contract/activity.ts';
import { challengeCheckIns, challengeParticipants, challenges } from '../../db/schema/challenges.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { daysAfter } from '../../domain/ledger/lots.ts';
import { type AppContext, type Member, read } from '../../platform/http/context.ts';
import { localised } from '../../platform/messages/localised.ts';
import { presentWindow } from './present.ts';
import { hasCheckedToday, progressOf } from './progress.ts';
import { dayCount, isOpen, windowAt } from './windows.ts';

/** The challenges that a member's home shows at most. */
const OWN_MAX = 20;

/** Returns a member's challenges that run or are about to, those to check in on first. */
export async function ownChallenges(c: AppContext, { id }: Member): Promise<OwnChallenge[]> {
  const { locale, zone, now } = readerContext(c);
  const { rows, checkIns } = await read(c, async (db) => {
    const rows = await db
      .select({ ...getTableColumns(challenges), participant: challengeParticipants })
      .from(challengeParticipants)
      .innerJoin(challenges, eq(challenges.id, challengeParticipants.challengeId))
      // Two days more than any time zone needs; the window itself decides.
      .where(
        and(
          eq(challengeParticipants.userId, id),
          sql`${challenges.endsOn} >= ${daysAfter(now, -2).toISOString()}::date`,
        ),
      )
      .orderBy(asc(challenges.endsOn), asc(challenges.id))
      .limit(OWN_MAX);
    const ids = rows.map(({ participant }) => participant.id);
    const checkIns = await db
      .select({ participantId: challengeCheckIns.participantId, day: challengeCheckIns.day })
      .from(challengeCheckIns)
      .where(inArray(challengeCheckIns.participantId, ids))
      .orderBy(asc(challengeCheckIns.day));
    return { rows, checkIns };
  });
  const found = rows.flatMap((row) => {
    const checkInWindow = windowAt(row, zone, now);
    if (!checkInWindow) return [];
    const checked = checkIns.filter((it) => it.participantId === row.participant.id).map(({ day }) => day);
    const { checkedAt, createdAt: joinedAt } = row.participant;
    const progress = { schedule: row, checked, checkedAt, joinedAt, zone, now };
    const isDue = isOpen(checkInWindow, now) && !hasCheckedToday(progress);
    return [{ row, checkInWindow, progress, isDue }];
  });
  // The window that closes next comes first; those that are done or not open yet follow by their opening.
  found.sort(
    (a, b) =>
      Number(b.isDue) - Number(a.isDue) ||
      (a.isDue
        ? a.checkInWindow.closesAt.getTime() - b.checkInWindow.closesAt.getTime()
        : a.checkInWindow.opensAt.getTime() - b.checkInWindow.opensAt.getTime()),
  );
  return found.map(({ row, checkInWindow, progress }) => ({
    id: row.id,
    title: localised(row, 'title', locale),
    image: row.image,
    days: dayCount(row),
    window: presentWindow(checkInWindow),
    checked_today: hasCheckedToday(progress),
    streak: progressOf(progress).streak,
    check_in_count: row.participant.checkInCount,
  }));
}
