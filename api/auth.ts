import type { z } from 'zod';
import type {
  detailAnswer,
  nonceAnswer,
  passwordChangeBody,
  passwordResetBody,
  passwordResetConfirmBody,
  resendEmailBody,
  verifyEmailBody,
} from '@/contract/auth';
import { baseApi } from './baseApi';

type Detail = z.infer<typeof detailAnswer>;

const post = (url: string) => (body: object) => ({ url, method: 'POST' as const, body });

/**
 * The auth calls that the browser makes itself. Signing in, up and out go through next-auth
 * (server/auth), so that no refresh token ever reaches a script.
 */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.mutation<Detail, z.input<typeof verifyEmailBody>>({
      query: post('auth/registration/verify-email/'),
    }),
    resendEmail: build.mutation<Detail, z.input<typeof resendEmailBody>>({
      query: post('auth/registration/resend-email/'),
    }),
    changePassword: build.mutation<Detail, z.input<typeof passwordChangeBody>>({
      query: post('auth/password/change/'),
    }),
    resetPassword: build.mutation<Detail, z.input<typeof passwordResetBody>>({
      query: post('auth/password/reset/'),
    }),
    confirmPasswordReset: build.mutation<Detail, z.input<typeof passwordResetConfirmBody>>({
      query: post('auth/password/reset/confirm/'),
    }),
    /** A mutation, since each one is new and works once. */
    getNonce: build.mutation<z.infer<typeof nonceAnswer>, void>({
      query: () => ({ url: 'users/nonce/' }),
    }),
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
