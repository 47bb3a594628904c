import type { CallSchemas } from './call.ts';
import { challengeSummary } from './challenges.ts';
import { instant, pageQuery, paginated } from './common.ts';
import { applicationStatuses } from './constants/participation.ts';
import { courseSummary } from './courses.ts';
import { participationStatuses } from './raffles.ts';
import { author, recommendation } from './users.ts';
import * as z from './zod.ts';

/** The kinds of content in a list of several kinds. */
export const entryKinds = ['topic', 'post', 'question'] as const;

/**
 * A piece of content in a list of several kinds. `path` is its address on the site without a language,
 * `section` the name of a topic's forum, '' for others. `like_count` is null for a question, which is not
 * liked; its `comment_count` is that of its answers. The excerpt of a collapsed one is ''.
 */
const entry = z.object({
  kind: z.enum(entryKinds),
  id: z.number().int().positive(),
  path: z.string(),
  section: z.string(),
  title: z.string(),
  excerpt: z.string(),
  collapsed: z.boolean(),
  like_count: z.number().int().min(0).nullable(),
  comment_count: z.number().int().min(0),
  created_at: instant,
  user: author,
});
export type Entry = z.infer<typeof entry>;

/** The kinds of content that are commented on. */
export const commentedKinds = ['topic', 'post', 'question', 'video', 'photo'] as const;

/** A comment of the caller's. `path` leads to the comment, '' where its content cannot be read any more. */
const ownComment = z.object({
  id: z.number().int().positive(),
  path: z.string(),
  content: z.string(),
  hidden: z.boolean(),
  /** The content that it is about; `calls` is the path of its calls, as `forums/free/topics/3/`, below the API's. */
  on: z.object({ kind: z.enum(commentedKinds), title: z.string(), calls: z.string() }),
  created_at: instant,
});
export type OwnComment = z.infer<typeof ownComment>;

/** A comment that the caller likes, on content that can be read; `content` is '' of a collapsed one. */
const likedComment = ownComment.omit({ hidden: true }).extend({
  on: ownComment.shape.on.omit({ calls: true }),
  collapsed: z.boolean(),
  user: author,
});
export type LikedComment = z.infer<typeof likedComment>;

/** An application of the caller's: its result once winners are announced, `applied` before. `sent_at` is when a prize was sent. */
const ownEventApplication = z.object({
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  gift: z.string(),
  announces_at: instant,
  status: z.enum(applicationStatuses),
  sent_at: instant.nullable(),
  created_at: instant,
});
export type OwnEventApplication = z.infer<typeof ownEventApplication>;

/** An entry of the caller's into a raffle. `prize` is the name of a won prize, '' without one, `sent_at` when it was sent. */
const ownRaffleEntry = z.object({
  raffle_id: z.number().int().positive(),
  title: z.string(),
  image: z.string(),
  status: z.enum(participationStatuses),
  prize: z.string(),
  sent_at: instant.nullable(),
  ends_at: instant,
  created_at: instant,
});
export type OwnRaffleEntry = z.infer<typeof ownRaffleEntry>;

/** A course that the caller has begun or applied in. */
const ownCourse = courseSummary
  .pick({ slug: true, title: true, image: true, lesson_count: true })
  .extend({ done_count: z.number().int().min(0), applied: z.boolean() });
export type OwnCourse = z.infer<typeof ownCourse>;

/** A challenge that the caller takes part in, with the check-in window that is open or comes next. */
const ownChallenge = challengeSummary.pick({ id: true, title: true, image: true, days: true }).extend({
  window: challengeSummary.shape.window.unwrap(),
  checked_today: z.boolean(),
  streak: z.number().int().min(0),
  check_in_count: z.number().int().min(0),
});
export type OwnChallenge = z.infer<typeof ownChallenge>;

/**
 * What the caller sees of themselves on the home page and on their own. `skin_type` is their own, shown or not;
 * `streak` the longest of the challenges. `unread` counts notifications, `comments` of them about comments and
 * answers.
 */
const ownHome = z.object({
  balances: z.object({ point: z.number().int(), heart: z.number().int(), xp: z.number().int() }),
  unread: z.object({ total: z.number().int().min(0), comments: z.number().int().min(0) }),
  skin_type: z.string().nullable(),
  streak: z.number().int().min(0),
  /** Those that run or are about to: first those to check in on, the next to close first. */
  challenges: z.array(ownChallenge),
  /** Announced terms that the caller has not agreed to; null without any. */
  terms: z.object({ id: z.number().int().positive(), effective_on: z.iso.date(), summary: z.string() }).nullable(),
  following_count: z.number().int().min(0),
  /** The beginning of the feed. */
  feed: z.array(entry),
  /** Members to follow, for a caller who follows none. */
  recommended: z.array(recommendation),
});
export type OwnHome = z.infer<typeof ownHome>;

/** A member's own list, without a search. */
const activityQuery = pageQuery.omit({ search: true });

export const activitySchemas = {
  getOwnHome: {
    summary: "The caller's own home: balances, challenges of today, news, and the beginning of the feed",
    response: ownHome,
  },
  /** It reaches back `FEED_MAX` entries. */
  getFeed: {
    summary: 'The latest content of the members whom the caller follows',
    query: activityQuery,
    response: paginated(entry),
  },
  /** It reaches back `FEED_MAX` entries. */
  getWritten: {
    summary: 'The latest content of the caller, and the questions that the caller has answered',
    query: activityQuery,
    response: paginated(entry),
  },
  getLikes: {
    summary: 'Topics and posts that the caller likes, the last liked first',
    query: activityQuery,
    response: paginated(entry),
  },
  getLikedComments: {
    summary: 'Comments that the caller likes, the last liked first',
    query: activityQuery,
    response: paginated(likedComment),
  },
  getOwnComments: {
    summary: "The caller's comments, the latest first",
    query: activityQuery,
    response: paginated(ownComment),
  },
  getOwnEvents: {
    summary: "The caller's applications for events with their results, the latest first",
    query: activityQuery,
    response: paginated(ownEventApplication),
  },
  getOwnRaffles: {
    summary: "The caller's entries into raffles with what they won, the latest first",
    query: activityQuery,
    response: paginated(ownRaffleEntry),
  },
  getOwnCourses: {
    summary: 'Courses that the caller has begun or applied in, the last read first',
    query: activityQuery,
    response: paginated(ownCourse),
  },
} satisfies CallSchemas;
