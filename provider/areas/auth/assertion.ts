import { jwtVerify } from 'jose';
import { ASSERTION_SECONDS, type AssertionClaims, assertionClaims } from '../../../contract/auth.ts';

/** Seconds by which the web's clock may be ahead of ours. */
const CLOCK_TOLERANCE = 5;

/** Reads the web's assertion of a sign-in that it verified, or null for a forged or expired one. */
export async function readAssertion(assertion: string, secret: string, now: Date): Promise<AssertionClaims | null> {
  try {
    const { payload } = await jwtVerify(assertion, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      maxTokenAge: ASSERTION_SECONDS - CLOCK_TOLERANCE,
      clockTolerance: CLOCK_TOLERANCE,
    });
    return assertionClaims.parse(payload);
  } catch {
    return null;
  }
}
