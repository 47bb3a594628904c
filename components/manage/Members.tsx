import { useTranslation } from 'react-i18next';
import { useGetManagedMembersQuery } from '@/api/managedMembers';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { Avatar } from '@/components/ui/Avatar';
import { LinkButton } from '@/components/ui/Button';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { MemberOrder } from '@/contract/constants/roles';
import type { ManagedMember } from '@/contract/managedMembers';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import styles from './Members.module.css';
import { MembersFilter } from './MembersFilter';
import { type MembersState, membersHref, membersQueryOf } from './membersQuery';
import { type Column, RowLink, Table } from './Table';
import { useDay } from './useDay';

/** Renders the console's list of members with its filters. */
export function Members({ state }: { state: MembersState }) {
  const { t } = useTranslation('manage');
  const answer = useGetManagedMembersQuery(membersQueryOf(state));
  const count = answer.data?.count ?? 0;
  return (
    <>
      <MembersFilter state={state} />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => membersHref(state, { page })}
        empty={
          <EmptyState
            title={t('members.empty')}
            body={t('members.emptyBody')}
            action={<LinkButton href={managePaths.members()}>{t('members.clear')}</LinkButton>}
          />
        }
      >
        {(members) => (
          <>
            <p className="small">{t('members.count', { count, members: formatInteger(count) })}</p>
            <MembersTable members={members} state={state} />
          </>
        )}
      </AnswerPages>
    </>
  );
}

/** The order that a column's title leads to, and how the column is sorted then. */
const sorts: ReadonlyMap<string, { orders: readonly MemberOrder[]; down: MemberOrder }> = new Map([
  ['member', { orders: ['name'], down: 'new' }],
  ['joined', { orders: ['new', 'old'], down: 'new' }],
  ['active', { orders: ['active'], down: 'active' }],
]);

function sortOf(id: string, state: MembersState): Column<ManagedMember>['sort'] {
  const sort = sorts.get(id);
  if (!sort) return undefined;
  const href = membersHref(state, { order: sort.orders.find((it) => it !== state.order) ?? state.order });
  if (!sort.orders.includes(state.order)) return { href, direction: 'none' };
  return { href, direction: state.order === sort.down ? 'descending' : 'ascending' };
}

function MembersTable({ members, state }: { members: ManagedMember[]; state: MembersState }) {
  const { t } = useTranslation('manage');
  const day = useDay();
  const columns: Column<ManagedMember>[] = [
    { id: 'member', title: t('members.member'), cell: (member) => <Name member={member} /> },
    {
      id: 'role',
      title: t('members.role'),
      cell: ({ role }) => <Tag tone={role === 'member' ? 'plain' : 'accent'}>{t(`roles.${role}`)}</Tag>,
    },
    {
      id: 'state',
      title: t('members.state'),
      cell: ({ state: it }) => <Tag tone={it === 'active' ? 'plain' : 'warning'}>{t(`states.${it}`)}</Tag>,
    },
    {
      id: 'joined',
      title: t('members.joined'),
      named: true,
      cell: ({ created_at: at }) => <time dateTime={at}>{day(at)}</time>,
    },
    {
      id: 'active',
      title: t('members.active'),
      named: true,
      cell: ({ active_at: at }) => <RelativeTime at={at} />,
    },
  ];
  return (
    <Table
      label={t('members.table')}
      rows={members}
      columns={columns.map((column) => ({ ...column, sort: sortOf(column.id, state) }))}
    />
  );
}

function Name({ member: { id, nickname, username, email, avatar } }: { member: ManagedMember }) {
  return (
    <span className={styles.member}>
      <Avatar nickname={nickname} src={avatar} />
      <span className={styles.names}>
        <RowLink href={managePaths.member(id)}>{nickname}</RowLink>
        <span className="fine">{[`@${username}`, email].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
