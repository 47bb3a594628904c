import { useTranslation } from 'react-i18next';
import { useGetRafflesQuery } from '@/api/raffles';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { Card, CardSkeletons, cardGrid, poster } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import { dayText, lastDayText } from '@/components/users/dayText';
import type { Raffle, RafflesQuery } from '@/contract/raffles';
import type { List } from '@/hooks/useListState';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { daysLeft } from '@/lib/dates';
import { pageQueryOf } from '@/lib/listQuery';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';

/** The number of cards in the first view of a desktop. */
const SEEN_AT_ONCE = 3;

/** Renders the days left of an open raffle, or the day of its beginning or end. */
function Until({ raffle: { status, starts_at, ends_at, ended_at } }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles');
  const { t: common } = useTranslation('common');
  const now = useRenderedAt();
  if (status === 'upcoming') return <span>{t('from', { day: dayText(starts_at, common, now) })}</span>;
  if (ended_at) return <span>{t('until', { day: dayText(ended_at, common, now) })}</span>;
  if (status === 'closed' || !now) return <span>{t('until', { day: lastDayText(ends_at, common, now) })}</span>;
  const count = daysLeft(now, ends_at);
  return <span>{count > 0 ? t('daysLeft', { count }) : t('endsToday')}</span>;
}

function RafflesOf({ query }: { query: RafflesQuery }) {
  const { t, i18n } = useTranslation('raffles');
  return (
    <ListPage
      answer={useGetRafflesQuery(query)}
      tags={['Raffles']}
      className={cardGrid}
      skeleton={<CardSkeletons />}
      row={(raffle, place) => (
        <Card
          key={raffle.id}
          href={paths.raffle(raffle.id)}
          title={raffle.title}
          picture={raffle.image ? poster(raffle.image) : null}
          eager={place < SEEN_AT_ONCE}
          kind={t(`status.${raffle.status}`)}
          excerpt={raffle.description}
        >
          <span>{raffle.price > 0 ? t('price', { count: raffle.price }) : t('free')}</span>
          <Until raffle={raffle} />
          <span>{t('entered', { count: raffle.entered, entries: formatCompact(raffle.entered, i18n.language) })}</span>
        </Card>
      )}
    />
  );
}

/** Renders raffles by the list's state, as cards. */
export function RaffleList({ list }: { list: List }) {
  const { t } = useTranslation('raffles');
  const { state } = list;
  const { data } = useGetRafflesQuery(pageQueryOf(state));
  return (
    <PagedList
      list={list}
      label={t('list')}
      data={data}
      page={(page) => <RafflesOf query={pageQueryOf(state, page)} />}
      empty={<EmptyState title={t('empty')} body={t('emptyBody')} />}
    />
  );
}
