import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** Renders the page of a question that is not visible any more. */
export function QuestionNotFound() {
  const { t } = useTranslation('questions');
  return (
    <>
      <ErrorState title={t('question.gone')} body={t('question.goneBody')} drawing="lost" />
      <LinkButton href={paths.questions()} full>
        {t('question.toQuestions')}
      </LinkButton>
    </>
  );
}
