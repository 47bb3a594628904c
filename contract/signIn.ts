import { email, linksAnswer, MAIL_REPLY_MAX, password, returnPath } from './auth.ts';
import { type CallSchemas, proof, unkept } from './call.ts';
import { opaque, ownPassword, success, text } from './common.ts';
import { EMAIL_MAX } from './constants/common.ts';
import { bytes, credential, otp } from './security.ts';
import { nickname, user, username } from './users.ts';
import * as z from './zod.ts';

/** The checkboxes of the sign-up form; the version of the text agreed to is stored with the time. */
const agreements = z.strictObject({
  terms: z.literal(true),
  age: z.literal(true),
  marketing: z.boolean(),
});

const tokens = z.object({
  user,
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Whether this sign-in has verified the member's address, which is what the welcome is for. */
  is_new: z.boolean().optional(),
});
export type Tokens = z.infer<typeof tokens>;

/**
 * The answer of a first factor (a password, a social account, an e-mail link): tokens, or for a member with
 * two-step sign-in a `challenge`, which `loginByCode` takes once and within `expires_in` seconds.
 */
const signInAnswer = z.union([tokens, z.object({ challenge: z.string(), expires_in: z.number() })]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** The web's assertion, and next-auth's token of a mailed link. */
const emailLinkBody = z.strictObject({
  assertion: opaque(4000),
  token: opaque(200),
});
const worked = z.object({ success: z.boolean() });

/** The calls that the web's server makes for next-auth (server/auth), so that no refresh token reaches a script. */
export const signInSchemas = {
  register: {
    summary: 'Sign up',
    body: z.strictObject({ username, email, password, nickname, agreements, return_path: returnPath }),
    response: tokens,
    rule: proof,
  },
  /** `username` takes the name or the e-mail address. */
  login: {
    summary: 'Sign in by username or e-mail address',
    body: z.strictObject({
      username: text(EMAIL_MAX),
      password: ownPassword,
    }),
    response: signInAnswer,
    rule: proof,
  },
  loginByCode: {
    summary: 'End a two-step sign-in by its challenge and a code; a wrong code leaves the challenge valid',
    body: z.strictObject({ challenge: opaque(200), otp }),
    response: tokens,
    rule: proof,
  },
  /** The browser's answer to the options of `beginPasskeySignIn`. */
  loginByPasskey: {
    summary: 'Sign in by a passkey',
    body: z.strictObject({
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: bytes,
          authenticatorData: bytes,
          signature: bytes,
          userHandle: bytes.optional(),
        }),
      }),
    }),
    response: tokens,
    rule: proof,
  },
  /**
   * One of a nonce, a refresh token, or an assertion that the web signs about a social sign-in it has verified (HS256,
   * 60 s, see `assertionClaims`). A nonce is valid together with the bearer token of the session that requested it,
   * or with its `proof` (lib/nonceProof.ts).
   */
  authenticate: {
    summary: 'Sign in by a nonce or an assertion, or renew a session by its refresh token',
    body: z.union([
      z.strictObject({
        nonce: opaque(200),
        proof: opaque(200).optional(),
      }),
      z.strictObject({ refreshToken: opaque(2000) }),
      z.strictObject({ assertion: opaque(4000), return_path: returnPath }),
    ]),
    response: signInAnswer,
    errors: [401, 403, 409],
    rule: { ...proof, ownLimit: true },
  },
  /** Ours. */
  logout: {
    summary: 'End the session of a refresh token; ending it again is no error',
    body: z.strictObject({ refreshToken: opaque(2000) }),
    response: success,
    rule: proof,
  },
  /** Ours: the web's assertion about the social account, and the key of `beginLink`. */
  linkSocial: {
    summary: 'Link the social account of an assertion, with the key and in the session that asked for it',
    body: z.strictObject({ assertion: opaque(4000), key: opaque(200) }),
    response: linksAnswer,
    errors: [409],
    rule: unkept,
  },
  /** Ours: the provider stores the token, hashed and for a single use. */
  saveEmailLink: {
    summary: 'Store the token of an e-mail link that the web sends',
    body: emailLinkBody,
    response: worked,
    rule: proof,
  },
  /**
   * Ours: the web sends the link itself. `failure` is how nodemailer names an error, with the beginning of the server's
   * reply; a mail that was taken has none.
   */
  reportEmailLink: {
    summary: 'Record whether the mail of an e-mail link was sent',
    body: z.strictObject({
      assertion: opaque(4000),
      failure: z
        .strictObject({
          reason: z.string().max(100),
          answer: z.number().int().min(100).max(999).nullable(),
          reply: z.string().max(MAIL_REPLY_MAX),
          command: z.string().max(100),
        })
        .optional(),
    }),
    response: success,
    rule: proof,
  },
  /** Ours: `attempt` names a page with the link's button, on which a second tap works, too. */
  spendEmailLink: {
    summary: 'Use an e-mail link, on one page; `success` says whether it worked',
    body: emailLinkBody.extend({ attempt: opaque(100) }),
    response: worked,
    rule: proof,
  },
} satisfies CallSchemas;
