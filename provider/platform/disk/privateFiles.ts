import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders and files of the data folder are for their owner only. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Codes of a file system that does not let this user change a mode. */
const NOT_OURS = ['EPERM', 'EROFS', 'ENOTSUP'];

/**
 * Removes the permissions of others from a folder and everything in it; returns the paths whose mode
 * could not be changed. Modes are repaired at each start, since the embedded database makes its first
 * files readable and writable for everyone whatever the umask is. Links are not followed.
 */
export async function makePrivate(path: string): Promise<string[]> {
  if (process.platform === 'win32') return [];
  const open = await setMode(path, FOLDER_MODE);
  for (const entry of await readdir(path, { withFileTypes: true }).catch(noneIfGone)) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) open.push(...(await makePrivate(inside)));
    else if (!entry.isSymbolicLink()) open.push(...(await setMode(inside, FILE_MODE)));
  }
  return open;
}

/** A folder that was deleted meanwhile, such as a backup's copy of the database, has no entries. */
function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function setMode(path: string, mode: number): Promise<string[]> {
  try {
    if (((await lstat(path)).mode & 0o777) !== mode) await chmod(path, mode);
    return [];
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A file that its owner has deleted meanwhile: an uploaded part, a lock's socket.
    if (code === 'ENOENT') return [];
    if (NOT_OURS.includes(code)) return [path];
    throw error;
  }
}
