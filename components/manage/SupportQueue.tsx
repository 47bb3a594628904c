import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSupportQueueQuery } from '@/api/support';
import { ChosenFilters } from '@/components/lists/ChosenFilters';
import { Filters } from '@/components/lists/Filters';
import type { Filter } from '@/components/lists/filters';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerList } from '@/components/moderation/AnswerList';
import { EmptyState } from '@/components/ui/State';
import { type SupportTopic, type SupportView, supportTopics, supportViews } from '@/contract/constants/support';
import type { SupportRow } from '@/contract/support';
import { managePaths } from '@/lib/managePaths';
import manage from './Manage.module.css';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

export interface SupportQueueState {
  status: SupportView;
  topic: SupportTopic | '';
  search: string;
  page: number;
}

export const supportQueueQueryOf = ({ topic, search, ...rest }: SupportQueueState) => ({
  ...rest,
  ...(topic && { topic }),
  ...(search && { search }),
});

/** Renders the managers' queue of questions by their status, topic and search; `row` renders one of them. */
export function SupportQueue({ state, row }: { state: SupportQueueState; row: (thread: SupportRow) => ReactNode }) {
  const { t } = useTranslation('support');
  const answer = useGetSupportQueueQuery(supportQueueQueryOf(state));
  const { status, topic, search } = state;
  const list = useManagedList(state, ({ status: view, ...query }) =>
    managePaths.support({ status: view === 'open' ? '' : view, ...query }),
  );
  const { hrefOf, address } = list;
  const filters: Filter[] = [
    {
      name: 'topic',
      label: t('topic'),
      options: supportTopics.map((slug) => ({ slug, name: t(`topics.${slug}`) })),
      chosen: topic ? [topic] : [],
    },
  ];
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('queue.search')} />
        <Filters address={address} filters={filters} />
      </div>
      <ChosenFilters address={address} filters={filters} />
      <ViewChips
        label={t('queue.views')}
        views={supportViews}
        selected={status}
        nameOf={(view) => t(view === 'all' ? 'queue.all' : `status.${view}`)}
        hrefOf={(view) => hrefOf({ status: view })}
      />
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        row={row}
        empty={
          topic || search ? (
            <EmptyState title={t('queue.nothing')} body={t('queue.nothingBody')} />
          ) : (
            <EmptyState title={t(`queue.empty.${status}`)} body={t('queue.emptyBody')} />
          )
        }
      />
    </>
  );
}
