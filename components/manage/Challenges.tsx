import { useTranslation } from 'react-i18next';
import { useGetManagedChallengesQuery } from '@/api/managedChallenges';
import { campaignStates, type CampaignState as State } from '@/contract/constants/campaigns';
import type { ManagedChallenge } from '@/contract/managedChallenges';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { type Column, RowLink } from './Table';
import { useDay } from './useDay';

/** Renders the challenges of every state, by state and words. */
export function Challenges({ state }: { state: ManagedListState<State, 'challenges'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManagedList
      state={state}
      sorted="challenges"
      states={useCampaignStates(campaignStates)}
      text={(key) => t(`challenges.${key}`)}
      path={managePaths.challenges}
      answer={useGetManagedChallengesQuery(managedListQueryOf(state))}
      columns={useColumns()}
    />
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
      id: 'participant_count',
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
