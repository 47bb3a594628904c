import { z } from 'zod';
import { email, password } from '../../../contract/auth.ts';
import { nickname, username } from '../../../contract/users.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { createMember, findByEmail } from '../../domain/identity/accounts.ts';
import { hashPassword, rejectGuessable } from '../../domain/identity/password.ts';
import { checkNickname } from '../../domain/members/rules.ts';
import type { Database } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { message } from '../../platform/messages/message.ts';

const form = z.strictObject({ username, email, password, nickname });

/**
 * Creates a manager whose address counts as verified: the first one of a site, by its operator.
 * @param given as a sign-up has it; without a `nickname` the username is shown
 * @throws an Error that says in a line what to change
 */
export async function makeManager(
  database: Database,
  given: { username: string; email: string; password: string; nickname?: string },
  now = new Date(),
): Promise<Pick<UserRow, 'id' | 'username' | 'email'>> {
  const parsed = form.safeParse({ ...given, nickname: given.nickname ?? given.username });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(problems.join('; '));
  }
  const { password: typed, ...member } = parsed.data;
  const shown = checkNickname(member.nickname, true);
  if ('why' in shown) throw new Error(`${shown.field}: ${message('en', `members:${shown.why}`)}`);
  rejectCommon(typed, member);
  const passwordHash = await hashPassword(typed);
  return database.write(async (tx) => {
    await lockName(tx, 'email', member.email);
    const { owner } = await findByEmail(tx, member.email);
    if (owner) throw new Error(`email: ${member.email} is another member's`);
    const row = { ...member, nickname: shown.value, passwordHash, role: 'manager' as const };
    const made = await createMember(tx, { ...row, marketing: false, isVerified: true }, now);
    if (!made) throw new Error(`username: ${member.username} is taken`);
    return { id: made.id, username: made.username, email: made.email };
  });
}

function rejectCommon(typed: string, own: { username: string; email: string }) {
  try {
    rejectGuessable('password', typed, own, 'en');
  } catch (apiError) {
    if (apiError instanceof ApiError) throw new Error(`password: ${apiError.fields.password?.[0]}`);
    throw apiError;
  }
}
