import { useTranslation } from 'react-i18next';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { LikedComment } from '@/contract/activity';
import { useBlocked } from '@/hooks/useBlocked';
import { CommentText } from './CommentRow';

/** Renders a comment that the member likes, which links to its place; nothing when the member blocks its author. */
export function LikedCommentRow({ comment }: { comment: LikedComment }) {
  const { t } = useTranslation('common');
  const isBlocked = useBlocked();
  const { path, content, on, collapsed, user, created_at } = comment;
  if (isBlocked(user)) return null;
  return (
    <ListRow>
      <CommentText on={on} path={path} content={collapsed ? t('collapsed.reported') : content} />
      <Facts>
        <span>{user.nickname}</span>
        <RelativeTime at={created_at} />
      </Facts>
    </ListRow>
  );
}
