import { managedMemberCalls } from '@/contract/managedMembers.calls';
import { baseApi } from './baseApi';
import { download, mutation, query } from './endpoint';
import { staleAfter } from './tags';

/** The calls of the console about members, and about what the caller may do. */
export const managedMembersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccess: query(build, managedMemberCalls.getAccess),
    getManagedMembers: query(build, managedMemberCalls.getManagedMembers, { providesTags: ['Suspension'] }),
    getManagedMember: query(build, managedMemberCalls.getManagedMember, { providesTags: ['Suspension'] }),
    getMemberMails: query(build, managedMemberCalls.getMemberMails),
    endMemberSessions: mutation(build, managedMemberCalls.endMemberSessions, {
      invalidatesTags: ['Suspension', 'ManagerLog'],
    }),
    endMemberSession: mutation(build, managedMemberCalls.endMemberSession, {
      // After a failure too: it may have ended meanwhile.
      invalidatesTags: ['Suspension', 'ManagerLog'],
    }),
    awardBadge: mutation(build, managedMemberCalls.awardBadge, {
      // After a failure too: another operator may have awarded it.
      invalidatesTags: ['Suspension', 'ManagerLog'],
    }),
    correctLedger: mutation(build, managedMemberCalls.correctLedger, {
      invalidatesTags: staleAfter('Suspension', 'ManagerLog', 'Points'),
    }),
    exportMemberData: download(build, managedMemberCalls.exportMemberData, {
      invalidatesTags: staleAfter('ManagerLog'),
    }),
    closeMember: mutation(build, managedMemberCalls.closeMember, {
      // After a failure too: the member may have left meanwhile.
      invalidatesTags: ['Suspension', 'ManagerLog'],
    }),
    changeRole: mutation(build, managedMemberCalls.changeRole, {
      // The page of a forum names its moderators.
      invalidatesTags: staleAfter('Suspension', 'Forums', 'ManagerLog'),
    }),
  }),
});

export const {
  useGetAccessQuery,
  useGetManagedMembersQuery,
  useGetManagedMemberQuery,
  useGetMemberMailsQuery,
  useEndMemberSessionMutation,
  useEndMemberSessionsMutation,
  useAwardBadgeMutation,
  useChangeRoleMutation,
  useCloseMemberMutation,
  useExportMemberDataMutation,
  useCorrectLedgerMutation,
} = managedMembersApi;
