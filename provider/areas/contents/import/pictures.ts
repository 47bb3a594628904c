import type { StoredMedia } from '../../../db/schema/contents.ts';
import { files } from '../../../db/schema/site.ts';
import { ApiError } from '../../../platform/errors/errors.ts';
import { urlOf } from '../../../platform/files/names.ts';
import { storePicture } from '../../../platform/files/pictures.ts';
import type { Services } from '../../../platform/http/context.ts';
import { ImportError } from './sources.ts';

/** Copies a picture into our own store. @throws ImportError with the reason in words */
export async function importPicture(
  { files: store, database, now }: Services,
  bytes: Buffer,
  what: string,
): Promise<Omit<StoredMedia, 'kind' | 'film'>> {
  try {
    const { name, ...size } = await storePicture(store, bytes, { field: 'file', locale: 'en' });
    await database.write((tx) => tx.insert(files).values({ id: name, ...size, createdAt: now() }));
    const { width, height } = size;
    return { url: urlOf(name), alt: '', width, height };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { detail, ...fields } = error.body('en');
    throw new ImportError(`${what}: ${detail ?? Object.values(fields).flat()[0]}`);
  }
}
