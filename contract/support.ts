import { email as emailAddress } from './auth.ts';
import type { CallSchemas } from './call.ts';
import { bodyId, fileUrl, id, instant, pageQuery, paginated, success, text } from './common.ts';
import { SUPPORT_MAX, supportStatuses, supportTopics, supportViews } from './constants/support.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const topic = z.enum(supportTopics);
const status = z.enum(supportStatuses);
const message = {
  content: text(SUPPORT_MAX),
  /** A picture that the member has uploaded, '' without one. */
  fileUrl: z.union([z.literal(''), fileUrl]).default(''),
};

/** What every list of threads has. */
export const supportThreadRow = z.object({
  id: z.number().int().positive(),
  topic,
  status,
  excerpt: z.string(),
  created_at: instant,
  changed_at: instant,
});
/** A thread in a list; `user` and `email` are its writer for managers, and null for the member. */
const supportRow = supportThreadRow.extend({ user: author.nullable(), email: z.string().nullable() });
export type SupportRow = z.infer<typeof supportRow>;

/** A thread with its messages, the latest 200 in the order of their time. `manager` is who answered, for managers only. */
const supportThread = supportRow.extend({
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

const byId = z.object({ id });
const ownPage = pageQuery.omit({ search: true });

/** Ours, not the specification's. */
export const supportSchemas = {
  /**
   * A member is answered in the thread, with a notification, and `email` is ignored; a visitor is answered at the
   * address that they give, and sends no picture: `id` is null of theirs, which they cannot read.
   */
  sendSupport: {
    summary: 'Send a question to the managers; a visitor is answered by mail',
    body: z.strictObject({ topic, ...message, email: emailAddress.optional() }),
    response: z.object({ success: z.literal(true), id: z.number().int().positive().nullable() }),
  },
  getSupportThreads: {
    summary: 'The caller’s questions to the managers, the last changed first',
    query: ownPage,
    response: paginated(supportRow),
  },
  getSupportThread: {
    summary: 'A question with its answers, for its member and managers',
    params: byId,
    response: supportThread,
  },
  /**
   * `read` is the last message that a manager has read, over which they answer. @throws 409 `written_meanwhile` when
   * there are newer ones
   */
  replySupport: {
    summary: 'Write into a thread, as its member or as a manager who answers',
    params: byId,
    body: z.strictObject({ ...message, read: bodyId.optional() }),
    response: success,
  },
  /** `read` as in `replySupport`. @throws 409 `written_meanwhile` */
  setSupportStatus: {
    summary: 'Close a thread or open it again',
    params: byId,
    body: z.strictObject({ status: z.enum(['open', 'closed']), read: bodyId.optional() }),
    response: success,
  },
  /** `search` finds messages, names and addresses; `all` are the threads of every status. */
  getSupportQueue: {
    summary: 'The questions to the managers by status; the longest waiting first while open',
    query: pageQuery.extend({ status: z.enum(supportViews).default('open'), topic: topic.optional() }),
    response: paginated(supportRow),
    errors: [409],
  },
  /** Null where the chat's secret key is not configured. `memberHash` proves `memberId` to the chat. */
  getChatIdentity: {
    summary: 'The caller’s identity for the chat, which proves who they are',
    response: z.object({ identity: z.object({ memberId: z.string(), memberHash: z.string() }).nullable() }),
  },
} satisfies CallSchemas;
