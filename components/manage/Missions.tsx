import { useTranslation } from 'react-i18next';
import { useGetManagedMissionsQuery } from '@/api/managedMissions';
import { LinkButton } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import { campaignStates, type CampaignState as State } from '@/contract/constants/campaigns';
import type { ManagedMission } from '@/contract/managedMissions';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CampaignState, useCampaignStates } from './CampaignState';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { type Column, RowLink } from './Table';
import { useMoment } from './useDay';

/** Renders the missions of every state, by state and words, with the links to what waits for a decision. */
export function Missions({ state }: { state: ManagedListState<State, 'missions'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManagedList
      state={state}
      sorted="missions"
      states={useCampaignStates(campaignStates)}
      text={(key) => t(`missions.${key}`)}
      path={managePaths.missions}
      answer={useGetManagedMissionsQuery(managedListQueryOf(state))}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<ManagedMission>[] {
  const { t } = useTranslation('campaigns');
  const moment = useMoment();
  return [
    {
      id: 'title',
      title: t('mission.title'),
      cell: ({ id, title, kind }) => (
        <>
          <RowLink href={managePaths.mission(id)}>{title}</RowLink> <Tag>{t(`mission.kinds.${kind}`)}</Tag>
        </>
      ),
    },
    { id: 'state', title: t('state'), cell: (mission) => <CampaignState of={mission} /> },
    {
      id: 'ends_at',
      title: t('missions.ends_at'),
      named: true,
      cell: ({ ends_at: at }) => (at ? <time dateTime={at}>{moment(at)}</time> : t('missions.noEnd')),
    },
    {
      id: 'point',
      title: t('missions.point'),
      named: true,
      numeric: true,
      cell: ({ point }) => formatInteger(point),
    },
    {
      id: 'completed_count',
      title: t('missions.completed'),
      named: true,
      numeric: true,
      cell: ({ completed_count: count }) => t('missions.people', { people: formatInteger(count) }),
    },
    {
      id: 'waiting',
      title: t('missions.waiting'),
      action: true,
      cell: ({ id, title, waiting_count: count }) =>
        count > 0 ? (
          <LinkButton
            size="small"
            href={managePaths.submissions({ mission: id })}
            prefetch={false}
            aria-label={t('missions.waitingOf', { title, submissions: formatInteger(count) })}
          >
            {t('missions.waitingCount', { submissions: formatInteger(count) })}
          </LinkButton>
        ) : null,
    },
  ];
}
