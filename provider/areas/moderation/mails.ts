import { type Letter, link, mail } from '../../domain/identity/mails.ts';
import type { Mail } from '../../platform/mail/mail.ts';

/** Tells a member that they are kept out, why and until when ('' for good). */
export function suspendedMail(
  letter: Letter,
  { end, reason }: { end: string; reason: string },
): Mail {
  const values = { end, reason, support: link(letter, '/support') };
  return mail(letter, 'suspended', values, end ? undefined : 'mails:suspended.forever');
}

/** Tells a member that they can come back. */
export const liftedMail = (letter: Letter): Mail =>
  mail(letter, 'lifted', { signIn: link(letter, '/auth/signin') });
