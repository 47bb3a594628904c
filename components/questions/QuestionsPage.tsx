import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { QuestionList } from './QuestionList';
import { QuestionsHeader } from './QuestionsHeader';
import { questionOrders } from './questionsQuery';
import { WaitingQuestions } from './WaitingQuestions';

/** Renders the page of all or unanswered questions: `/questions`, `/questions?unanswered=1`, their pages. */
export function QuestionsPage({ unanswered, state }: { unanswered: boolean; state: ListState }) {
  const { t } = useTranslation('questions');
  const pathOf = (query: Query) => paths.questions({ unanswered: unanswered ? 1 : '', ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Questions']);

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
