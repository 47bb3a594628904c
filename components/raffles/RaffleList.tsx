import { useTranslation } from 'react-i18next';
import { useGetRafflesQuery } from '@/api/raffles';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { EntryRow } from '@/components/ui/EntryRow';
import { EmptyState } from '@/components/ui/State';
import type { RafflesQuery } from '@/contract/raffles';
import type { List } from '@/hooks/useListState';
import { pageQueryOf } from '@/lib/listQuery';
import { paths } from '@/lib/paths';

function RafflesOf({ query }: { query: RafflesQuery }) {
  const { t } = useTranslation('raffles');
  return (
    <ListPage
      answer={useGetRafflesQuery(query)}
      tags={['Raffles']}
      row={(raffle) => (
        <EntryRow
          key={raffle.id}
          href={paths.raffle(raffle.id)}
          title={raffle.title}
          excerpt={raffle.description}
          picture={raffle.image}
        >
          <span>{t(`status.${raffle.status}`)}</span>
          <span>{raffle.price > 0 ? t('price', { count: raffle.price }) : t('free')}</span>
        </EntryRow>
      )}
    />
  );
}

/** Renders raffles by the list's state. */
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
