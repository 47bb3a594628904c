import { declareCalls } from './call.ts';
import type { CommentSchemas } from './comments.ts';

/** Declares the calls of the comments on content, beneath the path of its own call. */
export const commentCallsOf = (content: `/${string}`) =>
  declareCalls<CommentSchemas>()({
    getComments: ['GET', `${content}comments/`, 'public'],
    getReplies: ['GET', `${content}comments/{commentId}/replies/`, 'public'],
    createComment: ['POST', `${content}comments/`, 'verified'],
    updateComment: ['PUT', `${content}comments/{commentId}/`, 'verified'],
    deleteComment: ['DELETE', `${content}comments/{commentId}/`, 'member'],
    likeComment: ['POST', `${content}comments/{commentId}/like/`, 'member'],
  });
export type CommentCalls = ReturnType<typeof commentCallsOf>;
