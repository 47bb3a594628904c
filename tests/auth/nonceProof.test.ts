// @vitest-environment node
import { expect, test } from 'vitest';
import { nonceProof } from '@/lib/nonceProof';
import { signAccessToken } from '@/provider/domain/identity/tokens';
import { proofOf } from '@/provider/testing';

test('the browser computes the proof of a nonce that the provider expects', async () => {
  const sessionId = '7b2f6a0e-5d0c-4f7e-9c59-0c1f1f3c9d11';
  const token = await signAccessToken({ userId: 7, sessionId }, 'a secret', new Date());
  for (const nonce of ['', 'a', 'tlSJBXBwKFG3-_', 'x'.repeat(200)]) {
    expect(await nonceProof(token, nonce)).toBe(proofOf(token, nonce));
  }
});
