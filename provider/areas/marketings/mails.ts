import { type Letter, link, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** The link by which a visitor says that the address is theirs and that they want the news. */
export const confirmMail = (letter: Letter, key: string): Mail =>
  mail(letter, 'newsConfirm', { address: link(letter, '/letter/confirm', { key }) });

/** The mail to a subscriber who subscribes again. */
export const alreadyMail = (letter: Letter, token: string): Mail =>
  mail(letter, 'newsAlready', { stop: link(letter, '/letter/stop', { token }) });

/** Confirms a subscription, and says how to end it: sent once an address is confirmed. */
export const welcomeMail = (letter: Letter, token: string): Mail =>
  mail(letter, 'newsWelcome', { stop: link(letter, '/letter/stop', { token }) });
