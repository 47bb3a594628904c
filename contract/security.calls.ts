import { declareCalls } from './call.ts';
import type { passkeySchemas, securitySchemas } from './security.ts';

export const securityCalls = declareCalls<typeof securitySchemas>()({
  getSecurity: ['GET', '/auth/security/', 'member'],
  beginTotp: ['POST', '/auth/totp/', 'member'],
  confirmTotp: ['POST', '/auth/totp/confirm/', 'member'],
  removeTotp: ['POST', '/auth/totp/remove/', 'member'],
  replaceRecoveryCodes: ['POST', '/auth/totp/recovery-codes/', 'member'],
});

export const passkeyCalls = declareCalls<typeof passkeySchemas>()({
  beginPasskey: ['POST', '/auth/passkeys/options/', 'member'],
  addPasskey: ['POST', '/auth/passkeys/', 'member'],
  deletePasskey: ['DELETE', '/auth/passkeys/{id}/', 'member'],
  beginPasskeySignIn: ['POST', '/auth/login/passkey/options/', 'public'],
});
