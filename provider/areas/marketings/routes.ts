import { mailProgramCalls, marketingCalls } from '../../../contract/marketings.calls.ts';
import { findByEmail } from '../../domain/identity/accounts.ts';
import { keyError, limitMail, mailContext } from '../../domain/identity/answers.ts';
import { findKey, rememberUse, useKey } from '../../domain/identity/keys.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { toStopPage } from '../../domain/marketing/stopPage.ts';
import { readNewsStop, signNewsStop } from '../../domain/marketing/stopToken.ts';
import { agreementOf, ownAttendee, subscribeMember } from '../../domain/marketing/subscribe.ts';
import { withdraw } from '../../domain/marketing/withdraw.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import { type AppContext, read, requireMember, requireVerified, write } from '../../platform/http/context.ts';
import { deliver } from '../../platform/http/deliver.ts';
import { confirmVisitor, isSubscribed, requestConfirmation } from './attendees.ts';
import { alreadyMail, confirmMail, welcomeMail } from './mails.ts';

/** Ends the subscription that the token of a mail names. @throws 400 */
async function stop(c: AppContext, token: string) {
  const whose = readNewsStop(token, c.get('services').env.TOKEN_SECRET);
  if (whose === null) throw keyError(c, 'token');
  await write(c, (tx) => withdraw(tx, whose));
  return done;
}

/** The subscribers of the newsletter. No response reveals whether an address is known. */
export const marketingRoutes = mount(marketingCalls, {
  async subscribeToNews(c, { body: { email, topics, source }, member }) {
    const { env, now: clock } = c.get('services');
    const locale = c.get('locale');
    const subscription = { topics, source, locale, now: clock() };
    if (member) {
      const { id } = requireVerified(c);
      await write(c, (tx) => subscribeMember(tx, id, agreementOf(subscription), subscription.now));
      return { ...done, status: 'subscribed' as const };
    }
    if (!email) throw fieldError(locale, 'email', 'missingEmail');
    await limitMail(c, email);
    const { key, attendee, owner } = await write(c, async (tx) => ({
      ...(await requestConfirmation(tx, email, subscription)),
      ...(await findByEmail(tx, email)),
    }));
    const to = mailContext(c, { id: owner?.id ?? null, email });
    if (key) deliver(c, confirmMail(to, key));
    if (attendee) deliver(c, alreadyMail(to, signNewsStop(attendee, env.TOKEN_SECRET)));
    return { ...done, status: 'mailed' as const };
  },
  async getOwnAttendee(c, { member }) {
    const own = await read(c, (db) => ownAttendee(db, member.id));
    const attendee = own && {
      topics: own.topics,
      consent: own.consent,
      agreed_at: own.agreedAt.toISOString(),
    };
    return { attendee: attendee ?? null };
  },
  async confirmAttendee(c, { body: { key } }) {
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
      const token = signNewsStop(subscribed.attendee, env.TOKEN_SECRET);
      const { email, attendee } = subscribed;
      deliver(c, welcomeMail(mailContext(c, { id: attendee.userId, email }), token));
    }
    return done;
  },
  async withdrawAttendee(c, { body: { token } }) {
    if (token !== undefined) return stop(c, token);
    const { id: userId } = requireMember(c);
    await write(c, (tx) => withdraw(tx, { userId }));
    return done;
  },
});

/** The end of a subscription by a mail program. */
export const mailProgramRoutes = mount(mailProgramCalls, {
  stopAttendee: (c, { query }) => stop(c, query.token),
});
mailProgramRoutes.get(mailProgramCalls.stopAttendee.path, toStopPage());
