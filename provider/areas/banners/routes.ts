import { z } from '@hono/zod-openapi';
import { banner, bannersAnswer, bannersQuery } from '../../../contract/banners.ts';
import { id } from '../../../contract/common.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { presentBanner } from './present.ts';
import { findBanner, listBanners } from './queries.ts';

/** Banners, in the caller's language. */
export const bannerRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/banners/',
      summary: 'Banners in their order',
      query: bannersQuery,
      answer: bannersAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listBanners(db, query, c.get('member')));
      const results = rows.map((row) => presentBanner(row, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/banners/{id}/',
      summary: 'A banner',
      params: z.object({ id }),
      answer: banner,
    }),
    async (c) => {
      const row = await read(c, (db) => findBanner(db, c.req.valid('param').id, c.get('member')));
      if (!row) throw notFound();
      return c.json(presentBanner(row, c.get('locale')), 200);
    },
  );
