import { type ReactNode, useId } from 'react';
import { LinkButton } from '@/components/ui/Button';
import { Pagination } from '@/components/ui/Pagination';
import { EmptyState } from '@/components/ui/State';
import type { List } from '@/hooks/useListState';
import { useMorePages } from '@/hooks/useMorePages';
import { useTranslation } from '@/hooks/useTranslation';
import { isNarrowed } from '@/lib/listState';
import { PinnedTopics } from './PinnedTopics';
import styles from './TopicList.module.css';
import { TopicsPage } from './TopicsPage';
import { hasPinned, type TopicsScope, topicsQueryOf } from './topicsQuery';
import { useTopicsPage } from './useTopicsPage';

/** A list of topics by its state: pinned ones, rows, pages; `write` is offered where it is empty. */
export function TopicList({
  list,
  scope,
  write,
}: {
  list: List;
  scope: TopicsScope;
  write?: ReactNode;
}) {
  const { t } = useTranslation('topics');
  const { state, hrefOf, address } = list;
  const { data } = useTopicsPage(topicsQueryOf(state, scope));
  const count = data?.count ?? 0;
  const last = Math.max(state.page, Math.ceil(count / state.page_size));
  const { pages, add } = useMorePages(address, state.page, last);
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id} className="visually-hidden">
        {t('list.label')}
      </h2>
      {state.search && data ? (
        <p role="status" className={styles.found}>
          {t('search.result', { search: state.search, found: count })}
        </p>
      ) : null}
      {scope.slug && hasPinned(state) ? <PinnedTopics slug={scope.slug} /> : null}
      {data?.results.length === 0 ? (
        isNarrowed(state) ? (
          <EmptyState
            title={t('list.notFound')}
            body={t('list.notFoundBody')}
            action={
              <LinkButton
                href={hrefOf({ search: '', categories: [], tags: [], event: '', product_type: '' })}
              >
                {t('list.clear')}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState title={t('list.empty')} body={t('list.emptyBody')} action={write} />
        )
      ) : (
        pages.map((page) => <TopicsPage key={page} query={topicsQueryOf(state, scope, page)} />)
      )}
      <Pagination
        page={pages.at(-1) ?? state.page}
        count={count}
        pageSize={state.page_size}
        hrefOf={(page) => hrefOf({ page })}
        onLoadMore={add}
      />
    </section>
  );
}
