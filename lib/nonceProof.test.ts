import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { nonceProof } from './nonceProof.ts';

const tokenOf = (sid: string) => `x.${Buffer.from(JSON.stringify({ sid })).toString('base64url')}.y`;

test.each(Array.from({ length: 20 }, (_, at) => `nonce ${at}`))(
  'the proof of %s is its HMAC under the id of the session, in base64url without padding',
  async (nonce) => {
    const proof = createHmac('sha256', 'session 7').update(nonce).digest('base64url');
    expect(await nonceProof(tokenOf('session 7'), nonce)).toBe(proof);
  },
);
