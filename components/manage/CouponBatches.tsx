import { useTranslation } from 'react-i18next';
import { useGetCouponBatchesQuery } from '@/api/managedCoupons';
import { type CouponBatchState, couponBatchStates } from '@/contract/constants/coupons';
import type { CouponBatch } from '@/contract/managedCoupons';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CouponBatchTag } from './CouponBatchTag';
import { ManagedList } from './ManagedList';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { type Column, RowLink } from './Table';
import { useDay } from './useDay';

/** Renders the batches of coupons with their use, by state and words. */
export function CouponBatches({ state }: { state: ManagedListState<CouponBatchState, 'coupons'> }) {
  const { t } = useTranslation('manage');
  return (
    <ManagedList
      state={state}
      sorted="coupons"
      states={{
        label: t('coupons.state'),
        values: couponBatchStates,
        nameOf: (name) => t(`coupons.states.${name}`),
      }}
      text={(key) => t(`coupons.${key}`)}
      path={managePaths.coupons}
      answer={useGetCouponBatchesQuery(managedListQueryOf(state))}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<CouponBatch>[] {
  const { t } = useTranslation('manage');
  const day = useDay();
  return [
    {
      id: 'name',
      title: t('coupons.name'),
      cell: ({ id, name }) => <RowLink href={managePaths.couponBatch(id)}>{name}</RowLink>,
    },
    {
      id: 'state',
      title: t('coupons.state'),
      cell: ({ state }) => <CouponBatchTag state={state} />,
    },
    {
      id: 'point',
      title: t('coupons.point'),
      numeric: true,
      cell: ({ point }) => t('coupons.points', { points: formatInteger(point) }),
    },
    {
      id: 'used_count',
      title: t('coupons.used'),
      named: true,
      numeric: true,
      cell: ({ used_count: used, code_count: codes, uses }) =>
        t('coupons.of', { used: formatInteger(used), all: formatInteger(codes * uses) }),
    },
    {
      id: 'ends_on',
      title: t('coupons.ends_on'),
      named: true,
      cell: ({ ends_on: on }) => <time dateTime={on}>{day(on)}</time>,
    },
  ];
}
