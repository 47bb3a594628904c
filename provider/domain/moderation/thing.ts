import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { Thing } from '../../../contract/moderation.ts';
import type { FoundThing } from './subject.ts';

/** A thing's kind and id. */
export interface ThingKey {
  subject: ModeratedSubject;
  subjectId: number;
}

const EXCERPT_MAX = 600;

/** A thing as the wire has it; what is deleted can no longer be looked at. */
export const presentThing = (subject: ModeratedSubject, thing: FoundThing): Thing => ({
  subject,
  subject_id: thing.id,
  title: thing.title,
  excerpt: [...thing.content].slice(0, EXCERPT_MAX).join(''),
  path: thing.status === 'deleted' ? '' : thing.path,
  status: thing.status,
  created_at: thing.createdAt.toISOString(),
});
