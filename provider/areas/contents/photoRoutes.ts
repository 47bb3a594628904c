import { photoCalls, photoCommentCalls } from '../../../contract/contents.calls.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { mount } from '../../domain/identity/mount.ts';
import { listCategories, listTags, presentCategory, presentTag } from '../../domain/taxonomy/contentTaxonomy.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { paginate, read } from '../../platform/http/context.ts';
import { photoContent } from './content.ts';
import { findPhoto, listPhotos } from './photos.ts';
import { presentPhoto, presentPhotoSummary } from './present.ts';
import { readRelated } from './related.ts';

/** Photo posts and their filters; categories and tags are matched first, since they are not ids. */
export const photoRoutes = mount(photoCalls, {
  async getContentCategories(c, { query }) {
    const { count, rows } = await read(c, (db) => listCategories(db, query));
    const results = rows.map((row) => presentCategory(row, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async getContentTags(c, { query }) {
    const { count, rows } = await read(c, (db) => listTags(db, query));
    return paginate(c, query, count, rows.map(presentTag));
  },
  async getPhotos(c, { query }) {
    const { count, rows } = await read(c, (db) => listPhotos(db, query));
    const related = await readRelated(c, rows);
    const results = rows.map((row) => presentPhotoSummary(row, related));
    return paginate(c, query, count, results);
  },
  async getPhoto(c, { params, member }) {
    const row = await read(c, (db) => findPhoto(db, params.id, member));
    if (!row) throw notFound();
    return presentPhoto(row, await readRelated(c, [row]));
  },
});

/** Comments of a photo post and their replies. */
export const photoCommentRoutes = commentRoutes(photoContent, photoCommentCalls);
