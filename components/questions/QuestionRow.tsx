import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { EntryRow } from '@/components/ui/EntryRow';
import { CheckIcon } from '@/components/ui/icons';
import type { QuestionSummary } from '@/contract/questions';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './QuestionRow.module.css';

/** Renders a question in a list, after its number of answers. */
export function QuestionRow({ question }: { question: QuestionSummary }) {
  const { t, i18n } = useTranslation('questions');
  const { answer_count: count, answered } = question;
  return (
    <EntryRow
      href={paths.question(question.slug)}
      title={question.title}
      excerpt={question.excerpt}
      before={
        <p className={clsx(styles.answers, count > 0 && styles.some, answered && styles.answered)}>
          <span className="numbers">{formatCompact(count, i18n.language)}</span>
          <span className={styles.label}>
            {answered ? <CheckIcon size={1} /> : null}
            {t('row.answers')}
          </span>
          {answered ? <span className="visually-hidden">{t('row.solved')}</span> : null}
        </p>
      }
    >
      <EntryFacts
        by={question.user.nickname}
        manager={question.showManagerBadge}
        at={question.created_at}
        comments={question.comment_count}
      />
    </EntryRow>
  );
}
