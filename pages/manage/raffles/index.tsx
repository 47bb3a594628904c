import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedRafflesApi } from '@/api/managedRaffles';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Raffles } from '@/components/manage/Raffles';
import { type ManagedRafflesState, managedRafflesQueryOf } from '@/components/manage/rafflesQuery';
import { campaignStates } from '@/contract/constants/campaigns';
import { searchOf } from '@/lib/listState';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/raffles: the raffles of every state, for those who run campaigns. */
export default function ManageRafflesPage({ state }: { state: ManagedRafflesState }) {
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
    ({ page, of }): ManagedRafflesState => ({
      state: campaignStates.find((it) => it === of('state')) ?? '',
      search: searchOf(of('search')),
      page,
    }),
    (fetchQuery, state) =>
      fetchQuery(managedRafflesApi.endpoints.getManagedRaffles.initiate(managedRafflesQueryOf(state))),
    ['campaigns'],
  )) satisfies GetServerSideProps;
