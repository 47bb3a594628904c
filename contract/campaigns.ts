import { bodyId, givenInstant, instant, ownPassword, success, text } from './common.ts';
import { MAX_PAGE_SIZE } from './constants/common.ts';
import { ACTION_REASON_MAX } from './constants/moderation.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const version = z.number().int().min(1);

/**
 * PUT manage/challenges/{id}/publication/ and those of the other campaigns: what an operator does with a campaign over
 * the `version` that was read.
 * `open` publishes it at once, `scheduled` at `published_at`, `draft` takes it back. @throws 400, 409 `edit_conflict`,
 * `campaign_joined`
 */
export const publicationBody = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('draft'), version }),
  z.strictObject({ state: z.literal('open'), version }),
  z.strictObject({ state: z.literal('scheduled'), published_at: givenInstant, version }),
]);
export type PublicationBody = z.input<typeof publicationBody>;

/** An operator's reason for an act, and their password. */
export const confirmedReason = z.strictObject({ reason: text(ACTION_REASON_MAX), password: ownPassword });
export type ConfirmedReason = z.input<typeof confirmedReason>;

/** The early end of a campaign by an operator: when, and why, as members read it; null and '' otherwise. */
export const earlyEnd = { ended_at: instant.nullable(), end_reason: z.string() };
/** The same in the console, in both languages. */
export const managedEnd = { ...earlyEnd, end_reason_en: z.string() };

/** Ends an open campaign early over the `version` that was read, with the caller's password. @throws 409 `changed` */
export const endBody = confirmedReason.extend({ reason_en: text(ACTION_REASON_MAX), version });
export type EndBody = z.input<typeof endBody>;

/** Whether the prize of a winner was sent: when an operator marked it so, and who; null until then. */
export const sentMark = { sent_at: instant.nullable(), sent_by: author.nullable() };

/** The winners whose prizes are marked as sent, or no longer. */
export const sentBody = z.strictObject({ winners: z.array(bodyId).min(1).max(MAX_PAGE_SIZE), sent: z.boolean() });

/** Those of the winners whose mark has changed: another operator may have set the others before. */
export const sentAnswer = success.extend({ changed: z.array(z.number().int().positive()) });

/** The caller's password, with which they download what the audit log records: addresses of winners, codes. */
export const exportBody = z.strictObject({ password: ownPassword });
