import { and, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { MemberState } from '../../../contract/constants/roles.ts';
import type { managedMemberCalls } from '../../../contract/managedMembers.calls.ts';
import { reportCases, reports } from '../../db/schema/moderation.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { readModeratedForums } from '../../domain/identity/moderatedForums.ts';
import { listSessions } from '../../domain/identity/sessions.ts';
import { isActive } from '../../domain/identity/suspension.ts';
import { hasTwoStep } from '../../domain/identity/twoStep.ts';
import { readBalances } from '../../domain/ledger/balances.ts';
import { holds, withoutSign } from '../../domain/search/search.ts';
import type { Db } from '../../platform/db/client.ts';
import { sorted } from '../../platform/db/ordering.ts';
import { offsetOf } from '../../platform/db/paging.ts';

const stateIs = (state: MemberState, now: Date): SQL | undefined => {
  if (state === 'suspended') return and(eq(users.status, 'active'), gt(users.suspendedUntil, now));
  if (state === 'active') return isActive(now);
  return eq(users.status, state);
};

/** Returns a page of all members who match the filters. */
export async function listManagedMembers(
  db: Db,
  query: InputOf<typeof managedMemberCalls.getManagedMembers>['query'],
  now: Date,
) {
  const { search, role, state, verified, ordering } = query;
  const where = and(
    search
      ? holds(sql`concat_ws(' ', ${users.username}, ${users.nickname}, ${users.email})`, withoutSign(search, '@'))
      : undefined,
    role && eq(users.role, role),
    state && stateIs(state, now),
    verified === undefined ? undefined : (verified ? isNotNull : isNull)(users.emailVerifiedAt),
  );
  const [counted] = await db.select({ count: count() }).from(users).where(where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(
      ...sorted(ordering, {
        columns: { username: users.username, created_at: users.createdAt, active_at: users.activeAt },
        last: users.id,
        own: [desc(users.createdAt), desc(users.id)],
      }),
    )
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: counted?.count ?? 0, rows };
}

/** Reads what the page of a member shows besides their row. */
export async function readMemberFacts(db: Db, { id }: Pick<UserRow, 'id'>, now: Date) {
  return {
    twoStep: await hasTwoStep(db, id),
    forums: await readModeratedForums(db, id),
    sent: await db.$count(reports, eq(reports.userId, id)),
    received: await db.$count(reportCases, and(eq(reportCases.authorId, id), gt(reportCases.reportCount, 0))),
    balances: await readBalances(db, id, now),
    sessions: await listSessions(db, id, now),
  };
}
