import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { FILE_MODE, FOLDER_MODE } from '../disk/privateFiles.ts';
import { SetupError } from '../errors/setupError.ts';

/** The number of the archive's format: a program that writes another one counts on. */
const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** Every other file with its sum, in the format of `sha256sum -c`; written last. */
const SUMS = 'SHA256SUMS';
const SECRETS = 'secrets.json';
const FILES = 'files/';
/** The paths that an archive may have: they become paths and names of the target. */
const PATH = /^(?:manifest\.json|secrets\.json|tables\/\w+\.jsonl|files\/\w[\w.-]*)$/;

const count = z.number().int().min(0);
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that wrote the archive. */
  version: z.string(),
  made: z.iso.datetime(),
  /** The number of migrations, and the hash of the newest. */
  migrated: z.object({ count, hash: z.string() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  /** `value` is the last number that was given out, or the first one where none was yet. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Files of pictures, and the pictures that the store did not have. */
  pictures: z.object({ files: count, missing: z.array(z.string()) }),
  hasSecrets: z.boolean(),
});
export type Manifest = z.infer<typeof manifestSchema>;
/** What of the manifest is known before the archive is complete. */
type Contents = Omit<Manifest, 'format' | 'hasSecrets'>;

const tablePath = (name: string) => `tables/${name}.jsonl`;

/** Reads the rows of a table, each as text without its newline. Nothing but a newline ends a row. */
async function* readRowsOf(folder: string, table: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(join(folder, tablePath(table)), 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Creates an archive under a temporary name, for its owner only, until it is finished.
 * @throws SetupError where there is something of its name
 */
export async function createArchive(to: string) {
  if (existsSync(to)) throw new SetupError(`${resolve(to)} exists already: name a new folder.`);
  const part = `${to}.${randomUUID().slice(0, 8)}.part`;
  for (const folder of ['tables', 'files']) await mkdir(join(part, folder), { recursive: true, mode: FOLDER_MODE });
  const sums = new Map<string, string>();

  async function write(path: string, content: AsyncIterable<string> | Iterable<string | Uint8Array>) {
    const hash = createHash('sha256');
    await pipeline(
      Readable.from(content),
      async function* addToSum(chunks: AsyncIterable<string | Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      // On the disk before the archive gets its name.
      createWriteStream(join(part, path), { mode: FILE_MODE, flush: true }),
    );
    sums.set(path, hash.digest('hex'));
  }

  return {
    writeTable: (name: string, lines: AsyncIterable<string>) => write(tablePath(name), lines),
    writeFile: (name: string, bytes: Uint8Array) => write(FILES + name, [bytes]),
    writeSecrets: (secrets: object) => write(SECRETS, [`${JSON.stringify(secrets, null, 2)}\n`]),
    rowsOf: (table: string) => readRowsOf(part, table),
    /** Gives the archive its name. */
    async finish(contents: Contents): Promise<Manifest> {
      const manifest = { format: FORMAT, ...contents, hasSecrets: sums.has(SECRETS) } as const;
      await write(MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`]);
      const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`);
      await write(SUMS, [lines.join('')]);
      await rename(part, to);
      return manifest;
    },
    /** Deletes what was written. */
    discard: () => rm(part, { recursive: true, force: true }),
  };
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function damaged(from: string, what: string) {
  return new SetupError(`${resolve(from)} is damaged: ${what}. Nothing was changed: use another backup.`);
}

/** Reads the sums; @throws SetupError for a folder that is no complete archive */
async function readSums(from: string): Promise<Map<string, string>> {
  const text = await readFile(join(from, SUMS), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new SetupError(`${resolve(from)} is no complete backup: it has no ${SUMS}. Nothing was changed.`);
  });
  const sums = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!sum || !path || !PATH.test(path)) throw damaged(from, `${SUMS} has the line “${line.slice(0, 200)}”`);
    sums.set(path, sum);
  }
  // It is the last.
  if (!sums.has(MANIFEST)) throw damaged(from, `${SUMS} is cut`);
  return sums;
}

async function checkSum(from: string, path: string, sum: string | undefined) {
  const actual = await sumOf(join(from, path)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? damaged(from, `${path} is missing`) : error;
  });
  if (actual !== sum) throw damaged(from, `${path} is not as it was written`);
}

async function readManifest(from: string): Promise<Manifest> {
  const value: unknown = JSON.parse(await readFile(join(from, MANIFEST), 'utf8'));
  const { format, version } = z.looseObject({ format: z.number(), version: z.string() }).parse(value);
  if (format > FORMAT) throw newer(from, version);
  return manifestSchema.parse(value);
}

/** Returns the error for an archive that a later program wrote. */
export const newer = (from: string, version: string) =>
  new SetupError(
    `${resolve(from)} was written by a newer program, of version ${version}. Nothing was changed: restore it by that version or a later one.`,
  );

/**
 * Opens an archive and checks every file of it.
 * @throws SetupError that names the file which is missing or changed, or the version that wrote a newer archive
 */
export async function openArchive(from: string) {
  const sums = await readSums(from);
  await checkSum(from, MANIFEST, sums.get(MANIFEST));
  const manifest = await readManifest(from);
  for (const [path, sum] of sums) await checkSum(from, path, sum);
  const files = [...sums.keys()].filter((path) => path.startsWith(FILES)).map((path) => path.slice(FILES.length));
  const needed = [...manifest.tables.map(({ name }) => tablePath(name)), ...(manifest.hasSecrets ? [SECRETS] : [])];
  const unnamed = needed.find((path) => !sums.has(path));
  if (unnamed) throw damaged(from, `${SUMS} does not name ${unnamed}`);
  if (files.length !== manifest.pictures.files) throw damaged(from, `${SUMS} does not name every picture`);
  return {
    from,
    manifest,
    /** The names of the files of pictures. */
    files,
    readFile: (name: string) => readFile(join(from, FILES, name)),
    rowsOf: (table: string) => readRowsOf(from, table),
    /** The text of the file of secrets, where the site made them itself. */
    readSecrets: async () => (manifest.hasSecrets ? readFile(join(from, SECRETS), 'utf8') : undefined),
  };
}
export type Archive = Awaited<ReturnType<typeof openArchive>>;
