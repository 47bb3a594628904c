import { link, type MailContext, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Composes the mail with the link that confirms a subscription (double opt-in). */
export const confirmMail = (mailContext: MailContext, key: string): Mail =>
  mail(mailContext, 'newsConfirm', { address: link(mailContext, '/newsletter/confirm', { key }) });

/** Composes the mail to a subscriber who subscribes again. */
export const alreadyMail = (mailContext: MailContext, token: string): Mail =>
  mail(mailContext, 'newsAlready', { stop: link(mailContext, '/newsletter/stop', { token }) });

/** Confirms a subscription, and says how to end it: sent once an address is confirmed. */
export const welcomeMail = (mailContext: MailContext, token: string): Mail =>
  mail(mailContext, 'newsWelcome', { stop: link(mailContext, '/newsletter/stop', { token }) });
