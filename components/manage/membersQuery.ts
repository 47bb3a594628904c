import type { ArgumentsOf } from '@/contract/call';
import type { MemberRole, MemberState } from '@/contract/constants/roles';
import type { managedMemberCalls } from '@/contract/managedMembers.calls';
import type { ManagedListState } from './managedListState';

/** The filters, order and page of the console's list of members; '' for any. */
export interface MembersState extends ManagedListState<MemberState, 'members'> {
  role: MemberRole | '';
  verified: 'true' | 'false' | '';
}

const set = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as {
    [K in keyof T]?: Exclude<T[K], ''>;
  };

/** Builds the query of the list, the same on the server and in the browser. */
export const membersQueryOf = ({
  page,
  ...filters
}: MembersState): ArgumentsOf<typeof managedMemberCalls.getManagedMembers> => ({
  page,
  ...set(filters),
});
