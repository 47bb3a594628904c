import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { droppedFiles, files } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import { copiesOf } from '../../platform/files/names.ts';
import type { FileStore } from '../../platform/files/store.ts';
import type { Services } from '../../platform/http/context.ts';
import { untilShort } from '../../platform/jobs/untilShort.ts';
import { daysBefore } from '../../platform/time/days.ts';

/**
 * A picture that was never shown may be in a draft, which is stored for 30 days from its last change: it is kept for
 * these days from its last reading, which is recorded once a day.
 */
const UNUSED_DAYS = 60;
const RECORDED_DAYS = 1;
/** The number of pictures per transaction, so that no transaction is long. */
const AT_ONCE = 200;

/** Returns whether the reading of a picture is recorded: of a member's that nothing has shown, and not since a day. */
export const isReadingDue = (
  { userId, shownBy, createdAt }: Pick<typeof files.$inferSelect, 'userId' | 'shownBy' | 'createdAt'>,
  now: Date,
): boolean => userId !== null && shownBy === null && createdAt <= daysBefore(now, RECORDED_DAYS);

/** Records that a picture was read which nothing has shown: its name cannot be guessed, so that it is in a draft. */
export const recordReading = (tx: Db, name: string, now: Date) =>
  tx
    .update(files)
    .set({ createdAt: now })
    .where(and(eq(files.id, name), isNull(files.shownBy)));

/** Deletes a picture from the store in every width and format; one that is not there is no error. */
async function removeCopies(store: FileStore, name: string) {
  for (const copy of copiesOf(name)) await store.remove(copy);
}

/**
 * Deletes the rows of members' pictures that nothing shows, and stores their names for the deletion of
 * the files. Pictures that a transaction is about to show are locked, and skipped. Returns the number of
 * rows.
 */
async function dropRows(tx: Db, now: Date): Promise<number> {
  const neverShown = and(isNull(files.shownBy), lte(files.createdAt, daysBefore(now, UNUSED_DAYS)));
  const due = await tx
    .select({ name: files.id })
    .from(files)
    .where(and(isNotNull(files.userId), or(eq(files.shownBy, 0), neverShown)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const names = due.map(({ name }) => name);
  await tx.delete(files).where(inArray(files.id, names));
  await tx.insert(droppedFiles).values(due);
  return due.length;
}

/**
 * Deletes files without a row from the store; a file that it fails to delete waits for the next run.
 */
async function emptyStore({ database, files: store, log }: Pick<Services, 'database' | 'files' | 'log'>) {
  const waiting = await database.read((db) => db.select().from(droppedFiles).limit(AT_ONCE));
  const removed: string[] = [];
  for (const { name } of waiting) {
    await removeCopies(store, name).then(
      () => removed.push(name),
      (error: Error) => log.warn({ file: name, error: error.message }, 'a file was not deleted'),
    );
  }
  if (removed.length === 0) return;
  await database.write((tx) => tx.delete(droppedFiles).where(inArray(droppedFiles.name, removed)));
}

/**
 * Deletes the pictures that no content shows any more, and old ones that none ever did; returns their
 * number.
 */
export async function purgeFiles(
  services: Pick<Services, 'database' | 'files' | 'log' | 'now'>,
  signal?: AbortSignal,
): Promise<number> {
  const { database, now } = services;
  const purgeBatch = async () => {
    const dropped = await database.write((tx) => dropRows(tx, now()));
    await emptyStore(services);
    return dropped;
  };
  return untilShort(AT_ONCE, purgeBatch, signal);
}
