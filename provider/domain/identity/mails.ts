import type { texts } from '../../locales/texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { type MessageKey, message } from '../../platform/messages/message.ts';

/** Where a mail's links lead: the site, in the language of the mail. */
export interface Letter {
  to: string;
  locale: Locale;
  /** The site's public address, SITE_URL. */
  site: string;
}

export function link({ locale, site }: Letter, path: string, query: Record<string, string> = {}) {
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
  { to, locale }: Letter,
  key: MailKey,
  values: Record<string, string>,
  text: MessageKey = `mails:${key}.text`,
): Mail {
  const body = message(locale, text, values);
  const subject = message(locale, `mails:${key}.subject`);
  return { to, subject, text: `${body}\n\n${message(locale, 'mails:signature')}` };
}

/** The link that proves an address after sign-up. */
export const verifyMail = (letter: Letter, key: string): Mail =>
  mail(letter, 'verify', { address: link(letter, '/auth/verify-email', { key }) });

/** The mail to the owner of an address with which somebody signs up. */
export const alreadyMemberMail = (letter: Letter): Mail =>
  mail(letter, 'alreadyMember', {
    signIn: link(letter, '/auth/signin'),
    reset: link(letter, '/auth/password/reset'),
  });

/** The link that lets a member choose a new password. */
export const resetMail = (letter: Letter, token: string): Mail =>
  mail(letter, 'reset', { address: link(letter, '/auth/password/reset/confirm', { token }) });

/** Notifies a member that their password has changed, in case it was not them. */
export const passwordChangedMail = (letter: Letter): Mail =>
  mail(letter, 'passwordChanged', { reset: link(letter, '/auth/password/reset') });
