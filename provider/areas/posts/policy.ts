import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import { posts } from '../../db/schema/posts.ts';
import type { Member } from '../../platform/http/context.ts';

/** Which posts someone may read: published ones; hidden ones as their author or a manager. */
export function visibleTo(member: Member | null): SQL | undefined {
  if (member?.isManager) return ne(posts.status, 'deleted');
  if (!member) return eq(posts.status, 'published');
  return or(
    eq(posts.status, 'published'),
    and(eq(posts.status, 'hidden'), eq(posts.userId, member.id)),
  );
}
