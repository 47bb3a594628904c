import Link from 'next/link';
import { Count } from '@/components/ui/Count';
import { CommentIcon, HeartIcon } from '@/components/ui/icons';
import { Facts, ListRow } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { TopicSummary } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './TopicLine.module.css';

/** A topic as one row: its title leads to it from anywhere on the row. */
export function TopicLine({
  topic,
  place,
  picture = false,
}: {
  topic: TopicSummary;
  place?: number;
  picture?: boolean;
}) {
  const { t } = useTranslation('common');
  const [first] = topic.fileUrls;
  return (
    <ListRow
      className={styles.row}
      before={
        place ? (
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
        ) : null
      }
      after={
        picture && first ? (
          <Picture
            className={styles.picture}
            url={first}
            alt=""
            width={88}
            height={88}
            sizes="88px"
          />
        ) : null
      }
    >
      <h3 className={styles.title}>
        <Link
          href={paths.topic(topic.forum.slug, topic.id)}
          prefetch={false}
          className={styles.link}
        >
          {topic.title}
        </Link>
      </h3>
      {picture ? <p className={styles.excerpt}>{topic.excerpt}</p> : null}
      <Facts>
        <span>{topic.forum.name}</span>
        <span>{topic.user.nickname}</span>
        <RelativeTime at={topic.created_at} />
        <Count value={topic.like_count} label={t('count.likes')} icon={<HeartIcon size={1} />} />
        <Count
          value={topic.comment_count}
          label={t('count.comments')}
          icon={<CommentIcon size={1} />}
        />
      </Facts>
    </ListRow>
  );
}
