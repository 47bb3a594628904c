import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import {
  audienceAnswer,
  audienceQuery,
  newsletterBody,
  newsletterDetail,
  newsletterSendBody,
  newsletterStateBody,
  newslettersAnswer,
  newslettersQuery,
  newsletterUpdateBody,
} from '../../../contract/managedNewsletters.ts';
import { findById } from '../../domain/identity/accounts.ts';
import { limitMail } from '../../domain/identity/answers.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import type { Db } from '../../platform/db/client.ts';
import { ApiError, loggable } from '../../platform/errors/errors.ts';
import { type AppContext, call, paginate, read, router, write } from '../../platform/http/context.ts';
import { commaList } from '../../platform/text/commaList.ts';
import { countAudience } from './audience.ts';
import { changeState, createNewsletter, scheduleNewsletter, updateNewsletter } from './commands.ts';
import { editionOf, missingSettings, trialMail } from './mails.ts';
import { findNewsletter, listNewsletters } from './queries.ts';

const byId = z.object({ id });
const requireAnnouncer = (c: AppContext) => requireRight(c, 'announcements');
const timeAndSettings = (c: AppContext) => ({ env: c.get('services').env, now: c.get('services').now() });

/** Runs a write about a newsletter, and returns it as it is then. */
const writeAndFind = (c: AppContext, newsletterId: number, work: (tx: Db) => Promise<unknown>) =>
  write(c, async (tx) => {
    await work(tx);
    return findNewsletter(tx, newsletterId, timeAndSettings(c));
  });

/** Newsletters in the console, for the right `announcements`. `audience` is matched before `{id}`. */
export const newsletterRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/newsletters/',
      summary: 'Newsletters with their progress, the latest first, for the right `announcements`',
      query: newslettersQuery,
      answer: newslettersAnswer,
      errors: [404, 409],
    }),
    async (c) => {
      requireAnnouncer(c);
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listNewsletters(db, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/newsletters/',
      summary: 'Write a newsletter, for the right `announcements`',
      body: newsletterBody,
      answer: newsletterDetail,
      errors: [404],
    }),
    async (c) => {
      const context = requestContext(c, requireAnnouncer(c));
      const created = await write(c, async (tx) => {
        const newsletterId = await createNewsletter(tx, c.req.valid('json'), context);
        return findNewsletter(tx, newsletterId, timeAndSettings(c));
      });
      return c.json(created, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/newsletters/audience/',
      summary: 'How many subscribers a newsletter would have now, for the right `announcements`',
      query: audienceQuery,
      answer: audienceAnswer,
      errors: [404, 409],
    }),
    async (c) => {
      requireAnnouncer(c);
      const { topic, locale = null, active_days = null, skin_types } = c.req.valid('query');
      const chosen = { topic, locale, active_days, skin_types: commaList(skin_types) };
      const now = c.get('services').now();
      return c.json({ count: await read(c, (db) => countAudience(db, chosen, now)) }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/newsletters/{id}/',
      summary: 'A newsletter with its text and progress, for the right `announcements`',
      params: byId,
      answer: newsletterDetail,
      errors: [409],
    }),
    async (c) => {
      requireAnnouncer(c);
      const { id: newsletterId } = c.req.valid('param');
      return c.json(await read(c, (db) => findNewsletter(db, newsletterId, timeAndSettings(c))), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/newsletters/{id}/',
      summary: 'Change a draft over the version that was read, for the right `announcements`',
      params: byId,
      body: newsletterUpdateBody,
      answer: newsletterDetail,
    }),
    async (c) => {
      const context = requestContext(c, requireAnnouncer(c));
      const { id: newsletterId } = c.req.valid('param');
      const changed = await writeAndFind(c, newsletterId, (tx) =>
        updateNewsletter(tx, newsletterId, c.req.valid('json'), context),
      );
      return c.json(changed, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/newsletters/{id}/test/',
      summary: 'Send a newsletter to the caller’s own address, for the right `announcements`',
      params: byId,
      answer: success,
      errors: [503],
    }),
    async (c) => {
      const { id: memberId } = requireAnnouncer(c);
      const { env, mail } = c.get('services');
      const { id: newsletterId } = c.req.valid('param');
      const { newsletter, email } = await read(c, async (db) => ({
        newsletter: await findNewsletter(db, newsletterId, timeAndSettings(c)),
        email: (await findById(db, memberId))?.email ?? '',
      }));
      if (!email) throw new ApiError(409, 'email_unverified');
      await limitMail(c, email);
      await mail.send(trialMail(editionOf(newsletter, env), email)).catch((error: Error) => {
        c.get('log').warn(loggable(error), 'a test of a newsletter was not sent');
        throw new ApiError(503, 'unavailable');
      });
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/newsletters/{id}/send/',
      summary: 'Send a newsletter now or later, with the caller’s password, for the right `announcements`',
      params: byId,
      body: newsletterSendBody,
      answer: newsletterDetail,
    }),
    async (c) => {
      const context = requestContext(c, requireAnnouncer(c));
      const { id: newsletterId } = c.req.valid('param');
      const { password, ...body } = c.req.valid('json');
      await checkOwnPassword(c, context.member.id, password);
      if (missingSettings(c.get('services').env).length > 0) throw new ApiError(409, 'sender_missing');
      const sent = await writeAndFind(c, newsletterId, (tx) => scheduleNewsletter(tx, newsletterId, body, context));
      return c.json(sent, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/newsletters/{id}/state/',
      summary: 'Stop the sending of a newsletter or go on with it, for the right `announcements`',
      params: byId,
      body: newsletterStateBody,
      answer: newsletterDetail,
    }),
    async (c) => {
      const context = requestContext(c, requireAnnouncer(c));
      const { id: newsletterId } = c.req.valid('param');
      const { action } = c.req.valid('json');
      const changed = await writeAndFind(c, newsletterId, (tx) => changeState(tx, newsletterId, action, context));
      return c.json(changed, 200);
    },
  );
