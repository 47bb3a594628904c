import type { Mail } from '../mail/mail.ts';
import type { AppContext } from './context.ts';

/**
 * Sends a mail behind the answer: a mail server's time would tell whether somebody is registered. One
 * that fails is logged by its code alone, for its words hold the address.
 */
export function deliver(c: AppContext, mail: Mail) {
  const { mail: mailer } = c.get('services');
  const log = c.get('log');
  mailer.send(mail).catch((error: { code?: string; responseCode?: number }) => {
    log.error({ code: error.code, answer: error.responseCode }, 'a mail was not sent');
  });
}
