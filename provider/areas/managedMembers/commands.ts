import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import { WHOLE_SITE } from '../../../contract/constants/log.ts';
import type { MemberRole } from '../../../contract/constants/roles.ts';
import type { managedMemberCalls } from '../../../contract/managedMembers.calls.ts';
import { forumModerators } from '../../db/schema/moderation.ts';
import { forums } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { awardByHand } from '../../domain/badges/award.ts';
import { readBadgeRules } from '../../domain/badges/settings.ts';
import { findById, findByUsername } from '../../domain/identity/accounts.ts';
import { readModeratedForums } from '../../domain/identity/moderatedForums.ts';
import type { Actor } from '../../domain/identity/requestContext.ts';
import { endSession, endSessions, listSessions } from '../../domain/identity/sessions.ts';
import { enter, lockAccount, refillHearts } from '../../domain/ledger/ledger.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { notify } from '../../domain/notifications/notify.ts';
import { settingsOf } from '../../domain/notifications/settings.ts';
import { readBadgeTexts } from '../../domain/siteTexts/read.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRows } from '../../platform/db/locks.ts';
import { ApiError, invalidField, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { requireAction } from './policy.ts';

/** Returns a member by the id or the @name in the path. @throws 404 */
export async function findMemberBy(db: Db, given: string) {
  const row = given.startsWith('@') ? await findByUsername(db, given.slice(1)) : await findById(db, Number(given));
  if (!row) throw notFound();
  return row;
}

/** Returns a member by the id in the path. @throws 404 */
async function findMember(db: Db, id: number) {
  const row = await findById(db, id);
  if (!row) throw notFound();
  return row;
}

/** Logs that all data of a member is downloaded. Returns the member. @throws 404, 409 `no_right` */
export async function logDataExport(tx: Db, id: number, by: Actor) {
  const row = await findMember(tx, id);
  requireAction(by.member, row, 'export');
  await logAction(tx, by, { action: 'export_member_data', memberId: id, label: row.nickname });
  return row;
}

/** Returns a member whose account the caller may close, and their language. @throws 404, 409 `no_right` */
export async function findClosable(db: Db, id: number, by: Pick<Actor, 'member'>) {
  const row = await findMember(db, id);
  requireAction(by.member, row, 'close');
  return { row, locale: (await settingsOf(db, id)).locale };
}

/** Ends every session of a member but the caller's own, and logs it. @throws 404, 409 `no_right` */
export async function endMemberSessions(tx: Db, id: number, by: Actor) {
  const row = await findMember(tx, id);
  requireAction(by.member, row, 'end_sessions');
  const ended = await endSessions(tx, id, by.now, by.member.sessionId);
  await logAction(tx, by, {
    action: 'end_sessions',
    memberId: id,
    label: row.nickname,
    before: { sessions: ended },
    after: { sessions: 0 },
  });
}

/**
 * Ends one session of a member, by the name that their page gives it, and logs its device.
 * @throws 404, also for the caller's own and for one that has ended, 409 `no_right`
 */
export async function endMemberSession(tx: Db, { id, sid }: { id: number; sid: string }, by: Actor) {
  const row = await findMember(tx, id);
  requireAction(by.member, row, 'end_sessions');
  const session = (await listSessions(tx, id, by.now)).find((it) => it.id === sid);
  if (!session || session.sessionId === by.member.sessionId) throw notFound();
  if (!(await endSession(tx, session.sessionId, by.now))) throw notFound();
  const { system, browser } = session;
  await logAction(tx, by, { action: 'end_session', memberId: id, label: row.nickname, before: { system, browser } });
}

/** Finds forums by their slugs, in their order. @throws 400 for one that does not exist */
async function findForums(tx: Db, slugs: readonly string[], locale: Locale) {
  const found = await tx
    .select({ id: forums.id, slug: forums.slug })
    .from(forums)
    .where(inArray(forums.slug, [...slugs]))
    .orderBy(forums.position, forums.id);
  if (found.length < new Set(slugs).size) throw fieldError(locale, 'forums', 'unknownForum');
  return found;
}

/** Returns what the log has of a role. */
const loggedRole = (role: MemberRole, moderated: readonly { slug: string }[]) => ({
  role,
  ...(role === 'moderator' && { moderated: moderated.map(({ slug }) => slug).join(', ') || WHOLE_SITE }),
});

/**
 * Gives a member a role or takes it away, and a moderator their forums, and logs it. Another role ends their sessions,
 * which still show the former one; forums count with the next call.
 * @throws 404, 409 `last_owner`, `no_right` for one who has left, `changed` for one who leaves at that moment, 400 for a
 * role of a member who may not own their address, and for forums of another role
 */
export async function changeRole(
  tx: Db,
  id: number,
  { role, forums: slugs }: Omit<InputOf<typeof managedMemberCalls.changeRole>['body'], 'password'>,
  by: Actor & { locale: Locale },
) {
  const { member, now, locale } = by;
  const row = await findMember(tx, id);
  requireAction(member, row, 'change_role');
  if (slugs && role !== 'moderator') throw fieldError(locale, 'forums', 'forumsOfModerator');
  const wanted = await findForums(tx, slugs ?? [], locale);
  const before = loggedRole(row.role, await readModeratedForums(tx, id));
  const after = loggedRole(role, wanted);
  if (isDeepStrictEqual(before, after)) return;
  if (role !== 'member' && !row.emailVerifiedAt) throw invalidField('role', message(locale, 'members:roleUnverified'));
  if (role !== row.role) await endSessions(tx, id, now, member.sessionId);
  const isOwner = and(eq(users.role, 'owner'), eq(users.status, 'active'));
  // Of two owners who take the role from each other at once, the second waits for the first.
  await lockRows(tx, users, or(isOwner, eq(users.id, id)));
  if ((await tx.$count(users, and(isOwner, ne(users.id, id)))) === 0) throw new ApiError(409, 'last_owner');
  const [changed] = await tx
    .update(users)
    .set({ role })
    .where(and(eq(users.id, id), ne(users.status, 'left')))
    .returning({ id: users.id });
  if (!changed) throw new ApiError(409, 'changed');
  await tx.delete(forumModerators).where(eq(forumModerators.userId, id));
  if (wanted.length > 0) {
    await tx.insert(forumModerators).values(wanted.map(({ id: forumId }) => ({ userId: id, forumId })));
  }
  await logAction(tx, by, { action: 'change_role', memberId: id, label: row.nickname, before, after });
}

/**
 * Awards a badge to a member, notifies them, and logs it.
 * @throws 404, 409 `no_right`, `changed` for one that they have, 400 for one that is no longer awarded
 */
export async function awardBadge(
  tx: Db,
  userId: number,
  { badge, reason }: InputOf<typeof managedMemberCalls.awardBadge>['body'],
  by: Actor & { locale: Locale },
) {
  const row = await findMember(tx, userId);
  requireAction(by.member, row, 'award_badge');
  const rule = (await readBadgeRules(tx)).find((it) => it.code === badge);
  if (rule?.status !== 'active') throw fieldError(by.locale, 'badge', 'badgeInactive');
  const notices = await awardByHand(tx, userId, rule, by.now);
  if (notices.length === 0) throw new ApiError(409, 'changed');
  await notify(tx, ...notices);
  const say = await readBadgeTexts(tx);
  await logAction(tx, by, {
    action: 'award_badge',
    memberId: userId,
    label: row.nickname,
    reason,
    after: { badge: say('ko', `badges:${badge}.name`) },
  });
}

const pages = { point: '/me/points', xp: '/me/xp', heart: '/me/hearts' } as const;

/**
 * Corrects a balance by a new entry, notifies the member of the reason, and logs it.
 * @throws 404, 409 `no_right`, 400 for taking more than there is
 */
export async function correctLedger(
  tx: Db,
  userId: number,
  { ledger, amount, reason }: Omit<InputOf<typeof managedMemberCalls.correctLedger>['body'], 'password'>,
  by: Actor & { locale: Locale },
) {
  const { member, now, locale } = by;
  const row = await findMember(tx, userId);
  requireAction(member, row, 'correct');
  if (ledger === 'heart') await refillHearts(tx, userId, now);
  const { balance } = await lockAccount(tx, { userId, ledger });
  if (amount < 0 && balance + amount < 0) throw fieldError(locale, 'amount', 'overBalance');
  const entry = await enter(tx, { userId, ledger, amount, reason: 'corrected', now });
  const key = `points:corrected.${ledger}.${Math.abs(amount) === 1 ? 'one' : 'many'}` as const;
  const values = { amount: amount.toLocaleString('en-US', { signDisplay: 'always' }) };
  const [title, titleEn] = [message('ko', key, values), message('en', key, values)];
  const subject = { type: 'points', id: entry.id, title, titleEn, path: pages[ledger] } as const;
  await notify(tx, { to: userId, kind: 'ledger_corrected', subject, note: reason, now });
  const change = { before: { balance: entry.balance - amount }, after: { balance: entry.balance } };
  await logAction(tx, by, {
    action: 'correct_ledger',
    memberId: userId,
    reason,
    label: `${row.nickname} ${title}`,
    ...change,
  });
}
