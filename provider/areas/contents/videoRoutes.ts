import { z } from '@hono/zod-openapi';
import { id } from '../../../contract/common.ts';
import { video, videosAnswer, videosQuery } from '../../../contract/contents.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { presentVideo, presentVideoSummary } from './present.ts';
import { readRelated } from './related.ts';
import { findVideo, listVideos } from './videos.ts';

/** Videos, from their list to one of them. */
export const videoRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/contents/youtube-videos/',
      summary: 'Videos',
      query: videosQuery,
      answer: videosAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listVideos(db, query));
      const related = await readRelated(c, rows);
      const results = rows.map((row) => presentVideoSummary(row, related));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/contents/youtube-videos/{id}/',
      summary: 'A video',
      params: z.object({ id }),
      answer: video,
    }),
    async (c) => {
      const row = await read(c, (db) => findVideo(db, c.req.valid('param').id, c.get('member')));
      if (!row) throw notFound();
      return c.json(presentVideo(row, await readRelated(c, [row])), 200);
    },
  );
