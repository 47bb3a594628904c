import { useTranslation } from 'react-i18next';
import { useGetCouponUsesQuery } from '@/api/managedCoupons';
import { useGetAccessQuery } from '@/api/managedMembers';
import { ListSearch } from '@/components/lists/ListTools';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import type { CouponUse } from '@/contract/managedCoupons';
import { managePaths } from '@/lib/managePaths';
import { CouponCode } from './CouponCode';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { type Column, RowLink, Table } from './Table';
import { useMoment } from './useDay';
import { useManagedList } from './useManagedList';

/** A batch, and the search and page of its uses. */
export interface CouponUsesState {
  id: number;
  search: string;
  page: number;
}

/** Builds the query of the uses, the same on the server and in the browser. */
export const couponUsesQueryOf = ({ id, search, page }: CouponUsesState) => ({ id, page, ...(search && { search }) });

/** Renders which members used the codes of a batch, and when, with a search for a member or a code. */
export function CouponUses({ state: { id, ...state } }: { state: CouponUsesState }) {
  const { t } = useTranslation('manage');
  const { data: access } = useGetAccessQuery();
  const answer = useGetCouponUsesQuery(couponUsesQueryOf({ id, ...state }));
  const list = useManagedList(state, (query) => managePaths.couponUses(id, query));
  const columns = useColumns();
  return (
    <>
      <ManageHead
        title={answer.data?.batch.name ?? t('couponUses.title')}
        back={
          access?.rights.includes('campaigns')
            ? { href: managePaths.couponBatch(id), name: t('couponUses.back') }
            : undefined
        }
      />
      <p className="aside">{t('couponUses.lead')}</p>
      <div className={manage.tools}>
        <ListSearch list={list} label={t('couponUses.search')} />
      </div>
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => list.hrefOf({ page })}
        empty={
          state.search ? (
            <EmptyState
              title={t('couponUses.nothing')}
              body={t('couponUses.nothingBody')}
              action={<LinkButton href={managePaths.couponUses(id)}>{t('couponUses.clear')}</LinkButton>}
            />
          ) : (
            <EmptyState title={t('couponUses.empty')} body={t('couponUses.emptyBody')} />
          )
        }
      >
        {(uses) => <Table label={t('couponUses.table')} columns={columns} rows={uses.map(rowOf)} />}
      </AnswerPages>
    </>
  );
}

/** Returns a use as a row of the table: a member uses a code once. */
const rowOf = (use: CouponUse) => ({ ...use, slug: `${use.number} ${use.member.id}` });

function useColumns(): Column<CouponUse>[] {
  const { t } = useTranslation('manage');
  const moment = useMoment();
  return [
    {
      id: 'member',
      title: t('couponUses.member'),
      cell: ({ member: { id, nickname, username } }) => (
        <>
          <RowLink href={managePaths.member(id)}>{nickname}</RowLink> <span className="fine">@{username}</span>
        </>
      ),
    },
    { id: 'code', title: t('coupon.columns.code'), cell: (use) => <CouponCode coupon={use} /> },
    {
      id: 'used_at',
      title: t('couponUses.used_at'),
      named: true,
      cell: ({ used_at: at }) => <time dateTime={at}>{moment(at)}</time>,
    },
  ];
}
