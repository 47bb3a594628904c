import type { AuthOptions, PagesOptions, User } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import type { CredentialsConfig } from 'next-auth/providers/credentials';
import { socialNames } from '@/contract/constants/signIn';
import type { Tokens } from '@/contract/signIn';
import { callbackPath, mailablePath } from '@/lib/callbackUrl';
import { env } from '@/lib/env';
import { errorBodyIn } from '@/lib/failures';
import { log } from '@/lib/log';
import { inLanguage, withoutLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { signAssertion } from './assertion';
import {
  authenticate,
  type Caller,
  linkSocial,
  login,
  loginByCode,
  loginByPasskey,
  logout,
  RejectedCall,
  register,
  TwoStepDue,
} from './calls';
import { confirmed, cookieToken, isDue, refreshToken } from './cookieToken';
import { emailClaims, emailLink } from './emailLink';
import { readProfile, socialProviders } from './social';

type Fields = Record<string, string>;

/** What a form's sign-in takes from its request besides the fields. */
interface FormRequest {
  /** The challenge of a sign-in whose second step is due. */
  challenge: string;
  returnPath: string | undefined;
}

const registrationBody = ({ username, email, password, nickname, ...boxes }: Fields, returnPath?: string) => ({
  username,
  email,
  password,
  nickname,
  agreements: {
    terms: boxes.terms === 'true',
    age: boxes.age === 'true',
    marketing: boxes.marketing === 'true',
  },
  return_path: returnPath,
});

/** The credentials of our own forms: a password and its code, a passkey, a sign-up, a nonce from another device. */
const forms: Record<string, (caller: Caller, fields: Fields, request: FormRequest) => Promise<Tokens>> = {
  credentials: (caller, { username, password }) => login(caller, { username, password }),
  code: (caller, { otp }, { challenge }) => loginByCode(caller, { challenge, otp }),
  passkey: (caller, { response = '' }) => loginByPasskey(caller, { response: JSON.parse(response) }),
  registration: (caller, fields, { returnPath }) => register(caller, registrationBody(fields, returnPath)),
  nonce: (caller, { nonce = '', proof = '' }) => authenticate(caller, { nonce, proof }),
};

/** Returns the path of the page that explains why the provider rejected a verified sign-in. @throws any other error */
function errorPath(error: unknown): string {
  if (!(error instanceof RejectedCall)) throw error;
  if (error.body?.code === 'account_not_linked') return paths.authError('AccountNotLinkedError');
  if (error.body?.code !== 'suspended') return paths.authError('Callback');
  return paths.authError('Suspended', errorBodyIn(error).leave_key);
}

/** Returns the settings page's name for the reason why the provider rejected a link. @throws any other error */
function linkFailure(error: unknown): string {
  if (!(error instanceof RejectedCall)) throw error;
  return error.body?.code === 'account_linked' ? 'taken' : 'failed';
}

/** Describes next-auth's events for a log: a code and a message, never a token or an address. */
function describe(metadata: unknown) {
  const { error, message, url } = (metadata ?? {}) as Record<string, unknown>;
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : message;
  const path = typeof url === 'string' ? url.split('?')[0] : undefined;
  return { reason: String(cause ?? '').slice(0, 300), ...(path && { path: path.slice(0, 200) }) };
}

/**
 * Ends the session of another member that this browser had: nobody can sign out of it any more, and its push messages
 * would be shown to who has signed in now. That one is signed in whatever becomes of it.
 */
const endFormer = (caller: Caller, { refreshToken }: JWT) =>
  logout(caller, refreshToken).catch((error: Error) =>
    log.warn({ reason: String(error) }, 'The session that a sign-in replaced was not ended'),
  );

interface RequestOptions {
  /** The site's origin as the browser sees it. */
  origin?: string;
  /**
   * Whether the provider confirms that the session still exists. A page does not need it: its own calls are
   * rejected once the session has ended.
   */
  isConfirmed?: boolean;
  /**
   * Set where a signed-in member links a social account instead of signing in by it: the provider's key, and the
   * access token of the session's cookie, '' without one.
   */
  link?: { key: string; accessToken: string };
  /** The path to return to after the sign-in. */
  returnTo?: string;
  /** The sign-in whose second step is due. */
  twoStep?: {
    /** The challenge in the browser's cookie, '' without one. */
    challenge: string;
    /** Stores a challenge in the browser's cookie, or with '' removes it. */
    save: (challenge: string, seconds: number) => void;
  };
  /** The session of the browser's cookie, which a sign-in replaces. */
  former?: JWT | null;
  /** The page whose button uses a mailed link. */
  attempt?: string;
  /** Tells the browser whether it may have a session, in a cookie that scripts can read. */
  hint?: (mayHaveSession: boolean) => void;
}

/**
 * Builds next-auth's settings for one request. The provider's tokens are stored in the encrypted HttpOnly
 * cookie only; only the jwt callback refreshes them.
 */
export function sessionOptions(
  caller: Caller,
  {
    origin = new URL(env().NEXTAUTH_URL).origin,
    isConfirmed = false,
    link,
    returnTo,
    twoStep,
    former,
    attempt = '',
    hint,
  }: RequestOptions = {},
): AuthOptions {
  const mail = emailLink(caller, attempt);
  const page = (path: string) => inLanguage(path, caller.locale);
  const returnPath = mailablePath(returnTo && withoutLanguage(returnTo));
  /** The provider's response to this request's sign-in. */
  let signedIn: Tokens | undefined;
  const pages: Partial<PagesOptions> = {
    signIn: page(paths.signIn()),
    error: page(paths.authError()),
    verifyRequest: page(paths.signIn({ sent: 'email' })),
  };

  /** Stores the challenge of a sign-in whose second step is due; returns whether it is. */
  function isTwoStepDue(error: unknown): boolean {
    if (!(error instanceof TwoStepDue)) return false;
    twoStep?.save(error.challenge, error.seconds);
    return true;
  }

  const formProviders = Object.entries(forms).map(
    ([id, enter]): CredentialsConfig => ({
      id,
      name: id,
      type: 'credentials',
      credentials: {},
      // The rejection's message is its JSON: next-auth passes it to the form as the result's error.
      async authorize(_declared, { body }): Promise<User> {
        try {
          signedIn = await enter(caller, (body ?? {}) as Fields, {
            challenge: twoStep?.challenge ?? '',
            returnPath,
          });
        } catch (error) {
          isTwoStepDue(error);
          throw error;
        }
        return { id: signedIn.user.username };
      },
    }),
  );

  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt' },
    providers: [...formProviders, ...socialProviders(), ...mail.providers],
    adapter: mail.adapter,
    pages,
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
        if (link && name) {
          const outcome = await linkSocial(
            caller,
            { assertion: await signAssertion(claims), key: link.key },
            link.accessToken,
          ).then(() => 'done', linkFailure);
          // An address instead of `true`: next-auth creates no session, and the member's own stays.
          return page(paths.settings('links', { link: outcome }));
        }
        try {
          signedIn = await authenticate(caller, { assertion: await signAssertion(claims), return_path: returnPath });
          // next-auth leads a new user there, with the address to return to; to its adapter every user is new.
          if (signedIn.is_new) pages.newUser = page(paths.welcome());
          return true;
        } catch (error) {
          if (!isTwoStepDue(error)) return page(errorPath(error));
          return page(paths.signIn({ step: 'code', callbackUrl: returnTo }));
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
      async signIn() {
        hint?.(true);
        if (twoStep?.challenge) twoStep.save('', 0);
        if (former && former.user.username !== signedIn?.user.username) await endFormer(caller, former);
      },
      session: () => hint?.(true),
      async signOut({ token }) {
        hint?.(false);
        if (token.refreshToken) await logout(caller, token.refreshToken);
      },
    },
  };
}
