import { and, asc, eq, notLike, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { storeCredits } from '../../db/schema/points.ts';
import { users } from '../../db/schema/users.ts';
import { ERASED } from '../../domain/members/leave.ts';
import type { ProviderEnv } from '../../platform/config/env.ts';
import type { Database, Db } from '../../platform/db/client.ts';

/** Store credit for one conversion. `id` is the store's idempotency key. */
export interface Credit {
  id: number;
  username: string;
  /** Korean won. */
  won: number;
}

/** A store that takes credits outside of our database. */
export interface CreditStore {
  /** @throws when the store did not confirm the credit; it is sent again later */
  give(credit: Credit): Promise<void>;
}

/** How long a store may take to answer, in ms. */
const STORE_TIMEOUT_MS = 10_000;
/** The number of credits that one run sends. */
const BATCH = 50;

/** Returns a client for the store at STORE_CREDIT_URL, or undefined where the database's record is the credit. */
export function creditStore(
  env: Pick<ProviderEnv, 'STORE_CREDIT_URL' | 'STORE_CREDIT_SECRET'>,
): CreditStore | undefined {
  const { STORE_CREDIT_URL: url, STORE_CREDIT_SECRET: secret } = env;
  if (!url) return undefined;
  return {
    async give(credit) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `gyeol-credit-${credit.id}`,
          ...(secret && { Authorization: `Bearer ${secret}` }),
        },
        body: JSON.stringify({ username: credit.username, won: credit.won }),
        signal: AbortSignal.timeout(STORE_TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The store answered ${answer.status}`);
    },
  };
}

/** Records the credit of a conversion in its transaction; the store is notified afterwards. */
export async function recordCredit(
  tx: Db,
  credit: { userId: number; entryId: number; won: number; hasStore: boolean; now: Date },
): Promise<void> {
  const { userId, entryId, won, hasStore, now: createdAt } = credit;
  const status = hasStore ? 'pending' : 'recorded';
  const username = hasStore ? sql<string>`(select username from users where id = ${userId})` : null;
  await tx.insert(storeCredits).values({ userId, entryId, won, status, username, createdAt });
}

/** Whom a credit is for: by the member's row where a version before stored no name. */
const creditedName = sql<string>`coalesce(${storeCredits.username}, ${users.username})`;

/**
 * Sends waiting credits to the store, the oldest first; rejected ones wait for the next run. A member who has been erased
 * is still owed theirs, under the name by which they converted; without it the credit waits for an operator.
 */
export async function sendCredits(
  { database, now, log }: { database: Database; now: () => Date; log: Logger },
  store: CreditStore,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = await database.read((db) =>
    db
      .select({ id: storeCredits.id, won: storeCredits.won, username: creditedName })
      .from(storeCredits)
      .innerJoin(users, eq(users.id, storeCredits.userId))
      .where(and(eq(storeCredits.status, 'pending'), notLike(creditedName, `${ERASED}%`)))
      .orderBy(asc(storeCredits.attempts), asc(storeCredits.id))
      .limit(BATCH),
  );
  for (const credit of waiting) {
    if (signal?.aborted) break;
    const sent = await store.give(credit).then(
      () => true,
      (error: Error) => {
        log.warn({ credit: credit.id, error: error.message }, 'the store rejected a credit');
        return false;
      },
    );
    await database.write((tx) =>
      tx
        .update(storeCredits)
        .set({
          attempts: sql`${storeCredits.attempts} + 1`,
          ...(sent && { status: 'sent' as const, sentAt: now(), username: null }),
        })
        .where(eq(storeCredits.id, credit.id)),
    );
  }
}
