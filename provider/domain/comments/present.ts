import type { CommentReply, CommentThread } from '../../../contract/comments.ts';
import { presentAuthor } from '../members/present.ts';
import { commentLinks } from './mentions.ts';
import type { CommentRow, ThreadRow } from './queries.ts';

/** Presents one comment without replies; a deleted one keeps its place and no content. */
const presentReply = ({ comment, user, collapsed, liked, named }: CommentRow): CommentReply => {
  const shown = comment.status === 'published';
  return {
    id: comment.id,
    content: shown ? comment.content : '',
    links: shown ? commentLinks(comment.content, named) : [],
    parent: comment.parentId,
    showManagerBadge: shown && comment.showManagerBadge,
    status: comment.status,
    collapsed: shown && collapsed,
    like_count: shown ? comment.likeCount : 0,
    liked: shown && liked,
    created_at: comment.createdAt.toISOString(),
    edited: shown && comment.editedAt !== null,
    user: shown ? presentAuthor(user) : null,
  };
};

export const presentThread = (row: ThreadRow): CommentThread => ({
  ...presentReply(row),
  replies: row.replies.map(presentReply),
});
