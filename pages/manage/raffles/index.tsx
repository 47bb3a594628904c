import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedRafflesApi } from '@/api/managedRaffles';
import { type ListState, listQueryOf, listStateOf } from '@/components/manage/listState';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Raffles } from '@/components/manage/Raffles';
import { type CampaignState, campaignStates } from '@/contract/constants/campaigns';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/raffles: the raffles of every state, for those who run campaigns. */
export default function ManageRafflesPage({ state }: { state: ListState<CampaignState> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="raffles" lead={t('raffles.lead')}>
      <Raffles state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    listStateOf(campaignStates),
    (fetchQuery, state) => fetchQuery(managedRafflesApi.endpoints.getManagedRaffles.initiate(listQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
