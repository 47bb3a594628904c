import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';

/** What stands where a question was that can no longer be read. */
export function QuestionNotFound() {
  const { t } = useTranslation('questions');
  return (
    <>
      <ErrorState title={t('question.gone')} body={t('question.goneBody')} />
      <LinkButton href={paths.questions()} full>
        {t('question.toQuestions')}
      </LinkButton>
    </>
  );
}
