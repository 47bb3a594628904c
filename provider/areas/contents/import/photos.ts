import { inArray } from 'drizzle-orm';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants/common.ts';
import { photos, type StoredMedia } from '../../../db/schema/contents.ts';
import { hotRank } from '../../../domain/ranking/hot.ts';
import { countTags } from '../../../domain/taxonomy/contentTaxonomy.ts';
import type { SourcePhoto } from './export.ts';
import { type ImportResult, type Run, resultOrProblem } from './importResult.ts';
import { importPicture } from './pictures.ts';
import { columnsOf, hasValues } from './references.ts';
import { readLimited } from './sources.ts';

/** Copies of a post's pictures in our store; one that cannot be kept is a problem and left out. */
async function storeMedia(files: string[], { services, problems }: Run): Promise<StoredMedia[]> {
  const media: StoredMedia[] = [];
  for (const file of files) {
    const stored = await resultOrProblem(problems, async () =>
      importPicture(services, await readLimited(file, UPLOAD_MAX_BYTES), file),
    );
    if (stored) media.push({ ...stored, kind: 'image', film: null });
  }
  return media;
}

/**
 * Adds new photo posts and updates the texts of others, unless an operator has changed them. Their pictures
 * stay as they are.
 */
export async function importPhotos(sources: SourcePhoto[], run: Run): Promise<ImportResult> {
  const { database, now } = run.services;
  const result = { added: 0, changed: 0, same: 0 };
  const ids = sources.map(({ sourceId }) => sourceId);
  const rows = await database.read((db) => db.select().from(photos).where(inArray(photos.sourceId, ids)));
  for (const { files, ...source } of sources) {
    const row = rows.find(({ sourceId }) => sourceId === source.sourceId);
    const { columns, tags } = columnsOf(source, run.references);
    if (row && (row.version > 1 || hasValues(row, { ...columns, tags }))) {
      result.same += 1;
      continue;
    }
    const media = row || run.dryRun ? (row?.media ?? []) : await storeMedia(files, run);
    if (!run.dryRun && media.length === 0) continue;
    result[row ? 'changed' : 'added'] += 1;
    if (run.dryRun) continue;
    const postType = media.length > 1 ? ('carousel' as const) : ('image' as const);
    const commentCount = row?.commentCount ?? 0;
    const createdAt = source.publishedAt;
    const hot = hotRank({ viewCount: 0, commentCount, likeCount: 0, createdAt });
    const set = { ...columns, tags, media, postType, hot, updatedAt: now() };
    await database.write(async (tx) => {
      await tx
        .insert(photos)
        .values({ ...set, type: 'instagram' })
        .onConflictDoUpdate({ target: photos.sourceId, set });
    });
  }
  if (result.added + result.changed > 0 && !run.dryRun) await database.write(countTags);
  return result;
}
