import { eq, sql } from 'drizzle-orm';
import { challengeEntrants, challenges } from '../../db/schema/challenges.ts';
import type { Writing } from '../../domain/identity/writing.ts';
import { tookPart } from '../../domain/members/activity.ts';
import { refuseBannedWords } from '../../domain/moderation/words.ts';
import type { Db } from '../../platform/db/client.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import { type EntrantRow, lockOwnEntrant } from './entrants.ts';
import type { FoundChallenge } from './queries.ts';
import { mayReview, type WritingIn } from './rules.ts';

/** Keeps the review of a locked entrant, and counts its first. @throws 400 for a banned word */
export async function saveReview(
  tx: Db,
  { id, challengeId, review: earlier }: EntrantRow,
  review: string,
  { now, locale }: Pick<Writing, 'now' | 'locale'>,
): Promise<void> {
  await refuseBannedWords(tx, locale, { review });
  await tx
    .update(challengeEntrants)
    .set({ review, reviewedAt: now })
    .where(eq(challengeEntrants.id, id));
  if (earlier) return;
  await tx
    .update(challenges)
    .set({ reviewCount: sql`${challenges.reviewCount} + 1` })
    .where(eq(challenges.id, challengeId));
}

/** Looks back on a challenge at its end; a later text replaces the first. @throws 400, 404, 409 */
export async function writeReview(
  tx: Db,
  challenge: FoundChallenge,
  { entrantId, review }: { entrantId: number; review: string },
  { member, now, locale, zone }: WritingIn,
): Promise<void> {
  const entrant = await lockOwnEntrant(tx, challenge.id, entrantId, member);
  if (!mayReview(challenge, entrant, { zone, now })) throw new Refusal(409, 'too_early');
  await saveReview(tx, entrant, review, { now, locale });
  await tookPart(tx, member.id, now);
}
