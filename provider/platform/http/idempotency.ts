import { createHash } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, lte } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { idempotencyKeys } from '../../db/schema/users.ts';
import type { Db } from '../db/client.ts';
import { ApiError, invalidField } from '../errors/errors.ts';
import { message } from '../messages/message.ts';
import { callRule } from './callRules.ts';
import type { AppContext, AppEnv } from './context.ts';

/** How long an answer is stored, in ms. */
export const MAX_AGE_MS = millisecondsInDay;

/** Ends a call's transaction without an effect, because the call was rejected. */
class Undone extends Error {}

interface Request {
  userId: number;
  key: string;
  /** SHA-256 of the request. */
  request: string;
}

async function readRequest(c: AppContext, userId: number, key: string): Promise<Request> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalidField('Idempotency-Key', message(c.get('locale'), 'input:idempotencyKey'));
  }
  const body = await c.req.text();
  const { pathname, search } = new URL(c.req.url);
  const asked = `${c.req.method} ${pathname}${search}\n${body}`;
  return { userId, key, request: createHash('sha256').update(asked).digest('hex') };
}

const same = ({ userId, key }: Request) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Claims the key for this call; a concurrent call with it is waited for. Returns the stored response of an
 * earlier call, or undefined for the first. @throws 409 when that was another request
 */
async function claim(tx: Db, request: Request, now: Date) {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { request: request.request, status: null, body: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, new Date(now.getTime() - MAX_AGE_MS)),
    })
    .returning();
  if (taken.length > 0) return undefined;
  const [stored] = await tx.select().from(idempotencyKeys).where(same(request));
  if (stored?.request !== request.request) throw new ApiError(409, 'idempotency_mismatch');
  return stored;
}

function replay(c: AppContext, stored: Pick<typeof idempotencyKeys.$inferSelect, 'body'>) {
  const link = stored.body?.link;
  return c.json(stored.body?.answer as object, 200, {
    'Idempotency-Replayed': 'true',
    ...(link && { Link: link }),
  });
}

const isStored = (c: AppContext) =>
  c.req.method === 'POST' &&
  !callRule(c).unkept &&
  // A form with files is a stream that only its handler may read.
  !c.req.header('Content-Type')?.startsWith('multipart/');

/**
 * Gives a member's POST with an Idempotency-Key one effect, however often it is sent: the call runs in one
 * transaction together with the record of its response, which is sent again for 24 hours. A concurrent call
 * with the key waits for the first. An error response has no effect and is not recorded; a 200 with
 * `success: false` is. @throws 400 for a malformed key, 409 `idempotency_mismatch`
 */
export const idempotent = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('Idempotency-Key');
  const member = c.get('member');
  if (key === undefined || !member || !isStored(c)) return next();
  const { database, now } = c.get('services');
  const request = await readRequest(c, member.id, key);
  const later: (() => void)[] = [];
  try {
    const answer = await database.write(async (tx) => {
      const stored = await claim(tx, request, now());
      if (stored) return replay(c, stored);
      c.set('transaction', tx);
      c.set('afterCommit', later);
      await next();
      if (!c.res.ok) throw new Undone();
      const body = { answer: await c.res.clone().json(), link: c.res.headers.get('Link') };
      await tx.update(idempotencyKeys).set({ status: c.res.status, body }).where(same(request));
      return undefined;
    });
    for (const work of later) work();
    return answer;
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return undefined;
  } finally {
    c.set('transaction', undefined);
    c.set('afterCommit', undefined);
  }
});
