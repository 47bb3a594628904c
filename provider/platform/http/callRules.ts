import { routePath } from 'hono/route';
import type { AppContext } from './context.ts';

/** How a call differs from the others, for what runs before its handler. */
interface CallRule {
  /** The call proves who it is for by its body: a bearer token that no longer works does not refuse it. */
  ownProof?: true;
  /** The answer holds tokens or follows a password: no copy is kept for its Idempotency-Key. */
  unkept?: true;
  /** The handler limits the call by its subject, since the web makes it for all of its visitors. */
  ownLimit?: true;
}

const proof: CallRule = { ownProof: true, unkept: true };

/**
 * The rules of single calls, by method and route pattern. Middleware asks here instead of comparing
 * parts of a path, in which a username could be mistaken for a call.
 */
const rules: ReadonlyMap<string, CallRule> = new Map([
  ['POST /api/v1/users/authenticate/', { ...proof, ownLimit: true }],
  ['POST /api/v1/auth/registration/', proof],
  ['POST /api/v1/auth/registration/verify-email/', proof],
  ['POST /api/v1/auth/registration/resend-email/', proof],
  ['POST /api/v1/auth/login/', proof],
  ['POST /api/v1/auth/logout/', proof],
  ['POST /api/v1/auth/password/reset/', proof],
  ['POST /api/v1/auth/password/reset/confirm/', proof],
  ['POST /api/v1/auth/email-link/', proof],
  ['POST /api/v1/auth/email-link/use/', proof],
  ['POST /api/v1/auth/password/change/', { unkept: true }],
]);
const none: CallRule = {};

/** Returns the rule of the call that is being handled. */
export const callRule = (c: AppContext): CallRule =>
  rules.get(`${c.req.method} ${routePath(c, -1)}`) ?? none;
