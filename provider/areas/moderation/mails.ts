import { type MailContext, mail } from '../../domain/identity/mails.ts';
import { link } from '../../platform/mail/link.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Notifies a member that they are suspended, why and until when ('' for good). */
export function suspendedMail(mailContext: MailContext, { end, reason }: { end: string; reason: string }): Mail {
  const values = { end, reason, support: link(mailContext, '/support') };
  return mail(mailContext, 'suspended', values, end ? undefined : 'mails:suspended.forever');
}

/** Notifies a member that their suspension is over. */
export const liftedMail = (mailContext: MailContext): Mail =>
  mail(mailContext, 'lifted', { signIn: link(mailContext, '/auth/signin') });
