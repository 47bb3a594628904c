import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedChallengesApi } from '@/api/managedChallenges';
import { Challenges } from '@/components/manage/Challenges';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { type ManagedListState, managedListQueryOf, managedListStateOf } from '@/components/manage/managedListState';
import { type CampaignState, campaignStates } from '@/contract/constants/campaigns';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/challenges: the challenges of every state, for those who run campaigns. */
export default function ManageChallengesPage({ state }: { state: ManagedListState<CampaignState> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="challenges" lead={t('challenges.lead')}>
      <Challenges state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    managedListStateOf(campaignStates),
    (fetchQuery, state) =>
      fetchQuery(managedChallengesApi.endpoints.getManagedChallenges.initiate(managedListQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
