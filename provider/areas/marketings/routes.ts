import {
  attendeeAnswer,
  attendeeBody,
  confirmAttendeeAnswer,
  confirmAttendeeBody,
  ownAttendee as ownAttendeeAnswer,
  stopAttendeeAnswer,
  stopAttendeeQuery,
  withdrawAttendeeAnswer,
  withdrawAttendeeBody,
} from '../../../contract/marketings.ts';
import { keyError, limitMail, mailContext } from '../../domain/identity/answers.ts';
import { findKey, rememberUse, useKey } from '../../domain/identity/keys.ts';
import { readStop, signStop } from '../../domain/marketing/stopToken.ts';
import { ownAttendee, subscribeMember } from '../../domain/marketing/subscribe.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import {
  type AppContext,
  call,
  read,
  requireMember,
  requireVerified,
  router,
  write,
} from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { confirmVisitor, isSubscribed, requestConfirmation, withdraw } from './attendees.ts';
import { alreadyMail, confirmMail, welcomeMail } from './mails.ts';

/** Ends the subscription that the token of a mail names. @throws 400 */
async function stop(c: AppContext, token: string) {
  const id = readStop('marketing', token, c.get('services').env.TOKEN_SECRET);
  if (id === null) throw keyError(c, 'token');
  await write(c, (tx) => withdraw(tx, { id }));
}

/** The subscribers of the newsletter. No response reveals whether an address is known. */
export const marketingRoutes = router()
  .openapi(
    call({
      method: 'post',
      path: '/marketings/attendees/',
      summary: 'Subscribe to the newsletter; a visitor confirms by an e-mailed link',
      body: attendeeBody,
      answer: attendeeAnswer,
    }),
    async (c) => {
      const { email, topics, source } = c.req.valid('json');
      const { env, now: clock } = c.get('services');
      const locale = c.get('locale');
      const subscription = { topics, source, locale, now: clock() };
      if (c.get('member')) {
        const { id } = requireVerified(c);
        await write(c, (tx) => subscribeMember(tx, id, subscription));
        return c.json({ success: true as const, status: 'subscribed' as const }, 200);
      }
      if (!email) throw fieldError(locale, 'email', 'missingEmail');
      await limitMail(c, email);
      const { key, attendee } = await write(c, (tx) => requestConfirmation(tx, email, subscription));
      const to = mailContext(c, email);
      if (key) deliver(c, confirmMail(to, key));
      if (attendee) deliver(c, alreadyMail(to, signStop('marketing', attendee.id, env.TOKEN_SECRET)));
      return c.json({ success: true as const, status: 'mailed' as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/marketings/attendees/my/',
      summary: 'The member’s newsletter subscription',
      answer: ownAttendeeAnswer,
    }),
    async (c) => {
      const { id } = requireMember(c);
      const own = await read(c, (db) => ownAttendee(db, id));
      const attendee = own && {
        topics: own.topics,
        consent: own.consent,
        agreed_at: own.agreedAt.toISOString(),
      };
      return c.json({ attendee: attendee ?? null }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/marketings/attendees/confirm/',
      summary: 'Confirm a visitor’s address by the key that was sent to it',
      body: confirmAttendeeBody,
      answer: confirmAttendeeAnswer,
    }),
    async (c) => {
      const { key } = c.req.valid('json');
      const { env, now: clock } = c.get('services');
      const now = clock();
      const subscribed = await write(c, async (tx) => {
        const used = await useKey(tx, 'marketing', key, now);
        const attendee = used && (await confirmVisitor(tx, used.email, now));
        if (attendee) {
          await rememberUse(tx, used);
          return { email: used.email, attendee };
        }
        const served = await findKey(tx, 'used', key, now);
        if (served && (await isSubscribed(tx, served.email))) return undefined;
        throw keyError(c, 'key');
      });
      if (subscribed) {
        const token = signStop('marketing', subscribed.attendee.id, env.TOKEN_SECRET);
        deliver(c, welcomeMail(mailContext(c, subscribed.email), token));
      }
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/marketings/attendees/withdraw/',
      summary: 'Unsubscribe the caller, or the address of an e-mailed link',
      body: withdrawAttendeeBody,
      answer: withdrawAttendeeAnswer,
    }),
    async (c) => {
      const { token } = c.req.valid('json');
      if (token === undefined) {
        const { id: userId } = requireMember(c);
        await write(c, (tx) => withdraw(tx, { userId }));
        return c.json({ success: true as const }, 200);
      }
      await stop(c, token);
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/marketings/attendees/stop/',
      summary: 'Unsubscribe the address of an e-mail, as mail programs do (RFC 8058); their form is not read',
      query: stopAttendeeQuery,
      answer: stopAttendeeAnswer,
    }),
    async (c) => {
      await stop(c, c.req.valid('query').token);
      return c.json({ success: true as const }, 200);
    },
  );
