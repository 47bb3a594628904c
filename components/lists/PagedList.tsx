import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { Pagination } from '@/components/ui/Pagination';
import { EmptyState } from '@/components/ui/State';
import type { Paginated } from '@/contract/common';
import type { List } from '@/hooks/useListState';
import { MorePages, useMorePages } from '@/hooks/useMorePages';
import { isNarrowed, unfilteredList } from '@/lib/listState';
import { formatCompact } from '@/lib/numbers';
import styles from './PagedList.module.css';

/**
 * Renders a list by its state: the content above its first page, its pages (`ListPage`), links to the others
 * and "load more" on phones; when it is empty, a link to the unfiltered list, or `empty`.
 */
export function PagedList({
  list,
  label,
  data,
  page,
  empty,
  above,
}: {
  list: List;
  /** Names the list to a screen reader. */
  label: string;
  /** The answer of the state's own page, once it is there. */
  data: Paginated<unknown> | undefined;
  /** Draws the page of this number. */
  page: (number: number) => ReactNode;
  /** The empty state of an unfiltered list (`EmptyState`). */
  empty: ReactNode;
  above?: ReactNode;
}) {
  const { t, i18n } = useTranslation('common');
  const { state, hrefOf, address } = list;
  const count = data?.count ?? 0;
  const last = Math.max(state.page, Math.ceil(count / state.page_size));
  const { pages, add, rereads } = useMorePages(address, state.page, last);
  const id = useId();

  const nothing = isNarrowed(state) ? (
    <EmptyState
      drawing="search"
      title={t('list.notFound')}
      body={t('list.notFoundBody')}
      action={<LinkButton href={hrefOf(unfilteredList)}>{t('list.clear')}</LinkButton>}
    />
  ) : (
    empty
  );
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id} className="visually-hidden">
        {label}
      </h2>
      {state.search && data ? (
        <p role="status" className={styles.found}>
          {t('list.found', { search: state.search, count, found: formatCompact(count, i18n.language) })}
        </p>
      ) : null}
      {above}
      {data?.results.length === 0 ? (
        nothing
      ) : (
        <MorePages value={rereads}>
          {pages.map((number) => (
            <Fragment key={number}>{page(number)}</Fragment>
          ))}
        </MorePages>
      )}
      <Pagination
        page={pages.at(-1) ?? state.page}
        count={count}
        pageSize={state.page_size}
        hrefOf={(number) => hrefOf({ page: number })}
        onLoadMore={add}
      />
    </section>
  );
}
