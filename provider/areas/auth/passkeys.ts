import {
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { and, asc, eq } from 'drizzle-orm';
import type { InputOf, ResponseOf } from '../../../contract/call.ts';
import type { passkeyCalls } from '../../../contract/security.calls.ts';
import { PASSKEY_SECONDS, type Passkey } from '../../../contract/security.ts';
import type { signInCalls } from '../../../contract/signIn.calls.ts';
import { passkeys, type UserRow } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';

type Row = typeof passkeys.$inferSelect;
type Created = InputOf<typeof passkeyCalls.addPasskey>['body']['response'];
type Signed = InputOf<typeof signInCalls.loginByPasskey>['body']['response'];

const timeout = PASSKEY_SECONDS * 1000;
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/**
 * Returns the relying party of the site's public address. A passkey has a domain and an IP address is none,
 * so a site on this machine has its passkeys as `localhost`.
 */
export function relyingParty(site: string) {
  const url = new URL(site);
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
export type RelyingParty = ReturnType<typeof relyingParty>;

/** Presents a passkey to its member. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const rowsOf = (db: Db, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** Lists a member's passkeys, the oldest first. */
export const listPasskeys = async (db: Db, userId: number) => (await rowsOf(db, userId)).map(presentPasskey);

/** Ed25519, ES256 and RS256, by their COSE numbers: what authenticators can sign with. */
const ALGORITHMS = [-8, -7, -257];

/** Builds the options with which a browser creates a passkey, on an authenticator that has none of the member's. */
export async function creationOptions(
  db: Db,
  { id, username, nickname }: UserRow,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<ResponseOf<typeof passkeyCalls.beginPasskey>> {
  return {
    challenge,
    rp: { id: party.id, name: 'Gyeol' },
    user: { id: Buffer.from(String(id)).toString('base64url'), name: username, displayName: nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: (await rowsOf(db, id)).map((row) => ({ id: row.credentialId, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Builds the options with which a browser signs in by a passkey that its user chooses. */
export const requestOptions = (
  challenge: string,
  party: RelyingParty,
): ResponseOf<typeof passkeyCalls.beginPasskeySignIn> => ({
  challenge,
  rpId: party.id,
  timeout,
  userVerification: 'required',
});

/** Returns the challenge that a browser's answer names, '' when it cannot be read. */
export function challengeOf({ response }: Created | Signed): string {
  try {
    return String(decodeClientDataJSON(response.clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/** Returns the credential of a new passkey, or null when the answer is not of this challenge and site. */
export async function verifyCreation(response: Created, challenge: string, party: RelyingParty) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

/** Returns the new counter of a passkey whose signature is right, or null for a wrong one. */
export async function verifySignature(row: Row, response: Signed, challenge: string, party: RelyingParty) {
  // The user whom the authenticator names is the passkey's.
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== String(row.userId)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: row.credentialId, publicKey: bytesOf(row.publicKey), counter: row.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Stores a new passkey; returns undefined when its credential is already stored. */
export async function addPasskey(
  tx: Db,
  passkey: { userId: number; name: string; credential: WebAuthnCredential },
  now: Date,
): Promise<Row | undefined> {
  const { userId, name, credential } = passkey;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  const row = { userId, name, credentialId: credential.id, publicKey, counter: credential.counter, createdAt: now };
  const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return added;
}

/** Finds the passkey of a credential. */
export async function findPasskey(db: Db, credentialId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Counts a sign-in by a passkey; returns whether it was still there, with the counter that was compared. */
export async function usePasskey(tx: Db, { id, counter }: Row, newCounter: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Deletes a member's passkey; returns whether there was one. */
export async function dropPasskey(tx: Db, userId: number, id: number): Promise<boolean> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  return (await tx.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
}
