import { videoCalls } from '../../../contract/contents.calls.ts';
import { videoSchemas } from '../../../contract/contents.ts';
import { mount } from '../../domain/identity/mount.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { paginate, read } from '../../platform/http/context.ts';
import { presentVideo, presentVideoSummary } from './present.ts';
import { readRelated } from './related.ts';
import { findVideo, listVideos } from './videos.ts';

/** Videos, from their list to one of them. */
export const videoRoutes = mount(videoCalls, videoSchemas, {
  async getVideos(c, { query }) {
    const { count, rows } = await read(c, (db) => listVideos(db, query));
    const related = await readRelated(c, rows);
    const results = rows.map((row) => presentVideoSummary(row, related));
    return paginate(c, query, count, results);
  },
  async getVideo(c, { params, member }) {
    const row = await read(c, (db) => findVideo(db, params.id, member));
    if (!row) throw notFound();
    return presentVideo(row, await readRelated(c, [row]));
  },
});
