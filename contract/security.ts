import { secondsInMinute } from 'date-fns/constants';
import { type CallSchemas, proof, unkept } from './call.ts';
import { id, instant, opaque, ownPassword, success, text } from './common.ts';
import * as z from './zod.ts';

/** After a right first factor, the second one is accepted for this long, in seconds. */
export const TWO_STEP_SECONDS = 10 * secondsInMinute;
/** A passkey's challenge is valid once and for this long, in seconds. */
export const PASSKEY_SECONDS = 5 * secondsInMinute;
/** The number of recovery codes that a member gets at once; each works once. */
export const RECOVERY_CODES = 10;
/** The most passkeys of one member. */
export const PASSKEYS_MAX = 20;

/** A passkey as its member sees it; the name is the member's own. */
const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/**
 * How the calling member signs in. `two_step_at` is when two-step sign-in was turned on, null while it is off;
 * `recovery_codes` counts the unused ones.
 */
const security = z.object({
  two_step_at: instant.nullable(),
  recovery_codes: z.number().int().min(0),
  has_password: z.boolean(),
  passkeys: z.array(passkey),
});
export type Security = z.infer<typeof security>;

/** The six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const otp = text(40);

/** New recovery codes, which are never shown again; former ones no longer work. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).max(RECOVERY_CODES) });

/** A part of what a browser answers about a passkey. */
export const bytes = opaque(20_000);
export const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson, as far as we set it. */
const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialrequestoptionsjson, as far as we set it. */
const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** A name, and the browser's answer to `passkeyCreation`. */
const passkeyBody = z.strictObject({
  name: text(40),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});

/** The password once more. */
const again = z.strictObject({ password: ownPassword });
/** The password and a code. */
const byBoth = z.strictObject({ password: ownPassword, otp });

export const securitySchemas = {
  getSecurity: {
    summary: 'How the member signs in: two-step sign-in, recovery codes, passkeys',
    response: security,
  },
  /** Answers the secret in base32, and as the address that an authenticator app reads. */
  beginTotp: {
    summary: 'Begin to set up two-step sign-in: a new secret for an authenticator app',
    body: again,
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: [409],
    rule: unkept,
  },
  confirmTotp: {
    summary: "Enable two-step sign-in by the app's first code, and end every other session",
    body: z.strictObject({ otp }),
    response: recoveryCodes,
    rule: unkept,
  },
  removeTotp: {
    summary: 'Disable two-step sign-in by the password and a code',
    body: byBoth,
    response: success,
    rule: unkept,
  },
  replaceRecoveryCodes: {
    summary: 'Replace the recovery codes by the password and a code',
    body: byBoth,
    response: recoveryCodes,
    rule: unkept,
  },
} satisfies CallSchemas;

export const passkeySchemas = {
  beginPasskey: {
    summary: 'The options with which the browser creates a passkey of the member',
    body: again,
    response: passkeyCreation,
    rule: unkept,
  },
  addPasskey: {
    summary: 'Store a passkey that the browser has created',
    body: passkeyBody,
    response: passkey,
  },
  deletePasskey: {
    summary: 'Delete a passkey of the member',
    params: z.object({ id }),
    response: success,
  },
  beginPasskeySignIn: {
    summary: 'The options with which the browser signs in by a passkey',
    response: passkeyRequest,
    rule: proof,
  },
} satisfies CallSchemas;
