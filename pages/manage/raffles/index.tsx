import { useTranslation } from 'react-i18next';
import { managedRafflesApi } from '@/api/managedRaffles';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { Raffles } from '@/components/manage/Raffles';
import { type RaffleView, raffleViews } from '@/contract/constants/campaigns';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/raffles: the raffles of every state, for those who run campaigns. */
export default function ManageRafflesPage({ state }: { state: ManagedListState<RaffleView, 'raffles'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="raffles"
      lead={t('raffles.lead')}
      action={<NewLink href={managePaths.raffle('new')}>{t('raffles.new')}</NewLink>}
    >
      <Raffles state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'campaigns',
  { states: raffleViews, sorted: 'raffles' },
  (fetchQuery, query) => fetchQuery(managedRafflesApi.endpoints.getManagedRaffles.initiate(query)),
);
