import Link from 'next/link';
import { useId } from 'react';
import { Count } from '@/components/ui/Count';
import { CommentIcon } from '@/components/ui/icons';
import { Facts, List, ListRow, SectionHead } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { TopicSummary } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './TopicRow.module.css';

/** A few topics beside another, by their titles alone. */
export function RelatedTopics({ title, topics }: { title: string; topics: TopicSummary[] }) {
  const { t } = useTranslation('common');
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <List>
        {topics.map((topic) => (
          <ListRow key={topic.id} className={styles.small}>
            <Link
              href={paths.topic(topic.forum.slug, topic.id)}
              prefetch={false}
              className={styles.link}
            >
              {topic.title}
            </Link>
            <Facts>
              <RelativeTime at={topic.created_at} />
              <Count
                value={topic.comment_count}
                label={t('count.comments')}
                icon={<CommentIcon size={1} />}
              />
            </Facts>
          </ListRow>
        ))}
      </List>
    </section>
  );
}
