import { inArray } from 'drizzle-orm';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants/common.ts';
import { videos } from '../../../db/schema/contents.ts';
import { hotRank } from '../../../domain/ranking/hot.ts';
import type { SourceVideo } from './feed.ts';
import { type ImportResult, type Run, resultOrProblem } from './importResult.ts';
import { importPicture } from './pictures.ts';
import { columnsOf, hasValues } from './references.ts';
import { download } from './sources.ts';

/** Stores a copy of a video's still, or returns null and adds the reason to the problems. */
const storeStill = (address: string, { services, fetch, problems }: Run) =>
  resultOrProblem(problems, async () =>
    importPicture(services, await download(fetch, address, UPLOAD_MAX_BYTES), address),
  );

/**
 * Adds new videos and changes those that say something else; a still that is missing is tried again. Of a video
 * that an operator has changed, the views alone are taken over.
 */
export async function importVideos(sources: SourceVideo[], run: Run): Promise<ImportResult> {
  const { database, now } = run.services;
  const result = { added: 0, changed: 0, same: 0 };
  const ids = sources.map(({ sourceId }) => sourceId);
  const rows = await database.read((db) => db.select().from(videos).where(inArray(videos.sourceId, ids)));
  for (const { thumbnail: address, viewCount, ...source } of sources) {
    const row = rows.find(({ sourceId }) => sourceId === source.sourceId);
    const isEdited = row !== undefined && row.version > 1;
    const { columns } = columnsOf(source, run.references);
    const wanted = row?.thumbnail || isEdited || run.dryRun ? null : address;
    const thumbnail = row?.thumbnail ?? (wanted ? await storeStill(wanted, run) : null);
    if (row && hasValues(row, isEdited ? { viewCount } : { ...columns, viewCount, thumbnail })) {
      result.same += 1;
      continue;
    }
    result[row ? 'changed' : 'added'] += 1;
    if (run.dryRun) continue;
    const commentCount = row?.commentCount ?? 0;
    const createdAt = isEdited ? row.publishedAt : source.publishedAt;
    const hot = hotRank({ viewCount, commentCount, likeCount: 0, createdAt });
    const values = { ...columns, viewCount, thumbnail, hot, updatedAt: now() };
    await database.write(async (tx) => {
      await tx
        .insert(videos)
        .values({ ...values, type: 'youtube' })
        .onConflictDoUpdate({
          target: videos.sourceId,
          set: isEdited ? { viewCount, ...(row.hot !== 0 && { hot }) } : values,
        });
    });
  }
  return result;
}
