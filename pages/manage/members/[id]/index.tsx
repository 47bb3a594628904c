import { managedMembersApi } from '@/api/managedMembers';
import { ManagedMember, type ManagedMemberState } from '@/components/manage/ManagedMember';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/members/[id]: one member with what an operator may do about them. */
export default function ManageMemberPage({ state }: { state: ManagedMemberState }) {
  return (
    <SubpageFrame section="members">
      <ManagedMember state={state} />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'members',
  ({ of, page }): ManagedMemberState => ({ id: of('id'), page }),
  (fetchQuery, { id, page }) =>
    Promise.all([
      fetchQuery(managedMembersApi.endpoints.getManagedMember.initiate({ id })),
      fetchQuery(managedMembersApi.endpoints.getMemberMails.initiate({ id, page })),
    ]),
  ['manage', 'auth', 'support', 'notifications'],
);
