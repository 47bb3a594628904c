import { millisecondsInDay } from 'date-fns/constants';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetRaffleQuery, useGetRaffleWinnersQuery } from '@/api/raffles';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { useClock } from '@/components/ui/useClock';
import { RAFFLE_ADDRESS_DAYS, RAFFLE_DETAILS_DAYS } from '@/contract/constants/participation';
import { fullAddressOf } from '@/contract/details';
import type { RaffleWinner } from '@/contract/raffles';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';
import { type Column, Table } from './Table';
import { useDay } from './useDay';

/** The raffle and the page of its winners. */
export interface RaffleWinnersState {
  id: number;
  page: number;
}

/** Renders a raffle's winners with where their prizes go. */
export function RaffleWinners({ state }: { state: RaffleWinnersState }) {
  const { t } = useTranslation('winners');
  const { data: raffle } = useGetRaffleQuery({ id: state.id });
  const answer = useGetRaffleWinnersQuery(state);
  const columns: Column<RaffleWinner>[] = [
    {
      id: 'winner',
      title: t('raffles.columns.winner'),
      cell: ({ user, number }) => (
        <>
          <strong>{user.nickname}</strong> <span className="fine">{t('raffles.number', { number })}</span>
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
  ];
  return (
    <>
      <section className={styles.case} aria-labelledby="raffle">
        <h2 id="raffle">{raffle?.title}</h2>
        <p className="small">{t('raffles.note')}</p>
        <div className="row-2">
          <Link href={paths.raffle(state.id)} prefetch={false} className={styles.way}>
            {t('raffles.toRaffle')}
          </Link>
          <Link href={managePaths.raffle(state.id)} prefetch={false} className={styles.way}>
            {t('raffles.toEdit')}
          </Link>
          <Link href={managePaths.raffles()} prefetch={false} className={styles.way}>
            {t('raffles.title')}
          </Link>
        </div>
      </section>
      <h3 className={styles.subtitle}>{t('raffles.winners')}</h3>
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(to) => managePaths.raffleWinners(state.id, { page: to === 1 ? '' : to })}
        empty={<EmptyState title={t('raffles.noWinners')} body={t('raffles.noWinnersBody')} />}
      >
        {(winners) => <Table label={t('raffles.winners')} columns={columns} rows={winners} />}
      </AnswerPages>
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
  const after = (days: number) => new Date(new Date(endsAt).getTime() + days * millisecondsInDay).toISOString();
  const closes = after(RAFFLE_ADDRESS_DAYS);
  if (now < closes) return <span className="small">{t('raffles.noAddress', { date: day(closes) })}</span>;
  return <span className="small">{t(now < after(RAFFLE_DETAILS_DAYS) ? 'raffles.late' : 'raffles.erased')}</span>;
}
