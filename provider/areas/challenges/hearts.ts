import { and, desc, eq, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { participantCalls } from '../../../contract/challenges.calls.ts';
import type { HeartAnswer } from '../../../contract/challenges.ts';
import { challengeCheckIns, challengeHearts } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import { applyEffects } from '../../domain/effects/effects.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { type Account, enter, lockAccount, refillHearts } from '../../domain/ledger/ledger.ts';
import { readEarningRules, tooFewHearts } from '../../domain/ledger/rules.ts';
import { spend } from '../../domain/ledger/spend.ts';
import { hasBlocked } from '../../domain/moderation/blocks.ts';
import type { Db } from '../../platform/db/client.ts';
import { byLockOrder } from '../../platform/db/lockOrder.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { message } from '../../platform/messages/message.ts';
import { type CheckInRow, findParticipant, type ParticipantRow } from './participants.ts';
import { publicReview } from './policy.ts';
import type { FoundChallenge } from './queries.ts';
import { receivedHeart } from './subjects.ts';

type Seen = InputOf<typeof participantCalls.giveHeart>['body'];

/** Locks the check-in that is shown of a participant: the latest published one. */
async function lockLatest(tx: Db, participantId: number): Promise<CheckInRow | undefined> {
  const [row] = await tx
    .select()
    .from(challengeCheckIns)
    .where(and(eq(challengeCheckIns.participantId, participantId), eq(challengeCheckIns.status, 'published')))
    .orderBy(desc(challengeCheckIns.day))
    .limit(1)
    .for('update');
  return row;
}

/** Returns whether a check-in is unchanged since the giver saw it; omitted fields are not compared. */
function isAsSeen({ content, resourceUrls, image, review }: Seen, check: CheckInRow, own: ParticipantRow) {
  const expected = [
    [content, check.content],
    [image, check.image],
    [review, publicReview(own)],
    [resourceUrls?.join(' '), check.resourceUrls.join(' ')],
  ];
  return expected.every(([seen, is]) => seen === undefined || seen === is);
}

/** Locks the ledgers that a heart changes in the order of locks: two may give each other theirs at once. */
async function lockLedgers(tx: Db, giverId: number, receiverId: number) {
  const accounts: Account[] = [
    { userId: giverId, ledger: 'heart' },
    { userId: receiverId, ledger: 'xp' },
    { userId: receiverId, ledger: 'heart' },
  ];
  const ordered = accounts.map((account) => ({ ...account, lock: account.ledger })).toSorted(byLockOrder);
  for (const { userId, ledger } of ordered) await lockAccount(tx, { userId, ledger });
}

/** Returns whether a member is still here: of who has left, the check-ins stay without a name. */
const isActive = async (tx: Db, userId: number): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, userId), eq(users.status, 'active')))) > 0;

async function heartsLeft(tx: Db, userId: number, now: Date): Promise<number> {
  await refillHearts(tx, userId, now);
  return (await lockAccount(tx, { userId, ledger: 'heart' })).balance;
}

/**
 * Gives one of the member's hearts to a participant's latest check-in, once. Returns the reason, and writes
 * nothing, when none is left, the participant has left or has blocked the giver. @throws 404, 409 `own_content`,
 * `changed` when the check-in is not the one that the giver saw
 */
export async function giveHeart(
  tx: Db,
  { challenge, participantId, seen }: { challenge: FoundChallenge; participantId: number; seen: Seen },
  { member, now, locale }: RequestContext,
): Promise<HeartAnswer> {
  const participant = await findParticipant(tx, challenge.id, participantId);
  if (participant.userId === member.id) throw new ApiError(409, 'own_content');
  const check = await lockLatest(tx, participantId);
  if (!check || !isAsSeen(seen, check, participant)) throw new ApiError(409, 'changed');
  await lockLedgers(tx, member.id, participant.userId);

  const answer = async (hearted: boolean, heartCount: number, reason = ''): Promise<HeartAnswer> => ({
    success: reason === '',
    reason,
    hearted,
    heart_count: heartCount,
    balance: await heartsLeft(tx, member.id, now),
  });
  const [given] = await tx
    .select({ checkInId: challengeHearts.checkInId })
    .from(challengeHearts)
    .where(and(eq(challengeHearts.checkInId, check.id), eq(challengeHearts.userId, member.id)));
  if (given) return answer(true, check.heartCount);
  if (await hasBlocked(tx, participant.userId, member.id)) {
    return answer(false, check.heartCount, message(locale, 'errors:blocked'));
  }
  if (!(await isActive(tx, participant.userId))) {
    return answer(false, check.heartCount, message(locale, 'points:receiverGone'));
  }
  const subject = { kind: 'check_in', id: check.id };
  const paid = await spend(tx, {
    userId: member.id,
    ledger: 'heart',
    amount: 1,
    reason: 'heart_given',
    subject,
    now,
  });
  if (!paid) return answer(false, check.heartCount, tooFewHearts(locale, await readEarningRules(tx)));

  await tx.insert(challengeHearts).values({ checkInId: check.id, userId: member.id, createdAt: now });
  await tx
    .update(challengeCheckIns)
    .set({ heartCount: sql`${challengeCheckIns.heartCount} + 1` })
    .where(eq(challengeCheckIns.id, check.id));
  const { title, titleEn } = challenge;
  const to = participant.userId;
  const source = receivedHeart(check.id, member.id);
  await enter(tx, { userId: to, subject: source, ledger: 'heart', amount: 1, reason: 'heart_received', now });
  await applyEffects(tx, 'heart_given', {
    actorId: member.id,
    to,
    source,
    about: {
      subject: { type: 'check_in', id: check.id, title, titleEn, path: `/challenges/${challenge.id}` },
      cause: { subject: 'check_in', subjectId: check.id },
    },
    now,
  });
  return answer(true, check.heartCount + 1);
}
