import { z } from '@hono/zod-openapi';
import { id } from '../../../contract/common.ts';
import {
  contentCategoriesAnswer,
  contentTagsAnswer,
  contentTermsQuery,
  photo,
  photosAnswer,
  photosQuery,
} from '../../../contract/contents.ts';
import { listCategories, listTags, presentCategory, presentTag } from '../../domain/taxonomy/contentTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { findPhoto, listPhotos } from './photos.ts';
import { presentPhoto, presentPhotoSummary } from './present.ts';
import { readRelated } from './related.ts';

/** Photo posts and their filters; categories and tags are matched first, since they are not ids. */
export const photoRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/contents/instagram-posts/categories/',
      summary: 'Categories of videos and photo posts',
      query: contentTermsQuery,
      answer: contentCategoriesAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listCategories(db, query));
      const results = rows.map((row) => presentCategory(row, c.get('locale')));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/contents/instagram-posts/tags/',
      summary: 'Hashtags of photo posts, the most used first',
      query: contentTermsQuery,
      answer: contentTagsAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listTags(db, query));
      return c.json(paginate(c, query, count, rows.map(presentTag)), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/contents/instagram-posts/',
      summary: 'Photo posts',
      query: photosQuery,
      answer: photosAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { count, rows } = await read(c, (db) => listPhotos(db, query));
      const related = await readRelated(c, rows);
      const results = rows.map((row) => presentPhotoSummary(row, related));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/contents/instagram-posts/{id}/',
      summary: 'A photo post',
      params: z.object({ id }),
      answer: photo,
    }),
    async (c) => {
      const row = await read(c, (db) => findPhoto(db, c.req.valid('param').id, c.get('member')));
      if (!row) throw notFound();
      return c.json(presentPhoto(row, await readRelated(c, [row])), 200);
    },
  );
