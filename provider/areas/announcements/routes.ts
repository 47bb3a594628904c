import { z } from '@hono/zod-openapi';
import { id, success } from '../../../contract/common.ts';
import { announcementBody, announcementsAnswer, announcementsQuery } from '../../../contract/managedAnnouncements.ts';
import { checkOwnPassword } from '../../domain/identity/guesses.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { call, invalidates, paginate, read, router, write } from '../../platform/http/context.ts';
import { endBanner, publish } from './commands.ts';
import { listAnnouncements } from './queries.ts';

/** The page of a banner, as `invalidates` names it; the home page shows it too. */
const bannerPage = (bannerId: number) => `banners/${bannerId}`;

/** Announcements in the console, for the right `announcements`. */
export const announcementRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/announcements/',
      summary: 'Announcements, the latest first, for the right `announcements`',
      query: announcementsQuery,
      answer: announcementsAnswer,
      errors: [404, 409],
    }),
    async (c) => {
      requireRight(c, 'announcements');
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listAnnouncements(db, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/announcements/',
      summary: 'Notify members or show a banner, with the caller’s password, for the right `announcements`',
      body: announcementBody,
      answer: success,
      errors: [404],
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'announcements'));
      const { password, ...body } = c.req.valid('json');
      await checkOwnPassword(c, context.member.id, password);
      const bannerId = await write(c, (tx) => publish(tx, body, context));
      if (bannerId !== null) invalidates(c, bannerPage(bannerId));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/announcements/{id}/end/',
      summary: 'Take the banner of an announcement down, for the right `announcements`',
      params: z.object({ id }),
      answer: success,
    }),
    async (c) => {
      const context = requestContext(c, requireRight(c, 'announcements'));
      const bannerId = await write(c, (tx) => endBanner(tx, c.req.valid('param').id, context));
      invalidates(c, bannerPage(bannerId));
      return c.json({ success: true as const }, 200);
    },
  );
