import { resolve } from 'node:path';
import { SetupError } from './setupError.ts';

/** PostgreSQL's code for a full disk. */
const SQL_DISK_FULL = '53100';
/** The embedded database's numbers (WASI's) of system errors that an operator can fix. */
const WASI_CODES: Readonly<Partial<Record<number, string>>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
};

const FULL = new Set(['ENOSPC', 'EDQUOT', SQL_DISK_FULL]);
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
const NO_FOLDER = new Set(['ENOTDIR', 'EEXIST']);

/** Returns the codes of an error and of its causes. */
export function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown };
  const own = typeof code === 'string' ? code : WASI_CODES[Number(errno)];
  return [...(own ? [own] : []), ...codesOf(cause)];
}

/** Returns whether an error, or its cause, is a full disk. */
export const isDiskFull = (error: unknown) => codesOf(error).some((code) => FULL.has(code));

/** Returns whether an error, or its cause, is a fault of the disk and not of the data on it. */
export const isStorageError = (error: unknown) =>
  codesOf(error).some((code) => FULL.has(code) || UNWRITABLE.has(code) || NO_FOLDER.has(code));

/** Explains an error of the data folder to an operator; undefined for an error of another kind. */
export function explainStorage(error: unknown, dataDir: string): SetupError | undefined {
  const folder = resolve(dataDir);
  const codes = codesOf(error);
  const find = (known: Set<string>) => codes.find((code) => known.has(code));
  const explain = (text: string) => Object.assign(new SetupError(text), { cause: error });
  if (find(FULL)) {
    return explain(
      `DATA_DIR: the disk of ${folder} is full. Nothing was lost: make room (a new database takes 100 MB) and start again.`,
    );
  }
  const unwritable = find(UNWRITABLE);
  if (unwritable) {
    return explain(
      `DATA_DIR: ${folder} cannot be written (${unwritable}). Let this user write there, or set another folder.`,
    );
  }
  if (find(NO_FOLDER)) return explain(`DATA_DIR: ${folder} is a file, or lies below one.`);
  return undefined;
}
