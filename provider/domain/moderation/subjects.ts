import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import { challengeReviewSubject, checkSubject } from '../../areas/challenges/moderate.ts';
import { missionReviewSubject } from '../../areas/missions/moderate.ts';
import { postSubject } from '../../areas/posts/moderate.ts';
import { answerSubject, questionSubject } from '../../areas/questions/moderate.ts';
import { topicSubject } from '../../areas/topics/moderate.ts';
import type { Db } from '../../platform/db/client.ts';
import { commentSubject } from '../comments/moderate.ts';
import type { FoundThing, SubjectHandler } from './subject.ts';
import type { ThingKey } from './thing.ts';

/** Every kind of thing that can be reported, hidden and brought back. */
const handlers: Record<ModeratedSubject, SubjectHandler> = {
  topic: topicSubject,
  comment: commentSubject,
  post: postSubject,
  question: questionSubject,
  answer: answerSubject,
  mission_review: missionReviewSubject,
  check: checkSubject,
  challenge_review: challengeReviewSubject,
};

const nameOf = ({ subject, subjectId }: ThingKey) => `${subject}:${subjectId}`;

/** Things by their keys, one query a kind. */
export async function findThings(db: Db, keys: readonly ThingKey[]) {
  const found = new Map<string, FoundThing>();
  for (const subject of new Set(keys.map((key) => key.subject))) {
    const ids = keys.filter((key) => key.subject === subject).map(({ subjectId }) => subjectId);
    const things = await handlers[subject].find(db, ids);
    for (const thing of things) found.set(nameOf({ subject, subjectId: thing.id }), thing);
  }
  return (key: ThingKey) => found.get(nameOf(key));
}

export const findThing = async (db: Db, key: ThingKey) => (await findThings(db, [key]))(key);

/** A thing as it stands until the transaction ends. */
export async function lockThing(tx: Db, key: ThingKey) {
  await handlers[key.subject].lock?.(tx, key.subjectId);
  return findThing(tx, key);
}

/** Shows a thing or hides it. */
export const setThingStatus = async (
  tx: Db,
  { subject, subjectId }: ThingKey,
  status: 'published' | 'hidden',
  now: Date,
) => handlers[subject].setStatus(tx, subjectId, status, now);

export const eraseThings = async (tx: Db, subject: ModeratedSubject, ids: readonly number[]) =>
  handlers[subject].erase(tx, ids);
