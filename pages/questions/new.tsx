import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { LazyQuestionForm, QuestionFormPage } from '@/components/questions/QuestionFormPage';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

/** Renders the form that asks a question. */
export default function NewQuestionPage() {
  const { t } = useTranslation('questions');
  return (
    <QuestionFormPage title={t('composer.newTitle')} lead={t('composer.place')} path={paths.newQuestion()}>
      <LazyQuestionForm />
    </QuestionFormPage>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) =>
    renderRequest(context, { namespaces: ['questions', 'drafts'], settings, given: {}, load: async () => undefined }),
  )) satisfies GetServerSideProps;
