import { outsideTransaction } from '../db/client.ts';
import type { Mail } from '../mail/mail.ts';
import { sendOrStore } from '../mail/waiting.ts';
import { type AppContext, afterCommit } from './context.ts';

/**
 * Sends a mail after the response, and after what it tells of is committed: a mail server's time would reveal who is
 * registered. One that fails for now is sent again.
 */
export const deliver = (c: AppContext, mail: Mail) => afterCommit(c, () => send(c, mail));

function send(c: AppContext, mail: Mail) {
  const services = c.get('services');
  const delivery = outsideTransaction(() => sendOrStore({ ...services, log: c.get('log') }, mail)).finally(() =>
    services.delivering.delete(delivery),
  );
  services.delivering.add(delivery);
}
