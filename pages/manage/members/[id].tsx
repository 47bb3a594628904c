import type { GetServerSideProps } from 'next';
import { managedMembersApi } from '@/api/managedMembers';
import { ManagedMember } from '@/components/manage/ManagedMember';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/members/[id]: one member with what an operator may do about them. */
export default function ManageMemberPage({ state }: { state: { id: string } }) {
  return (
    <ManageFrame section="members">
      <ManagedMember id={state.id} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'members',
    ({ of }) => ({ id: of('id') }),
    (fetchQuery, { id }) => fetchQuery(managedMembersApi.endpoints.getManagedMember.initiate({ id })),
    ['manage', 'auth', 'support'],
  )) satisfies GetServerSideProps;
