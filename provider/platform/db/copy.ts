import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SetupError } from '../errors/setupError.ts';
import { type Database, openEmbedded } from './client.ts';
import { copyFolder, hasDatabase, prepareFolder } from './folder.ts';
import { holdLock, requestCopy } from './lock.ts';

/** The folder of copies, in the data folder: a provider may be allowed to write no other. */
const copiesIn = (dataDir: string) => join(dataDir, 'copy');

/** Where the process that has the embedded database open copies it when another one asks. */
export const copyIn = (dataDir: string) => join(copiesIn(dataDir), 'db');

/**
 * Opens a copy of the embedded database as it is now, not migrated; it is deleted when it is closed. A process that
 * has the database open makes the copy and goes on.
 * @param opener this process's name for the message of another one that is rejected
 * @throws SetupError where there is no database, or the process that has it open makes no copy
 */
export async function openCopy(dataDir: string, opener: string): Promise<Database> {
  if (!(await hasDatabase(dataDir))) throw new SetupError(`There is no database in ${resolve(dataDir)}.`);
  const copy = copyIn(dataDir);
  const own = await holdLock(copiesIn(dataDir), opener);
  const remove = async () => {
    await rm(copy, { recursive: true, force: true });
    await own.release();
  };
  try {
    // That of a process which was killed.
    await rm(copy, { recursive: true, force: true });
    if (!(await requestCopy(dataDir))) await copyClosed(dataDir, opener);
    const database = await openEmbedded({ folder: copy, migrate: false });
    return {
      ...database,
      async close() {
        await database.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Copies a database that no process has open. */
async function copyClosed(dataDir: string, opener: string) {
  const lock = await holdLock(dataDir, opener);
  try {
    const { path } = await prepareFolder(dataDir);
    await copyFolder(path, copyIn(dataDir));
  } finally {
    await lock.release();
  }
}
