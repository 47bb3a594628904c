import { videoCalls, videoCommentCalls } from '../../../contract/contents.calls.ts';
import { commentRoutes } from '../../domain/comments/routes.ts';
import { mount } from '../../domain/identity/mount.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { paginate, read } from '../../platform/http/context.ts';
import { videoContent } from './content.ts';
import { presentVideo, presentVideoSummary } from './present.ts';
import { readRelated } from './related.ts';
import { findVideo, listVideos } from './videos.ts';

/** Videos, from their list to one of them. */
export const videoRoutes = mount(videoCalls, {
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

/** Comments of a video and their replies. */
export const videoCommentRoutes = commentRoutes(videoContent, videoCommentCalls);
