import { TERMS_VERSION } from '../../contract/auth.ts';
import { DEMO_PASSWORD } from '../../contract/constants/demo.ts';
import { users } from '../../provider/db/schema/users.ts';
import { hashPassword } from '../../provider/domain/identity/password.ts';
import type { Db } from '../../provider/platform/db/client.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { daysBefore } from '../../provider/platform/time/days.ts';
import { accounts, members } from '../content/members.ts';
import { avatarPicture } from './pictures.ts';

/**
 * The members instead of `demo` and `manager` where these may not sign in: they have no password, no mailbox,
 * and both names stay free.
 */
const standIns = new Map([
  ['demo', 'gyeol_friend'],
  ['manager', 'gyeol'],
]);

/**
 * Inserts the first members, and the two demo accounts: with a password when `accounts` is true, else
 * only as the names of authors. Returns each content username's row id.
 */
export async function insertMembers(
  tx: Db,
  now: Date,
  { accounts: withPassword }: { accounts: boolean },
): Promise<Map<string, number>> {
  const passwordHash = withPassword ? await hashPassword(DEMO_PASSWORD) : null;
  // Without a password it is no owner: the first whom `npm run manager` makes is.
  const managerRole = withPassword ? 'owner' : 'manager';
  const everyone = [...members, ...accounts];
  const isAccount = (username: string) => standIns.has(username);
  const rows = everyone.map((member): typeof users.$inferInsert => {
    const joined = daysBefore(now, member.joined_days_ago);
    const signsIn = withPassword && isAccount(member.username);
    const username = withPassword ? member.username : (standIns.get(member.username) ?? member.username);
    return {
      username,
      // No mail can be delivered to `.invalid`, so such a member cannot be taken over.
      email: signsIn ? `${username}@gyeol.test` : `${username}@members.invalid`,
      passwordHash: signsIn ? passwordHash : null,
      nickname: member.nickname,
      introduction: member.introduction,
      avatar: urlOf(avatarPicture(member.avatar).name),
      role: member.username === 'manager' ? managerRole : 'member',
      isPartner: member.is_partner,
      emailVerifiedAt: joined,
      termsVersion: TERMS_VERSION,
      termsAgreedAt: joined,
      createdAt: joined,
    };
  });
  const made = await tx.insert(users).values(rows).returning({ id: users.id });
  return new Map(everyone.map(({ username }, index) => [username, idAt(made, index)]));
}

/** Returns the id of a row just inserted, in the order of its values. @throws Error when it was not inserted */
export function idAt(rows: { id: number }[], index: number): number {
  const row = rows[index];
  if (!row) throw new Error(`Row ${index} of the first content was not inserted`);
  return row.id;
}

/** Looks up a reference of the content. @throws for an unknown one */
export function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The first content names ${String(key)}, which does not exist`);
  return value;
}
