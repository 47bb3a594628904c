import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import type { Answer } from '@/components/ui/Loaded';
import { EmptyState } from '@/components/ui/State';
import type { Paginated } from '@/contract/common';
import type { Query } from '@/lib/paths';
import manage from './Manage.module.css';
import type { ManagedListState } from './managedListState';
import { type Column, Table } from './Table';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

type Text = 'search' | 'new' | 'table' | 'nothing' | 'nothingBody' | 'clear' | 'empty' | 'emptyBody';

/** The states that entries of a list have, as its chips name them. */
export interface ListStates<V extends string> {
  label: string;
  values: readonly V[];
  nameOf: (state: V | 'all') => string;
}

/** Renders a list of the console: its search, its states, the link to a new entry, and the entries as a table. */
export function ManagedList<V extends string, R extends { id: number } | { slug: string }>({
  state,
  states,
  text,
  path,
  newHref,
  answer,
  columns,
}: {
  state: ManagedListState<V>;
  states: ListStates<V>;
  text: (key: Text) => string;
  path: (query?: Query) => string;
  newHref: string;
  answer: Answer<Paginated<R>>;
  columns: readonly Column<R>[];
}) {
  const list = useManagedList(state, path);
  const { hrefOf } = list;
  const isNarrowed = Boolean(state.state || state.search);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={text('search')} />
        <LinkButton variant="primary" href={newHref} icon={<PlusIcon size={1} />}>
          {text('new')}
        </LinkButton>
      </div>
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
        {(rows) => <Table label={text('table')} columns={columns} rows={rows} />}
      </AnswerPages>
    </>
  );
}
