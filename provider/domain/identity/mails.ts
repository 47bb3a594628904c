import type { texts } from '../../locales/texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { type MessageKey, message } from '../../platform/messages/message.ts';

/** The context of a mail: its recipient, language and site. */
export interface MailContext {
  to: string;
  locale: Locale;
  /** The site's public address, SITE_URL. */
  site: string;
}

export function link({ locale, site }: MailContext, path: string, query: Record<string, string> = {}) {
  const url = new URL(`${locale === 'en' ? '/en' : ''}${path}`, site);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}

type MailTexts = (typeof texts.ko)['mails'];
/** The mails that provider/locales has a subject and a text for. */
type MailKey = {
  [Key in keyof MailTexts]: MailTexts[Key] extends { subject: string } ? Key : never;
}[keyof MailTexts];

/** Writes a mail by its texts; `text` names another text of it than its usual one. */
export function mail(
  { to, locale }: MailContext,
  key: MailKey,
  values: Record<string, string>,
  text: MessageKey = `mails:${key}.text`,
): Mail {
  const body = message(locale, text, values);
  const subject = message(locale, `mails:${key}.subject`);
  return { to, subject, text: `${body}\n\n${message(locale, 'mails:signature')}` };
}

/** Composes the mail with the link that verifies an address after sign-up. */
export const verifyMail = (mailContext: MailContext, key: string): Mail =>
  mail(mailContext, 'verify', { address: link(mailContext, '/auth/verify-email', { key }) });

/** Composes the mail to the owner of an address that is used for another sign-up. */
export const alreadyMemberMail = (mailContext: MailContext): Mail =>
  mail(mailContext, 'alreadyMember', {
    signIn: link(mailContext, '/auth/signin'),
    reset: link(mailContext, '/auth/password/reset'),
  });

/** Composes the mail with the link to choose a new password. */
export const resetMail = (mailContext: MailContext, token: string): Mail =>
  mail(mailContext, 'reset', {
    address: link(mailContext, '/auth/password/reset/confirm', { token }),
  });

/** Notifies a member that their password has changed, in case it was not them. */
export const passwordChangedMail = (mailContext: MailContext): Mail =>
  mail(mailContext, 'passwordChanged', { reset: link(mailContext, '/auth/password/reset') });
