import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { ListHeader } from '@/components/lists/ListHeader';
import { ListSeo } from '@/components/lists/ListSeo';
import { ListTools } from '@/components/lists/ListTools';
import { Participation } from '@/components/participation/Participation';
import { ChevronDownIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { missionStatuses } from '@/contract/constants/participation';
import { useListState } from '@/hooks/useListState';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import type { ListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import styles from './Coupon.module.css';
import { LatestReviews } from './LatestReviews';
import { MissionList } from './MissionList';
import type { MissionsView } from './missionsView';

const CouponForm = lazyClient(() => import('./CouponForm').then((it) => it.CouponForm));

/**
 * Renders the form of a short mission, in which a member redeems a coupon's code. Its code is loaded when it
 * is opened.
 */
function Coupon() {
  const { t } = useTranslation('missions');
  const [isOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    <details ref={details} className={styles.coupon} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>
        {t('coupon.open')}
        <ChevronDownIcon size={1} />
      </summary>
      {isOpened ? <CouponForm /> : null}
    </details>
  );
}

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
