import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '@/components/lists/PagedList';
import { EmptyState } from '@/components/ui/State';
import type { List } from '@/hooks/useListState';
import { PinnedTopics } from './PinnedTopics';
import { TopicsPage } from './TopicsPage';
import { hasPinned, type TopicsScope, topicsQueryOf } from './topicsQuery';
import { useTopicsPage } from './useTopicsPage';

/** Renders a list of topics by its state: pinned ones, rows, pages; an empty list offers `write`. */
export function TopicList({
  list,
  scope,
  write,
  empty,
}: {
  list: List;
  scope: TopicsScope;
  write?: ReactNode;
  /** The text of an empty list, where it offers no form. */
  empty?: ReactNode;
}) {
  const { t } = useTranslation('topics');
  const { state } = list;
  const { data } = useTopicsPage(topicsQueryOf(state, scope));
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <TopicsPage query={topicsQueryOf(state, scope, page)} />}
      empty={empty ?? <EmptyState title={t('list.empty')} body={t('list.emptyBody')} action={write} />}
      above={scope.slug && hasPinned(state) ? <PinnedTopics slug={scope.slug} /> : null}
    />
  );
}
