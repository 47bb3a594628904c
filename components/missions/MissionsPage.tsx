import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Participation } from '@/components/participation/Participation';
import { missionStatuses } from '@/contract/constants/participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { Coupon } from './Coupon';
import { LatestReviews } from './LatestReviews';
import { MissionList } from './MissionList';
import type { MissionsView } from './missionsView';

/**
 * Renders the missions' page with coupons and reviews: `/missions`, `/missions?status=closed`, and their
 * numbered pages.
 */
export function MissionsPage({ view, state }: { view: MissionsView; state: ListState }) {
  const { t } = useTranslation('missions');
  const { t: common } = useTranslation('common');
  const pathOf = (query: Query) => paths.missions({ ...view, ...query });
  const list = useListState(state, pathOf);
  useRevalidateOnVisit(['Missions', 'MissionReviews']);
  return (
    <Layout path={list.address} wide>
      <ListSeo state={state} title={t('title')} description={t('description')} pathOf={pathOf} />
      <Participation current="missions" />
      <ListHeader title={t('title')} description={t('description')}>
        <Coupon />
      </ListHeader>
      <ListTools
        list={list}
        label={t('search')}
        tabs={{
          label: t('status.label'),
          items: [
            { href: paths.missions({ search: state.search }), label: common('list.all'), current: !view.status },
            ...missionStatuses.map((status) => ({
              href: paths.missions({ status, search: state.search }),
              label: t(`status.${status}`),
              current: status === view.status,
            })),
          ],
        }}
      />
      <MissionList list={list} view={view} />
      <LatestReviews />
    </Layout>
  );
}
