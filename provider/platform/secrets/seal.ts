import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is encrypted with: a key for one purpose, derived from TOKEN_SECRET, and what it belongs to. */
export interface Seal {
  tokenSecret: string;
  purpose: string;
  owner: string;
}

const keyOf = ({ tokenSecret, purpose }: Seal) => Buffer.from(hkdfSync('sha256', tokenSecret, '', purpose, 32));

/** Encrypts a text (AES-256-GCM); the result works for its purpose and its owner only. */
export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv).setAAD(Buffer.from(seal.owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text. @throws Error when it was encrypted with another key or for another owner */
export function openText(sealed: string, seal: Seal): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(seal.owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
