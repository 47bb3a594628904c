import type { CallSchemas } from './call.ts';
import { id, success, text } from './common.ts';
import { SAVED_REPLY_TITLE_MAX, SUPPORT_MAX } from './constants/support.ts';
import * as z from './zod.ts';

/** A text that operators send again and again: an answer to a question, or the reason for a decision. */
const savedReply = z.object({ id: z.number().int().positive(), title: z.string(), content: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

export const savedReplySchemas = {
  getSavedReplies: {
    summary: 'The texts that operators send again, by their titles',
    response: z.object({ results: z.array(savedReply) }),
    errors: [404, 409],
  },
  /** Replaces the one of the same title. */
  saveReply: {
    summary: 'Save a text to send again',
    body: z.strictObject({ title: text(SAVED_REPLY_TITLE_MAX), content: text(SUPPORT_MAX) }),
    response: savedReply,
    errors: [404],
  },
  deleteReply: {
    summary: 'Delete a saved text',
    params: z.object({ id }),
    response: success,
  },
} satisfies CallSchemas;
