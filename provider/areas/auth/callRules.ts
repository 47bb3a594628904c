import type { CallRule } from '../../platform/http/callRules.ts';

const proof: CallRule = { ownProof: true, unkept: true };

/**
 * The rules of single calls, by method and route pattern. Middleware looks them up here instead of comparing
 * parts of a path, where a username could be mistaken for a call.
 */
export const authCallRules: ReadonlyMap<string, CallRule> = new Map([
  ['POST /api/v1/users/authenticate/', { ...proof, ownLimit: true }],
  ['POST /api/v1/auth/registration/', proof],
  ['POST /api/v1/auth/registration/verify-email/', proof],
  ['POST /api/v1/auth/registration/resend-email/', proof],
  ['POST /api/v1/auth/login/', proof],
  ['POST /api/v1/auth/login/code/', proof],
  ['POST /api/v1/auth/login/passkey/options/', proof],
  ['POST /api/v1/auth/login/passkey/', proof],
  ['POST /api/v1/auth/logout/', proof],
  ['POST /api/v1/auth/password/reset/', proof],
  ['POST /api/v1/auth/password/reset/confirm/', proof],
  ['POST /api/v1/auth/email-link/', proof],
  ['POST /api/v1/auth/email-link/use/', proof],
  ['POST /api/v1/notifications/digest/stop/', proof],
  ['POST /api/v1/marketings/attendees/stop/', proof],
  ['POST /api/v1/auth/password/change/', { unkept: true }],
  ['POST /api/v1/auth/links/', { unkept: true }],
  ['POST /api/v1/auth/links/confirm/', { unkept: true }],
  ['POST /api/v1/auth/email-change/', { unkept: true }],
  ['POST /api/v1/auth/email-change/undo/', proof],
  ['POST /api/v1/auth/totp/', { unkept: true }],
  ['POST /api/v1/auth/totp/confirm/', { unkept: true }],
  ['POST /api/v1/auth/totp/remove/', { unkept: true }],
  ['POST /api/v1/auth/totp/recovery-codes/', { unkept: true }],
  ['POST /api/v1/auth/passkeys/options/', { unkept: true }],
]);
