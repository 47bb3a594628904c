import { useTranslation } from 'react-i18next';
import { useGetMyAnswerQuery } from '@/api/answers';
import type { QuestionWithoutComments } from '@/api/questions';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { AnswerForm } from './AnswerForm';
import styles from './Answers.module.css';

/** Renders the form to answer, or a link to the member's existing answer. */
export function AnswerSpace({ question }: { question: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { data, isError } = useGetMyAnswerQuery({ slug: question.slug });
  // A member who may have answered can still write: the provider rejects a second answer.
  if (!data && !isError) return <SkeletonRows rows={1} />;
  const mine = data?.answer;
  if (!mine) return <AnswerForm question={question} />;
  return (
    <div className={styles.already}>
      <p>{t('form.already')}</p>
      <a className={styles.toMine} href={`#answer-${mine.id}`}>
        {t('form.toMine')}
      </a>
    </div>
  );
}
