import { link, type MailContext, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Composes the mail to a departed member: until which day (`2026-03-02`) and how they can restore their account. */
export function leftMail(mailContext: MailContext, until: string, isSuspended: boolean): Mail {
  // The zone in which the day is the same as in its digits.
  const day = new Intl.DateTimeFormat(mailContext.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const values = {
    until: day.format(new Date(until)),
    signIn: link(mailContext, '/auth/signin'),
    reset: link(mailContext, '/auth/password/reset'),
  };
  return mail(mailContext, 'left', values, isSuspended ? 'mails:left.suspended' : undefined);
}
