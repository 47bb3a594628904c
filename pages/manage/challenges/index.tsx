import { useTranslation } from 'react-i18next';
import { managedChallengesApi } from '@/api/managedChallenges';
import { Challenges } from '@/components/manage/Challenges';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { type CampaignState, campaignStates } from '@/contract/constants/campaigns';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/challenges: the challenges of every state, for those who run campaigns. */
export default function ManageChallengesPage({ state }: { state: ManagedListState<CampaignState, 'challenges'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="challenges"
      lead={t('challenges.lead')}
      action={<NewLink href={managePaths.challenge('new')}>{t('challenges.new')}</NewLink>}
    >
      <Challenges state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'campaigns',
  { states: campaignStates, sorted: 'challenges' },
  (fetchQuery, query) => fetchQuery(managedChallengesApi.endpoints.getManagedChallenges.initiate(query)),
);
