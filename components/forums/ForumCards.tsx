import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetForumsQuery } from '@/api/forums';
import { Detail } from '@/components/ui/Detail';
import { ChevronRightIcon } from '@/components/ui/icons';
import { List, ListRow } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import styles from './ForumCards.module.css';

function Cards() {
  const { t } = useTranslation('forums');
  const answer = useGetForumsQuery();
  return (
    <Detail answer={answer} tags={['Forums']} loading={<SkeletonRows rows={8} />}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState title={t('empty')} body={t('emptyBody')} />
        ) : (
          <List aria-label={t('list')}>
            {results.map((forum) => (
              <ListRow key={forum.slug} className={styles.row} after={<ChevronRightIcon />}>
                <h2 className={styles.name}>
                  <Link href={paths.forum(forum.slug)} prefetch={false} className="cover">
                    {forum.name}
                  </Link>
                </h2>
                <p className={styles.description}>{forum.description}</p>
                {forum.last_topic && forum.last_topic_at ? (
                  <p className={styles.latest}>
                    <span className="visually-hidden">{t('lastTopic')}: </span>
                    <span className={styles.topic}>{forum.last_topic.title}</span>
                    <RelativeTime at={forum.last_topic_at} />
                  </p>
                ) : (
                  <p className={styles.latest}>{t('noTopic')}</p>
                )}
              </ListRow>
            ))}
          </List>
        )
      }
    </Detail>
  );
}

/**
 * Renders every forum with its description and latest topic, and the link to all their topics.
 */
export function ForumCards() {
  const { t } = useTranslation('forums');
  return (
    <>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('description')}</p>
        <MoreLink href={paths.topics()}>{t('allTopics')}</MoreLink>
      </header>
      <Cards />
    </>
  );
}
