import type { AuthOptions, User } from 'next-auth';
import type { CredentialsConfig } from 'next-auth/providers/credentials';
import type { Tokens } from '@/contract/auth';
import { callbackPath, inLanguage } from '@/lib/callbackUrl';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { paths } from '@/lib/paths';
import { signAssertion } from './assertion';
import { authenticate, type Caller, login, logout, RejectedCall, register } from './calls';
import { confirmed, cookieToken, isDue, refreshToken } from './cookieToken';
import { emailClaims, emailLink } from './emailLink';
import { readProfile, socialNames, socialProviders } from './social';

type Fields = Record<string, string>;

const registrationBody = ({ username, email, password, nickname, ...boxes }: Fields) => ({
  username,
  email,
  password,
  nickname,
  agreements: {
    terms: boxes.terms === 'true',
    age: boxes.age === 'true',
    marketing: boxes.marketing === 'true',
  },
});

/** The credentials of our own forms: a password, a sign-up, a nonce from another device. */
const forms: Record<string, (caller: Caller, fields: Fields) => Promise<Tokens>> = {
  credentials: (caller, { username, password }) => login(caller, { username, password }),
  registration: (caller, fields) => register(caller, registrationBody(fields)),
  nonce: (caller, { nonce = '', proof = '' }) => authenticate(caller, { nonce, proof }),
};

/** Returns the error page's name for the reason why the provider rejected a verified sign-in. */
function errorName(error: unknown): string {
  if (!(error instanceof RejectedCall)) throw error;
  if (error.body?.code === 'account_not_linked') return 'AccountNotLinkedError';
  return error.body?.code === 'suspended' ? 'Suspended' : 'Callback';
}

/** Describes next-auth's events for a log: a code and a message, never a token or an address. */
function describe(metadata: unknown) {
  const { error, message, url } = (metadata ?? {}) as Record<string, unknown>;
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : message;
  const path = typeof url === 'string' ? url.split('?')[0] : undefined;
  return { reason: String(cause ?? '').slice(0, 300), ...(path && { path: path.slice(0, 200) }) };
}

interface RequestOptions {
  /** The site's origin as the browser sees it. */
  origin?: string;
  /**
   * Whether the provider confirms that the session still exists. A page does not need it: its own calls are
   * rejected once the session has ended.
   */
  isConfirmed?: boolean;
}

/**
 * Builds next-auth's settings for one request. The provider's tokens are stored in the encrypted HttpOnly
 * cookie only; only the jwt callback refreshes them.
 */
export function sessionOptions(
  caller: Caller,
  { origin = new URL(env().NEXTAUTH_URL).origin, isConfirmed = false }: RequestOptions = {},
): AuthOptions {
  const mail = emailLink(caller);
  const page = (path: string) => inLanguage(path, caller.locale);
  /** The provider's response to this request's sign-in. */
  let signedIn: Tokens | undefined;

  const formProviders = Object.entries(forms).map(
    ([id, enter]): CredentialsConfig => ({
      id,
      name: id,
      type: 'credentials',
      credentials: {},
      // The rejection's message is its JSON: next-auth passes it to the form as the result's error.
      async authorize(_declared, { body }): Promise<User> {
        signedIn = await enter(caller, (body ?? {}) as Fields);
        return { id: signedIn.user.username };
      },
    }),
  );

  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt' },
    providers: [...formProviders, ...socialProviders(), ...mail.providers],
    adapter: mail.adapter,
    pages: {
      signIn: page(paths.signIn()),
      error: page(paths.authError()),
      verifyRequest: page(paths.signIn({ sent: 'email' })),
    },
    logger: {
      error: (code, metadata) => log.error({ code, ...describe(metadata) }),
      warn: (code) => log.warn({ code }),
      debug: () => undefined,
    },
    callbacks: {
      /** Exchanges a verified social sign-in for tokens before next-auth creates a session of it. */
      async signIn({ account, profile, email }) {
        if (account?.type === 'credentials' || email?.verificationRequest) return true;
        const name = socialNames.find((known) => known === account?.provider);
        const claims = name
          ? { provider: name, ...readProfile(name, profile) }
          : emailClaims(account?.providerAccountId ?? '');
        try {
          signedIn = await authenticate(caller, { assertion: await signAssertion(claims) });
          return true;
        } catch (error) {
          return page(paths.authError(errorName(error)));
        }
      },
      redirect({ url }) {
        return origin + (callbackPath(url, origin) ?? page(paths.home()));
      },
      async jwt({ token, trigger }) {
        const now = Date.now();
        if (signedIn) return cookieToken(signedIn, now);
        if (trigger === 'update' || isDue(token, now)) return refreshToken(token, caller, now);
        return isConfirmed ? confirmed(token, caller) : token;
      },
      session({ session, token }) {
        return {
          expires: session.expires,
          user: { ...token.user, account: null, delivery: null },
          accessToken: token.accessToken,
          ...(token.error && { error: token.error }),
        };
      },
    },
    events: {
      async signOut({ token }) {
        if (token.refreshToken) await logout(caller, token.refreshToken);
      },
    },
  };
}
