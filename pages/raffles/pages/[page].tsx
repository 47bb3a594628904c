import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { rafflesApi } from '@/api/raffles';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { TakingPart } from '@/components/participation/TakingPart';
import { RaffleList } from '@/components/raffles/RaffleList';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { pageQueryOf } from '@/lib/listQuery';
import { type ListState, parseListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** Raffles, those that end last first: `/raffles` and its numbered pages. */
export default function RafflesPage({ state }: { state: ListState }) {
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

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['raffles'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(rafflesApi.endpoints.getRaffles.initiate(pageQueryOf(state)));
      return { state };
    },
  });
}) satisfies GetStaticProps;
