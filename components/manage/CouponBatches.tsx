import { useTranslation } from 'react-i18next';
import { useGetCouponBatchesQuery } from '@/api/managedCoupons';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { PlusIcon } from '@/components/ui/icons';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { couponBatchStates } from '@/contract/constants/coupons';
import type { CouponBatch } from '@/contract/managedCoupons';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { type CouponBatchesState, couponBatchesHref, couponBatchesQueryOf } from './couponsQuery';
import manage from './Manage.module.css';
import { type Column, RowLink, Table } from './Table';
import { useDay } from './useDay';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

/** Renders the batches of coupons with their use, by state and words, and the link to a new one. */
export function CouponBatches({ state }: { state: CouponBatchesState }) {
  const { t } = useTranslation('manage');
  const answer = useGetCouponBatchesQuery(couponBatchesQueryOf(state));
  const columns = useColumns();
  const list = useManagedList(state, couponBatchesHref);
  const { hrefOf } = list;
  const isNarrowed = Boolean(state.state || state.search);
  const create = (
    <LinkButton variant="primary" href={managePaths.couponBatch('new')} icon={<PlusIcon size={1} />}>
      {t('coupons.new')}
    </LinkButton>
  );
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('coupons.search')} />
        {create}
      </div>
      <ViewChips
        label={t('coupons.state')}
        views={['', ...couponBatchStates] as const}
        selected={state.state}
        nameOf={(view) => t(`coupons.states.${view || 'all'}`)}
        hrefOf={(view) => hrefOf({ state: view })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('coupons.nothing')}
              body={t('coupons.nothingBody')}
              action={<LinkButton href={managePaths.coupons()}>{t('coupons.clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('coupons.empty')} body={t('coupons.emptyBody')} />
          )
        }
      >
        {(batches) => <Table label={t('coupons.table')} columns={columns} rows={batches} />}
      </AnswerPages>
    </>
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
      cell: ({ state }) => <Tag tone={state === 'open' ? 'accent' : 'plain'}>{t(`coupons.states.${state}`)}</Tag>,
    },
    {
      id: 'point',
      title: t('coupons.point'),
      numeric: true,
      cell: ({ point }) => t('coupons.points', { points: formatInteger(point) }),
    },
    {
      id: 'used',
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
