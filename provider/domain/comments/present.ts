import type { CommentReply, CommentThread } from '../../../contract/comments.ts';
import type { Caller } from '../identity/policy.ts';
import { presentAuthor } from '../members/present.ts';
import { linksAndMentions } from '../mentions/mentions.ts';
import { contentCan } from '../moderation/policy.ts';
import type { CommentRow, ThreadRow } from './queries.ts';

/** Presents one comment without replies; a deleted one keeps its place and no content. */
const presentReply = ({ comment, user, collapsed, liked, named }: CommentRow, caller: Caller): CommentReply => {
  const shown = comment.status === 'published';
  return {
    id: comment.id,
    content: shown ? comment.content : '',
    links: shown ? linksAndMentions(comment.content, named) : [],
    parent: comment.parentId,
    showManagerBadge: shown && comment.showManagerBadge,
    status: comment.status,
    collapsed: shown && collapsed,
    like_count: shown ? comment.likeCount : 0,
    liked: shown && liked,
    can: shown ? contentCan(caller, comment) : null,
    created_at: comment.createdAt.toISOString(),
    edited: shown && comment.editedAt !== null,
    user: shown ? presentAuthor(user) : null,
  };
};

export const presentThread = (row: ThreadRow, caller: Caller): CommentThread => ({
  ...presentReply(row, caller),
  replies: row.replies.map((reply) => presentReply(reply, caller)),
});
