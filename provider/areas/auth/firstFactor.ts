import { TWO_STEP_SECONDS } from '../../../contract/security.ts';
import type { SignInAnswer } from '../../../contract/signIn.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { answerTokens } from '../../domain/identity/answers.ts';
import type { Ticket } from '../../domain/identity/sessions.ts';
import type { AppContext } from '../../platform/http/context.ts';

/** Presents a passed first factor: the tokens of its session, or the challenge of the second factor. */
export const answerFirstFactor = async (
  c: AppContext,
  user: UserRow,
  passed: Ticket | { challenge: string },
): Promise<SignInAnswer> =>
  'challenge' in passed ? { challenge: passed.challenge, expires_in: TWO_STEP_SECONDS } : answerTokens(c, user, passed);
