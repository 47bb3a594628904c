import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { type CallSchemas, proof, unkept } from './call.ts';
import { opaque, ownPassword, success } from './common.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './constants/common.ts';
import { browsers, RETURN_PATH, socialNames, systems } from './constants/signIn.ts';
import { EMAIL_PATTERN, spellEmail } from './emailAddress.ts';
import * as z from './zod.ts';

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
/** So much of a mail server's reply has its codes. */
export const MAIL_REPLY_MAX = 100;
/** For this long after a change of address, its former mailbox can undo it, in seconds. */
export const EMAIL_UNDO_SECONDS = 3 * secondsInDay;
/** The text of the terms that a new member agrees to. */
export const TERMS_VERSION = '3';

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

/** The path that the visitor came from, to which the mailed link that verifies the address leads on. */
export const returnPath = z.string().regex(RETURN_PATH).optional();

/** The address that waits for its link to be opened. */
const emailChange = z.object({
  pending: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
});
export type EmailChange = z.infer<typeof emailChange>;

/**
 * The social accounts by which a member signs in; `removable` is false for the last way to sign in, and a member with a
 * password needs it to link another.
 */
export const linksAnswer = z.object({
  needs_password: z.boolean(),
  results: z.array(z.object({ provider: z.enum(socialNames), removable: z.boolean() })),
});
export type Links = z.infer<typeof linksAnswer>;

/** The name of a session in an address. */
export const deviceSessionId = z.string().regex(/^[0-9a-f]{64}$/);

/** `id` names a session to end it, and proves nothing. */
export const deviceSession = z.object({
  id: z.string(),
  browser: z.enum(['', ...browsers]),
  system: z.enum(['', ...systems]),
  used_at: z.string(),
  is_current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

/** The response of calls with a message only. */
const detail = z.object({ detail: z.string() });

export const verificationSchemas = {
  /**
   * By the key from the mail. A used one answers `{key: […]}`. The mail alone does not prove who created the account,
   * so the caller is signed in to it or sends its `password`; otherwise `{password: […]}` is answered and the key
   * stays valid.
   */
  verifyEmail: {
    summary: 'Verify the e-mail address of a sign-up or of a change by the key that was sent to it',
    body: z.strictObject({ key: opaque(200), password: ownPassword.optional() }),
    response: detail,
    rule: proof,
  },
  resendEmail: {
    summary: 'Send the verification link again; the response is the same for an unknown address',
    body: z.strictObject({ email, return_path: returnPath }),
    response: detail,
    rule: proof,
  },
} satisfies CallSchemas;

export const nonceSchemas = {
  getNonce: {
    summary: 'A code that signs the member in on another device, once and within a minute',
    response: z.object({ success: z.boolean(), nonce: z.string() }),
  },
} satisfies CallSchemas;

export const passwordSchemas = {
  changePassword: {
    summary: 'Change the password and end every other session of the member',
    body: z.strictObject({ old_password: ownPassword, new_password: password }),
    response: detail,
    rule: unkept,
  },
  resetPassword: {
    summary: 'E-mail a link to choose a new password; the response is the same for an unknown address',
    body: z.strictObject({ email }),
    response: detail,
    rule: proof,
  },
  confirmPasswordReset: {
    summary: 'Choose a new password by an e-mailed link and end every session of the member',
    body: z.strictObject({ token: opaque(200), new_password: password }),
    response: detail,
    rule: proof,
  },
} satisfies CallSchemas;

export const emailChangeSchemas = {
  getEmailChange: {
    summary: "The member's change of address that waits for its link to be opened",
    response: emailChange,
  },
  /** By the password, where the member has one. */
  changeEmail: {
    summary: 'Mail a link to a new address; the response is the same for an address of another member',
    body: z.strictObject({ email, password: z.string().max(PASSWORD_MAX) }),
    response: emailChange,
    rule: unkept,
  },
  resendEmailChange: {
    summary: 'Mail the link of the pending change again; the former link stops working',
    response: emailChange,
  },
  cancelEmailChange: {
    summary: 'Cancel the pending change of address',
    response: emailChange,
  },
  undoEmailChange: {
    summary: 'Restore the former address by the key mailed to it, and end every session and the password',
    body: z.strictObject({ key: opaque(200) }),
    response: detail,
    rule: proof,
  },
} satisfies CallSchemas;

export const deviceSchemas = {
  getSessions: {
    summary: "The member's sessions, the latest used first",
    response: z.object({ results: z.array(deviceSession) }),
  },
  endSession: {
    summary: "End one of the member's sessions",
    params: z.object({ id: deviceSessionId }),
    response: success,
  },
  endOtherSessions: {
    summary: 'End every session of the member but this one',
    response: success,
  },
} satisfies CallSchemas;

export const linkSchemas = {
  getLinks: {
    summary: 'The social accounts by which the member signs in',
    response: linksAnswer,
  },
  beginLink: {
    summary: 'A key to link a social account, once and in this session, with the password of a member who has one',
    body: z.strictObject({ password: z.string().max(PASSWORD_MAX).optional() }),
    response: z.object({ key: z.string() }),
    rule: unkept,
  },
  unlink: {
    summary: 'Unlink a social account; the last way to sign in stays (409)',
    params: z.object({ provider: z.enum(socialNames) }),
    response: linksAnswer,
    errors: [409],
  },
} satisfies CallSchemas;
