import type { OAuthConfig, TokenEndpointHandler } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { type SocialName, socialNames } from '@/contract/constants/signIn';
import { emailAddressOf } from '@/contract/emailAddress';
import { env } from '@/lib/env';

/** The facts that the web may assert about a social sign-in. */
interface Verified {
  account: string;
  email: string | null;
  email_verified: boolean;
  name: string;
}

/** https://developers.kakao.com/docs/latest/ko/kakaologin/rest-api#req-user-info */
const kakaoProfile = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .optional(),
});

/** https://developers.naver.com/docs/login/profile/profile.md */
const naverProfile = z.object({
  response: z.object({
    id: z.string(),
    email: z.string().optional(),
    nickname: z.string().optional(),
    name: z.string().optional(),
  }),
});

/** Returns a profile's address, null for one that no mail reaches: its member signs in without it. */
const addressOf = (email: string | undefined) => emailAddressOf(email ?? '') ?? null;

const readers: Record<SocialName, (profile: unknown) => Verified> = {
  kakao(profile) {
    const { id, kakao_account: account } = kakaoProfile.parse(profile);
    const email = addressOf(account?.email);
    return {
      account: id,
      email,
      email_verified: email !== null && account?.is_email_valid === true && account.is_email_verified === true,
      name: account?.profile?.nickname ?? '',
    };
  },
  naver(profile) {
    const { response } = naverProfile.parse(profile);
    return {
      account: response.id,
      email: addressOf(response.email),
      // Naver's is a contact address that its member may change without verification.
      email_verified: false,
      name: response.nickname ?? response.name ?? '',
    };
  },
};

/** Reads a provider's own profile into one shape. @throws when it is not the provider's shape */
export const readProfile = (name: SocialName, profile: unknown) => readers[name](profile);

const addresses: Record<SocialName, { authorization: string; token: string; userinfo: string }> = {
  kakao: {
    authorization: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    userinfo: 'https://kapi.kakao.com/v2/user/me',
  },
  naver: {
    authorization: 'https://nid.naver.com/oauth2.0/authorize',
    token: 'https://nid.naver.com/oauth2.0/token',
    userinfo: 'https://openapi.naver.com/v1/nid/me',
  },
};

const addressesAt = (issuer: string) => ({
  authorization: `${issuer}/authorize`,
  token: `${issuer}/token`,
  userinfo: `${issuer}/userinfo`,
});

interface Keys {
  clientId: string | undefined;
  clientSecret: string | undefined;
  issuer: string | undefined;
}

/**
 * Exchanges the code for tokens. openid-client's own callback rejects a response with an id_token, which
 * Kakao sends to applications with OpenID Connect switched on; its check of the state is done here, while
 * the token endpoint checks the verifier.
 */
const tradeCode: TokenEndpointHandler['request'] = async ({ client, params, checks, provider }) => {
  if (!params.code || !checks.state || params.state !== checks.state) {
    throw new Error('The answer does not belong to this sign-in');
  }
  const granted = await client.grant({
    grant_type: 'authorization_code',
    code: params.code,
    redirect_uri: provider.callbackUrl,
    code_verifier: checks.code_verifier,
  });
  // The profile is fetched with the access token; an id_token would have to be verified against it.
  const { id_token: _, ...tokens } = granted;
  return { tokens: tokens as typeof granted };
};

function social(name: SocialName, { clientId, clientSecret, issuer }: Keys): OAuthConfig<unknown>[] {
  if (!clientId) return [];
  const at = issuer ? addressesAt(issuer.replace(/\/$/, '')) : addresses[name];
  return [
    {
      id: name,
      name,
      type: 'oauth',
      clientId,
      clientSecret: clientSecret ?? '',
      checks: ['pkce', 'state'],
      client: { token_endpoint_auth_method: 'client_secret_post' },
      authorization: { url: at.authorization, params: { scope: '' } },
      token: { url: at.token, request: tradeCode },
      userinfo: at.userinfo,
      profile: (profile) => {
        const { account, email, name: nickname } = readProfile(name, profile);
        return { id: account, email, name: nickname };
      },
    },
  ];
}

/** Lists the social sign-ins with configured keys. */
export function socialProviders(): OAuthConfig<unknown>[] {
  const settings = env();
  return [
    ...social('kakao', {
      clientId: settings.KAKAO_CLIENT_ID,
      clientSecret: settings.KAKAO_CLIENT_SECRET,
      issuer: settings.KAKAO_ISSUER,
    }),
    ...social('naver', {
      clientId: settings.NAVER_CLIENT_ID,
      clientSecret: settings.NAVER_CLIENT_SECRET,
      issuer: settings.NAVER_ISSUER,
    }),
  ];
}

/** Lists the ways to sign in beside a password. */
export function waysIn(): { social: SocialName[]; emailLink: boolean } {
  const { KAKAO_CLIENT_ID, NAVER_CLIENT_ID, SMTP_URL } = env();
  const configured = { kakao: KAKAO_CLIENT_ID, naver: NAVER_CLIENT_ID };
  return { social: socialNames.filter((name) => configured[name]), emailLink: Boolean(SMTP_URL) };
}
