import type { AppContext } from '../../platform/http/context.ts';
import { link } from '../../platform/mail/link.ts';

/** What a page ends by a mail's token: the digest, else the newsletter. */
type Stopped = { token: string } | { token: string; of: 'digest' };

/** Returns the address of the page on which a tap ends what a mail's reader has subscribed to. */
export const stopLink = (context: Parameters<typeof link>[0], stopped: Stopped) =>
  link(context, '/newsletter/stop', stopped);

/**
 * Leads to that page who opens the address of `withStop` in a browser, as mail programs do that know no RFC 8058
 * (RFC 2369): nothing ends by it, since mail scanners open addresses too.
 */
export const toStopPage = (of?: 'digest') => (c: AppContext) => {
  const context = { locale: c.get('locale'), site: c.get('services').env.SITE_URL };
  return c.redirect(stopLink(context, { token: c.req.query('token') ?? '', ...(of && { of }) }), 303);
};
