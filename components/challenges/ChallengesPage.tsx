import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import type { Filter } from '@/components/lists/filters';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Participation } from '@/components/participation/Participation';
import { challengeTypes } from '@/contract/constants/participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { ChallengeList, NoChallenges } from './ChallengeList';
import { type ChallengesView, challengesQueryOf, challengesViewPath, shownStatus } from './challengesView';
import { MyChallengesLink, MyChallengesSlot } from './MyChallengesSlot';

const statuses = ['opened', 'upcoming', 'closed', 'all'] as const;

/** Returns the views of challenges by status as links, and their filter by type. */
function useChallengeFilters(view: ChallengesView, search: string) {
  const { t } = useTranslation('challenges');
  const shown = shownStatus(view, search);
  const tabs = {
    label: t('statuses.label'),
    items: statuses.map((status) => ({
      href: challengesViewPath({ ...view, status }, search),
      label: t(`statuses.${status}`),
      current: status === shown,
    })),
  };
  const type: Filter = {
    name: 'type',
    label: t('types.label'),
    options: challengeTypes.map((slug) => ({ slug, name: t(`types.${slug}`) })),
    chosen: view.type ? [view.type] : [],
  };
  return { tabs, filters: [type] };
}

/** Renders the challenges' page: `/challenges`, `/challenges?status=upcoming&type=habit`, and their numbered pages. */
export function ChallengesPage({ view, state }: { view: ChallengesView; state: ListState }) {
  const { t } = useTranslation('challenges');
  const pathOf = (query: Query) => paths.challenges({ ...view, ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Challenges']);
  const isUnfiltered = !view.status && !view.type && !state.search && state.page === 1;
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <Participation current="challenges" />
      <ListHeader title={t('title')} description={t('description')}>
        {isUnfiltered ? <MyChallengesLink /> : null}
      </ListHeader>
      {isUnfiltered ? <MyChallengesSlot /> : null}
      <ListTools list={list} label={t('search')} {...useChallengeFilters(view, state.search)} />
      <ChallengeList
        list={list}
        queryOf={(page) => challengesQueryOf(view, state, page)}
        empty={<NoChallenges view={view} />}
      />
    </Layout>
  );
}
