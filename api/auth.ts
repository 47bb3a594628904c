import { nonceCalls, passwordCalls, verificationCalls } from '@/contract/auth.calls';
import { baseApi } from './baseApi';
import { mutation } from './endpoint';

/**
 * The auth calls that the browser makes itself. Signing in, up and out go through next-auth
 * (server/auth), so that no refresh token ever reaches a script.
 */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: mutation(build, verificationCalls.verifyEmail),
    resendEmail: mutation(build, verificationCalls.resendEmail),
    changePassword: mutation(build, passwordCalls.changePassword),
    resetPassword: mutation(build, passwordCalls.resetPassword),
    confirmPasswordReset: mutation(build, passwordCalls.confirmPasswordReset),
    /** A mutation, since each one is new and works once. */
    getNonce: mutation(build, nonceCalls.getNonce),
  }),
});

export const {
  useVerifyEmailMutation,
  useResendEmailMutation,
  useChangePasswordMutation,
  useResetPasswordMutation,
  useConfirmPasswordResetMutation,
  useGetNonceMutation,
} = authApi;
