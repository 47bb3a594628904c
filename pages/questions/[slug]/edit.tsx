import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { questionsApi, useGetQuestionQuery } from '@/api/questions';
import { LazyQuestionForm, QuestionFormPage } from '@/components/questions/QuestionFormPage';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

interface Props {
  slug: string;
}

/** Renders the form in which a question's asker, or a manager, changes it. */
export default function EditQuestionPage({ slug }: Props) {
  const { t } = useTranslation('questions');
  const { data: question, isError, isFetching, refetch } = useGetQuestionQuery({ slug });
  // null once the session has ended: what is typed stays.
  const isOthers = question?.can?.edit === false;
  return (
    <QuestionFormPage title={t('composer.editTitle')} path={paths.editQuestion(slug)}>
      {question && !isOthers ? <LazyQuestionForm question={question} /> : null}
      {question && isOthers ? (
        <EmptyState
          drawing="locked"
          title={t('composer.notYours')}
          body={t('composer.notYoursBody')}
          action={<LinkButton href={paths.question(slug)}>{t('composer.back')}</LinkButton>}
        />
      ) : null}
      {isError && !question ? <ErrorState onRetry={refetch} retrying={isFetching} /> : null}
    </QuestionFormPage>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ settings }) => {
    const slug = String(context.params?.slug);
    return renderRequest(context, {
      namespaces: ['questions', 'drafts'],
      settings,
      given: { slug },
      load: (fetchQuery) => fetchQuery(questionsApi.endpoints.getQuestion.initiate({ slug })),
    });
  })) satisfies GetServerSideProps;
