import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { challengeChecks, challengeEntrants, challengeHearts } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import { type Caller, isAuthor, mayChange } from '../../domain/identity/policy.ts';
import { authorColumns } from '../../domain/members/present.ts';
import { collapsedOf } from '../../domain/moderation/collapsed.ts';
import type { Db } from '../../platform/db/client.ts';
import { inOrder } from '../../platform/db/rows.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';
import { publicReview, requireParticipant } from './policy.ts';

export type EntrantRow = typeof challengeEntrants.$inferSelect;
export type CheckRow = typeof challengeChecks.$inferSelect;

/** A check-in with whether reports have collapsed it. */
const checkColumns = {
  ...getTableColumns(challengeChecks),
  collapsed: collapsedOf('check', challengeChecks.id),
};

/** Returns an entrant's row. @throws 404 for an entrant of another challenge */
export async function findEntrant(db: Db, challengeId: number, id: number): Promise<EntrantRow> {
  const [row] = await db
    .select()
    .from(challengeEntrants)
    .where(and(eq(challengeEntrants.id, id), eq(challengeEntrants.challengeId, challengeId)));
  if (!row) throw notFound();
  return row;
}

/** Locks a member's own row until the transaction ends. @throws 404; 409 `not_owner` for another member's */
export async function lockOwnEntrant(tx: Db, challengeId: number, id: number, member: Member): Promise<EntrantRow> {
  const [row] = await tx
    .select()
    .from(challengeEntrants)
    .where(and(eq(challengeEntrants.id, id), eq(challengeEntrants.challengeId, challengeId)))
    .for('update');
  if (!row) throw notFound();
  requireParticipant(member, row);
  return row;
}

/** Selects the latest published check-in of each entrant. */
const latestChecks = (db: Db, ids: number[]) =>
  db
    .selectDistinctOn([challengeChecks.entrantId], checkColumns)
    .from(challengeChecks)
    .where(and(inArray(challengeChecks.entrantId, ids), eq(challengeChecks.status, 'published')))
    .orderBy(challengeChecks.entrantId, desc(challengeChecks.day));

/** Selects the days that entrants have checked, in order. */
const checkedDays = (db: Db, ids: number[]) =>
  db
    .select({ entrantId: challengeChecks.entrantId, day: challengeChecks.day })
    .from(challengeChecks)
    .where(inArray(challengeChecks.entrantId, ids))
    .orderBy(asc(challengeChecks.day));

/**
 * Reads participants in the order of `ids`, each with the member, the latest check-in, the days checked
 * and whether reports have collapsed the review.
 */
export async function readEntrants(db: Db, ids: number[], asker: Caller) {
  const rows = await db
    .select({
      id: challengeEntrants.id,
      entrant: challengeEntrants,
      user: authorColumns,
      reviewCollapsed: collapsedOf('challenge_review', challengeEntrants.id),
    })
    .from(challengeEntrants)
    .innerJoin(users, eq(users.id, challengeEntrants.userId))
    .where(inArray(challengeEntrants.id, ids));
  const latest = await latestChecks(db, ids);
  const days = await checkedDays(db, ids);
  const hearts = asker
    ? await db
        .select({ id: challengeHearts.checkId })
        .from(challengeHearts)
        .where(
          and(
            eq(challengeHearts.userId, asker.id),
            inArray(
              challengeHearts.checkId,
              latest.map(({ id }) => id),
            ),
          ),
        )
    : [];
  const hearted = new Set(hearts.map(({ id }) => id));
  return inOrder(rows, ids).map(({ id, entrant, user, reviewCollapsed }) => {
    const isOwn = isAuthor(asker, entrant);
    const check = latest.find(({ entrantId }) => entrantId === id) ?? null;
    return {
      entrant,
      user,
      latest: check,
      checked: days.filter(({ entrantId }) => entrantId === id).map(({ day }) => day),
      hearted: check !== null && hearted.has(check.id),
      isOwn,
      review: mayChange(asker, entrant) ? entrant.review : publicReview(entrant),
      reviewCollapsed,
    };
  });
}
export type FoundEntrant = Awaited<ReturnType<typeof readEntrants>>[number];

/** Returns one entrant with every check-in, in the order of days. @throws 404 for an entrant of another challenge */
export async function readEntrant(db: Db, challengeId: number, id: number, asker: Caller) {
  await findEntrant(db, challengeId, id);
  const [found] = await readEntrants(db, [id], asker);
  if (!found) throw notFound();
  const checks = await db
    .select(checkColumns)
    .from(challengeChecks)
    .where(eq(challengeChecks.entrantId, id))
    .orderBy(asc(challengeChecks.day));
  return { ...found, checks };
}
export type FoundEntrantDetail = Awaited<ReturnType<typeof readEntrant>>;
