import { routePath } from 'hono/route';
import { createRegistry } from '../registry/registry.ts';
import type { AppContext } from './context.ts';

/** The exceptions of a call, for the code that runs before its handler. */
export interface CallRule {
  /** The body authenticates the call: an expired bearer token does not reject it. */
  ownProof?: true;
  /** The answer has tokens or depends on a password: no copy is stored for its Idempotency-Key. */
  unkept?: true;
  /** The handler limits the call by its subject, since the web makes it for all visitors. */
  ownLimit?: true;
}

/** The rules of single calls, by method and route pattern; app.ts registers those of the areas. */
export const callRules = createRegistry<ReadonlyMap<string, CallRule>>('call rules');

const none: CallRule = {};

/** Returns the rule of the call that is being handled. */
export const callRule = (c: AppContext): CallRule => callRules.get().get(`${c.req.method} ${routePath(c, -1)}`) ?? none;
