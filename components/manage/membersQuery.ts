import type { ArgumentsOf } from '@/contract/call';
import type { MemberOrder, MemberRole, MemberState } from '@/contract/constants/roles';
import type { managedMemberCalls } from '@/contract/managedMembers.calls';
import { managePaths } from '@/lib/managePaths';
import type { Query } from '@/lib/paths';

/** The filters, order and page of the console's list of members; '' for any. */
export interface MembersState {
  page: number;
  search: string;
  role: MemberRole | '';
  state: MemberState | '';
  verified: 'true' | 'false' | '';
  order: MemberOrder;
}

const set = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as {
    [K in keyof T]?: Exclude<T[K], ''>;
  };

/** Builds the query of the list, the same on the server and in the browser. */
export const membersQueryOf = ({
  page,
  order,
  ...filters
}: MembersState): ArgumentsOf<typeof managedMemberCalls.getManagedMembers> => ({
  page,
  order,
  ...set(filters),
});

/** Returns the address of the list with its other filters and its order besides `query`. */
export const membersPath = ({ role, verified, order }: Omit<MembersState, 'page'>, query?: Query) =>
  managePaths.members({ ...query, role, verified, order: order === 'new' ? '' : order });
