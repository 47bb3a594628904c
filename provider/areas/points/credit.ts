import { addMinutes } from 'date-fns';
import { and, asc, eq, isNotNull, lte, notLike, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { storeCredits } from '../../db/schema/points.ts';
import { ERASED } from '../../domain/members/leave.ts';
import type { ProviderEnv } from '../../platform/config/env.ts';
import type { Database, Db } from '../../platform/db/client.ts';
import { inSpan } from '../../platform/traces/span.ts';

/** Store credit for one conversion. */
interface Credit {
  /** The store's idempotency key. */
  key: string;
  username: string;
  /** Korean won. */
  won: number;
}

/** A credit that the store will not accept as it is, such as one for a name that it does not know. */
class StoreRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The store answered ${status}`);
    this.status = status;
  }
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
/** A credit that the store rejects waits a minute, then twice as long each time, and at most this long. */
const MOST_MINUTES = 60;
/** The statuses from 400 to 499 by which a store is away for all credits: our secret is wrong, or it has no time. */
const AWAY = [401, 403, 408, 425, 429];

/** Returns a client for the store at STORE_CREDIT_URL, or undefined where the database's record is the credit. */
export function creditStore(
  env: Pick<ProviderEnv, 'STORE_CREDIT_URL' | 'STORE_CREDIT_SECRET'>,
): CreditStore | undefined {
  const { STORE_CREDIT_URL: url, STORE_CREDIT_SECRET: secret } = env;
  if (!url) return undefined;
  return {
    give: (credit) =>
      inSpan(
        () => ({ name: 'store credit', kind: 'client' }),
        async () => {
          const answer = await fetch(url, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              'Idempotency-Key': credit.key,
              ...(secret && { Authorization: `Bearer ${secret}` }),
            },
            body: JSON.stringify({ username: credit.username, won: credit.won }),
            signal: AbortSignal.timeout(STORE_TIMEOUT_MS),
            // It would be followed by a GET without the credit, to a page that confirms nothing.
            redirect: 'manual',
          });
          await answer.body?.cancel();
          const { ok, status } = answer;
          if (status >= 400 && status < 500 && !AWAY.includes(status)) throw new StoreRefusal(status);
          if (!ok) throw new Error(`The store answered ${status}`);
        },
      ),
  };
}

/** Records the credit of a conversion in its transaction; the store is notified afterwards. */
export async function recordCredit(
  tx: Db,
  credit: { userId: number; entryId: number; won: number; hasStore: boolean; now: Date },
): Promise<void> {
  const { userId, entryId, won, hasStore, now } = credit;
  const status = hasStore ? 'pending' : 'recorded';
  const username = sql<string>`(select username from users where id = ${userId})`;
  await tx.insert(storeCredits).values({ userId, entryId, won, status, username, createdAt: now, dueAt: now });
}

/** Whom a credit is for: by the member's row where a version before stored no name. */
const creditedName = sql`coalesce(
  ${storeCredits.username}, (select username from users where users.id = ${storeCredits.userId}))`;

/** Owes the store's members what they converted before there was a store. */
const oweRecorded = (tx: Db) =>
  tx
    .update(storeCredits)
    .set({ status: 'pending', username: creditedName })
    .where(and(eq(storeCredits.status, 'recorded'), notLike(creditedName, `${ERASED}%`)));

/**
 * Claims a credit for one try: it is due again when that failed, so that another provider skips it, and one whose
 * provider ends meanwhile is sent again under its key. Returns whether it was still to be sent.
 */
async function claim(tx: Db, credit: { id: number; attempts: number }, now: Date): Promise<boolean> {
  const { id, status, attempts, dueAt } = storeCredits;
  const minutes = Math.min(2 ** credit.attempts, MOST_MINUTES);
  const claimed = await tx
    .update(storeCredits)
    .set({ attempts: credit.attempts + 1, dueAt: addMinutes(now, minutes) })
    .where(and(eq(id, credit.id), eq(status, 'pending'), eq(attempts, credit.attempts), lte(dueAt, now)))
    .returning({ id });
  return claimed.length > 0;
}

/**
 * Sends the credits that are due to the store, those that it has rejected least first. A member who has been erased is
 * still owed theirs, under the name by which they converted; without it the credit waits for an operator.
 */
export async function sendCredits(
  { database, now, log }: { database: Database; now: () => Date; log: Logger },
  store: CreditStore,
  signal?: AbortSignal,
): Promise<void> {
  await database.write(oweRecorded);
  const { id, won, username, key, attempts, dueAt, status } = storeCredits;
  const waiting = await database.read((db) =>
    db
      .select({ id, won, key, attempts, username: sql<string>`${username}` })
      .from(storeCredits)
      .where(and(eq(status, 'pending'), lte(dueAt, now()), isNotNull(username)))
      .orderBy(asc(attempts), asc(id))
      .limit(BATCH),
  );
  for (const credit of waiting) {
    if (signal?.aborted) break;
    if (!(await database.write((tx) => claim(tx, credit, now())))) continue;
    const failure = await store.give(credit).then(
      () => undefined,
      (error: Error) => error,
    );
    if (failure) log.warn({ credit: credit.id, error: failure.message }, 'the store rejected a credit');
    await database.write((tx) =>
      tx
        .update(storeCredits)
        .set({
          refusal: failure instanceof StoreRefusal ? failure.status : null,
          ...(!failure && { status: 'sent' as const, sentAt: now(), username: null }),
        })
        .where(eq(id, credit.id)),
    );
  }
}
