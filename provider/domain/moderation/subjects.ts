import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { Db } from '../../platform/db/client.ts';
import { createRegistry } from '../../platform/registry/registry.ts';
import type { ContentRef } from './content.ts';
import type { FoundContent, SubjectHandler } from './subject.ts';

/** The handler of each kind of content, which finds, hides, restores and erases it; app.ts registers them. */
export const moderatedContent = createRegistry<Record<ModeratedSubject, SubjectHandler>>('moderated content');

const nameOf = ({ subject, subjectId }: ContentRef) => `${subject}:${subjectId}`;

/** Finds contents by their references, one query per kind. */
export async function findContents(db: Db, keys: readonly ContentRef[]) {
  const found = new Map<string, FoundContent>();
  for (const subject of new Set(keys.map((key) => key.subject))) {
    const ids = keys.filter((key) => key.subject === subject).map(({ subjectId }) => subjectId);
    const contents = await moderatedContent.get()[subject].find(db, ids);
    for (const content of contents) found.set(nameOf({ subject, subjectId: content.id }), content);
  }
  return (key: ContentRef) => found.get(nameOf(key));
}

export const findContent = async (db: Db, key: ContentRef) => (await findContents(db, [key]))(key);

/** Locks content until the transaction ends. */
export async function lockContent(tx: Db, key: ContentRef) {
  await moderatedContent.get()[key.subject].lock?.(tx, key.subjectId);
  return findContent(tx, key);
}

/** Shows content or hides it. */
export const setContentStatus = async (
  tx: Db,
  { subject, subjectId }: ContentRef,
  status: 'published' | 'hidden',
  now: Date,
) => moderatedContent.get()[subject].setStatus(tx, subjectId, status, now);

export const eraseContents = async (tx: Db, subject: ModeratedSubject, ids: readonly number[]) =>
  moderatedContent.get()[subject].erase(tx, ids);
