import { type MailContext, mail } from '../../domain/identity/mails.ts';
import { link } from '../../platform/mail/link.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Composes the mail with a manager's answer to a visitor, and the way to write again. */
export const supportMail = (mailContext: MailContext, answer: string): Mail =>
  mail(mailContext, 'support', { answer, thread: link(mailContext, '/support') });
