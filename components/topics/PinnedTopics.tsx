import { useTranslation } from 'react-i18next';
import { useGetForumTopicsQuery } from '@/api/forums';
import { List } from '@/components/ui/List';
import { useBlocked } from '@/hooks/useBlocked';
import styles from './PinnedTopics.module.css';
import { TopicRow } from './TopicRow';
import { pinnedQueryOf } from './topicsQuery';

/** Renders a forum's pinned topics above the list; nothing without any. */
export function PinnedTopics({ slug }: { slug: string }) {
  const { t } = useTranslation('topics');
  const isBlocked = useBlocked();
  const { data } = useGetForumTopicsQuery(pinnedQueryOf(slug));
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-label={t('list.pinned')} className={styles.pinned}>
      <List>
        {data.results
          .filter(({ user }) => !isBlocked(user))
          .map((topic) => (
            <TopicRow key={topic.id} topic={topic} brief />
          ))}
      </List>
    </section>
  );
}
