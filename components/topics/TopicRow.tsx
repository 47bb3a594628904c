import Link from 'next/link';
import { Count } from '@/components/ui/Count';
import { cx } from '@/components/ui/cx';
import { CommentIcon, EyeIcon, HeartIcon } from '@/components/ui/icons';
import { Facts, ListRow } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import type { TopicSummary } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './TopicRow.module.css';

/** A topic in a list; the whole row leads to it. */
export function TopicRow({
  topic,
  forum = false,
  brief = false,
}: {
  topic: TopicSummary;
  /** Names the forum, in a list across forums. */
  forum?: boolean;
  /** Its title and facts alone. */
  brief?: boolean;
}) {
  const { t } = useTranslation('common');
  const [first] = topic.fileUrls;
  return (
    <ListRow
      className={cx(styles.row, brief && styles.brief)}
      after={
        first && !brief ? (
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
        {topic.fixed ? <Tag tone="accent">{t('badge.fixed')}</Tag> : null}
        <Link
          href={paths.topic(topic.forum.slug, topic.id)}
          prefetch={false}
          className={styles.link}
        >
          {topic.title}
        </Link>
      </h3>
      {brief ? null : <p className={styles.excerpt}>{topic.excerpt}</p>}
      <Facts>
        {forum ? <span className={styles.forum}>{topic.forum.name}</span> : null}
        {(brief ? [] : topic.categories.slice(0, 1)).map((category) => (
          <span key={category.slug}>{category.name}</span>
        ))}
        <span>
          {topic.user.nickname}
          {topic.showManagerBadge ? <Tag tone="accent">{t('badge.manager')}</Tag> : null}
        </span>
        <RelativeTime at={topic.created_at} />
        <span className={styles.views}>
          <Count value={topic.view_count} label={t('count.views')} icon={<EyeIcon size={1} />} />
        </span>
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
