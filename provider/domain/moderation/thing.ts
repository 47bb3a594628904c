import type { ModeratedSubject } from '../../../contract/constants/moderation.ts';
import type { Thing } from '../../../contract/moderation.ts';
import type { FoundThing } from './subject.ts';

/** The kind and the id of content. */
export interface ThingKey {
  subject: ModeratedSubject;
  subjectId: number;
}

const EXCERPT_MAX = 600;

/** Presents content; deleted content has no page any more. */
export const presentThing = (subject: ModeratedSubject, thing: FoundThing): Thing => ({
  subject,
  subject_id: thing.id,
  title: thing.title,
  excerpt: [...thing.content].slice(0, EXCERPT_MAX).join(''),
  path: thing.status === 'deleted' ? '' : thing.path,
  status: thing.status,
  created_at: thing.createdAt.toISOString(),
});
