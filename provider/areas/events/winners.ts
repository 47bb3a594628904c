import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { eventManageCalls } from '../../../contract/events.calls.ts';
import { eventApplications, events, eventWinners } from '../../db/schema/events.ts';
import { users } from '../../db/schema/users.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { isActive } from '../../domain/identity/suspension.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors/errors.ts';
import { message } from '../../platform/messages/message.ts';
import { choosable, findLost, lockEvent, summariseChosen, winnersOf } from './queries.ts';
import { type EventRow, statusOf } from './rules.ts';

/**
 * Locks an event whose winners may still be chosen, and drops those who can win no more, so that their places are
 * free. @throws 404 where members do not find it, 409 `not_ended`, `already_announced`
 */
async function lockForChoosing(tx: Db, slug: string, by: RequestContext): Promise<EventRow> {
  const { now } = by;
  const event = await lockEvent(tx, slug);
  if (!event.publishedAt || event.publishedAt > now) throw notFound();
  if (statusOf(event, now) !== 'closed') throw new ApiError(409, 'not_ended');
  if (event.announcedAt) throw new ApiError(409, 'already_announced');
  for (const lost of await findLost(tx, event.id, now)) {
    await tx.delete(eventWinners).where(eq(eventWinners.applicationId, lost.id));
    await logChoice(tx, event, { memberId: lost.userId, chosen: false }, by);
  }
  return event;
}

/** Logs that a member is chosen, or no longer. */
const logChoice = (
  tx: Db,
  { title }: EventRow,
  { memberId, chosen }: { memberId: number; chosen: boolean },
  by: RequestContext,
) =>
  logAction(tx, by, {
    action: chosen ? 'choose_winner' : 'drop_winner',
    memberId,
    label: title,
    before: { winner: !chosen },
    after: { winner: chosen },
  });

const countChosen = async (tx: Db, { id }: EventRow, { now }: RequestContext): Promise<number> =>
  (await summariseChosen(tx, id, now)).count;

/** Returns the number of winners that are chosen. @throws 400 when there is no room for `wanted` more */
async function requireRoom(tx: Db, event: EventRow, wanted: number, by: RequestContext) {
  const chosen = await countChosen(tx, event, by);
  const left = event.winnerCount - chosen;
  if (wanted > left) {
    throw invalidField('count', message(by.locale, 'events:tooMany', { left: Math.max(0, left) }));
  }
  return chosen;
}

/**
 * Chooses one application by hand, or no longer; done twice it is done once. @throws 404, 400, 409 also `own_content`
 * for that of an operator who applied before becoming one
 */
export async function choose(
  tx: Db,
  slug: string,
  { application: id, chosen }: InputOf<typeof eventManageCalls.chooseWinner>['body'],
  by: RequestContext,
): Promise<number> {
  const { member, now } = by;
  const event = await lockForChoosing(tx, slug, by);
  const [application] = await tx
    .select({ id: eventApplications.id, userId: eventApplications.userId })
    .from(eventApplications)
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .where(
      and(eq(eventApplications.id, id), eq(eventApplications.eventId, event.id), chosen ? isActive(now) : undefined),
    );
  if (!application) throw notFound();
  if (application.userId === member.id) throw new ApiError(409, 'own_content');
  const ofIt = eq(eventWinners.applicationId, id);
  const [held] = await tx.select().from(eventWinners).where(ofIt);
  if (chosen !== Boolean(held)) {
    if (chosen) {
      await requireRoom(tx, event, 1, by);
      await tx.insert(eventWinners).values({ applicationId: id, eventId: event.id, chosenAt: now });
    } else {
      await tx.delete(eventWinners).where(ofIt);
    }
    await logChoice(tx, event, { memberId: application.userId, chosen }, by);
  }
  return countChosen(tx, event, by);
}

/** Picks `count` items of a list with equal probability: a shuffle that stops once it has enough. */
export function pickFairly<T>(all: readonly T[], count: number, below = (end: number): number => randomInt(end)): T[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)).flat();
}

/** Picks so many of those that the operator can choose, by chance. @throws 404, 409, 400 for more than there are to win */
export async function pickRandomly(tx: Db, slug: string, wanted: number, by: RequestContext): Promise<number> {
  const { member, now } = by;
  const event = await lockForChoosing(tx, slug, by);
  const chosen = await requireRoom(tx, event, wanted, by);
  const candidates = await tx
    .select({ id: eventApplications.id })
    .from(eventApplications)
    .innerJoin(users, eq(users.id, eventApplications.userId))
    .where(choosable(tx, event.id, { member, now }))
    .orderBy(asc(eventApplications.id));
  const picked = pickFairly(candidates, wanted);
  if (picked.length > 0) {
    await tx
      .insert(eventWinners)
      .values(picked.map(({ id }) => ({ applicationId: id, eventId: event.id, chosenAt: now })));
    await logAction(tx, by, {
      action: 'draw_winners',
      label: event.title,
      reason: `${picked.length} / ${candidates.length}`,
      before: { winners: chosen },
      after: { winners: chosen + picked.length },
    });
  }
  return countChosen(tx, event, by);
}

/**
 * Announces the winners and notifies them. @throws 404, 409 `not_ended`, `already_announced`,
 * `no_winners`, `changed` where others are chosen than the operator has read
 */
export async function announce(tx: Db, slug: string, version: string, by: RequestContext): Promise<number> {
  const { now } = by;
  const event = await lockForChoosing(tx, slug, by);
  const winners = await winnersOf(tx, event.id);
  if (winners.length === 0) throw new ApiError(409, 'no_winners');
  if (version !== (await summariseChosen(tx, event.id, now)).version) throw new ApiError(409, 'changed');
  await tx.update(events).set({ announcedAt: now }).where(eq(events.id, event.id));
  await notify(
    tx,
    ...winners.map(({ userId }) => ({
      to: userId,
      kind: 'win' as const,
      subject: {
        type: 'event' as const,
        id: event.id,
        title: event.title,
        titleEn: event.titleEn,
        path: `/events/${event.slug}?tab=winners`,
      },
      now,
    })),
  );
  await logAction(tx, by, {
    action: 'announce_winners',
    label: event.title,
    reason: String(winners.length),
    after: { announced_at: now.toISOString() },
  });
  return winners.length;
}
