import type { CommentReply, CommentThread, RepliesPage } from '../../../contract/comments.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { presentEdited } from '../content/written.ts';
import type { Caller } from '../identity/policy.ts';
import { presentAuthor } from '../members/present.ts';
import { linksAndMentions } from '../mentions/mentions.ts';
import { contentCan } from '../moderation/policy.ts';
import type { CommentRow, RepliesRow, ThreadRow } from './queries.ts';

/** The caller, the forum of the comments as far as it says what the caller may do, and the language of the response. */
export interface Reader {
  member: Caller;
  forumId: number | null;
  locale: Locale;
}

/** Presents one comment without replies; a deleted one keeps its place and no content. */
const presentReply = (
  { comment, user, collapsed, liked, named }: CommentRow,
  { member, forumId, locale }: Reader,
): CommentReply => {
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
    can: shown ? contentCan(member, { ...comment, forumId }) : null,
    created_at: comment.createdAt.toISOString(),
    ...presentEdited(shown ? comment : { editedAt: null }),
    user: shown ? presentAuthor(user, locale) : null,
  };
};

export const presentReplies = ({ replies, more }: RepliesRow, reader: Reader): RepliesPage => ({
  results: replies.map((reply) => presentReply(reply, reader)),
  more,
});

export function presentThread(row: ThreadRow, reader: Reader): CommentThread {
  const { results: replies, more } = presentReplies(row, reader);
  return { ...presentReply(row, reader), replies, more };
}
