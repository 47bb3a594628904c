import { z } from 'zod';
import { bodyId, contentStatus, instant, pageQuery, paginated, text, textLink } from './common.ts';
import { COMMENT_MAX, commentOrderings } from './constants/common.ts';
import { author } from './users.ts';

/**
 * A reply; `parent` is the id of the comment it answers. A deleted or hidden one is empty; one that
 * reports have collapsed is shown behind a tap.
 */
const commentReply = z.object({
  id: z.number().int().positive(),
  content: z.string(),
  links: z.array(textLink),
  parent: z.number().int().nullable(),
  showManagerBadge: z.boolean(),
  status: contentStatus,
  collapsed: z.boolean(),
  like_count: z.number().int().min(0),
  liked: z.boolean(),
  created_at: instant,
  edited: z.boolean(),
  user: author.nullable(),
});
export type CommentReply = z.infer<typeof commentReply>;

/** A comment with its replies, one level deep. A deleted one with replies stays, empty. */
export const commentThread = commentReply.extend({ replies: z.array(commentReply) });
export type CommentThread = z.infer<typeof commentThread>;

/** GET …/comments/: top-level comments, by default oldest first, each with its replies, which are always so. */
export const commentsQuery = pageQuery.extend({ ordering: z.enum(commentOrderings).default('old') });
export type CommentsQuery = z.output<typeof commentsQuery>;
export const commentsAnswer = paginated(commentThread);

export const commentCreateBody = z.strictObject({
  content: text(COMMENT_MAX),
  parent: bodyId.nullish(),
  showManagerBadge: z.boolean().default(false),
});
export const commentUpdateBody = z.strictObject({
  content: text(COMMENT_MAX),
  showManagerBadge: z.boolean().optional(),
});
export type CommentCreateBody = z.input<typeof commentCreateBody>;
