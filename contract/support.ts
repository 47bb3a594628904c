import { z } from 'zod';
import { email as emailAddress } from './auth.ts';
import { fileUrl, instant, pageQuery, paginated, text } from './common.ts';
import { SUPPORT_MAX, supportStatuses, supportTopics } from './constants/support.ts';
import { author } from './users.ts';

const topic = z.enum(supportTopics);
const status = z.enum(supportStatuses);
const message = {
  content: text(SUPPORT_MAX),
  /** A picture that the member has uploaded, '' without one. */
  fileUrl: z.union([z.literal(''), fileUrl]).default(''),
};

/**
 * POST support/threads/ (ours): a question to the managers. A member is answered in the thread, with a notification, and
 * `email` is ignored; a visitor is answered at the address that they give, and sends no picture.
 * @throws 400 `email` of a visitor without one, 429
 */
export const supportThreadBody = z.strictObject({ topic, ...message, email: emailAddress.optional() });
export type SupportThreadBody = z.input<typeof supportThreadBody>;
/** `id` is null of a visitor's, who cannot read the thread. */
export const supportSentAnswer = z.object({ success: z.literal(true), id: z.number().int().positive().nullable() });

/** POST support/threads/{id}/messages/ (ours): by the thread's member, or by a manager as the answer. */
export const supportMessageBody = z.strictObject(message);
export type SupportMessageBody = z.input<typeof supportMessageBody>;

const summary = {
  id: z.number().int().positive(),
  topic,
  status,
  excerpt: z.string(),
  created_at: instant,
  changed_at: instant,
};
/** A thread in a list; `user` and `email` are its writer for managers, and null for the member. */
const supportRow = z.object({ ...summary, user: author.nullable(), email: z.string().nullable() });
export type SupportRow = z.infer<typeof supportRow>;

/** A thread with its messages, the latest 200 in the order of their time. `manager` is who answered, for managers only. */
export const supportThread = supportRow.extend({
  messages: z.array(
    z.object({
      id: z.number().int().positive(),
      from_team: z.boolean(),
      manager: author.nullable(),
      content: z.string(),
      fileUrl: z.string(),
      created_at: instant,
    }),
  ),
});
export type SupportThread = z.infer<typeof supportThread>;

/** GET support/threads/ (ours): the member's own, the last changed first. */
export const supportThreadsQuery = pageQuery.omit({ search: true });
export const supportThreadsAnswer = paginated(supportRow);

/** GET support/queue/ (ours): every thread of a status, for managers; the longest waiting first while open. */
export const supportQueueQuery = supportThreadsQuery.extend({ status: status.default('open') });
export type SupportQueueQuery = z.input<typeof supportQueueQuery>;

/** PUT support/threads/{id}/status/ (ours): a manager closes a thread, or opens it again. */
export const supportStatusBody = z.strictObject({ status: z.enum(['open', 'closed']) });
export type SupportStatusBody = z.input<typeof supportStatusBody>;

/**
 * GET support/chat/ (ours): the member as Channel.io identifies them, null where its secret key is not configured.
 * `memberHash` proves `memberId` to it.
 */
export const supportChatAnswer = z.object({
  identity: z.object({ memberId: z.string(), memberHash: z.string() }).nullable(),
});
export type SupportChatAnswer = z.infer<typeof supportChatAnswer>;
