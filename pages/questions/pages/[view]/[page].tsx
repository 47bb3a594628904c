import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { QuestionList } from '@/components/questions/QuestionList';
import { QuestionsHeader } from '@/components/questions/QuestionsHeader';
import { questionOrders } from '@/components/questions/questionsQuery';
import { WaitingQuestions } from '@/components/questions/WaitingQuestions';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { loadQuestions } from '@/routes/loaders/questions';
import { renderStatic } from '@/server/render/page';

/** Questions, all or those without an answer: `/questions`, `/questions?unanswered=1`, their pages. */
export default function QuestionsPage({
  unanswered,
  state,
}: {
  unanswered: boolean;
  state: ListState;
}) {
  const { t } = useTranslation('questions');
  const pathOf = (query: Query) => paths.questions({ unanswered: unanswered ? 1 : '', ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Questions']);

  return (
    <Layout path={list.address} rail={unanswered ? null : <WaitingQuestions />}>
      <ListSeo
        state={state}
        title={unanswered ? t('unansweredTitle') : t('title')}
        description={unanswered ? t('unansweredDescription') : t('description')}
        pathOf={pathOf}
      />
      <QuestionsHeader unanswered={unanswered} />
      <ListTools list={list} label={t('search')} orderings={unanswered ? [] : questionOrders} />
      <QuestionList list={list} scope={{ unanswered }} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const view = params?.view;
  if (view !== 'every' && view !== 'unanswered') return { notFound: true };
  const unanswered = view === 'unanswered';
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['questions'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await loadQuestions(ask, state, { unanswered });
      return { unanswered, state };
    },
  });
}) satisfies GetStaticProps;
