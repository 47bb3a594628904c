import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { email, password } from '../../../contract/auth.ts';
import { roles, seesEverything } from '../../../contract/constants/roles.ts';
import { nickname, username } from '../../../contract/users.ts';
import { type UserRow, users } from '../../db/schema/users.ts';
import { createMember, findByEmail, findByUsername } from '../../domain/identity/accounts.ts';
import { securityMail } from '../../domain/identity/mails.ts';
import { hashPassword, rejectGuessable } from '../../domain/identity/password.ts';
import { checkNickname } from '../../domain/members/rules.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { settingsOf } from '../../domain/notifications/settings.ts';
import type { Database } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/context.ts';
import { sendOrStore } from '../../platform/mail/waiting.ts';
import { message } from '../../platform/messages/message.ts';
import { disableTwoStep, findTwoStep } from './twoStep.ts';

const form = z.strictObject({ username, email, password, nickname, role: z.enum(roles).optional() });

/**
 * Creates a member with a role, whose address counts as verified. Without a `role` it is the site's owner, or a
 * manager where there is one.
 * @param given as a sign-up has it; without a `nickname` the username is shown
 * @throws an Error that says in a line what to change
 */
export async function makeManager(
  database: Database,
  given: { username: string; email: string; password: string; nickname?: string; role?: string },
  now = new Date(),
): Promise<Pick<UserRow, 'id' | 'username' | 'email' | 'role'>> {
  const parsed = form.safeParse({ ...given, nickname: given.nickname ?? given.username });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(problems.join('; '));
  }
  const { password: typed, role: wanted, ...member } = parsed.data;
  const shown = checkNickname(member.nickname, true);
  if ('why' in shown) throw new Error(`${shown.field}: ${message('en', `members:${shown.why}`)}`);
  rejectCommon(typed, member);
  const passwordHash = await hashPassword(typed);
  return database.write(async (tx) => {
    await lockName(tx, 'email', member.email);
    const { owner } = await findByEmail(tx, member.email);
    if (owner) throw new Error(`email: ${member.email} is another member's`);
    const owners = await tx.$count(users, eq(users.role, 'owner'));
    const role = wanted ?? (owners === 0 ? 'owner' : 'manager');
    const row = { ...member, nickname: shown.value, passwordHash, role };
    const made = await createMember(tx, { ...row, marketing: false, isVerified: true }, now);
    if (!made) throw new Error(`username: ${member.username} is taken`);
    // The first role has no other: the command acts in their name.
    const entry = { action: 'make_manager', memberId: made.id, label: made.nickname, after: { role } } as const;
    await logAction(tx, { member: made, now }, entry);
    return made;
  });
}

/**
 * Turns off the two-step sign-in of a member who lost the app and the recovery codes, logs the manager who made sure of
 * who they are, and mails the member. @throws an Error that says in a line what to change
 */
export async function removeTwoStep(services: Services, given: { username: string; by: string }): Promise<void> {
  const { database, env } = services;
  const now = services.now();
  const { member, locale } = await database.write(async (tx) => {
    const manager = await findByUsername(tx, given.by);
    if (!manager || !seesEverything(manager.role) || manager.status !== 'active')
      throw new Error(`by: ${given.by} is no manager`);
    const member = await findByUsername(tx, given.username);
    if (!member || !(await findTwoStep(tx, member.id))) {
      throw new Error(`two-step-off: ${given.username} has no two-step sign-in`);
    }
    await disableTwoStep(tx, member.id);
    await logAction(
      tx,
      { member: manager, now },
      {
        action: 'turn_off_two_step',
        memberId: member.id,
        label: member.nickname,
        before: { two_step: true },
        after: { two_step: false },
      },
    );
    return { member, locale: (await settingsOf(tx, member.id)).locale };
  });
  if (!member.emailVerifiedAt) return;
  const context = { to: member.email, memberId: member.id, locale, site: env.SITE_URL };
  await sendOrStore(services, securityMail(context, 'twoStepOff'));
}

function rejectCommon(typed: string, own: { username: string; email: string }) {
  try {
    rejectGuessable('password', typed, own, 'en');
  } catch (apiError) {
    if (apiError instanceof ApiError) throw new Error(`password: ${apiError.fields.password?.[0]}`);
    throw apiError;
  }
}
