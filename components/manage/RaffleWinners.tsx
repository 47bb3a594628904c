import { millisecondsInDay } from 'date-fns/constants';
import Link from 'next/link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportRaffleDeliveriesMutation, useMarkRafflePrizesMutation } from '@/api/managedRaffles';
import { useGetRaffleQuery, useGetRaffleWinnersQuery } from '@/api/raffles';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { Button } from '@/components/ui/Button';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { useClock } from '@/components/ui/useClock';
import { addressesUntil } from '@/contract/addressDays';
import { RAFFLE_DETAILS_DAYS } from '@/contract/constants/participation';
import { fullAddressOf } from '@/contract/details';
import type { Raffle, RaffleWinner } from '@/contract/raffles';
import { useDownload } from '@/hooks/useDownload';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { lastBefore } from '@/lib/dates';
import { managePaths } from '@/lib/managePaths';
import { numbered, paths } from '@/lib/paths';
import { addressColumns } from './deliveryColumns';
import styles from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { Named } from './SelectionBar';
import { type Mark, SentBar, useSentColumn } from './SentMarks';
import { type Column, Table } from './Table';
import { useDay } from './useDay';
import { useSelection } from './useSelection';

const DeliveriesSheet = lazyClient(() => import('./DeliveriesSheet').then((it) => it.DeliveriesSheet));

/** The views of a raffle's winners; '' for all of them. */
export const raffleWinnerViews = ['', 'sending', 'sent'] as const;

/** The raffle, the view and the page of its winners. */
export interface RaffleWinnersState {
  id: number;
  view: (typeof raffleWinnerViews)[number];
  page: number;
}

export const raffleWinnersQueryOf = ({ view, ...page }: RaffleWinnersState) => ({
  ...page,
  ...(view && ({ sent: view === 'sent' ? 'true' : 'false' } as const)),
});

/** Renders a raffle's winners with where their prizes go, and what is sent. */
export function RaffleWinners({ state }: { state: RaffleWinnersState }) {
  const { t } = useTranslation('winners');
  const { data: raffle } = useGetRaffleQuery({ id: state.id });
  const answer = useGetRaffleWinnersQuery(raffleWinnersQueryOf(state));
  const hrefOf = (change: Partial<RaffleWinnersState>) => {
    const { view, page } = { ...state, page: 1, ...change };
    return managePaths.raffleWinners(state.id, { view, ...numbered(page) });
  };
  return (
    <>
      <ManageHead
        title={raffle?.title ?? t('raffles.winners')}
        back={{ href: managePaths.raffles(), name: t('raffles.title') }}
      />
      <Actions id={state.id} raffle={raffle} />
      <h2 className={styles.subtitle}>{t('raffles.winners')}</h2>
      <Chips label={t('raffles.views')}>
        {raffleWinnerViews.map((view) => (
          <ChipLink key={view} href={hrefOf({ view })} selected={view === state.view} scroll={false} prefetch={false}>
            {t(`raffles.${view || 'all'}`)}
          </ChipLink>
        ))}
      </Chips>
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        empty={
          state.view ? (
            <EmptyState title={t(`raffles.none.${state.view}`)} body={t('raffles.noneBody')} />
          ) : (
            <EmptyState title={t('raffles.noWinners')} body={t('raffles.noWinnersBody')} />
          )
        }
      >
        {(winners) => <Winners key={`${state.view} ${state.page}`} id={state.id} raffle={raffle} winners={winners} />}
      </AnswerPages>
    </>
  );
}

/** Renders the ways to a raffle, with the download of where its prizes go. */
function Actions({ id, raffle }: { id: number; raffle: Raffle | undefined }) {
  const { t } = useTranslation('winners');
  const readDeliveries = useDownload(useExportRaffleDeliveriesMutation);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.case}>
      <p className="small">{t('raffles.note')}</p>
      <div className="row-2">
        {raffle && raffle.drawn > 0 ? <Button onClick={() => setAsking(true)}>{t('deliveries.open')}</Button> : null}
        <Link href={paths.raffle(id)} prefetch={false} className={styles.way}>
          {t('raffles.toRaffle')}
        </Link>
        <Link href={managePaths.raffle(id)} prefetch={false} className={styles.way}>
          {t('raffles.toEdit')}
        </Link>
      </div>
      {isAsking ? (
        <DeliveriesSheet
          name={`raffle-${id}`}
          columns={['prize', ...addressColumns]}
          onRead={(body) => readDeliveries({ id, ...body })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function Winners({ id, raffle, winners }: { id: number; raffle: Raffle | undefined; winners: RaffleWinner[] }) {
  const { t } = useTranslation('winners');
  const selection = useSelection(winners);
  const [markPrizes] = useMarkRafflePrizesMutation();
  const mark: Mark = (marks) => markPrizes({ id, ...marks }).unwrap();
  const columns: Column<RaffleWinner>[] = [
    {
      id: 'winner',
      title: t('raffles.columns.winner'),
      cell: (winner) => (
        <>
          <Named row={winner} selection={selection} />
          <span className="fine">{t('raffles.number', { number: winner.number })}</span>
        </>
      ),
    },
    { id: 'prize', title: t('raffles.columns.prize'), named: true, cell: ({ prize }) => prize },
    {
      id: 'delivery',
      title: t('raffles.columns.delivery'),
      cell: ({ delivery }) =>
        delivery ? <Address delivery={delivery} /> : raffle && <NoAddress endsAt={raffle.ends_at} />,
    },
    {
      id: 'drawn_at',
      title: t('raffles.columns.drawn_at'),
      named: true,
      cell: ({ drawn_at: at }) => <RelativeTime at={at} />,
    },
    useSentColumn<RaffleWinner>(mark, () => true),
  ];
  return (
    <>
      <SentBar winners={winners} selection={selection} mark={mark} />
      <Table label={t('raffles.winners')} columns={columns} rows={winners} />
    </>
  );
}

function Address({ delivery }: { delivery: NonNullable<RaffleWinner['delivery']> }) {
  return (
    <address className={styles.address}>
      <span>
        {delivery.name} · {delivery.phone}
      </span>
      <span>
        ({delivery.zipcode}) {fullAddressOf(delivery)}
      </span>
      {delivery.deliveryMessage ? <span>{delivery.deliveryMessage}</span> : null}
    </address>
  );
}

/** Renders why there is no address: until when it may be given, that this is over, or that it has been erased. */
function NoAddress({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('winners');
  const day = useDay();
  const renderedAt = useRenderedAt();
  const now = useClock()?.now ?? renderedAt;
  if (!now) return null;
  const end = new Date(endsAt);
  const closes = addressesUntil(end).toISOString();
  if (now < closes) return <span className="small">{t('raffles.noAddress', { date: day(lastBefore(closes)) })}</span>;
  const erased = new Date(end.getTime() + RAFFLE_DETAILS_DAYS * millisecondsInDay).toISOString();
  return <span className="small">{t(now < erased ? 'raffles.late' : 'raffles.erased')}</span>;
}
