import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { ImportError, readLimited } from './sources.ts';
import { captionParts, mended } from './texts.ts';

/** A photo post in an export; `files` are pictures on this machine. */
export interface SourcePhoto {
  sourceId: string;
  title: string;
  description: string;
  publishedAt: Date;
  files: string[];
}

const JSON_MAX = 64 * 1024 * 1024;
/** The locations of posts_1.json in exports of different years. */
const PLACES = ['your_instagram_activity/media', 'your_instagram_activity/content', 'content', '.'];

/** A text that can be stored: a database has no NUL. */
const storable = z.string().regex(/^[^\0]*$/);
const text = storable.transform(mended).default('');
/** Seconds since 1970, until 2100: an export in milliseconds is beyond. */
const seconds = z
  .number()
  .int()
  .min(0)
  .max(Date.UTC(2100, 0) / 1000 - 1);
const post = z.object({
  title: text,
  creation_timestamp: seconds.optional(),
  media: z.array(z.object({ uri: storable.min(1), creation_timestamp: seconds, title: text })).min(1),
});

const isThere = (path: string) =>
  stat(path).then(
    (it) => it.isFile(),
    () => false,
  );

/** Finds the post files of an export and the folder that their pictures' paths are relative to. @throws ImportError */
async function findPosts(path: string): Promise<{ root: string; files: string[] }> {
  const given = await stat(path).catch(() => undefined);
  if (!given) throw new ImportError(`${path} is not there`);
  if (given.isFile()) return { root: '', files: [resolve(path)] };
  for (const place of PLACES) {
    const folder = join(path, place);
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => /^posts_\d+\.json$/.test(name)).sort();
    if (files.length > 0) return { root: resolve(path), files: files.map((it) => join(folder, it)) };
  }
  throw new ImportError(`${path} has no posts_1.json: give the folder of an unzipped export`);
}

/** Returns the folder above a post file that its pictures' paths are relative to. */
async function rootOf(file: string, uri: string): Promise<string> {
  let folder = dirname(file);
  for (let up = 0; up < PLACES.length; up += 1) {
    if (await isThere(join(folder, uri))) return folder;
    folder = dirname(folder);
  }
  return dirname(file);
}

/** Returns a picture's path when it lies within the export, links followed; else null. */
async function within(root: string, uri: string): Promise<string | null> {
  const path = await realpath(join(root, uri)).catch(() => null);
  return path?.startsWith((await realpath(root)) + sep) ? path : null;
}

async function readPosts(file: string): Promise<unknown[]> {
  const bytes = await readLimited(file, JSON_MAX);
  try {
    return z.array(z.unknown()).parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new ImportError(`${file} is no list of posts in JSON`);
  }
}

/**
 * Reads the photo posts of Instagram's data export (JSON), a folder or a file of posts, and the items
 * that could not be used: videos are skipped, since the export has no picture of them. @throws
 * ImportError
 */
export async function readExport(path: string) {
  const { root, files } = await findPosts(path);
  const photos: SourcePhoto[] = [];
  const problems: string[] = [];
  for (const file of files) {
    for (const [index, raw] of (await readPosts(file)).entries()) {
      const name = `${basename(file)}, post ${index + 1}`;
      const { data, error } = post.safeParse(raw);
      const [first] = data?.media ?? [];
      if (!data || !first) {
        problems.push(`${name} is left out: its ${error?.issues[0]?.path.join(' › ')} cannot be used`);
        continue;
      }
      const start = root || (await rootOf(file, first.uri));
      const pictures: string[] = [];
      for (const { uri } of data.media) {
        const found = /\.(jpe?g|png|webp)$/i.test(uri) ? await within(start, uri) : null;
        if (found) pictures.push(found);
        else problems.push(`${name}: ${uri} is left out, no picture of this export`);
      }
      if (pictures.length === 0) continue;
      const caption = data.title || first.title;
      const at = data.creation_timestamp ?? first.creation_timestamp;
      photos.push({
        sourceId: basename(first.uri).replace(/\.\w+$/, ''),
        ...captionParts(caption),
        publishedAt: new Date(at * 1000),
        files: pictures,
      });
    }
  }
  return { photos, problems };
}
