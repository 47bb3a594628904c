import { FALLBACK_TIME_ZONE } from '../../../contract/constants.ts';
import { type Letter, link, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Tells a leaver until when and how they can restore their account. */
export function leftMail(letter: Letter, until: Date): Mail {
  const day = new Intl.DateTimeFormat(letter.locale, {
    dateStyle: 'long',
    timeZone: FALLBACK_TIME_ZONE,
  });
  return mail(letter, 'left', { until: day.format(until), signIn: link(letter, '/auth/signin') });
}
