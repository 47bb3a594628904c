import type { z } from 'zod';
import type {
  Passkey,
  passkeyBody,
  passkeyCreation,
  passkeyRequest,
  passwordBody,
  recoveryCodes,
  Security,
  totpChangeBody,
  totpConfirmBody,
  totpSetup,
} from '@/contract/security';
import { baseApi } from './baseApi';

const post = (url: string) => (body: object) => ({ url, method: 'POST' as const, body });

type Codes = z.infer<typeof recoveryCodes>;

/** The calls about how a member signs in. The sign-in itself goes through next-auth (server/auth). */
export const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query<Security, void>({
      query: () => ({ url: 'auth/security/' }),
      providesTags: ['Personal', 'Security'],
    }),
    beginTotp: build.mutation<z.infer<typeof totpSetup>, z.infer<typeof passwordBody>>({ query: post('auth/totp/') }),
    confirmTotp: build.mutation<Codes, z.infer<typeof totpConfirmBody>>({
      query: post('auth/totp/confirm/'),
      invalidatesTags: ['Security'],
    }),
    removeTotp: build.mutation<{ success: true }, z.infer<typeof totpChangeBody>>({
      query: post('auth/totp/remove/'),
      invalidatesTags: ['Security'],
    }),
    replaceRecoveryCodes: build.mutation<Codes, z.infer<typeof totpChangeBody>>({
      query: post('auth/totp/recovery-codes/'),
      invalidatesTags: ['Security'],
    }),
    beginPasskey: build.mutation<z.infer<typeof passkeyCreation>, z.infer<typeof passwordBody>>({
      query: post('auth/passkeys/options/'),
    }),
    addPasskey: build.mutation<Passkey, z.input<typeof passkeyBody>>({
      query: post('auth/passkeys/'),
      invalidatesTags: ['Security'],
    }),
    deletePasskey: build.mutation<{ success: true }, number>({
      query: (id) => ({ url: `auth/passkeys/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['Security'],
    }),
    beginPasskeySignIn: build.mutation<z.infer<typeof passkeyRequest>, void>({
      query: () => ({ url: 'auth/login/passkey/options/', method: 'POST' }),
    }),
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
