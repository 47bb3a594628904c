import { managedNewsletterCalls } from '../../../contract/managedNewsletters.calls.ts';
import type { Subscriber } from '../../../contract/managedNewsletters.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { limitMail } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { missingOf, readOperator } from '../../domain/operator/read.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, loggable } from '../../platform/errors/errors.ts';
import { type AppContext, paginate, read, write } from '../../platform/http/context.ts';
import { sendRows } from '../../platform/http/sendFile.ts';
import { commaList } from '../../platform/text/commaList.ts';
import { countAudience } from './audience.ts';
import { changeState, createNewsletter, scheduleNewsletter, updateNewsletter } from './commands.ts';
import { editionOf, trialMail } from './mails.ts';
import { requireAddresses } from './policy.ts';
import { findNewsletter, listNewsletters } from './queries.ts';
import { listSubscribers, logSubscribers, readSubscribers, removeSubscriber } from './subscribers.ts';

const readingOf = (c: AppContext) => ({ env: c.get('services').env, ...readerContext(c) });

/** Runs a write about a newsletter, and returns it as it is then. */
const writeAndFind = (c: AppContext, newsletterId: number, work: (tx: Db) => Promise<unknown>) =>
  write(c, async (tx) => {
    await work(tx);
    return findNewsletter(tx, newsletterId, readingOf(c));
  });

/** Newsletters in the console. `audience` and `subscribers` are matched before `{id}`. */
export const newsletterRoutes = mount(managedNewsletterCalls, {
  async getNewsletters(c, { query }) {
    const { count, results } = await read(c, (db) => listNewsletters(db, query, c.get('locale')));
    return paginate(c, query, count, results);
  },
  createNewsletter: (c, { body, member }) =>
    write(c, async (tx) => {
      const newsletterId = await createNewsletter(tx, body, requestContext(c, member));
      return findNewsletter(tx, newsletterId, readingOf(c));
    }),
  async getAudience(c, { query: { topic, locale = null, active_days = null, skin_types } }) {
    const chosen = { topic, locale, active_days, skin_types: commaList(skin_types) };
    const now = c.get('services').now();
    return { count: await read(c, (db) => countAudience(db, chosen, now)) };
  },
  async getSubscribers(c, { query, member }) {
    const { count, results } = await read(c, (db) => listSubscribers(db, query, requestContext(c, member)));
    return paginate(c, query, count, results);
  },
  async exportSubscribers(c, { body: { password, ...filter }, member }) {
    requireAddresses(member);
    await checkOwnPassword(c, member.id, password);
    const context = requestContext(c, member);
    await write(c, (tx) => logSubscribers(tx, filter, context));
    return sendRows<Subscriber>(c, {
      name: 'gyeol-subscribers.json',
      list: 'subscribers',
      readAfter: (last) => read(c, (db) => readSubscribers(db, filter, context, last)),
      present: (subscriber) => subscriber,
    });
  },
  async removeSubscriber(c, { params, body, member }) {
    await write(c, (tx) => removeSubscriber(tx, params.id, body.reason, requestContext(c, member)));
    return done;
  },
  getNewsletter: (c, { params }) => read(c, (db) => findNewsletter(db, params.id, readingOf(c))),
  updateNewsletter: (c, { params: { id }, body, member }) =>
    writeAndFind(c, id, (tx) => updateNewsletter(tx, id, body, requestContext(c, member))),
  async testNewsletter(c, { params, member }) {
    const { env, mail } = c.get('services');
    const { newsletter, sender, email } = await read(c, async (db) => ({
      newsletter: await findNewsletter(db, params.id, readingOf(c)),
      sender: await readOperator(db, env),
      email: (await findById(db, member.id))?.email ?? '',
    }));
    if (!email) throw new ApiError(409, 'email_unverified');
    await limitMail(c, email);
    await mail.send(trialMail(editionOf(newsletter, env, sender), email)).catch((error: Error) => {
      c.get('log').warn(loggable(error), 'a test of a newsletter was not sent');
      throw new ApiError(503, 'unavailable');
    });
    return done;
  },
  async sendNewsletter(c, { params: { id }, body: { password, ...body }, member }) {
    const context = requestContext(c, member);
    await checkOwnPassword(c, member.id, password);
    const { env } = c.get('services');
    return writeAndFind(c, id, async (tx) => {
      if (missingOf(await readOperator(tx, env)).length > 0) throw new ApiError(409, 'sender_missing');
      await scheduleNewsletter(tx, id, body, context);
    });
  },
  setNewsletterState: (c, { params: { id }, body: { action }, member }) =>
    writeAndFind(c, id, (tx) => changeState(tx, id, action, requestContext(c, member))),
});
