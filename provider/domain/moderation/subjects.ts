import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { createRegistry } from '../../platform/registry/registry.ts';
import type { FoundThing, SubjectHandler } from './subject.ts';
import type { ThingKey } from './thing.ts';

/** How each kind of content is found, hidden, restored and erased; app.ts registers the areas' handlers. */
export const moderatedContent =
  createRegistry<Record<ModeratedSubject, SubjectHandler>>('moderated content');

const nameOf = ({ subject, subjectId }: ThingKey) => `${subject}:${subjectId}`;

/** Things by their keys, one query a kind. */
export async function findThings(db: Db, keys: readonly ThingKey[]) {
  const found = new Map<string, FoundThing>();
  for (const subject of new Set(keys.map((key) => key.subject))) {
    const ids = keys.filter((key) => key.subject === subject).map(({ subjectId }) => subjectId);
    const things = await moderatedContent.get()[subject].find(db, ids);
    for (const thing of things) found.set(nameOf({ subject, subjectId: thing.id }), thing);
  }
  return (key: ThingKey) => found.get(nameOf(key));
}

export const findThing = async (db: Db, key: ThingKey) => (await findThings(db, [key]))(key);

/** Locks content until the transaction ends. */
export async function lockThing(tx: Db, key: ThingKey) {
  await moderatedContent.get()[key.subject].lock?.(tx, key.subjectId);
  return findThing(tx, key);
}

/** Shows content or hides it. */
export const setThingStatus = async (
  tx: Db,
  { subject, subjectId }: ThingKey,
  status: 'published' | 'hidden',
  now: Date,
) => moderatedContent.get()[subject].setStatus(tx, subjectId, status, now);

export const eraseThings = async (tx: Db, subject: ModeratedSubject, ids: readonly number[]) =>
  moderatedContent.get()[subject].erase(tx, ids);
