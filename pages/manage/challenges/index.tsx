import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedChallengesApi } from '@/api/managedChallenges';
import { Challenges } from '@/components/manage/Challenges';
import { type ManagedChallengesState, managedChallengesQueryOf } from '@/components/manage/challengesQuery';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { campaignStates } from '@/contract/constants/campaigns';
import { searchOf } from '@/lib/listState';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/challenges: the challenges of every state, for those who run campaigns. */
export default function ManageChallengesPage({ state }: { state: ManagedChallengesState }) {
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
    ({ page, of }): ManagedChallengesState => ({
      state: campaignStates.find((it) => it === of('state')) ?? '',
      search: searchOf(of('search')),
      page,
    }),
    (fetchQuery, state) =>
      fetchQuery(managedChallengesApi.endpoints.getManagedChallenges.initiate(managedChallengesQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
