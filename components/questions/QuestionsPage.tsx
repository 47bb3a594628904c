import { useTranslation } from 'react-i18next';
import { CommunityTabs } from '@/components/layout/CommunityTabs';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { type OrderingType, questionOrders } from '@/contract/constants/common';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { changeListState, formatListState, type ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { QuestionList } from './QuestionList';
import { WaitingQuestions } from './WaitingQuestions';

/** Renders the page of all or unanswered questions: `/questions`, `/questions?unanswered=1`, their pages. */
export function QuestionsPage({ unanswered, state }: { unanswered: boolean; state: ListState }) {
  const { t } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const pathOf = (query: Query) => paths.questions({ unanswered: unanswered ? 1 : '', ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Questions']);
  const hrefOf = (ordering_type: OrderingType, scope: Query) =>
    paths.questions({ ...scope, ...formatListState(changeListState(state, { ordering_type })) });
  const views = [
    ...questionOrders.map((type) => ({
      href: hrefOf(type, {}),
      label: common(`list.orderings.${type}`),
      current: !unanswered && type === state.ordering_type,
    })),
    { href: hrefOf('hot', { unanswered: 1 }), label: t('unanswered'), current: unanswered },
  ];

  return (
    <Layout path={list.address} rail={<WaitingQuestions />} write={paths.newQuestion()}>
      <ListSeo
        state={state}
        title={unanswered ? t('unansweredTitle') : t('title')}
        description={unanswered ? t('unansweredDescription') : t('description')}
        pathOf={pathOf}
      />
      <CommunityTabs current="questions" />
      <ListHeader
        title={t('title')}
        description={t('description')}
        write={{ href: paths.newQuestion(), label: t('ask') }}
      />
      <ListTools list={list} label={t('search')} tabs={{ label: t('view'), items: views }} />
      <QuestionList list={list} scope={{ unanswered }} />
    </Layout>
  );
}
