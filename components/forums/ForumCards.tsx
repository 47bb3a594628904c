import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetForumsQuery } from '@/api/forums';
import { ChevronRightIcon } from '@/components/ui/icons';
import { Facts, List, ListRow, rowLink } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { ChipLink, Chips } from '@/components/ui/Tag';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './ForumCards.module.css';

function Cards() {
  const { t, i18n } = useTranslation('forums');
  const answer = useGetForumsQuery();
  const { away, retry } = useRetryWhenDown(answer, ['Forums']);
  const { data, isFetching } = answer;
  if (!data) {
    return away ? <ErrorState onRetry={retry} retrying={isFetching} /> : <SkeletonRows rows={8} />;
  }
  if (data.results.length === 0) {
    return <EmptyState title={t('empty')} body={t('emptyBody')} />;
  }
  return (
    <List aria-label={t('list')}>
      {data.results.map((forum) => (
        <ListRow key={forum.slug} className={styles.row} after={<ChevronRightIcon />}>
          <h2 className={styles.name}>
            <Link href={paths.forum(forum.slug)} prefetch={false} className={rowLink}>
              {forum.name}
            </Link>
          </h2>
          <p className={styles.description}>{forum.description}</p>
          <Facts>
            <span className="numbers">
              {t('topicCount', { topics: formatCompact(forum.topic_count, i18n.language) })}
            </span>
            {forum.last_topic_at ? (
              <span>
                {t('lastTopic')} <RelativeTime at={forum.last_topic_at} />
              </span>
            ) : (
              <span>{t('noTopic')}</span>
            )}
          </Facts>
        </ListRow>
      ))}
    </List>
  );
}

/**
 * Renders every forum with its description, number of topics and latest topic, and the links to the lists
 * across forums.
 */
export function ForumCards() {
  const { t } = useTranslation('forums');
  const { t: common } = useTranslation('common');
  return (
    <>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('description')}</p>
        <Chips label={t('more')}>
          <ChipLink href={paths.questions()} prefetch={false}>
            {common('nav.questions')}
          </ChipLink>
          <ChipLink href={paths.topics()} prefetch={false}>
            {t('allTopics')}
          </ChipLink>
        </Chips>
      </header>
      <Cards />
    </>
  );
}
