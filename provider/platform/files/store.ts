import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ProviderEnv } from '../config/env.ts';
import { FILE_MODE, FOLDER_MODE } from '../disk/privateFiles.ts';
import { s3Store } from './s3.ts';

/** Where uploaded pictures are kept. Names are made by us, so a name is never a path. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes as a stream with their number, or null where there is no such file. */
  get(name: string): Promise<{ body: ReadableStream; size: number } | null>;
  /** Deletes a file; one that is not there is no error. */
  remove(name: string): Promise<void>;
}

/** Creates a `FileStore` in a folder on this machine. */
export function diskStore(folder: string): FileStore {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      // Renamed once it is complete: a concurrent reader would cache a part of it for good.
      const part = join(folder, `${name}.${randomUUID()}.part`);
      await writeFile(part, bytes, { mode: FILE_MODE });
      await rename(part, join(folder, name));
    },
    async get(name) {
      const path = join(folder, name);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!found) return null;
      return { body: Readable.toWeb(createReadStream(path)) as ReadableStream, size: found.size };
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/**
 * Creates the store of the settings: a bucket when one is named, else a folder.
 * @throws an Error that names the missing settings of a bucket
 */
export function createFileStore(env: ProviderEnv): FileStore {
  const { S3_BUCKET: bucket, S3_REGION: region } = env;
  if (!bucket) return diskStore(join(env.DATA_DIR, 'files'));
  const needed = (name: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = env[name];
    if (!value) throw new Error(`S3_BUCKET is set, so ${name} must be too`);
    return value;
  };
  return s3Store({
    endpoint: needed('S3_ENDPOINT'),
    bucket,
    region,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  });
}
