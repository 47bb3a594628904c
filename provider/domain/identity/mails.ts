import type { MailKind } from '../../../contract/constants/mails.ts';
import type { texts } from '../../locales/texts.ts';
import { type MailBlock, type MailContent, mailHtml, mailText } from '../../platform/mail/layout.ts';
import { link } from '../../platform/mail/link.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { type MessageKey, message } from '../../platform/messages/message.ts';

/** The context of a mail: its recipient, language and site. */
export interface MailContext {
  to: string;
  /** The member whose mail it is, null for an address without an account. */
  memberId: number | null;
  locale: Locale;
  /** The site's public address, SITE_URL. */
  site: string;
}

type MailTexts = (typeof texts.ko)['mails'];
/** The mails that provider/locales has a subject and a text for. */
type MailKey = {
  [Key in keyof MailTexts]: MailTexts[Key] extends { text: string } ? Key : never;
}[keyof MailTexts];

/** Reads the heading of a mail from a subject of our own texts, which begins with the site's name. */
export const named = (subject: string) => ({ subject, title: subject.slice(subject.indexOf(': ') + 2) });

/** Composes a mail of blocks, as HTML and as plain text. No vacation notice answers it (RFC 3834). */
export function composeMail(
  { to, memberId, locale, site }: MailContext,
  { subject, title }: { subject: string; title: string },
  { kind, ...content }: Pick<MailContent, 'blocks' | 'footer'> & { kind: MailKind },
): Mail {
  return {
    to,
    subject,
    text: mailText({ locale, ...content }),
    html: mailHtml({ locale, site, title, ...content }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(memberId !== null && { record: { memberId, kind } }),
  };
}

/**
 * Returns a mail of a subscription, with the headers by which mail programs end it: one POST of theirs, without a page
 * or a session (RFC 8058). `call` is the path of the provider's call that takes the token, and leads a browser to a page.
 */
export function withStop(mail: Mail, site: string, call: string, token: string): Mail {
  const stop = new URL(`/api/v1/${call}`, site);
  stop.searchParams.set('token', token);
  const headers = {
    'List-Unsubscribe': `<${stop.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  };
  return { ...mail, headers: { ...mail.headers, ...headers } };
}

/** Returns an address as a link's text: without its query, which may be a long token. */
const shown = (href: string) => href.replace(/^https?:\/\//, '').replace(/\?.*$/, '');

/** The mails whose link is what their reader need not do. */
const PLAIN: MailKey[] = ['newsAlready', 'newsWelcome', 'newsReminder'];

/** Splits a text into paragraphs and the links of the site with a line of their own; the first has the label. */
function blocksOf(text: string, site: string, first: { label: string; plain: boolean }): MailBlock[] {
  let linked = 0;
  return text.split('\n\n').flatMap((paragraph) => {
    const lines = paragraph.split('\n');
    const href = lines.at(-1) ?? '';
    if (!URL.canParse(href) || new URL(href).origin !== new URL(site).origin) return [{ text: paragraph }];
    const before = lines.slice(0, -1).join('\n');
    linked += 1;
    const look = linked === 1 ? first : { label: shown(href), plain: true };
    return [...(before ? [{ text: before }] : []), { href, ...look }];
  });
}

/** Writes a mail by its texts; `text` names another text of it than its usual one. */
export function mail(
  context: MailContext,
  key: MailKey,
  values: Record<string, string>,
  text: MessageKey = `mails:${key}.text`,
): Mail {
  const { locale, site } = context;
  return composeMail(context, named(message(locale, `mails:${key}.subject`)), {
    kind: key,
    blocks: blocksOf(message(locale, text, values), site, {
      label: message(locale, `mails:${key}.button`),
      plain: PLAIN.includes(key),
    }),
    footer: { why: message(locale, 'mails:why') },
  });
}

/**
 * Composes the mail with the link that verifies an address after sign-up, and leads on to a path of the site: the link
 * may be opened in another browser. The key comes last, since mail programs glue characters to a link's end.
 */
export const verifyMail = (mailContext: MailContext, key: string, returnPath?: string): Mail =>
  mail(mailContext, 'verify', {
    address: link(mailContext, '/auth/verify-email', { ...(returnPath && { callbackUrl: returnPath }), key }),
  });

/** Composes the mail to the owner of an address that is used for another sign-up. */
export const alreadyMemberMail = (mailContext: MailContext): Mail =>
  mail(mailContext, 'alreadyMember', {
    signIn: link(mailContext, '/auth/signin'),
    reset: link(mailContext, '/auth/password/reset'),
  });

/** Composes the mail with the link to choose a new password, which works until a moment. */
export const resetMail = (mailContext: MailContext, token: string, until: Date): Mail => ({
  ...mail(mailContext, 'reset', { address: link(mailContext, '/auth/password/reset/confirm', { token }) }),
  until: until.toISOString(),
});

/** Notifies a member that their password has changed, in case it was not them. */
export const passwordChangedMail = (mailContext: MailContext): Mail =>
  mail(mailContext, 'passwordChanged', { reset: link(mailContext, '/auth/password/reset') });

/** Composes the mail to a member's new address with the link that changes to it. */
export const emailChangeMail = (mailContext: MailContext, key: string): Mail =>
  mail(mailContext, 'emailChange', { address: link(mailContext, '/auth/verify-email', { key, change: '1' }) });

/** Composes the mail to the owner of an address that another member wants to change to. */
export const emailTakenMail = (mailContext: MailContext): Mail =>
  mail(mailContext, 'emailTaken', { signIn: link(mailContext, '/auth/signin') });

/** Notifies the former mailbox of a changed address, with the link that undoes it. */
export const emailChangedMail = (mailContext: MailContext, undo: string): Mail =>
  mail(mailContext, 'emailChanged', { undo: link(mailContext, '/auth/verify-email', { undo }) });
/** The changes in how a member signs in of which a mail tells them. */
export type SecurityMail = Extract<
  MailKey,
  'twoStepOn' | 'twoStepOff' | 'recoveryCodes' | 'passkeyAdded' | 'passkeyRemoved' | 'socialLinked' | 'socialUnlinked'
>;

/** Notifies a member of a change in how they sign in, in case it was not them. */
export const securityMail = (mailContext: MailContext, key: SecurityMail): Mail =>
  mail(mailContext, key, {
    settings: link(mailContext, '/me/settings/security'),
    reset: link(mailContext, '/auth/password/reset'),
  });
