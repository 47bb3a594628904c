import { useId } from 'react';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import type { PhotoSummary, VideoSummary } from '@/contract/contents';
import { RELATED_SHOWN } from './queries';

/** Renders a few related contents with their stills. */
export function Related({
  title,
  contents,
  current,
  hrefOf,
}: {
  title: string;
  contents: readonly (VideoSummary | PhotoSummary)[];
  /** The id of the content that they are related to. */
  current: number;
  hrefOf: (id: number) => string;
}) {
  const id = useId();
  const others = contents.filter((it) => it.id !== current).slice(0, RELATED_SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <List>
        {others.map((content) => (
          <EntryRow key={content.id} href={hrefOf(content.id)} title={content.title} picture={content.thumbnail?.url}>
            <EntryFacts at={content.published_at} comments={content.comment_count} />
          </EntryRow>
        ))}
      </List>
    </section>
  );
}
