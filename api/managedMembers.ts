import type { Paginated } from '@/contract/common';
import type {
  Access,
  CorrectionBody,
  ManagedMember,
  ManagedMemberDetail,
  ManagedMembersQuery,
  RoleBody,
} from '@/contract/managedMembers';
import { baseApi } from './baseApi';

const address = (id: number) => `manage/members/${id}/`;

/** The calls of the console about members, and about what the caller may do. */
export const managedMembersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccess: build.query<Access, void>({ query: () => ({ url: 'manage/access/' }) }),
    getManagedMembers: build.query<Paginated<ManagedMember>, ManagedMembersQuery>({
      query: (params) => ({ url: 'manage/members/', params }),
      providesTags: ['Suspension'],
    }),
    getManagedMember: build.query<ManagedMemberDetail, number>({
      query: (id) => ({ url: address(id) }),
      providesTags: ['Suspension'],
    }),
    endMemberSessions: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: `${address(id)}sessions/`, method: 'DELETE' }),
      invalidatesTags: ['Suspension', 'ManagerLog'],
    }),
    correctLedger: build.mutation<{ success: true }, CorrectionBody & { id: number; idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        url: `${address(id)}ledger/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Suspension', 'ManagerLog']),
    }),
    changeRole: build.mutation<{ success: true }, RoleBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: `${address(id)}role/`, method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Suspension', 'ManagerLog']),
    }),
  }),
});

export const {
  useGetAccessQuery,
  useGetManagedMembersQuery,
  useGetManagedMemberQuery,
  useEndMemberSessionsMutation,
  useChangeRoleMutation,
  useCorrectLedgerMutation,
} = managedMembersApi;
