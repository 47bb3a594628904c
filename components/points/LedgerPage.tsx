import { useTranslation } from 'react-i18next';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { SessionEnded } from '@/components/users/SessionEnded';
import type { Ledger } from '@/contract/points';
import { useAppSelector } from '@/hooks/redux';
import { useListState } from '@/hooks/useListState';
import { pageQueryOf } from '@/lib/listQuery';
import type { ListState } from '@/lib/listState';
import type { Query } from '@/lib/paths';
import { Balance, isOfPoints } from './Balance';
import styles from './Ledger.module.css';
import { LedgerRow } from './LedgerRow';
import { ledgerParts } from './ledgers';
import { OwnerSearch } from './OwnerSearch';

const BalanceChart = lazyClient(() => import('./BalanceChart').then((it) => it.BalanceChart));
const ConvertForm = lazyClient(() => import('./ConvertForm').then((it) => it.ConvertForm));

/** The props of a ledger's page: the owner ('' for the reader) and the list's state. */
export interface LedgerView {
  ledger: Ledger;
  username: string;
  state: ListState;
}

const LEDGERS: Ledger[] = ['point', 'xp', 'heart'];

/** Renders one page of a ledger's entries. */
function Entries({ ledger, username, state, page }: LedgerView & { page: number }) {
  const answer = ledgerParts[ledger].useHistory(historyQuery({ username, state }, page));
  return (
    <ListPage
      answer={answer}
      tags={['Points']}
      skeleton={<SkeletonRows />}
      row={(entry) => <LedgerRow key={entry.id} entry={entry} ledger={ledger} />}
    />
  );
}

/** Builds the query for a page of a ledger. */
export const historyQuery = ({ username, state }: Pick<LedgerView, 'username' | 'state'>, page = state.page) => ({
  ...pageQueryOf(state, page),
  ...(username && { username }),
});

/** Renders a ledger: balance, chart and entries; points are converted here too. */
export function LedgerPage({ ledger, username, state }: LedgerView) {
  const { t } = useTranslation('points');
  const { path, useHistory } = ledgerParts[ledger];
  const pathOf = (query?: Query) => path({ username, ...query });
  const list = useListState(state, pathOf);
  const { data } = useHistory(historyQuery({ username, state }));
  const summary = data?.summary;
  const status = useAppSelector((store) => store.user.session.status);
  if (status === 'unauthenticated') return <SessionEnded path={pathOf()} />;
  return (
    <>
      <header className={styles.header}>
        <h1>{t(`title.${ledger}`)}</h1>
        {username ? <p className={styles.whose}>@{username}</p> : null}
      </header>
      <Tabs
        label={t('tabs')}
        items={LEDGERS.map((name) => ({
          href: ledgerParts[name].path({ username }),
          label: t(`title.${name}`),
          current: name === ledger,
        }))}
      />
      <OwnerSearch action={path()} username={username} />
      {summary ? (
        <>
          <Balance ledger={ledger} summary={summary} />
          {summary.series.length > 1 ? <BalanceChart ledger={ledger} series={summary.series} /> : null}
          {isOfPoints(summary) && !username ? <ConvertForm summary={summary} /> : null}
        </>
      ) : null}
      <PagedList
        list={list}
        label={t('list')}
        data={data}
        page={(page) => <Entries ledger={ledger} username={username} state={state} page={page} />}
        empty={<EmptyState title={t(`empty.${ledger}`)} body={t(`emptyBody.${ledger}`)} />}
      />
    </>
  );
}
