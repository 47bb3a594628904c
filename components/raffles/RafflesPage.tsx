import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { Participation } from '@/components/participation/Participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { RaffleList } from './RaffleList';

/** Renders the raffles' page, those that end last first: `/raffles` and its numbered pages. */
export function RafflesPage({ state }: { state: ListState }) {
  const { t } = useTranslation('raffles');
  const list = useListState(state, paths.raffles);
  useRevalidateOnVisit(['Raffles']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('lead')} pathOf={paths.raffles} />
      <Participation current="raffles" />
      <ListHeader title={t('title')} description={t('lead')} />
      <RaffleList list={list} />
    </Layout>
  );
}
