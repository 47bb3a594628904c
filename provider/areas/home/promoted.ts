import { and, desc, eq } from 'drizzle-orm';
import type { Promoted } from '../../../contract/managedHome.ts';
import { topics } from '../../db/schema/topics.ts';
import { findContents } from '../../domain/content/contents.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { authorsOf, knownAuthor } from '../../domain/moderation/authors.ts';
import { featuredPosts } from '../../domain/moderation/promoted.ts';
import type { Db } from '../../platform/db/client.ts';

/** The most of each that the console lists. */
const LISTED = 100;

/** Lists the pinned topics, the latest first, and the featured posts, the last featured first. */
export async function listPromoted(db: Db, { locale }: Pick<ReaderContext, 'locale'>): Promise<Promoted> {
  const pinned = await db
    .select({ id: topics.id })
    .from(topics)
    .where(and(topics.fixed, eq(topics.status, 'published')))
    .orderBy(desc(topics.id))
    .limit(LISTED);
  const refs = {
    topics: pinned.map(({ id }) => ({ subject: 'topic', subjectId: id }) as const),
    posts: (await featuredPosts(db, LISTED)).map((id) => ({ subject: 'post', subjectId: id }) as const),
  };
  const contentOf = await findContents(db, [...refs.topics, ...refs.posts]);
  const found = (keys: Parameters<typeof contentOf>[0][]) => keys.flatMap((key) => contentOf(key) ?? []);
  const shown = { topics: found(refs.topics), posts: found(refs.posts) };
  const ids = [...shown.topics, ...shown.posts].map(({ authorId }) => authorId);
  const authorBy = await authorsOf(db, ids, locale);
  const present = ({ path, title, authorId, createdAt }: (typeof shown.topics)[number]) => ({
    ...{ path, title, user: knownAuthor(authorBy(authorId)) },
    created_at: createdAt.toISOString(),
  });
  return { topics: shown.topics.map(present), posts: shown.posts.map(present) };
}
