import {
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  orderingTypes,
  PASSWORD_MAX,
  SITE_PATH,
  SITE_PATH_MAX,
} from './constants/common.ts';
import { orderingsOf, type SortedList } from './constants/ordering.ts';
import { composeText, fits } from './typedText.ts';
import * as z from './zod.ts';

export const orderingType = z.enum(orderingTypes);

/** A positive row id, as a path segment or a query value. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);

/** A positive row id as a field of a JSON body: a number, where `id` takes the text of an address too. */
export const bodyId = z.number().int().positive().max(2_147_483_647);

/** The most rows that one call of the console orders among each other. */
const ORDERED_MAX = 1000;
/** Rows in their new order, each once. */
export const ordered = <Key extends z.ZodType>(key: Key) => z.array(key).min(1).max(ORDERED_MAX);

/** A boolean in a query string: `true` or `false`, nothing else. */
export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/**
 * Names that no username and no slug may be: paths of the API or of the site, and names that every object
 * has (those of `Object.prototype` that a username could be).
 */
export const reservedNames = [
  'constructor',
  '__proto__',
  'admin',
  'api',
  'auth',
  'categories',
  'edit',
  'events',
  'followers',
  'followings',
  'group',
  'latest',
  'like',
  'liked',
  'me',
  'my',
  'my-group',
  'new',
  'nonce',
  'notion',
  'pages',
  'recommendation',
  'related',
  'reviews',
  'search',
  'short',
  'tags',
  'topics',
  'view',
  'authenticate',
  'blocked',
] as const;

/** A slug in an address: latin, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/**
 * Validates the agreement to one version of a text. Its error distinguishes no agreement
 * (`consent_missing`) from one to another version.
 */
export const consentTo = <V extends string>(version: V) =>
  z.literal(version, {
    error: ({ input }) =>
      input === undefined || input === null || input === false || input === '' ? 'consent_missing' : undefined,
  });

/**
 * Builds the schema of typed text: composed and trimmed, of `min` to `max` characters as a reader counts them,
 * without NUL or lone surrogates, which the database cannot store.
 */
export const text = (max: number, min = 1) =>
  z
    .string()
    .refine((value) => !/[\0\p{Surrogate}]/u.test(value), 'invalid_characters')
    .overwrite(composeText)
    .check(({ value, issues }) => {
      const ofText = { origin: 'string', inclusive: true, input: value } as const;
      if (min > 0 && fits(value, min - 1)) issues.push({ ...ofText, code: 'too_small', minimum: min });
      if (!fits(value, max)) issues.push({ ...ofText, code: 'too_big', maximum: max });
    })
    .meta({ minLength: min, maxLength: max });

/** Builds the schema of a key, token or code that the site issued: visible ASCII only. */
export const opaque = (max: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(max);

/** The query of every list call. `page` counts from 1. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  search: text(100, 0).optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Builds the order of a list of the console by one of its columns; without one it has its own. */
export const ordering = <L extends SortedList>(list: L) => z.enum(orderingsOf(list)).optional();

/** Builds the schema of a list's response; `next` and `previous` are addresses of this API or null. */
export const paginated = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.number().int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
export interface Paginated<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Returns whether a day or an instant is within reach of every database and calendar, the next ones too. */
const isInReach = (text: string) => text >= '2000' && text < '2100';

/** A day that a caller gives. */
export const givenDay = z.iso.date().refine(isInReach, 'out_of_range');
/** An instant that a caller gives. */
export const givenInstant = instant.refine(isInReach, 'out_of_range');

/**
 * When content was last edited, null for never. A change of it may name this as it was read, and is then rejected over
 * a later edit.
 */
export const editedAt = givenInstant.nullable();
/** Whether and when content was edited. */
export const editedFields = { edited: z.boolean(), edited_at: editedAt };

/**
 * The status of members' content, which is public while it is published; deleted content can be restored
 * for 30 days.
 */
export const contentStatus = z.enum(['published', 'hidden', 'deleted']);

/**
 * What the caller may do with content: report it, and hide it or show it again. Responses give null to a visitor, who
 * may do nothing. A call may ask for a verified e-mail address besides.
 */
export const moderatedCan = z.object({ report: z.boolean(), hide: z.boolean() });
export type ModeratedCan = z.infer<typeof moderatedCan>;

/** What the caller may do with content that its author may edit; `history` is reading its earlier versions. */
export const contentCan = moderatedCan.extend({ edit: z.boolean(), delete: z.boolean(), history: z.boolean() });
export type ContentCan = z.infer<typeof contentCan>;

/**
 * An address within a text: its characters from `start` to before `end`, in UTF-16 units, and its href; in a
 * comment also a mention, with the path of the member's page and the nickname. A text's links are in order and do not
 * overlap.
 */
export const textLink = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  href: z.string().regex(/^(?:https?:|\/users\/[a-z0-9_]+$)/i),
  nickname: z.string().optional(),
});
export type TextLink = z.infer<typeof textLink>;

/** Stable names of errors, next to the message in `detail`. */
const errorCodes = [
  'invalid',
  'bad_credentials',
  'suspended',
  'session_ended',
  'token_invalid',
  'nonce_invalid',
  'not_found',
  'not_owner',
  'not_manager',
  'no_right',
  'two_step_needed',
  'last_owner',
  'edit_conflict',
  'written_meanwhile',
  'forum_archived',
  'forum_managers_only',
  'not_self',
  'email_unverified',
  'already_verified',
  'account_not_linked',
  'account_linked',
  'last_sign_in',
  'idempotency_mismatch',
  'already_answered',
  'answered_anew',
  'not_asker',
  'too_large',
  'too_many_pixels',
  'unsupported_type',
  'too_many',
  'blocked',
  'own_content',
  'already_reported',
  'not_appealable',
  'not_suspendable',
  'test_needed',
  'not_opened',
  'closed',
  'already_applied',
  'managers_excluded',
  'not_ended',
  'no_winners',
  'already_announced',
  'prize_sent',
  'sender_missing',
  'changed',
  'wrong_answer',
  'mission_closed',
  'mission_completed',
  'coupon_wrong',
  'coupon_early',
  'coupon_ended',
  'coupon_used_up',
  'coupon_received',
  'coupon_revoked',
  'already_joined',
  'challenge_closed',
  'challenge_full',
  'campaign_joined',
  'not_announced',
  'window_closed',
  'too_early',
  'no_groups',
  'wrong_code',
  'group_full',
  'already_in_group',
  'course_closed',
  'course_applied',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Every error: `{detail, code}`, or `{field: [messages], code}` for a field's validation. */
export const errorBody = z
  .object({ code: z.enum(errorCodes), detail: z.string().optional() })
  .catchall(z.union([z.string(), z.array(z.string())]));
export type ErrorBody = z.infer<typeof errorBody>;

/** The empty response of a call whose success needs no data. */
export const success = z.object({ success: z.literal(true) });

/** A path of the site, with its query. */
export const sitePath = z.string().regex(SITE_PATH).max(SITE_PATH_MAX);

/** An address of our own file store, as the upload call answered it. */
export const fileUrl = z
  .string()
  .regex(/^\/api\/v1\/files\/[a-zA-Z0-9_-]+\.webp$/)
  .max(200);

/** The response to a toggled like: a rejection has `success: false` and its reason. */
export const likeAnswer = z.object({
  success: z.boolean(),
  liked: z.boolean(),
  like_count: z.number().int().min(0),
  reason: z.string().optional(),
});
export type LikeAnswer = z.infer<typeof likeAnswer>;

/** The response to a counted view: one for each reader and day. */
export const viewAnswer = z.object({ view_count: z.number().int().min(0) });
export type ViewAnswer = z.infer<typeof viewAnswer>;

/** The caller's password once more, before what cannot be undone. */
export const ownPassword = z.string().min(1).max(PASSWORD_MAX);
