import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import { Tag } from '@/components/ui/Tag';
import type { Main } from '@/contract/home';
import { useBlocked } from '@/hooks/useBlocked';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';

/** Renders questions, each with whether it was answered. */
export function QuestionsSection({ questions }: { questions: Main['questions'] }) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  const isBlocked = useBlocked();
  const shown = questions.filter(({ user }) => !isBlocked(user));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('questions')} id={id}>
        <MoreLink href={paths.questions()} of={t('questions')}>
          {t('more')}
        </MoreLink>
      </SectionHead>
      <List>
        {shown.map((question) => (
          <EntryRow key={question.slug} href={paths.question(question.slug)} title={question.title} size="brief">
            <Tag tone={question.answered ? 'accent' : 'plain'}>
              {question.answer_count > 0
                ? t('answers', { answers: formatCompact(question.answer_count, i18n.language) })
                : t('unanswered')}
            </Tag>
            <EntryFacts by={question.user.nickname} at={question.created_at} />
          </EntryRow>
        ))}
      </List>
    </section>
  );
}
