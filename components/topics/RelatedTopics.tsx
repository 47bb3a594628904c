import { useId } from 'react';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import type { TopicSummary } from '@/contract/topics';
import { useBlocked } from '@/hooks/useBlocked';
import { paths } from '@/lib/paths';

/** Renders a few related topics by their titles. */
export function RelatedTopics({ title, topics }: { title: string; topics: TopicSummary[] }) {
  const id = useId();
  const isBlocked = useBlocked();
  const shown = topics.filter(({ user }) => !isBlocked(user));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <List>
        {shown.map((topic) => (
          <EntryRow key={topic.id} href={paths.topic(topic.forum.slug, topic.id)} title={topic.title} size="small">
            <EntryFacts at={topic.created_at} comments={topic.comment_count} />
          </EntryRow>
        ))}
      </List>
    </section>
  );
}
