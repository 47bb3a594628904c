import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { postNotions, posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { authorColumns } from '../../domain/members/present.ts';
import type { Db } from '../../platform/db/client.ts';
import { inOrderBy } from '../../platform/db/rows.ts';
import type { Member } from '../../platform/http/context.ts';
import { visiblePosts } from './policy.ts';

const { content: _content, plain, ...lean } = getTableColumns(posts);
/** A list needs only the length of a post's text. */
const summaryColumns = {
  post: lean,
  length: sql<number>`char_length(${plain})`,
  user: authorColumns,
  collapsed: collapsedOf('post', posts.id),
};

const selectSummaries = (db: Db) => db.select(summaryColumns).from(posts).innerJoin(users, eq(users.id, posts.userId));
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** Reads the posts with these ids, in their order. */
export async function readSummaries(db: Db, ids: number[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectSummaries(db).where(inArray(posts.id, ids));
  return inOrderBy(({ post }) => post.id, rows, ids);
}

/** Returns a post that the member may read, or undefined. */
export async function findPost(db: Db, id: number, member: Member | null) {
  const [row] = await db
    .select({ ...summaryColumns, content: posts.content })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(and(eq(posts.id, id), visiblePosts(member)));
  return row;
}
export type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** Returns the record map of a Notion page that the member may read, or undefined. */
export async function findRecordMap(db: Db, id: number, member: Member | null) {
  const [row] = await db
    .select({ recordMap: postNotions.recordMap })
    .from(postNotions)
    .innerJoin(posts, eq(posts.id, postNotions.postId))
    .where(and(eq(posts.id, id), eq(posts.type, 'notion'), visiblePosts(member)));
  return row?.recordMap;
}
