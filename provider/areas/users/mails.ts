import { FALLBACK_TIME_ZONE } from '../../../contract/constants/common.ts';
import { link, type MailContext, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Composes the mail to a departed member: until when and how they can restore their account. */
export function leftMail(mailContext: MailContext, until: Date): Mail {
  const day = new Intl.DateTimeFormat(mailContext.locale, {
    dateStyle: 'long',
    timeZone: FALLBACK_TIME_ZONE,
  });
  return mail(mailContext, 'left', {
    until: day.format(until),
    signIn: link(mailContext, '/auth/signin'),
  });
}
