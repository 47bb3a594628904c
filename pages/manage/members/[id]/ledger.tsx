import { managedMembersApi } from '@/api/managedMembers';
import { SubpageFrame } from '@/components/manage/ManageFrame';
import { MemberLedger, type MemberLedgerState } from '@/components/manage/MemberLedger';
import { ledgerParts } from '@/components/points/ledgers';
import { ledgers } from '@/contract/points';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/members/[id]/ledger: what a member has earned and spent, for those who may correct it. */
export default function ManageMemberLedgerPage({ state }: { state: MemberLedgerState }) {
  return (
    <SubpageFrame section="members" right="ledger">
      <MemberLedger state={state} />
    </SubpageFrame>
  );
}

export const getServerSideProps = managePage(
  'ledger',
  ({ of, page }): MemberLedgerState => ({
    id: of('id'),
    ledger: ledgers.find((it) => it === of('ledger')) ?? 'point',
    page,
  }),
  async (fetchQuery, { id, ledger, page }) => {
    const { username } = await fetchQuery(managedMembersApi.endpoints.getManagedMember.initiate({ id }));
    await fetchQuery(ledgerParts[ledger].endpoint.initiate({ username, page }));
  },
  ['manage', 'points'],
);
