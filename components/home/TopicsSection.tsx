import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { LinkButton } from '@/components/ui/Button';
import { EntryRow } from '@/components/ui/EntryRow';
import { PencilIcon } from '@/components/ui/icons';
import { List, SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { EmptyState } from '@/components/ui/State';
import type { Main } from '@/contract/home';
import { useBlocked } from '@/hooks/useBlocked';
import { paths } from '@/lib/paths';

/** A topic by its title; with excerpt and picture where a section has room for them. */
type Titled = Main['best_topics'][number] & Partial<Main['hot_topics'][number]>;

/** Renders some topics under a title that links to all of them. `numbered` shows each one's rank. */
export function TopicsSection({
  title,
  href,
  topics,
  numbered = false,
  pictures = false,
}: {
  title: string;
  href: string;
  topics: Titled[];
  numbered?: boolean;
  pictures?: boolean;
}) {
  const { t } = useTranslation('home');
  const id = useId();
  const isBlocked = useBlocked();
  const shown = topics.filter(({ user }) => !isBlocked(user));
  return (
    <section aria-labelledby={id}>
      <SectionHead title={title} id={id}>
        <MoreLink href={href} of={title}>
          {t('more')}
        </MoreLink>
      </SectionHead>
      {shown.length === 0 ? (
        <EmptyState
          title={t('hotEmpty')}
          body={t('hotEmptyBody')}
          action={
            <LinkButton href={paths.forums()} icon={<PencilIcon size={1} />}>
              {t('write')}
            </LinkButton>
          }
        />
      ) : (
        <List ordered={numbered}>
          {shown.map((topic, index) => (
            <EntryRow
              key={topic.id}
              href={paths.topic(topic.forum.slug, topic.id)}
              title={topic.title}
              size={pictures ? 'full' : 'brief'}
              place={numbered ? index + 1 : undefined}
              excerpt={topic.excerpt}
              picture={topic.fileUrls?.[0]}
            >
              <EntryFacts
                section={topic.forum.name}
                by={topic.user.nickname}
                at={topic.created_at}
                likes={topic.like_count}
                comments={topic.comment_count}
              />
            </EntryRow>
          ))}
        </List>
      )}
    </section>
  );
}
