import { useTranslation } from 'react-i18next';
import { useGetManagedMemberQuery } from '@/api/managedMembers';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { EntryReason } from '@/components/points/EntryReason';
import { ledgerParts } from '@/components/points/ledgers';
import { FactList } from '@/components/ui/FactList';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { ManagedMemberDetail } from '@/contract/managedMembers';
import { type Ledger, type LedgerEntry, type LedgerSummary, ledgers, type PointSummary } from '@/contract/points';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { numbered } from '@/lib/paths';
import { ManageHead } from './ManageHead';
import { type Column, Table } from './Table';
import { useMoment } from './useDay';
import { ViewChips } from './ViewChips';

/** A member by id or @name, and which of their ledgers is shown. */
export interface MemberLedgerState {
  id: string;
  ledger: Ledger;
  page: number;
}

/** Renders the points, the experience or the hearts that a member has earned and spent, by pages. */
export function MemberLedger({ state }: { state: MemberLedgerState }) {
  return (
    <Loaded answer={useGetManagedMemberQuery({ id: state.id })} loading={<SkeletonRows rows={4} />}>
      {(member) => <Entries key={state.ledger} member={member} state={state} />}
    </Loaded>
  );
}

function Entries({
  member: { username, nickname },
  state: { id, ledger, page },
}: {
  member: ManagedMemberDetail;
  state: MemberLedgerState;
}) {
  const { t } = useTranslation('manage');
  const { t: points } = useTranslation('points');
  const answer = ledgerParts[ledger].useHistory({ username, page });
  const columns = useColumns();
  const hrefOf = (view: Ledger, to = 1) =>
    managePaths.memberLedger(id, { ledger: view === 'point' ? '' : view, ...numbered(to) });
  return (
    <>
      <ManageHead
        title={t('memberLedger.title', { nickname })}
        back={{ href: managePaths.member(id), name: t('memberLedger.back') }}
      />
      <ViewChips
        label={points('tabs')}
        views={ledgers}
        selected={ledger}
        nameOf={(view) => points(`title.${view}`)}
        hrefOf={(view) => hrefOf(view)}
      />
      {answer.data ? <Sums summary={answer.data.summary} /> : null}
      <AnswerPages
        answer={answer}
        page={page}
        hrefOf={(to) => hrefOf(ledger, to)}
        empty={<EmptyState title={t('memberLedger.empty')} body={t('memberLedger.emptyBody')} />}
      >
        {(entries) => <Table label={t('memberLedger.title', { nickname })} columns={columns} rows={entries} />}
      </AnswerPages>
    </>
  );
}

/** Renders the balance of a ledger; of points also which of them convert now, wait and expire soon. */
function Sums({ summary }: { summary: LedgerSummary | PointSummary }) {
  const { t } = useTranslation('points');
  const fact = (name: 'balance' | 'available' | 'pending' | 'expiring', value: number) => ({
    name: t(name),
    value: formatInteger(value),
  });
  return (
    <FactList
      facts={[
        fact('balance', summary.balance),
        ...('available' in summary
          ? (['available', 'pending', 'expiring'] as const).map((name) => fact(name, summary[name]))
          : []),
      ]}
    />
  );
}

function useColumns(): Column<LedgerEntry>[] {
  const { t } = useTranslation('manage');
  const { t: points } = useTranslation('points');
  const moment = useMoment();
  return [
    {
      id: 'reason',
      title: t('memberLedger.reason'),
      cell: (entry) => (
        <>
          <EntryReason entry={entry} own={false} />
          {entry.reversal ? (
            <>
              {' '}
              <Tag>{points(entry.amount > 0 ? 'refunded' : 'reversed')}</Tag>
            </>
          ) : null}
        </>
      ),
    },
    {
      id: 'amount',
      title: t('memberLedger.amount'),
      named: true,
      numeric: true,
      cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatInteger(amount)}`,
    },
    {
      id: 'balance',
      title: points('after'),
      named: true,
      numeric: true,
      cell: ({ balance }) => formatInteger(balance),
    },
    {
      id: 'created_at',
      title: t('memberLedger.at'),
      named: true,
      cell: ({ created_at: at }) => <time dateTime={at}>{moment(at)}</time>,
    },
  ];
}
