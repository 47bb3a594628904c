import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { participantCalls } from '../../../contract/challenges.calls.ts';
import { challengeCheckIns, challengeHearts, challengeParticipants } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import type { Caller } from '../../domain/identity/policy.ts';
import { namedLike } from '../../domain/members/list.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Member } from '../../platform/http/context.ts';
import { readParticipants } from './participants.ts';
import { visibleChallengeReviews } from './policy.ts';
import type { ChallengeRow } from './queries.ts';

type ListQuery = InputOf<typeof participantCalls.getParticipants>['query'];

interface CallerContext {
  challenge: Pick<ChallengeRow, 'id' | 'participantCount'>;
  caller: Caller;
}

/** Builds a condition: the asking member has given a heart to the check-in that is shown of a participant. */
const isHearted = (callerId: number) => sql`exists (
  select 1 from ${challengeHearts}
  where ${challengeHearts.userId} = ${callerId} and ${challengeHearts.checkInId} = (
    select ${challengeCheckIns.id} from ${challengeCheckIns}
    where ${challengeCheckIns.participantId} = ${challengeParticipants.id}
      and ${challengeCheckIns.status} = 'published'
    order by ${challengeCheckIns.day} desc limit 1))`;

/** Returns the filters of the list; undefined without any. */
async function filtersOf(db: Db, query: ListQuery, { caller }: CallerContext): Promise<SQL | undefined> {
  const { user, has_review: hasReview, hearted, search } = query;
  const wasHearted = caller ? isHearted(caller.id) : sql`false`;
  const reviewed = visibleChallengeReviews(caller);
  const named = search ? await namedLike(db, search) : undefined;
  return and(
    user ? and(eq(users.username, user), eq(users.status, 'active')) : undefined,
    hasReview === undefined ? undefined : hasReview ? reviewed : sql`not (${reviewed})`,
    hearted === undefined ? undefined : hearted ? wasHearted : sql`not ${wasHearted}`,
    named?.filter,
  );
}

/** Returns a page of a challenge's participants, the latest check-ins first, with their total number. */
export async function listParticipants(db: Db, query: ListQuery, context: CallerContext) {
  const { challenge } = context;
  const filters = await filtersOf(db, query, context);
  const matching = and(eq(challengeParticipants.challengeId, challenge.id), filters);
  const total = filters ? await countWhere(db, matching) : challenge.participantCount;
  return { count: total, rows: await listWhere(db, matching, query, context, []) };
}

/** Returns a page of the members of the asking member's group, themselves first; empty without a group. */
export async function listGroupParticipants(
  db: Db,
  query: Pick<ListQuery, 'page' | 'page_size' | 'search'>,
  context: CallerContext & { caller: Member },
) {
  const { challenge, caller } = context;
  const own = eq(challengeParticipants.userId, caller.id);
  const group = db
    .select({ id: challengeParticipants.groupId })
    .from(challengeParticipants)
    .where(and(eq(challengeParticipants.challengeId, challenge.id), own));
  const named = query.search ? await namedLike(db, query.search) : undefined;
  const matching = and(sql`${challengeParticipants.groupId} = (${group})`, named?.filter);
  return {
    count: await countWhere(db, matching),
    rows: await listWhere(db, matching, query, context, [desc(own)]),
  };
}

async function countWhere(db: Db, matching: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(challengeParticipants)
    .innerJoin(users, eq(users.id, challengeParticipants.userId))
    .where(matching);
  return Number(counted?.count ?? 0);
}

async function listWhere(
  db: Db,
  matching: SQL | undefined,
  { page, page_size }: Pick<ListQuery, 'page' | 'page_size'>,
  { caller }: CallerContext,
  first: SQL[],
) {
  const ids = await db
    .select({ id: challengeParticipants.id })
    .from(challengeParticipants)
    .innerJoin(users, eq(users.id, challengeParticipants.userId))
    .where(matching)
    .orderBy(...first, sql`${challengeParticipants.checkedAt} desc nulls last`, desc(challengeParticipants.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return readParticipants(
    db,
    ids.map(({ id }) => id),
    caller,
  );
}
