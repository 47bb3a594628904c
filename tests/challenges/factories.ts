import { eq, sql } from 'drizzle-orm';
import { aChallenge, participantsOf } from '@/provider/areas/challenges/testing';
import { challengeCheckIns, challengeParticipants, challenges } from '@/provider/db/schema/challenges';
import { enter } from '@/provider/domain/ledger/ledger';
import { addDays } from '@/provider/platform/time/seoul';
import { call, testProvider } from '../api';
import { aMember, type TestMember } from '../factories';

/** Inserts a challenge that is open all of today: ten days, two of them over, groups of three. */
export const anOpenChallenge = async (row: Parameters<typeof aChallenge>[1] = {}) =>
  aChallenge(await testProvider(), { image: '/files/cover.webp', ...row });

/** Inserts a participant; with `said` they have checked in today. */
export async function anParticipant(
  challengeId: number,
  { by, said }: { by?: TestMember; said?: Parameters<typeof participantsOf>[3] } = {},
) {
  const member = by ?? (await aMember());
  const [participant] = await participantsOf(await testProvider(), challengeId, [member], said);
  if (!participant) throw new Error('there is no participant');
  return { ...participant, member };
}

/** Inserts a participant's check-in of so many days ago. */
export async function anEarlierCheckIn(participantId: number, daysAgo: number, image = '') {
  const { services } = await testProvider();
  const at = services.now();
  const day = addDays(at.toISOString().slice(0, 10), -daysAgo);
  await services.database.write((tx) =>
    tx.insert(challengeCheckIns).values({
      participantId,
      day,
      content: `${daysAgo}일 전 인증`,
      image,
      resourceUrls: [],
      createdAt: at,
      updatedAt: at,
    }),
  );
}

/** Inserts a participant's review of the whole challenge. */
export async function aReview(participantId: number, review: string) {
  const { services } = await testProvider();
  await services.database.write(async (tx) => {
    const [participant] = await tx
      .update(challengeParticipants)
      .set({ review, reviewedAt: services.now() })
      .where(eq(challengeParticipants.id, participantId))
      .returning();
    await tx
      .update(challenges)
      .set({ reviewCount: sql`${challenges.reviewCount} + 1` })
      .where(eq(challenges.id, participant?.challengeId ?? 0));
  });
}

/** Inserts a member with `hearts` hearts. */
export async function aGiver(hearts: number): Promise<TestMember> {
  const member = await aMember();
  const { services } = await testProvider();
  const now = services.now();
  const account = { userId: member.id, ledger: 'heart' as const };
  await services.database.write(async (tx) => {
    if (hearts > 0) await enter(tx, { ...account, amount: hearts, reason: 'heart_received', now });
  });
  return member;
}

/** Creates a group of a challenge through the API, and returns its code. */
export async function aGroup(challengeId: number, by?: TestMember) {
  const owner = by ?? (await aMember());
  const path = `challenges/${challengeId}/group/`;
  const { status, body } = await call('POST', path, { token: owner.token });
  if (status >= 300) throw new Error(`no group was made: ${status} ${JSON.stringify(body)}`);
  return { id: body.id as number, code: body.invite_code as string, owner };
}

/** Joins a group by its code. */
export async function aGroupMember(code: string, by?: TestMember) {
  const member = by ?? (await aMember());
  const path = `challenge-groups/${code}/entrant/`;
  const { status, body } = await call('POST', path, { token: member.token, body: {} });
  if (status >= 300) throw new Error(`joining failed: ${status} ${JSON.stringify(body)}`);
  return member;
}
