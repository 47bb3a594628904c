import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { dayText } from '@/components/users/dayText';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import type { LedgerEntry } from '@/contract/points';
import { useListState } from '@/hooks/useListState';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { formatInteger } from '@/lib/numbers';
import type { Query } from '@/lib/paths';
import { Balance } from './Balance';
import styles from './Ledger.module.css';
import { LedgerRail } from './LedgerRail';
import { LedgerRow } from './LedgerRow';
import { LedgerTabs } from './LedgerTabs';
import { historyQuery, type LedgerView, ledgerParts } from './ledgers';

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

/** Renders the page of a ledger: balance and entries, beside them, or below on a phone, how it came to be. */
export function LedgerPage(view: LedgerView) {
  const { ledger, username } = view;
  const { t } = useTranslation('points');
  const { path } = ledgerParts[ledger];
  return (
    <Layout path={path()} rail={<LedgerRail {...view} />}>
      <Seo path={path()} title={t(`title.${ledger}`)} noindex />
      <WhileSignedIn path={path({ username })}>
        <Content {...view} />
      </WhileSignedIn>
    </Layout>
  );
}

function Content({ ledger, username, state }: LedgerView) {
  const { t } = useTranslation('points');
  const { path, useHistory } = ledgerParts[ledger];
  const pathOf = (query?: Query) => path({ username, ...query });
  const list = useListState(state, pathOf);
  const { data } = useHistory(historyQuery({ username, state }));
  const gift = data?.summary.ways.find(({ by }) => by === 'welcome')?.amount;
  return (
    <>
      <header className={styles.header}>
        <h1>{t(`title.${ledger}`)}</h1>
        {username ? <p className={styles.whose}>@{username}</p> : null}
      </header>
      <LedgerTabs current={ledger} username={username} />
      {data ? <Balance ledger={ledger} summary={data.summary} isOwn={!username} /> : null}
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
