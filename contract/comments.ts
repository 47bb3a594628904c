import type { CallSchemas } from './call.ts';
import {
  bodyId,
  contentCan,
  contentStatus,
  editedAt,
  editedFields,
  id,
  instant,
  likeAnswer,
  pageQuery,
  paginated,
  success,
  text,
  textLink,
} from './common.ts';
import { COMMENT_MAX, commentOrderings } from './constants/common.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

/**
 * A reply; `parent` is the id of the comment it answers. A deleted or hidden one is empty, with null for `can`; one
 * that reports have collapsed is shown behind a tap.
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
  can: contentCan.nullable(),
  created_at: instant,
  ...editedFields,
  user: author.nullable(),
});
export type CommentReply = z.infer<typeof commentReply>;

/** How many replies follow, and the id after which `getReplies` gives them; null where none do. */
const moreReplies = z.object({ count: z.number().int().positive(), after: z.number().int().positive() }).nullable();

/** A comment with its first replies, one level deep. A deleted one with replies stays, empty. */
export const commentThread = commentReply.extend({ replies: z.array(commentReply), more: moreReplies });
export type CommentThread = z.infer<typeof commentThread>;

/** A page of threads, which `count` counts; `comment_count` counts the subject's published comments with their replies. */
const commentsPage = paginated(commentThread).extend({ comment_count: z.number().int().min(0) });
export type CommentsPage = z.infer<typeof commentsPage>;

const repliesPage = z.object({ results: z.array(commentReply), more: moreReplies });
export type RepliesPage = z.infer<typeof repliesPage>;

/** Top-level comments, by default oldest first, each with its first replies, which are always so. */
const commentsQuery = pageQuery.extend({ ordering: z.enum(commentOrderings).default('old') });
export type CommentsQuery = z.output<typeof commentsQuery>;

export const commentCreateBody = z.strictObject({
  content: text(COMMENT_MAX),
  parent: bodyId.nullish(),
  showManagerBadge: z.boolean().default(false),
});
export type CommentCreateBody = z.input<typeof commentCreateBody>;

const commentUpdateBody = z.strictObject({
  content: text(COMMENT_MAX),
  showManagerBadge: z.boolean().optional(),
  edited_at: editedAt.optional(),
});
export type CommentUpdateBody = z.input<typeof commentUpdateBody>;

/** Makes the schemas of the comments on content that `params` name; `name` is what it is in summaries: "a post". */
export const commentSchemasOf = <Shape extends z.ZodRawShape>(name: string, params: z.ZodObject<Shape>) => {
  const ofComment = params.extend({ commentId: id });
  return {
    getComments: {
      summary: `Comments of ${name}, by default oldest first, with their first replies`,
      params,
      query: commentsQuery,
      response: commentsPage,
    },
    getReplies: {
      summary: 'The replies of a comment that follow another, oldest first',
      params: ofComment,
      query: z.object({ after: id }),
      response: repliesPage,
    },
    createComment: {
      summary: `Comment on ${name}, or reply to a comment`,
      params,
      body: commentCreateBody,
      response: commentThread,
    },
    updateComment: {
      summary: 'Change a comment',
      params: ofComment,
      body: commentUpdateBody,
      response: commentThread,
    },
    deleteComment: {
      summary: 'Delete a comment; one with replies stays as a placeholder',
      params: ofComment,
      response: success,
    },
    likeComment: {
      summary: `Like or unlike a comment of ${name}`,
      params: ofComment,
      response: likeAnswer,
    },
  } satisfies CallSchemas;
};
/** By default of content that a path names already. */
export type CommentSchemas<Shape extends z.ZodRawShape = Record<never, never>> = ReturnType<
  typeof commentSchemasOf<Shape>
>;
