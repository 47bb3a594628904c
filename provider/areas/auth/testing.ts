import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { TOTP } from 'otpauth';
import { hashPassword } from '../../domain/identity/password.ts';
import type { TestProvider } from '../../testing.ts';

export const PASSWORD = 'quiet winter lake';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Computes the code that an authenticator app shows at a time. */
export const codeAt = (secret: string, now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

/** Inserts a member with `PASSWORD`. */
export const withPassword = async (provider: TestProvider, row: Parameters<TestProvider['member']>[0] = {}) =>
  provider.member({ passwordHash: await hashPassword(PASSWORD), ...row });

/** Inserts a member with two-step sign-in, set up by the calls; the code of this time is used. */
export async function withTwoStep(provider: TestProvider, row: Parameters<TestProvider['member']>[0] = {}) {
  const member = await withPassword(provider, row);
  const { body: setup } = await member.call('POST', 'auth/totp/', { password: PASSWORD });
  const otp = codeAt(setup.secret, provider.now());
  const { body } = await member.call('POST', 'auth/totp/confirm/', { otp });
  const recovery: string[] = body.recovery_codes;
  return { ...member, secret: setup.secret as string, recovery, code: () => codeAt(setup.secret, provider.now()) };
}

/** Creates an authenticator in software with one ES256 key, which signs for any site. */
export function softAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost', flags = VERIFIED } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (more: number, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | flags | more]), count, key]);
  };
  const credential = (response: object) => ({
    id: text(credentialId),
    rawId: text(credentialId),
    type: 'public-key' as const,
    response,
  });
  return {
    /** Sets how many signatures it claims to have made. */
    count: (made: number) => {
      counter = made;
    },
    create({ challenge }: { challenge: string }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const authData = authenticatorData(HAS_KEY, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(isoCBOR.encode(attestation)),
      });
    },
    get({ challenge }: { challenge: string }, userId?: number) {
      counter += 1;
      const data = authenticatorData(0);
      const client = clientData('webauthn.get', challenge);
      return credential({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        ...(userId !== undefined && { userHandle: text(Buffer.from(String(userId))) }),
      });
    },
  };
}
