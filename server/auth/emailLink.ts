import type { Adapter, AdapterUser } from 'next-auth/adapters';
import type { EmailConfig } from 'next-auth/providers/email';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import { EMAIL_LINK_SECONDS, MAIL_REPLY_MAX } from '@/contract/auth';
import { emailAddressOf } from '@/contract/emailAddress';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { signAssertion } from './assertion';
import { type Caller, reportEmailLink, saveEmailLink, spendEmailLink } from './calls';

/** Returns the assertion of an e-mail link: its opener owns the address. */
export const emailClaims = (email: string) => ({
  provider: 'email',
  account: email,
  email,
  email_verified: true,
});

const mails = {
  ko: (url: string) => ({
    subject: '결: 로그인 링크를 보내 드려요',
    text: [
      '아래 링크를 열고 로그인을 눌러 주세요. 링크는 1시간 동안 한 번만 쓸 수 있어요.',
      url,
      '요청한 적이 없다면 이 메일을 삭제해 주세요.',
      '— 결, 좋은 친구, 좋은 피부',
    ].join('\n\n'),
  }),
  en: (url: string) => ({
    subject: 'Gyeol: your sign-in link',
    text: [
      'Open the link below and press “Log in”. It works once, for an hour.',
      url,
      'If you did not ask for this, delete this mail.',
      '— Gyeol. Good friends, good skin',
    ].join('\n\n'),
  }),
};

/** How long a mail server may take for each step, in ms. */
const PATIENCE_MS = 10_000;
const MAIL_PATIENCE = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };

type MailFailure = Error & { code?: string; responseCode?: number; response?: string; command?: string };

/** Reports what became of a link's mail, for the console; the sign-in does not depend on it. */
async function report(caller: Caller, email: string, failure: MailFailure | undefined) {
  const { code: reason = '', responseCode: answer = null, response = '', command = '' } = failure ?? {};
  const reply = response.slice(0, MAIL_REPLY_MAX);
  const assertion = await signAssertion(emailClaims(email));
  await reportEmailLink(caller, { assertion, ...(failure && { failure: { reason, answer, reply, command } }) }).catch(
    (error: Error) => log.warn({ reason: String(error) }, 'What became of the mail of a sign-in link was not recorded'),
  );
}

const noUser = async () => null;

/** The members are the provider's: to next-auth every one that signs in by an account or a link is new. */
const noUsers: Adapter = {
  getUser: noUser,
  getUserByEmail: noUser,
  getUserByAccount: noUser,
  createUser: async (user: Omit<AdapterUser, 'id'>) => ({ ...user, id: user.email }),
  linkAccount: async () => undefined,
};

/**
 * Returns the page of a mailed link, by the query of next-auth's address for it. The page's button signs in:
 * next-auth's address would sign in whoever opens it, and mail scanners open every link before its reader does.
 */
export const linkPage = ({ search }: URL, locale: string): string => inLanguage(paths.signIn(), locale) + search;

/**
 * Creates next-auth's provider for signing in by a mailed link: next-auth creates the link, the provider stores
 * its token (hashed, limited, single use). The adapter stores nothing else: members are the provider's, sessions
 * are the cookie's. `attempt` names the page whose button uses a link. Without SMTP_URL there are no providers.
 */
export function emailLink(caller: Caller, attempt: string): { providers: EmailConfig[]; adapter: Adapter } {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return { providers: [], adapter: noUsers };
  let linking: Promise<unknown> | undefined;
  const body = async (email: string, token: string) => ({
    assertion: await signAssertion(emailClaims(email)),
    token,
  });
  const provider: EmailConfig = {
    id: 'email',
    type: 'email',
    name: 'Email',
    server: SMTP_URL,
    from: MAIL_FROM,
    maxAge: EMAIL_LINK_SECONDS,
    options: {},
    normalizeIdentifier(typed) {
      const email = emailAddressOf(typed);
      if (!email) throw new Error('This is no e-mail address');
      return email;
    },
    async sendVerificationRequest({ identifier, url }) {
      // next-auth begins to store the token right after this call; no mail is sent before it is stored.
      await Promise.resolve();
      await linking;
      const page = new URL(linkPage(new URL(url), caller.locale), url).href;
      const mail = caller.locale === 'en' ? mails.en(page) : mails.ko(page);
      // Of options with an address, createTransport() takes that alone.
      const failure = await createTransport({ ...parseConnectionUrl(SMTP_URL), ...MAIL_PATIENCE })
        .sendMail({ from: MAIL_FROM, to: identifier, ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
        .then(
          () => undefined,
          (error: MailFailure) => error,
        );
      await report(caller, identifier, failure);
      if (failure) throw failure;
    },
  };
  const adapter: Adapter = {
    ...noUsers,
    createVerificationToken(verification) {
      linking = body(verification.identifier, verification.token).then((link) => saveEmailLink(caller, link));
      return linking.then(() => verification);
    },
    async useVerificationToken({ identifier, token }) {
      if (!identifier) return null;
      const worked = await spendEmailLink(caller, { ...(await body(identifier, token)), attempt });
      const expires = new Date(Date.now() + EMAIL_LINK_SECONDS * 1000);
      return worked ? { identifier, token, expires } : null;
    },
  };
  return { providers: [provider], adapter };
}
