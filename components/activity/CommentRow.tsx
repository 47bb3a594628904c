import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { OwnComment } from '@/contract/activity';
import styles from './CommentRow.module.css';

/** Renders a comment of the member's, which links to its place, and the content that it is about. */
export function CommentRow({ comment }: { comment: OwnComment }) {
  const { t } = useTranslation('activity');
  const { path, content, hidden, on, created_at } = comment;
  return (
    <ListRow>
      <p className={styles.on}>
        <span className={styles.kind}>{t(`on.${on.kind}`)}</span> {path ? on.title : t('comments.gone')}
      </p>
      <p className={styles.content}>
        {path ? (
          <Link href={path} prefetch={false} className="cover">
            {content}
          </Link>
        ) : (
          content
        )}
      </p>
      <Facts>
        <RelativeTime at={created_at} />
        {hidden ? <Tag tone="warning">{t('comments.hidden')}</Tag> : null}
      </Facts>
    </ListRow>
  );
}
