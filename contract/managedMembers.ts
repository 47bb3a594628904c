import { z } from 'zod';
import { deviceSession } from './auth.ts';
import { instant, ownPassword, pageQuery, paginated, queryBoolean, text } from './common.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import {
  CORRECTION_MAX,
  memberOrders,
  memberRoles,
  memberStates,
  type Right,
  rights,
  roles,
} from './constants/roles.ts';
import { ledgers } from './points.ts';

/**
 * GET manage/access/: what the caller may do in the console. `needs_two_step` is true while its calls are refused
 * until two-step sign-in is on.
 */
export const accessAnswer = z.object({
  role: z.enum(roles),
  rights: z.array(z.enum(rights as [Right, ...Right[]])),
  needs_two_step: z.boolean(),
});
export type Access = z.infer<typeof accessAnswer>;

/** GET manage/members/: `search` finds names and addresses; a suspended member is not `active`. */
export const managedMembersQuery = pageQuery.extend({
  role: z.enum(memberRoles).optional(),
  state: z.enum(memberStates).optional(),
  verified: queryBoolean.optional(),
  order: z.enum(memberOrders).default('new'),
});
export type ManagedMembersQuery = z.input<typeof managedMembersQuery>;

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
export const managedMembersAnswer = paginated(managedMember);

const count = z.number().int().min(0);

/** GET manage/members/{id}/: a member as the console shows them. `balances` is null without the right to it. */
export const managedMemberAnswer = managedMember.extend({
  two_step: z.boolean(),
  suspended_until: instant.nullable(),
  suspended_reason: z.string(),
  counts: z.object({ topics: count, posts: count, comments: count, likes: count, followers: count }),
  reports: z.object({ sent: count, received: count }),
  balances: z.object({ point: z.number().int(), xp: z.number().int(), heart: z.number().int() }).nullable(),
  sessions: z.array(deviceSession.omit({ is_current: true })),
});
export type ManagedMemberDetail = z.infer<typeof managedMemberAnswer>;

/** POST manage/members/{id}/ledger/: a new entry, whose reason the member reads, with the caller's password. */
export const correctionBody = z.strictObject({
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
export type CorrectionBody = z.input<typeof correctionBody>;

/** PUT manage/members/{id}/role/: with the caller's password. */
export const roleBody = z.strictObject({
  role: z.enum(memberRoles),
  password: ownPassword,
});
export type RoleBody = z.input<typeof roleBody>;
