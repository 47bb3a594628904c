import { useTranslation } from 'react-i18next';
import { managedMissionsApi } from '@/api/managedMissions';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Missions } from '@/components/manage/Missions';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { type CampaignState, campaignStates } from '@/contract/constants/campaigns';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/missions: the missions of every state, for those who run campaigns. */
export default function ManageMissionsPage({ state }: { state: ManagedListState<CampaignState, 'missions'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="missions"
      lead={t('missions.lead')}
      action={<NewLink href={managePaths.mission('new')}>{t('missions.new')}</NewLink>}
    >
      <Missions state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'campaigns',
  { states: campaignStates, sorted: 'missions' },
  (fetchQuery, query) => fetchQuery(managedMissionsApi.endpoints.getManagedMissions.initiate(query)),
);
