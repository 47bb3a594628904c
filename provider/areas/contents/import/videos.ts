import { inArray } from 'drizzle-orm';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants/common.ts';
import { videos } from '../../../db/schema/contents.ts';
import { hotRank } from '../../../domain/ranking/hot.ts';
import type { SourceVideo } from './feed.ts';
import { columnsOf, says } from './leads.ts';
import { importPicture } from './pictures.ts';
import { download } from './sources.ts';
import { orProblem, type Run, type Tally } from './tally.ts';

/** Stores a copy of a video's still, or returns null and adds the reason to the problems. */
const storeStill = (address: string, { services, fetch, problems }: Run) =>
  orProblem(problems, async () => importPicture(services, await download(fetch, address, UPLOAD_MAX_BYTES), address));

/** Adds new videos and changes those that say something else; a still that is missing is tried again. */
export async function importVideos(sources: SourceVideo[], run: Run): Promise<Tally> {
  const { database, now } = run.services;
  const tally = { added: 0, changed: 0, same: 0 };
  const ids = sources.map(({ sourceId }) => sourceId);
  const rows = await database.read((db) => db.select().from(videos).where(inArray(videos.sourceId, ids)));
  for (const { thumbnail: address, viewCount, ...source } of sources) {
    const row = rows.find(({ sourceId }) => sourceId === source.sourceId);
    const columns = { ...columnsOf(source, run.leads).columns, viewCount };
    const wanted = row?.thumbnail || run.dryRun ? null : address;
    const thumbnail = row?.thumbnail ?? (wanted ? await storeStill(wanted, run) : null);
    if (row && says(row, { ...columns, thumbnail })) {
      tally.same += 1;
      continue;
    }
    tally[row ? 'changed' : 'added'] += 1;
    if (run.dryRun) continue;
    const commentCount = row?.commentCount ?? 0;
    const createdAt = source.publishedAt;
    const hot = hotRank({ viewCount, commentCount, likeCount: 0, createdAt });
    const set = { ...columns, thumbnail, hot, updatedAt: now() };
    await database.write(async (tx) => {
      await tx
        .insert(videos)
        .values({ ...set, type: 'youtube' })
        .onConflictDoUpdate({ target: videos.sourceId, set });
    });
  }
  return tally;
}
