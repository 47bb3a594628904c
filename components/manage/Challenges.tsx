import { useTranslation } from 'react-i18next';
import { useGetManagedChallengesQuery } from '@/api/managedChallenges';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { EmptyState } from '@/components/ui/State';
import { campaignStates } from '@/contract/constants/campaigns';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState } from './CampaignState';
import { type ManagedChallengesState, managedChallengesHref, managedChallengesQueryOf } from './challengesQuery';
import manage from './Manage.module.css';
import { type Column, RowLink, Table } from './Table';
import { useDay } from './useDay';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

/** Renders the challenges of every state, by state and words, and the link to a new one. */
export function Challenges({ state }: { state: ManagedChallengesState }) {
  const { t } = useTranslation('campaigns');
  const answer = useGetManagedChallengesQuery(managedChallengesQueryOf(state));
  const columns = useColumns();
  const list = useManagedList(state, managedChallengesHref);
  const { hrefOf } = list;
  const isNarrowed = Boolean(state.state || state.search);
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('challenges.search')} />
        <LinkButton variant="primary" href={managePaths.challenge('new')} icon={<PlusIcon size={1} />}>
          {t('challenges.new')}
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
              title={t('challenges.nothing')}
              body={t('challenges.nothingBody')}
              action={<LinkButton href={managePaths.challenges()}>{t('challenges.clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('challenges.empty')} body={t('challenges.emptyBody')} />
          )
        }
      >
        {(challenges) => <Table label={t('challenges.table')} columns={columns} rows={challenges} />}
      </AnswerPages>
    </>
  );
}

function useColumns(): Column<ManagedChallenge>[] {
  const { t } = useTranslation('campaigns');
  const day = useDay();
  return [
    {
      id: 'title',
      title: t('challenge.title'),
      cell: ({ id, title }) => <RowLink href={managePaths.challenge(id)}>{title}</RowLink>,
    },
    { id: 'state', title: t('state'), cell: (challenge) => <CampaignState of={challenge} /> },
    {
      id: 'starts_on',
      title: t('challenge.starts_on'),
      named: true,
      cell: ({ starts_on: on }) => <time dateTime={on}>{day(on)}</time>,
    },
    {
      id: 'ends_on',
      title: t('challenge.ends_on'),
      named: true,
      cell: ({ ends_on: on }) => <time dateTime={on}>{day(on)}</time>,
    },
    {
      id: 'participants',
      title: t('challenges.participants'),
      named: true,
      numeric: true,
      cell: ({ participant_count: count, capacity }) =>
        capacity === null
          ? formatInteger(count)
          : t('challenges.of', { count: formatInteger(count), capacity: formatInteger(capacity) }),
    },
  ];
}
