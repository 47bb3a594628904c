import { useTranslation } from 'react-i18next';
import { useGetManagedRafflesQuery } from '@/api/managedRaffles';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { EmptyState } from '@/components/ui/State';
import { campaignStates } from '@/contract/constants/campaigns';
import type { ManagedRaffle } from '@/contract/managedRaffles';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState } from './CampaignState';
import manage from './Manage.module.css';
import { type ManagedRafflesState, managedRafflesHref, managedRafflesQueryOf } from './rafflesQuery';
import { type Column, RowLink, Table } from './Table';
import { useMoment } from './useDay';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

/** Renders the raffles of every state, by state and words, with the links to a new one and to winners. */
export function Raffles({ state }: { state: ManagedRafflesState }) {
  const { t } = useTranslation('campaigns');
  const answer = useGetManagedRafflesQuery(managedRafflesQueryOf(state));
  const columns = useColumns();
  const list = useManagedList(state, managedRafflesHref);
  const { hrefOf } = list;
  const isNarrowed = Boolean(state.state || state.search);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('raffles.search')} />
        <LinkButton variant="primary" href={managePaths.raffle('new')} icon={<PlusIcon size={1} />}>
          {t('raffles.new')}
        </LinkButton>
      </div>
      <ViewChips
        label={t('state')}
        views={['', ...campaignStates] as const}
        selected={state.state}
        nameOf={(view) => t(`states.${view || 'all'}`)}
        hrefOf={(view) => hrefOf({ state: view })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('raffles.nothing')}
              body={t('raffles.nothingBody')}
              action={<LinkButton href={managePaths.raffles()}>{t('raffles.clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('raffles.empty')} body={t('raffles.emptyBody')} />
          )
        }
      >
        {(raffles) => <Table label={t('raffles.table')} columns={columns} rows={raffles} />}
      </AnswerPages>
    </>
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function useColumns(): Column<ManagedRaffle>[] {
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
      cell: ({ id, title }) => <RowLink href={managePaths.raffle(id)}>{title}</RowLink>,
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
      id: 'participants',
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
