import type { ForumClosure } from '../../../contract/constants/forums.ts';
import type { forums } from '../../db/schema/topics.ts';

export type ForumState = Pick<typeof forums.$inferSelect, 'archivedAt' | 'writers'>;

/** Returns why members cannot write in a forum, undefined where they can. */
export function closedTo({ archivedAt, writers }: ForumState): ForumClosure | undefined {
  if (archivedAt) return 'archived';
  return writers === 'managers' ? 'managers' : undefined;
}
