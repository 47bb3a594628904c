import { sql } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE } from '../../../contract/constants/common.ts';

/** The column of comments that says how many threads of the same content there are up to a comment's own. */
export const placeOf = sql<number>`(select count(*)::int from comments as earlier
  where earlier.subject = comments.subject and earlier.subject_id = comments.subject_id
    and earlier.listed and earlier.parent_id is null
    and earlier.id <= coalesce(comments.parent_id, comments.id))`;

/** Returns the path of a comment on the page `path`, at the page of comments that has its thread now. */
export function commentPath(path: string, { id, place }: { id: number; place: number }): string {
  const page = Math.max(1, Math.ceil(place / DEFAULT_PAGE_SIZE));
  return `${path}${page > 1 ? `?page=${page}` : ''}#comment-${id}`;
}
