import { type Letter, link, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Notifies a member that they are suspended, why and until when ('' for good). */
export function suspendedMail(
  letter: Letter,
  { end, reason }: { end: string; reason: string },
): Mail {
  const values = { end, reason, support: link(letter, '/support') };
  return mail(letter, 'suspended', values, end ? undefined : 'mails:suspended.forever');
}

/** Notifies a member that their suspension is over. */
export const liftedMail = (letter: Letter): Mail =>
  mail(letter, 'lifted', { signIn: link(letter, '/auth/signin') });
