import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetQuestionsQuery } from '@/api/questions';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { useBlocked } from '@/hooks/useBlocked';
import { paths } from '@/lib/paths';
import { waitingQuery } from './questionsQuery';

/** How many questions stand in the rail. */
const SHOWN = 5;

/** Renders a few unanswered questions, beside the list or another question (`but`). */
export function WaitingQuestions({ but }: { but?: string }) {
  const { t } = useTranslation('questions');
  const id = useId();
  const { data } = useGetQuestionsQuery(waitingQuery);
  const isBlocked = useBlocked();
  const others = data?.results.filter(({ slug, user }) => slug !== but && !isBlocked(user)) ?? [];
  const waiting = others.slice(0, SHOWN);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('rail.waiting')} id={id}>
        <MoreLink href={paths.questions({ unanswered: 1 })} of={t('rail.waiting')}>
          {t('rail.more')}
        </MoreLink>
      </SectionHead>
      <List>
        {waiting.map((question) => (
          <EntryRow key={question.id} href={paths.question(question.slug)} title={question.title} size="small">
            <EntryFacts at={question.created_at} />
          </EntryRow>
        ))}
      </List>
    </section>
  );
}
