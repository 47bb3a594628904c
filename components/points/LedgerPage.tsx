import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { dayText } from '@/components/users/dayText';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import type { Ledger, LedgerEntry } from '@/contract/points';
import { useListState } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { pageQueryOf } from '@/lib/listQuery';
import type { ListState } from '@/lib/listState';
import { formatInteger } from '@/lib/numbers';
import { inLanguage } from '@/lib/pathLanguage';
import type { Query } from '@/lib/paths';
import { Balance, isOfPoints } from './Balance';
import { ConvertForm } from './ConvertForm';
import styles from './Ledger.module.css';
import { LedgerRow } from './LedgerRow';
import { LedgerTabs } from './LedgerTabs';
import { ledgerParts } from './ledgers';

/** Renders the form with which a manager opens a member's ledger by username. */
function OwnerSearch({ action, username }: { action: string; username: string }) {
  const { t, i18n } = useTranslation('points');
  const { user } = useMember();
  if (!user?.is_manager) return null;
  return (
    <form action={inLanguage(action, i18n.language)} className={styles.owner}>
      <TextField label={t('owner')} name="username" defaultValue={username} autoCapitalize="none" spellCheck={false} />
      <Button type="submit">{t('ownerShow')}</Button>
    </form>
  );
}

const BalanceChart = lazyClient(() => import('./BalanceChart').then((it) => it.BalanceChart));

/** The props of a ledger's page: the owner ('' for the reader) and the list's state. */
export interface LedgerView {
  ledger: Ledger;
  username: string;
  state: ListState;
}

/** Renders one page of a ledger's entries, by day. */
function Entries({ ledger, username, state, page }: LedgerView & { page: number }) {
  const { t: common } = useTranslation('common');
  const renderedAt = useRenderedAt();
  const dayOf = (entry: LedgerEntry) => dayText(entry.created_at, common, renderedAt);
  const answer = ledgerParts[ledger].useHistory(historyQuery({ username, state }, page));
  return (
    <ListPage
      answer={answer}
      tags={['Points']}
      skeleton={<SkeletonRows />}
      row={(entry, index) => {
        const before = answer.data?.results[index - 1];
        return (
          <Fragment key={entry.id}>
            {before && dayOf(before) === dayOf(entry) ? null : (
              <li className={styles.day}>
                <h3>{dayOf(entry)}</h3>
              </li>
            )}
            <LedgerRow entry={entry} ledger={ledger} />
          </Fragment>
        );
      }}
    />
  );
}

/** Builds the query for a page of a ledger. */
export const historyQuery = ({ username, state }: Pick<LedgerView, 'username' | 'state'>, page = state.page) => ({
  ...pageQueryOf(state, page),
  ...(username && { username }),
});

/** Renders a ledger: balance, chart and entries; points are converted here too. */
export const LedgerPage = (view: LedgerView) => (
  <WhileSignedIn path={ledgerParts[view.ledger].path({ username: view.username })}>
    <Content {...view} />
  </WhileSignedIn>
);

function Content({ ledger, username, state }: LedgerView) {
  const { t } = useTranslation('points');
  const { path, useHistory } = ledgerParts[ledger];
  const pathOf = (query?: Query) => path({ username, ...query });
  const list = useListState(state, pathOf);
  const { data } = useHistory(historyQuery({ username, state }));
  const summary = data?.summary;
  const gift = summary?.ways.find(({ by }) => by === 'welcome')?.amount;
  return (
    <>
      <header className={styles.header}>
        <h1>{t(`title.${ledger}`)}</h1>
        {username ? <p className={styles.whose}>@{username}</p> : null}
      </header>
      <LedgerTabs current={ledger} username={username} />
      <OwnerSearch action={path()} username={username} />
      {summary ? (
        <>
          <Balance ledger={ledger} summary={summary} />
          {summary.series.length > 1 ? (
            <div className={styles.chartPlace}>
              <BalanceChart ledger={ledger} series={summary.series} />
            </div>
          ) : null}
          {isOfPoints(summary) && !username ? <ConvertForm summary={summary} /> : null}
        </>
      ) : null}
      <PagedList
        list={list}
        label={t('list')}
        data={data}
        page={(page) => <Entries ledger={ledger} username={username} state={state} page={page} />}
        empty={
          <EmptyState
            title={t(`empty.${ledger}`)}
            body={
              gift === undefined ? undefined : t(`emptyBody.${ledger}`, { count: gift, amount: formatInteger(gift) })
            }
          />
        }
      />
    </>
  );
}
