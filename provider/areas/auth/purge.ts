import { isNotNull, lte, or } from 'drizzle-orm';
import { idempotencyKeys, sessions, singleUseTokens } from '../../db/schema/users.ts';
import type { Database } from '../../platform/db/client.ts';
import { MAX_AGE_MS } from '../../platform/http/idempotency.ts';

/** Deletes expired keys, sessions and records; returns the number of rows of each. */
export async function purgeAuth(database: Database, now = new Date()) {
  const answered = new Date(now.getTime() - MAX_AGE_MS);
  return database.write(async (tx) => {
    const keys = await tx
      .delete(singleUseTokens)
      .where(lte(singleUseTokens.expiresAt, now))
      .returning({ kind: singleUseTokens.kind });
    const ended = await tx
      .delete(sessions)
      .where(or(lte(sessions.expiresAt, now), isNotNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    const answers = await tx
      .delete(idempotencyKeys)
      .where(lte(idempotencyKeys.createdAt, answered))
      .returning({ key: idempotencyKeys.key });
    return { keys: keys.length, sessions: ended.length, answers: answers.length };
  });
}
