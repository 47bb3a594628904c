import { useTranslation } from 'react-i18next';
import { useGetManagedMembersQuery } from '@/api/managedMembers';
import type { Filter } from '@/components/lists/filters';
import { Avatar } from '@/components/ui/Avatar';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { memberRoles, memberStates } from '@/contract/constants/roles';
import type { ManagedMember } from '@/contract/managedMembers';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { ManagedList } from './ManagedList';
import styles from './Members.module.css';
import { type MembersState, membersQueryOf } from './membersQuery';
import { type Column, RowLink } from './Table';
import { useDay } from './useDay';

/** Renders the console's list of members, by state, role and words. */
export function Members({ state }: { state: MembersState }) {
  const { t } = useTranslation('manage');
  const answer = useGetManagedMembersQuery(membersQueryOf(state));
  const count = answer.data?.count ?? 0;
  return (
    <ManagedList
      state={state}
      sorted="members"
      states={{
        label: t('members.state'),
        values: memberStates,
        nameOf: (it) => t(it === 'all' ? 'members.any' : `states.${it}`),
      }}
      filters={useFilters(state)}
      text={(key) => t(`members.${key}`)}
      path={managePaths.members}
      answer={answer}
      found={t('members.count', { count, members: formatInteger(count) })}
      columns={useColumns()}
    />
  );
}

/** Returns the filters of the list besides the states. */
function useFilters({ role, verified }: MembersState): Filter[] {
  const { t } = useTranslation('manage');
  return [
    {
      name: 'role',
      label: t('members.role'),
      options: memberRoles.map((slug) => ({ slug, name: t(`roles.${slug}`) })),
      chosen: role ? [role] : [],
    },
    {
      name: 'verified',
      label: t('members.verified'),
      options: [
        { slug: 'true', name: t('members.isVerified') },
        { slug: 'false', name: t('members.notVerified') },
      ],
      chosen: verified ? [verified] : [],
    },
  ];
}

function useColumns(): Column<ManagedMember>[] {
  const { t } = useTranslation('manage');
  const day = useDay();
  return [
    { id: 'username', title: t('members.member'), cell: (member) => <Name member={member} /> },
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
      id: 'created_at',
      title: t('members.joined'),
      named: true,
      cell: ({ created_at: at }) => <time dateTime={at}>{day(at)}</time>,
    },
    {
      id: 'active_at',
      title: t('members.active'),
      named: true,
      cell: ({ active_at: at }) => <RelativeTime at={at} />,
    },
  ];
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
