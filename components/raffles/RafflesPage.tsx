import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { TakingPart } from '@/components/participation/TakingPart';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { RaffleList } from './RaffleList';

/** Raffles, those that end last first: `/raffles` and its numbered pages. */
export function RafflesPage({ state }: { state: ListState }) {
  const { t } = useTranslation('raffles');
  const list = useListState(state, paths.raffles);
  useFreshCopy(['Raffles']);
  return (
    <Layout path={list.address}>
      <ListSeo state={state} title={t('title')} description={t('lead')} pathOf={paths.raffles} />
      <TakingPart current="raffles" />
      <ListHeader title={t('title')} description={t('lead')} />
      <RaffleList list={list} />
    </Layout>
  );
}
