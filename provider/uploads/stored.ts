import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { files } from '../db/schema/site.ts';
import type { StoredFile } from '../db/schema/topics.ts';

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/**
 * The sizes of the pictures that are in our file store, by their names: none of them is swept before the
 * transaction that is about to show them ends.
 */
export async function storedSizes(tx: Db, names: string[]) {
  if (names.length === 0) return new Map<string, { width: number; height: number }>();
  const rows = await tx
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.id, names))
    .for('key share');
  return new Map(rows.map(({ id, width, height }) => [id, { width, height }]));
}

/** The pictures behind addresses of our file store, with their sizes; undefined if one is missing. */
export async function storedFiles(
  tx: Db,
  urls: string[],
  alts: string[],
): Promise<StoredFile[] | undefined> {
  const sizes = await storedSizes(tx, urls.map(nameOf));
  const found = urls.flatMap((url, index) => {
    const size = sizes.get(nameOf(url));
    return size ? [{ url, alt: alts[index] ?? '', ...size }] : [];
  });
  return found.length === urls.length ? found : undefined;
}
