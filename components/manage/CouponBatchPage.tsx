import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCouponBatchQuery, useGetCouponsQuery } from '@/api/managedCoupons';
import { useGetAccessQuery } from '@/api/managedMembers';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { Button, LinkButton } from '@/components/ui/Button';
import { FactList } from '@/components/ui/FactList';
import { Loaded } from '@/components/ui/Loaded';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { type CouponState, couponStates, isUsableBatch } from '@/contract/constants/coupons';
import type { Coupon, CouponBatch } from '@/contract/managedCoupons';
import { managePaths, NEW } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { CouponBatchTag } from './CouponBatchTag';
import { CouponCode } from './CouponCode';
import styles from './Coupons.module.css';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { type ManagedListState, managedListQueryOf } from './managedListState';
import { type Column, Table } from './Table';
import { useDay } from './useDay';
import { useManagedList } from './useManagedList';
import { ViewChips } from './ViewChips';

const CouponExportSheet = lazyClient(() => import('./CouponSheets').then((it) => it.CouponExportSheet));
const CouponRevokeSheet = lazyClient(() => import('./CouponSheets').then((it) => it.CouponRevokeSheet));

/** A batch, and the state, code and page of its codes; the batch of which a new one is a copy, null for none. */
export interface CouponBatchPageState extends ManagedListState<CouponState> {
  id: number;
  copied: number | null;
}

/** Renders a batch of coupons: its use, its codes, their download, and the means to revoke it or one of them. */
export function CouponBatchPage({ state }: { state: CouponBatchPageState }) {
  const { t } = useTranslation('manage');
  const answer = useGetCouponBatchQuery({ id: state.id });
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={4} />}>
      {(batch) => (
        <>
          <ManageHead title={batch.name} back={{ href: managePaths.coupons(), name: t('coupon.back') }}>
            <CouponBatchTag state={batch.state} />
          </ManageHead>
          <Actions batch={batch} />
          <BatchFacts batch={batch} />
          <h2 className={manage.subtitle}>{t('coupon.table')}</h2>
          <Codes batch={batch} state={state} />
        </>
      )}
    </Loaded>
  );
}

function Actions({ batch }: { batch: CouponBatch }) {
  const { t } = useTranslation('manage');
  const { data: access } = useGetAccessQuery();
  const [asking, setAsking] = useState<'export' | 'revoke'>();
  const close = () => setAsking(undefined);
  return (
    <div className="row-2">
      {access?.rights.includes('members') ? (
        <LinkButton size="small" href={managePaths.couponUses(batch.id)} prefetch={false}>
          {t('couponUses.title')}
        </LinkButton>
      ) : null}
      <Button size="small" onClick={() => setAsking('export')}>
        {t('coupon.export')}
      </Button>
      <LinkButton size="small" href={managePaths.couponBatch(NEW, { copy: batch.id })} prefetch={false}>
        {t('coupon.copy')}
      </LinkButton>
      {isUsableBatch(batch.state) ? (
        <Button size="small" variant="danger" onClick={() => setAsking('revoke')}>
          {t('coupon.revoke')}
        </Button>
      ) : null}
      {asking === 'export' ? <CouponExportSheet id={batch.id} onClose={close} /> : null}
      {asking === 'revoke' ? <CouponRevokeSheet batch={batch} onClose={close} /> : null}
    </div>
  );
}

function BatchFacts({ batch }: { batch: CouponBatch }) {
  const { t } = useTranslation('manage');
  const day = useDay();
  const { code_count: codes, used_count: used, revoked_count: revoked, revoked_at: revokedAt, uses } = batch;
  return (
    <div className={styles.facts}>
      <FactList
        facts={[
          { name: t('coupon.title'), value: batch.title },
          { name: t('coupon.title_en'), value: batch.title_en },
          { name: t('coupon.point'), value: t('coupons.points', { points: formatInteger(batch.point) }) },
          { name: t('coupon.codes'), value: formatInteger(codes) },
          { name: t('coupon.uses'), value: formatInteger(uses) },
          {
            name: t('coupons.used'),
            value: t('coupons.of', { used: formatInteger(used), all: formatInteger(codes * uses) }),
          },
          ...(revoked > 0 ? [{ name: t('coupon.revokedCodes'), value: formatInteger(revoked) }] : []),
          { name: t('coupon.ends_on'), value: day(batch.ends_on) },
          {
            name: t('coupon.made'),
            value: t('coupon.madeBy', { date: day(batch.created_at), nickname: batch.created_by.nickname }),
          },
          ...(revokedAt ? [{ name: t('coupon.revokedOn'), value: day(revokedAt) }] : []),
        ]}
      />
    </div>
  );
}

function Codes({ batch, state: { id, copied: _, ...state } }: { batch: CouponBatch; state: CouponBatchPageState }) {
  const { t } = useTranslation('manage');
  const answer = useGetCouponsQuery({ id, ...managedListQueryOf(state) });
  const [revoking, setRevoking] = useState<Coupon>();
  const columns = useColumns(batch, setRevoking);
  const list = useManagedList(state, (query) => managePaths.couponBatch(id, query));
  const { hrefOf } = list;
  return (
    <>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('coupon.search')} />
      </div>
      <ViewChips
        label={t('coupon.columns.state')}
        views={['', ...couponStates] as const}
        selected={state.state}
        nameOf={(view) => t(`coupon.states.${view || 'all'}`)}
        hrefOf={(view) => hrefOf({ state: view })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={<EmptyState title={t('coupon.nothing')} body={t('coupon.nothingBody')} />}
      >
        {(coupons) => <Table label={t('coupon.table')} columns={columns} rows={coupons} />}
      </AnswerPages>
      {revoking ? <CouponRevokeSheet batch={batch} coupon={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </>
  );
}

function useColumns(batch: CouponBatch, onRevoke: (coupon: Coupon) => void): Column<Coupon>[] {
  const { t } = useTranslation('manage');
  return [
    {
      id: 'code',
      title: t('coupon.columns.code'),
      cell: (coupon) => <CouponCode coupon={coupon} />,
    },
    {
      id: 'state',
      title: t('coupon.columns.state'),
      cell: ({ state }) => <Tag tone={state === 'used' ? 'accent' : 'plain'}>{t(`coupon.states.${state}`)}</Tag>,
    },
    {
      id: 'used',
      title: t('coupon.columns.used'),
      named: true,
      numeric: true,
      cell: ({ used }) => t('coupons.of', { used: formatInteger(used), all: formatInteger(batch.uses) }),
    },
    {
      id: 'used_at',
      title: t('coupon.columns.used_at'),
      named: true,
      cell: ({ used_at: at }) => (at ? <RelativeTime at={at} /> : null),
    },
    {
      id: 'revoke',
      title: t('coupon.revoke'),
      action: true,
      cell: (coupon) =>
        isUsableBatch(batch.state) && coupon.state !== 'revoked' && coupon.used < batch.uses ? (
          <Button
            size="small"
            aria-label={t('coupon.revokeOf', { code: coupon.code ?? formatInteger(coupon.number) })}
            onClick={() => onRevoke(coupon)}
          >
            {t('coupon.revoke')}
          </Button>
        ) : null,
    },
  ];
}
