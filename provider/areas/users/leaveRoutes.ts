import type { InputOf } from '../../../contract/call.ts';
import { leaveCalls } from '../../../contract/users.calls.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { badgesOf } from '../../domain/badges/present.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { keyError } from '../../domain/identity/answers.ts';
import { closeAccount } from '../../domain/identity/closing.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { isPassword } from '../../domain/identity/password.ts';
import { readLeaveKey } from '../../domain/identity/tokens.ts';
import { sendData } from '../../domain/members/data.ts';
import type { UserReason } from '../../domain/members/rules.ts';
import { sessionEnded } from '../../platform/errors/errors.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { message } from '../../platform/messages/message.ts';
import { requireSelf } from './policy.ts';

async function own(c: AppContext, name: string): Promise<UserRow> {
  const member = await requireSelf(c, name);
  const row = await read(c, (db) => findById(db, member.id));
  if (!row) throw sessionEnded();
  return row;
}

/** Returns the reason why a member may not leave now, or undefined. @throws 429 after too many wrong passwords */
async function whyNot(
  c: AppContext,
  row: UserRow,
  { password, confirmation }: InputOf<typeof leaveCalls.leaveSite>['body'],
): Promise<UserReason | undefined> {
  if (row.role !== 'member') return 'managerStays';
  if (row.passwordHash === null) {
    return confirmation?.trim() === row.username ? undefined : 'wrongConfirmation';
  }
  const { limits } = c.get('services');
  const guesser = `member:${row.id}`;
  await limits.attempt('signInName', guesser);
  if (!(await isPassword(row.passwordHash, password ?? ''))) return 'wrongPassword';
  await limits.forget('signInName', guesser);
  return undefined;
}

/** The download of the member's own data, and leaving. */
export const leaveRoutes = mount(leaveCalls, {
  async leaveSite(c, { params, body }) {
    const row = await own(c, params.username);
    const why = await whyNot(c, row, body);
    if (why) return { success: false, until: null, reason: message(c.get('locale'), `members:${why}`) };
    return { success: true, until: await closeAccount(c, row) };
  },
  async leaveSuspended(c, { body }) {
    const { env, now } = c.get('services');
    const userId = readLeaveKey(body.key, env.TOKEN_SECRET, now());
    const row = userId === null ? undefined : await read(c, (db) => findById(db, userId));
    if (row?.role !== 'member' || row.status === 'left') throw keyError(c, 'key');
    return { ...done, until: await closeAccount(c, row) };
  },
  async getUserData(c, { params }) {
    const row = await own(c, params.username);
    const badges = await read(c, (db) => badgesOf(db, row.id, c.get('locale')));
    return sendData(c, row, badges);
  },
});
