import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { challengesApi } from '@/api/challenges';
import { ChallengeFilters } from '@/components/challenges/ChallengeFilters';
import { ChallengeList, NoChallenges } from '@/components/challenges/ChallengeList';
import { type ChallengesView, challengesQueryOf, viewOf } from '@/components/challenges/view';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { TakingPart } from '@/components/participation/TakingPart';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { LIST_SECONDS } from '@/lib/constants';
import { type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** Challenges: `/challenges`, `/challenges?status=upcoming&type=habit`, and their numbered pages. */
export default function ChallengesPage({
  view,
  state,
}: {
  view: ChallengesView;
  state: ListState;
}) {
  const { t } = useTranslation('challenges');
  const pathOf = (query: Query) => paths.challenges({ ...view, ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['Challenges']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <TakingPart current="challenges" />
      <ListHeader title={t('title')} description={t('description')} />
      <ChallengeFilters view={view} search={state.search} />
      <ListTools list={list} label={t('search')} orderings={[]} />
      <ChallengeList
        list={list}
        queryOf={(page) => challengesQueryOf(view, state, page)}
        empty={<NoChallenges view={view} />}
      />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const name = String(params?.view);
  const view = viewOf({ status: name === 'every' ? undefined : name });
  if (name === 'opened' || (name !== 'every' && view.status !== name)) return { notFound: true };
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['challenges'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(challengesApi.endpoints.getChallenges.initiate(challengesQueryOf(view, state)));
      return { view, state };
    },
  });
}) satisfies GetStaticProps;
