import type { Mail } from '../mail/mail.ts';
import type { AppContext } from './context.ts';

/**
 * Sends a mail after the response: a mail server's time would reveal who is registered. A failed one is
 * logged by its code only, for its text has the address.
 */
export function deliver(c: AppContext, mail: Mail) {
  const { mail: mailer } = c.get('services');
  const log = c.get('log');
  mailer.send(mail).catch((error: { code?: string; responseCode?: number }) => {
    log.error({ code: error.code, answer: error.responseCode }, 'a mail was not sent');
  });
}
