import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { entrantsQuery } from '../../../contract/challenges.ts';
import { challengeChecks, challengeEntrants, challengeHearts } from '../../db/schema/challenges.ts';
import { users } from '../../db/schema/users.ts';
import type { Caller } from '../../domain/identity/policy.ts';
import { namedLike } from '../../domain/members/list.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf } from '../../platform/db/paging.ts';
import type { Member } from '../../platform/http/context.ts';
import { readEntrants } from './entrants.ts';
import { visibleChallengeReviews } from './policy.ts';
import type { ChallengeRow } from './queries.ts';

type ListQuery = z.output<typeof entrantsQuery>;

interface Asked {
  challenge: Pick<ChallengeRow, 'id' | 'entrantCount'>;
  asker: Caller;
}

/** Builds a condition: the asking member has given a heart to the check-in that is shown of an entrant. */
const isHearted = (askerId: number) => sql`exists (
  select 1 from ${challengeHearts}
  where ${challengeHearts.userId} = ${askerId} and ${challengeHearts.checkId} = (
    select ${challengeChecks.id} from ${challengeChecks}
    where ${challengeChecks.entrantId} = ${challengeEntrants.id}
      and ${challengeChecks.status} = 'published'
    order by ${challengeChecks.day} desc limit 1))`;

/** Returns the filters of the list; undefined without any. */
async function filtersOf(db: Db, query: ListQuery, { asker }: Asked): Promise<SQL | undefined> {
  const { user, has_review: hasReview, hearted, search } = query;
  const wasHearted = asker ? isHearted(asker.id) : sql`false`;
  const reviewed = visibleChallengeReviews(asker);
  const named = search ? await namedLike(db, search) : undefined;
  return and(
    user ? and(eq(users.username, user), eq(users.status, 'active')) : undefined,
    hasReview === undefined ? undefined : hasReview ? reviewed : sql`not (${reviewed})`,
    hearted === undefined ? undefined : hearted ? wasHearted : sql`not ${wasHearted}`,
    named?.filter,
  );
}

/** Returns a page of a challenge's entrants, the latest check-ins first, with their total number. */
export async function listEntrants(db: Db, query: ListQuery, asked: Asked) {
  const { challenge } = asked;
  const filters = await filtersOf(db, query, asked);
  const matching = and(eq(challengeEntrants.challengeId, challenge.id), filters);
  const total = filters ? await countWhere(db, matching) : challenge.entrantCount;
  return { count: total, rows: await listWhere(db, matching, query, asked, []) };
}

/** Returns a page of the members of the asking member's group, themselves first; empty without a group. */
export async function listGroupEntrants(
  db: Db,
  query: Pick<ListQuery, 'page' | 'page_size' | 'search'>,
  asked: Asked & { asker: Member },
) {
  const { challenge, asker } = asked;
  const own = eq(challengeEntrants.userId, asker.id);
  const group = db
    .select({ id: challengeEntrants.groupId })
    .from(challengeEntrants)
    .where(and(eq(challengeEntrants.challengeId, challenge.id), own));
  const named = query.search ? await namedLike(db, query.search) : undefined;
  const matching = and(sql`${challengeEntrants.groupId} = (${group})`, named?.filter);
  return {
    count: await countWhere(db, matching),
    rows: await listWhere(db, matching, query, asked, [desc(own)]),
  };
}

async function countWhere(db: Db, matching: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(challengeEntrants)
    .innerJoin(users, eq(users.id, challengeEntrants.userId))
    .where(matching);
  return Number(counted?.count ?? 0);
}

async function listWhere(
  db: Db,
  matching: SQL | undefined,
  { page, page_size }: Pick<ListQuery, 'page' | 'page_size'>,
  { asker }: Asked,
  first: SQL[],
) {
  const ids = await db
    .select({ id: challengeEntrants.id })
    .from(challengeEntrants)
    .innerJoin(users, eq(users.id, challengeEntrants.userId))
    .where(matching)
    .orderBy(...first, sql`${challengeEntrants.checkedAt} desc nulls last`, desc(challengeEntrants.id))
    .limit(page_size)
    .offset(offsetOf({ page, page_size }));
  return readEntrants(
    db,
    ids.map(({ id }) => id),
    asker,
  );
}
