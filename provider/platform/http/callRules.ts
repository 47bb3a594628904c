import { routePath } from 'hono/route';
import type { CallRule } from '../../../contract/call.ts';
import type { AppContext } from './context.ts';

/** The address below which app.ts mounts every call. */
export const API_BASE = '/api/v1';

/**
 * The rules of mounted calls, by method and route pattern. Middleware looks them up here instead of comparing parts
 * of a path, where a username could be mistaken for a call.
 */
const rules = new Map<string, CallRule>();
const none: CallRule = {};

/** Sets the rule of a call, by its path in the contract. */
export function setRule(method: string, path: string, rule: CallRule) {
  rules.set(`${method} ${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`, rule);
}

/** Returns the rule of the call with this route pattern. */
export const ruleOf = (method: string, pattern: string): CallRule => rules.get(`${method} ${pattern}`) ?? none;

/** Returns the rule of the call that is being handled. */
export const callRule = (c: AppContext): CallRule => ruleOf(c.req.method, routePath(c, -1));
