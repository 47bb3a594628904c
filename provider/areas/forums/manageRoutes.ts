import { z } from '@hono/zod-openapi';
import { success, text } from '../../../contract/common.ts';
import {
  forumCreateBody,
  forumOrderBody,
  forumUpdateBody,
  managedForum,
  managedForumsAnswer,
} from '../../../contract/managedForums.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { taxonomyOf } from '../../domain/taxonomy/forumTaxonomy.ts';
import { call, invalidates, read, router, write } from '../../platform/http/context.ts';
import { createForum, findManagedForum, listManagedForums, orderForums, updateForum } from './manage.ts';

const bySlug = z.object({ slug: text(60) });

/** The page of a forum, as `invalidates` names it; the list of forums is another page that it changes. */
const forumPage = (slug: string) => `forums/${slug}`;

/** Forums as the console changes them, for the right `content`. `order` is matched before `{slug}`. */
export const managedForumRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/manage/forums/',
      summary: 'Every forum in its order, for the right `content`',
      answer: managedForumsAnswer,
      errors: [404, 409],
    }),
    async (c) => {
      requireRight(c, 'content');
      return c.json({ results: await read(c, (db) => listManagedForums(db)) }, 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/manage/forums/',
      summary: 'Create a forum, for the right `content`',
      body: forumCreateBody,
      answer: managedForum,
      errors: [404],
    }),
    async (c) => {
      const member = requireRight(c, 'content');
      const body = c.req.valid('json');
      const created = await write(c, async (tx) => {
        await createForum(tx, body, requestContext(c, member));
        return findManagedForum(tx, body.slug);
      });
      taxonomyOf.forget(c);
      invalidates(c, forumPage(body.slug));
      return c.json(created, 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/forums/order/',
      summary: 'Order the forums, for the right `content`',
      body: forumOrderBody,
      answer: success,
      errors: [404],
    }),
    async (c) => {
      const member = requireRight(c, 'content');
      const { slugs } = c.req.valid('json');
      await write(c, (tx) => orderForums(tx, slugs, requestContext(c, member)));
      invalidates(c, ...slugs.map(forumPage));
      return c.json({ success: true as const }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/manage/forums/{slug}/',
      summary: 'A forum with its texts in both languages, for the right `content`',
      params: bySlug,
      answer: managedForum,
      errors: [409],
    }),
    async (c) => {
      requireRight(c, 'content');
      const { slug } = c.req.valid('param');
      return c.json(await read(c, (db) => findManagedForum(db, slug)), 200);
    },
  )
  .openapi(
    call({
      method: 'put',
      path: '/manage/forums/{slug}/',
      summary: 'Change a forum over the version that was read, for the right `content`',
      params: bySlug,
      body: forumUpdateBody,
      answer: managedForum,
    }),
    async (c) => {
      const member = requireRight(c, 'content');
      const { slug } = c.req.valid('param');
      const changed = await write(c, async (tx) => {
        await updateForum(tx, slug, c.req.valid('json'), requestContext(c, member));
        return findManagedForum(tx, slug);
      });
      taxonomyOf.forget(c);
      invalidates(c, forumPage(slug));
      return c.json(changed, 200);
    },
  );
