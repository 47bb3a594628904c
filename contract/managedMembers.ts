import { deviceSession, deviceSessionId } from './auth.ts';
import { type CallSchemas, unkept } from './call.ts';
import { confirmedReason, exportBody } from './campaigns.ts';
import { id, instant, ordering, ownPassword, pageQuery, paginated, queryBoolean, success, text } from './common.ts';
import { badgeCodes } from './constants/common.ts';
import { FORUMS_MAX } from './constants/forums.ts';
import { mailKinds, mailStates } from './constants/mails.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import { applicationStatuses } from './constants/participation.ts';
import {
  CORRECTION_MAX,
  memberActions,
  memberRoles,
  memberStates,
  type Right,
  rights,
  roles,
} from './constants/roles.ts';
import { ledgers } from './points.ts';
import { participationStatuses } from './raffles.ts';
import { supportThreadRow } from './support.ts';
import { termSlug } from './terms.ts';
import { memberData } from './users.ts';
import * as z from './zod.ts';

const managedMember = z.object({
  id: z.number().int().positive(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  role: z.enum(memberRoles),
  state: z.enum(memberStates),
  created_at: instant,
  active_at: instant,
});
export type ManagedMember = z.infer<typeof managedMember>;

const count = z.number().int().min(0);

/** An application for an event or an entry into a raffle; `prize` is what was won, '' for nothing. */
const participation = { title: z.string(), prize: z.string(), sent_at: instant.nullable(), created_at: instant };

/** The forums to which a moderator is confined, in their order; null for whoever is not. */
const moderatedForums = z.array(z.object({ slug: z.string(), name: z.string() })).nullable();
export type ModeratedForums = z.infer<typeof moderatedForums>;

/**
 * A member as the console shows them. `may` is what the caller may do about them. `balances` is null without the right
 * to it. `badges` are those that they have.
 * `support`, `events` and `raffles` are the latest of each; the result of an event only once it is announced.
 */
const managedMemberDetail = managedMember.extend({
  may: z.array(z.enum(memberActions)),
  moderated_forums: moderatedForums,
  two_step: z.boolean(),
  suspended_until: instant.nullable(),
  suspended_reason: z.string(),
  counts: z.object({ topics: count, posts: count, comments: count, likes: count, followers: count }),
  reports: z.object({ sent: count, received: count }),
  balances: z.object({ point: z.number().int(), xp: z.number().int(), heart: z.number().int() }).nullable(),
  badges: z.array(z.object({ code: z.enum(badgeCodes), name: z.string(), awarded_at: instant })),
  sessions: z.array(deviceSession),
  support: z.array(supportThreadRow),
  events: z.array(z.object({ slug: z.string(), status: z.enum(applicationStatuses), ...participation })),
  raffles: z.array(
    z.object({ id: z.number().int().positive(), status: z.enum(participationStatuses), ...participation }),
  ),
});
export type ManagedMemberDetail = z.infer<typeof managedMemberDetail>;

/**
 * A mail to a member. `address` is in full where it is the member's present one. `answer` is the reply of the mail
 * server that did not take it, null without one; `is_mailbox` says that the mailbox does not exist. `tried_at` is the
 * latest try.
 */
const memberMail = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  address: z.string(),
  answer: z.number().int().nullable(),
  is_mailbox: z.boolean(),
  created_at: instant,
  tried_at: instant,
});
export type MemberMail = z.infer<typeof memberMail>;

/** `bounced_at` is when a server last said that the member's present address takes no mail, null where it does. */
const memberMails = paginated(memberMail).extend({ bounced_at: instant.nullable() });

const correction = z.strictObject({
  ledger: z.enum(ledgers),
  amount: z
    .number()
    .int()
    .min(-CORRECTION_MAX)
    .max(CORRECTION_MAX)
    .refine((amount) => amount !== 0),
  reason: text(ACTION_REASON_MAX),
  password: ownPassword,
});
export type CorrectionBody = z.input<typeof correction>;

const byId = z.object({ id });
/** A member by id, or by the name after an `@`. */
const byIdOrName = z.object({ id: z.string().regex(/^(\d{1,9}|@[a-z0-9_]{3,20})$/) });

export const managedMemberSchemas = {
  /**
   * `needs_two_step` is true while the caller's calls are refused until two-step sign-in is on. The right `moderation`
   * reaches only topics of `moderated_forums` and the comments on them, where these are not null.
   */
  getAccess: {
    summary: 'The role of the caller and its rights',
    response: z.object({
      role: z.enum(roles),
      rights: z.array(z.enum(rights as [Right, ...Right[]])),
      moderated_forums: moderatedForums,
      needs_two_step: z.boolean(),
    }),
    errors: [404],
  },
  /** `search` finds names and addresses; a suspended member is not `active`. */
  getManagedMembers: {
    summary: 'All members by name, address, role and state',
    query: pageQuery.extend({
      role: z.enum(memberRoles).optional(),
      state: z.enum(memberStates).optional(),
      verified: queryBoolean.optional(),
      ordering: ordering('members'),
    }),
    response: paginated(managedMember),
    errors: [409],
  },
  getManagedMember: {
    summary: 'One member with activity, sessions and reports, by id or @name',
    params: byIdOrName,
    response: managedMemberDetail,
    errors: [409],
  },
  getMemberMails: {
    summary: 'The mails that a member was sent, the latest first, without their texts',
    params: byIdOrName,
    query: pageQuery.omit({ search: true }),
    response: memberMails,
    errors: [409],
  },
  endMemberSessions: {
    summary: 'Sign a member out of every device',
    params: byId,
    response: success,
  },
  /** The caller's own is not found: they log out instead. */
  endMemberSession: {
    summary: 'Sign a member out of one device',
    params: byId.extend({ sid: deviceSessionId }),
    response: success,
  },
  /** The member is notified. @throws 409 `changed` for one that they have, 400 for one that is no longer awarded */
  awardBadge: {
    summary: 'Award a badge to a member, with a reason for the audit log',
    params: byId,
    body: z.strictObject({ badge: z.enum(badgeCodes), reason: text(ACTION_REASON_MAX) }),
    response: success,
  },
  /** The member reads the reason. */
  correctLedger: {
    summary: 'Correct a balance by a new entry with a reason and the caller’s password',
    params: byId,
    body: correction,
    response: success,
  },
  exportMemberData: {
    summary: 'All data of a member, as one JSON file, with the caller’s password',
    params: byId,
    body: exportBody,
    response: memberData,
    rule: unkept,
    errors: [409],
  },
  /** As the member's own leaving: they are mailed, and may come back by signing in until they are erased. */
  closeMember: {
    summary: 'Close the account of a member who asked for it, with a reason and the caller’s password',
    params: byId,
    body: confirmedReason,
    response: success,
  },
  /** `forums` are the slugs of those that a moderator moderates, null for the whole site; null of every other role. */
  changeRole: {
    summary: 'Change the role of a member, and the forums of a moderator, with the caller’s password',
    params: byId,
    body: z.strictObject({
      role: z.enum(memberRoles),
      forums: z.array(termSlug).min(1).max(FORUMS_MAX).nullable(),
      password: ownPassword,
    }),
    response: success,
  },
} satisfies CallSchemas;
