import { passkeyCalls, securityCalls } from '@/contract/security.calls';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';

const written = { invalidatesTags: ['Security'] } as const;

/** The calls about how a member signs in. The sign-in itself goes through next-auth (server/auth). */
export const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: query(build, securityCalls.getSecurity, { providesTags: ['Security'] }),
    beginTotp: mutation(build, securityCalls.beginTotp),
    confirmTotp: mutation(build, securityCalls.confirmTotp, written),
    removeTotp: mutation(build, securityCalls.removeTotp, written),
    replaceRecoveryCodes: mutation(build, securityCalls.replaceRecoveryCodes, written),
    beginPasskey: mutation(build, passkeyCalls.beginPasskey),
    addPasskey: mutation(build, passkeyCalls.addPasskey, written),
    deletePasskey: mutation(build, passkeyCalls.deletePasskey, written),
    beginPasskeySignIn: mutation(build, passkeyCalls.beginPasskeySignIn),
  }),
});

export const {
  useGetSecurityQuery,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useReplaceRecoveryCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  useBeginPasskeySignInMutation,
} = securityApi;
