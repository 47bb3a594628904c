import { SignJWT } from 'jose';
import type { z } from 'zod';
import { ASSERTION_SECONDS, type assertionClaims } from '@/contract/auth';
import { env } from '@/lib/env';

/** Signs the verified facts of a sign-in for the provider: HS256, for a minute. */
export function signAssertion(claims: z.input<typeof assertionClaims>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${ASSERTION_SECONDS}s`)
    .sign(new TextEncoder().encode(env().ASSERTION_SECRET));
}
