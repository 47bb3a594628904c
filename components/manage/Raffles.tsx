import { useTranslation } from 'react-i18next';
import { useGetManagedRafflesQuery } from '@/api/managedRaffles';
import { LinkButton } from '@/components/ui/Button';
import { type RaffleView, raffleViews } from '@/contract/constants/campaigns';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { type Column, RowLink } from './Table';
import { useMoment } from './useDay';

/** Renders the raffles of every state, by state and words, with the links to winners. */
export function Raffles({ state }: { state: ManagedListState<RaffleView, 'raffles'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManagedList
      state={state}
      sorted="raffles"
      states={useCampaignStates(raffleViews)}
      text={(key) => t(`raffles.${key}`)}
      path={managePaths.raffles}
      answer={useGetManagedRafflesQuery(managedListQueryOf(state))}
      columns={useColumns(state.state)}
    />
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the columns; in the view of prizes to send a raffle leads to them. */
function useColumns(view: RaffleView | ''): Column<ManagedRaffle>[] {
  const { t } = useTranslation('campaigns');
  const moment = useMoment();
  const time = (id: 'starts_at' | 'ends_at'): Column<ManagedRaffle> => ({
    id,
    title: t(`raffle.${id}`),
    named: true,
    cell: ({ [id]: at }) => <time dateTime={at}>{moment(at)}</time>,
  });
  return [
    {
      id: 'title',
      title: t('raffle.title'),
      cell: ({ id, title }) => (
        <RowLink href={view === 'sending' ? managePaths.raffleWinners(id, { view }) : managePaths.raffle(id)}>
          {title}
        </RowLink>
      ),
    },
    { id: 'state', title: t('state'), cell: (raffle) => <CampaignState of={raffle} /> },
    time('starts_at'),
    time('ends_at'),
    {
      id: 'left',
      title: t('raffles.left'),
      named: true,
      numeric: true,
      cell: ({ prizes }) =>
        t('raffles.of', {
          left: formatInteger(sum(prizes.map(({ left }) => left))),
          stock: formatInteger(sum(prizes.map(({ stock }) => stock))),
        }),
    },
    {
      id: 'participant_count',
      title: t('challenges.participants'),
      named: true,
      numeric: true,
      cell: ({ participant_count: count }) => formatInteger(count),
    },
    {
      id: 'winners',
      title: t('raffles.winners'),
      action: true,
      cell: ({ id, title, drawn }) =>
        drawn > 0 ? (
          <LinkButton
            size="small"
            href={managePaths.raffleWinners(id)}
            prefetch={false}
            aria-label={t('raffles.winnersOf', { title })}
          >
            {t('raffles.winners')}
          </LinkButton>
        ) : null,
    },
  ];
}
