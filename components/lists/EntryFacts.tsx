import { useTranslation } from 'react-i18next';
import { Count } from '@/components/ui/Count';
import { CommentIcon, EyeIcon, HeartIcon } from '@/components/ui/icons';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import styles from './EntryFacts.module.css';

/**
 * Renders the facts below an entry's title, each omitted when not given: its section, category, author, time
 * (an ISO instant), and its numbers of views, likes and comments.
 */
export function EntryFacts({
  section,
  category,
  by,
  manager = false,
  at,
  views,
  likes,
  comments,
}: {
  section?: string;
  category?: string;
  by?: string;
  /** Shows the manager's badge beside the name. */
  manager?: boolean;
  at?: string;
  views?: number;
  likes?: number;
  comments?: number;
}) {
  const { t } = useTranslation('common');
  return (
    <>
      {section ? <span className={styles.section}>{section}</span> : null}
      {category ? <span>{category}</span> : null}
      {by ? (
        <span className={styles.by}>
          <span className={styles.name}>{by}</span>
          {manager ? <Tag tone="accent">{t('badge.manager')}</Tag> : null}
        </span>
      ) : null}
      {at ? <RelativeTime at={at} /> : null}
      {views === undefined ? null : (
        <span className={styles.views}>
          <Count value={views} label={t('count.views')} icon={<EyeIcon size={1} />} />
        </span>
      )}
      <span className={styles.counts}>
        {likes === undefined ? null : <Count value={likes} label={t('count.likes')} icon={<HeartIcon size={1} />} />}
        {comments === undefined ? null : (
          <Count value={comments} label={t('count.comments')} icon={<CommentIcon size={1} />} />
        )}
      </span>
    </>
  );
}
