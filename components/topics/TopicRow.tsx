import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import { Tag } from '@/components/ui/Tag';
import type { TopicSummary } from '@/contract/topics';
import { paths } from '@/lib/paths';

/** Renders a topic in a list; the whole row links to it. */
export function TopicRow({
  topic,
  forum = false,
  brief = false,
}: {
  topic: TopicSummary;
  /** Names the forum in place of the category, in a list across forums. */
  forum?: boolean;
  /** Shows its title and facts only. */
  brief?: boolean;
}) {
  const { t } = useTranslation('common');
  return (
    <EntryRow
      href={paths.topic(topic.forum.slug, topic.id)}
      title={topic.title}
      size={brief ? 'brief' : 'full'}
      badge={topic.fixed ? <Tag tone="accent">{t('badge.fixed')}</Tag> : null}
      excerpt={topic.collapsed ? t('collapsed.reported') : topic.excerpt}
      picture={topic.fileUrls[0]}
    >
      <EntryFacts
        section={forum ? topic.forum.name : undefined}
        category={brief || forum ? undefined : topic.categories[0]?.name}
        by={topic.user.nickname}
        manager={topic.showManagerBadge}
        at={topic.created_at}
        views={topic.view_count}
        likes={topic.like_count}
        comments={topic.comment_count}
      />
    </EntryRow>
  );
}
