import { outsideTransaction } from '../db/client.ts';
import type { MailError } from '../mail/failure.ts';
import type { Mail } from '../mail/mail.ts';
import { recordEnd } from '../mail/record.ts';
import { storeFailed } from '../mail/waiting.ts';
import { type AppContext, afterCommit } from './context.ts';

/**
 * Sends a mail after the response, and after what it tells of is committed: a mail server's time would reveal who is
 * registered. One that fails for now is stored and sent again; any other is logged by its code only, for its text has
 * the address. What became of it is recorded for its member.
 */
export const deliver = (c: AppContext, mail: Mail) => afterCommit(c, () => send(c, mail));

function send(c: AppContext, mail: Mail) {
  const services = c.get('services');
  const log = c.get('log');
  const delivery = services.mail
    .send(mail)
    .then(
      () => outsideTransaction(() => recordEnd(services, mail, { state: 'sent', now: services.now() })),
      async (error: MailError) => {
        const failure = { code: error.code, answer: error.responseCode };
        const waits = await outsideTransaction(() => storeFailed(services, mail, error));
        if (waits) log.warn(failure, 'a mail waits to be sent again');
        else log.error(failure, 'a mail was not sent');
      },
    )
    .catch((error: MailError) => log.error({ code: error.code }, 'a mail was not sent, nor stored'))
    .finally(() => services.delivering.delete(delivery));
  services.delivering.add(delivery);
}
