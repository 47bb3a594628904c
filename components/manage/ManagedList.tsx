import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ChosenFilters } from '@/components/lists/ChosenFilters';
import { Filters } from '@/components/lists/Filters';
import type { Filter } from '@/components/lists/filters';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import type { Answer } from '@/components/ui/Loaded';
import { EmptyState } from '@/components/ui/State';
import type { Paginated } from '@/contract/common';
import { type SortedList, sortedColumns } from '@/contract/constants/ordering';
import type { Query } from '@/lib/paths';
import manage from './Manage.module.css';
import type { ManagedListState } from './managedListState';
import { withSorts } from './sorting';
import { type Column, Table } from './Table';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

type Text = 'search' | 'table' | 'nothing' | 'nothingBody' | 'clear' | 'empty' | 'emptyBody';

/** The states that entries of a list have, as its chips name them. */
export interface ListStates<V extends string> {
  label: string;
  values: readonly V[];
  nameOf: (state: V | 'all') => string;
}

/** Renders a list of the console: its search, its filters, its states, and the entries as a table. */
export function ManagedList<
  V extends string,
  R extends { id: number } | { slug: string },
  L extends SortedList = never,
>({
  state,
  sorted,
  states,
  filters = [],
  text,
  path,
  answer,
  found,
  columns,
}: {
  state: ManagedListState<V, L>;
  /** Whose columns it is sorted by; while it is, the column in which operators order its rows is left out. */
  sorted?: L;
  states: ListStates<V>;
  /** Those besides the states. */
  filters?: readonly Filter[];
  text: (key: Text) => string;
  path: (query?: Query) => string;
  answer: Answer<Paginated<R>>;
  /** How many entries there are, where that is said, and what is done with all of them. */
  found?: ReactNode;
  columns: readonly Column<R>[];
}) {
  const list = useManagedList(state, path);
  const { hrefOf, address } = list;
  const shown = sorted
    ? withSorts(state.ordering ? columns.filter(({ id }) => id !== 'order') : columns, {
        sorted: sortedColumns[sorted],
        ordering: state.ordering,
        hrefOf,
      })
    : columns;
  const isNarrowed = Boolean(state.state || state.search) || filters.some(({ chosen }) => chosen.length > 0);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={text('search')} />
        {filters.length > 0 ? <Filters address={address} filters={filters} /> : null}
      </div>
      <ChosenFilters address={address} filters={filters} />
      <ViewChips
        label={states.label}
        views={['', ...states.values]}
        selected={state.state}
        nameOf={(view) => states.nameOf(view || 'all')}
        hrefOf={(view) => hrefOf({ state: view })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={
          isNarrowed ? (
            <EmptyState
              title={text('nothing')}
              body={text('nothingBody')}
              action={<LinkButton href={path()}>{text('clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={text('empty')} body={text('emptyBody')} />
          )
        }
      >
        {(rows) => (
          <>
            {found ? <div className={clsx('small', manage.found)}>{found}</div> : null}
            <Table label={text('table')} columns={shown} rows={rows} />
          </>
        )}
      </AnswerPages>
    </>
  );
}
