import { link, type MailContext, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The link by which a visitor says that the address is theirs and that they want the news. */
export const confirmMail = (mailContext: MailContext, key: string): Mail =>
  mail(mailContext, 'newsConfirm', { address: link(mailContext, '/newsletter/confirm', { key }) });

/** The mail to a subscriber who subscribes again. */
export const alreadyMail = (mailContext: MailContext, token: string): Mail =>
  mail(mailContext, 'newsAlready', { stop: link(mailContext, '/newsletter/stop', { token }) });

/** Confirms a subscription, and says how to end it: sent once an address is confirmed. */
export const welcomeMail = (mailContext: MailContext, token: string): Mail =>
  mail(mailContext, 'newsWelcome', { stop: link(mailContext, '/newsletter/stop', { token }) });
