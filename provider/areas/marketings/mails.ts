import { type MailContext, mail, withStop } from '../../domain/identity/mails.ts';
import { stopLink } from '../../domain/marketing/stopPage.ts';
import { link } from '../../platform/mail/link.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Composes the mail with the link that confirms a subscription (double opt-in). */
export const confirmMail = (mailContext: MailContext, key: string): Mail =>
  mail(mailContext, 'newsConfirm', { address: link(mailContext, '/newsletter/confirm', { key }) });

/** Composes a mail about a subscription, which says how to end it. */
function subscriptionMail(context: MailContext, key: 'newsAlready' | 'newsWelcome', token: string): Mail {
  const written = mail(context, key, { stop: stopLink(context, { token }) });
  return withStop(written, context.site, 'marketings/attendees/stop/', token);
}

/** Composes the mail to a subscriber who subscribes again. */
export const alreadyMail = (mailContext: MailContext, token: string): Mail =>
  subscriptionMail(mailContext, 'newsAlready', token);

/** Confirms a subscription: sent once an address is confirmed. */
export const welcomeMail = (mailContext: MailContext, token: string): Mail =>
  subscriptionMail(mailContext, 'newsWelcome', token);
