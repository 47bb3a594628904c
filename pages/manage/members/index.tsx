import { useTranslation } from 'react-i18next';
import { managedMembersApi } from '@/api/managedMembers';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Members } from '@/components/manage/Members';
import { managedListStateOf } from '@/components/manage/managedListState';
import { type MembersState, membersQueryOf } from '@/components/manage/membersQuery';
import { LinkButton } from '@/components/ui/Button';
import { memberRoles, memberStates } from '@/contract/constants/roles';
import { managePaths } from '@/lib/managePaths';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/members: the members by name, role and state. */
export default function ManageMembersPage({ state }: { state: MembersState }) {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame
      section="members"
      lead={t('members.lead')}
      action={<LinkButton href={managePaths.roles()}>{t('roleRights.open')}</LinkButton>}
    >
      <Members state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'members',
  ({ page, of }): MembersState => ({
    ...managedListStateOf(memberStates, 'members')({ page, of }),
    role: memberRoles.find((it) => it === of('role')) ?? '',
    verified: (['true', 'false'] as const).find((it) => it === of('verified')) ?? '',
  }),
  (fetchQuery, state) => fetchQuery(managedMembersApi.endpoints.getManagedMembers.initiate(membersQueryOf(state))),
  ['manage'],
);
