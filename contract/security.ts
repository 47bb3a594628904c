import { secondsInMinute } from 'date-fns/constants';
import { z } from 'zod';
import { tokens } from './auth.ts';
import { instant, opaque, text } from './common.ts';
import { PASSWORD_MAX } from './constants/common.ts';

/** After a right first factor, the second one is accepted for this long, in seconds. */
export const TWO_STEP_SECONDS = 10 * secondsInMinute;
/** A passkey's challenge is valid once and for this long, in seconds. */
export const PASSKEY_SECONDS = 5 * secondsInMinute;
/** The number of recovery codes that a member gets at once; each works once. */
export const RECOVERY_CODES = 10;
/** The most passkeys of one member. */
export const PASSKEYS_MAX = 20;

/** A passkey as its member sees it; the name is the member's own. */
export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/**
 * GET auth/security/: how the calling member signs in. `two_step_at` is when two-step sign-in was turned on,
 * null while it is off; `recovery_codes` counts the unused ones.
 */
export const security = z.object({
  two_step_at: instant.nullable(),
  recovery_codes: z.number().int().min(0),
  has_password: z.boolean(),
  passkeys: z.array(passkey),
});
export type Security = z.infer<typeof security>;

/**
 * The answer of a first factor (a password, a social account, an e-mail link): tokens, or for a member with
 * two-step sign-in a `challenge`, which POST auth/login/code/ takes once and within `expires_in` seconds.
 */
export const signInAnswer = z.union([tokens, z.object({ challenge: z.string(), expires_in: z.number() })]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** The six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
const otp = text(40);
const password = z.string().min(1).max(PASSWORD_MAX);

/** POST auth/login/code/ */
export const loginCodeBody = z.strictObject({ challenge: opaque(200), otp });

/** POST auth/totp/ and auth/passkeys/options/: the password once more. */
export const passwordBody = z.strictObject({ password });

/** The answer of POST auth/totp/: the secret in base32, and as the address that an authenticator app reads. */
export const totpSetup = z.object({ secret: z.string(), uri: z.string() });

/** POST auth/totp/confirm/ */
export const totpConfirmBody = z.strictObject({ otp });

/** POST auth/totp/remove/ and auth/totp/recovery-codes/ */
export const totpChangeBody = z.strictObject({ password, otp });

/** New recovery codes, which are never shown again; former ones no longer work. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).max(RECOVERY_CODES) });

const bytes = opaque(20_000);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson, as far as we set it. */
export const passkeyCreation = z.object({
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
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** POST auth/passkeys/: a name, and the browser's answer to `passkeyCreation`. */
export const passkeyBody = z.strictObject({
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

/** POST auth/login/passkey/: the browser's answer to `passkeyRequest`. */
export const loginPasskeyBody = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional(),
    }),
  }),
});
