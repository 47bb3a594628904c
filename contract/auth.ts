import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { opaque, text } from './common.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './constants/common.ts';
import { browsers, socialNames, systems } from './constants/signIn.ts';
import { EMAIL_PATTERN, spellEmail } from './emailAddress.ts';
import { nickname, user, username } from './users.ts';

/** A session that is not refreshed expires after this long, in seconds. */
export const SESSION_SECONDS = 30 * secondsInDay;
/** Once its successor is used, a refresh token still answers with it for this long, in seconds. */
export const REFRESH_GRACE_SECONDS = 60;
/** A social account is linked within this time, in seconds. */
export const LINK_SECONDS = 600;
/** The web's assertion about a social sign-in lives this long, in seconds. */
export const ASSERTION_SECONDS = 60;
/** Mailed links work once and expire after this time, in seconds. */
export const VERIFY_SECONDS = secondsInDay;
export const RESET_SECONDS = secondsInHour;
export const EMAIL_LINK_SECONDS = secondsInHour;
/** For this long after a change of address, its former mailbox can undo it, in seconds. */
export const EMAIL_UNDO_SECONDS = 3 * secondsInDay;
/** The text of the terms that a new member agrees to. */
export const TERMS_VERSION = '2';

/** Any characters that a text can hold; the provider rejects common passwords. */
export const password = z
  .string()
  .refine((value) => !/[\0\p{Surrogate}]/u.test(value), 'invalid_characters')
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX);

/** An address in its one spelling (contract/emailAddress.ts). */
export const email = z
  .string()
  .overwrite(spellEmail)
  .check(z.maxLength(EMAIL_MAX, { abort: true }), z.email({ pattern: EMAIL_PATTERN }));

/** The checkboxes of the sign-up form; the version of the text agreed to is stored with the time. */
const agreements = z.strictObject({
  terms: z.literal(true),
  age: z.literal(true),
  marketing: z.boolean(),
});

/** POST auth/registration/ */
export const registrationBody = z.strictObject({
  username,
  email,
  password,
  nickname,
  agreements,
});

/** POST auth/login/: `username` takes the name or the e-mail address. */
export const loginBody = z.strictObject({
  username: text(EMAIL_MAX),
  password: z.string().min(1).max(PASSWORD_MAX),
});

/** The answer of registration, login and authenticate. */
export const tokens = z.object({
  user,
  accessToken: z.string(),
  refreshToken: z.string(),
});
export type Tokens = z.infer<typeof tokens>;

/**
 * POST auth/registration/verify-email/: the key from the mail. A used one answers `{key: […]}`. The mail
 * alone does not prove who created the account, so the caller is signed in to it or sends its `password`;
 * otherwise `{password: […]}` is answered and the key stays valid.
 */
export const verifyEmailBody = z.strictObject({
  key: opaque(200),
  password: z.string().min(1).max(PASSWORD_MAX).optional(),
});

/** POST auth/registration/resend-email/ */
export const resendEmailBody = z.strictObject({ email });

/** GET users/nonce/ */
export const nonceAnswer = z.object({ success: z.boolean(), nonce: z.string() });

/**
 * POST users/authenticate/: one of a nonce, a refresh token, or an assertion that the web signs about a
 * social sign-in it has verified (HS256, 60 s, see `assertionClaims`). A nonce is valid together with the
 * bearer token of the session that requested it, or with its `proof` (lib/nonceProof.ts).
 */
export const authenticateBody = z.union([
  z.strictObject({
    nonce: opaque(200),
    proof: opaque(200).optional(),
  }),
  z.strictObject({ refreshToken: opaque(2000) }),
  z.strictObject({ assertion: opaque(4000) }),
]);
export type AuthenticateBody = z.infer<typeof authenticateBody>;

/**
 * The web's assertion, as a JWT with `iat`: `account` is the member's id at `provider` (for the e-mail
 * link the address itself). Without an address `email` is null.
 */
export const assertionClaims = z.object({
  provider: z.string().regex(/^[a-z0-9_-]{1,40}$/),
  account: z.string().min(1).max(EMAIL_MAX),
  email: email.nullish().transform((value) => value ?? null),
  email_verified: z.boolean().default(false),
  name: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
});
export type AssertionClaims = z.output<typeof assertionClaims>;

/** POST auth/logout/ (ours): ends the session the refresh token belongs to. */
export const logoutBody = z.strictObject({ refreshToken: opaque(2000) });

/** POST auth/password/change/ */
export const passwordChangeBody = z.strictObject({
  old_password: z.string().min(1).max(PASSWORD_MAX),
  new_password: password,
});

/** POST auth/password/reset/: the same answer whether or not the address is known. */
export const passwordResetBody = z.strictObject({ email });

/** POST auth/password/reset/confirm/ */
export const passwordResetConfirmBody = z.strictObject({
  token: opaque(200),
  new_password: password,
});

/**
 * POST auth/email-change/: the password, where the member has one. The response is the same for an address of
 * another member.
 */
export const emailChangeBody = z.strictObject({ email, password: z.string().max(PASSWORD_MAX) });

/** The address that waits for its link to be opened; the answer of every call of auth/email-change/ but undo. */
export const emailChangeAnswer = z.object({
  pending: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
});
export type EmailChange = z.infer<typeof emailChangeAnswer>;

/** POST auth/email-change/undo/: the key from the notice to the former address. */
export const emailUndoBody = z.strictObject({ key: opaque(200) });

/** The social accounts by which a member signs in; `removable` is false for the last way to sign in. */
export const linksAnswer = z.object({
  results: z.array(z.object({ provider: z.enum(socialNames), removable: z.boolean() })),
});
export type Links = z.infer<typeof linksAnswer>;

/** POST auth/links/: a key that links one social account to the member, in the session that asked for it. */
export const linkKeyAnswer = z.object({ key: z.string() });

/** POST auth/links/confirm/ (ours): the web's assertion about the social account, and the key. */
export const linkBody = z.strictObject({ assertion: opaque(4000), key: opaque(200) });

/** DELETE auth/links/{provider}/ */
export const linkParams = z.object({ provider: z.enum(socialNames) });

/** GET auth/sessions/: `id` names a session to end it, and proves nothing. */
export const deviceSession = z.object({
  id: z.string(),
  browser: z.enum(['', ...browsers]),
  system: z.enum(['', ...systems]),
  used_at: z.string(),
  is_current: z.boolean(),
});
export const sessionsAnswer = z.object({ results: z.array(deviceSession) });
export type DeviceSession = z.infer<typeof deviceSession>;

/** DELETE auth/sessions/{id}/ */
export const sessionParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });

/** The response of calls with a message only: verify, resend, password. */
export const detailAnswer = z.object({ detail: z.string() });

/**
 * POST auth/email-link/ and auth/email-link/use/ (ours): the web stores next-auth's e-mail link tokens at the
 * provider, hashed and single-use. Both need an assertion, so only the web may call them.
 */
export const emailLinkBody = z.strictObject({
  assertion: opaque(4000),
  token: opaque(200),
});
/** POST auth/email-link/use/: `attempt` names a page with the link's button, on which a second tap works, too. */
export const emailLinkUseBody = emailLinkBody.extend({ attempt: opaque(100) });
export const emailLinkUseAnswer = z.object({ success: z.boolean() });
