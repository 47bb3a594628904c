import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedMissionsApi } from '@/api/managedMissions';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Missions } from '@/components/manage/Missions';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { type CampaignState, campaignStates } from '@/contract/constants/campaigns';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/missions: the missions of every state, for those who run campaigns. */
export default function ManageMissionsPage({ state }: { state: ManagedListState<CampaignState> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="missions" lead={t('missions.lead')}>
      <Missions state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    managedListStateOf(campaignStates),
    (fetchQuery, state) =>
      fetchQuery(managedMissionsApi.endpoints.getManagedMissions.initiate(managedListQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
