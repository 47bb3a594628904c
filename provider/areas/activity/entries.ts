import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Entry } from '../../../contract/activity.ts';
import { follows } from '../../db/schema/members.ts';
import { postLikes, posts } from '../../db/schema/posts.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { forums, topicLikes, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { authorColumns, presentAuthor } from '../../domain/members/present.ts';
import { noBlockBetween } from '../../domain/moderation/blocks.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, total } from '../../platform/db/paging.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { localised } from '../../platform/messages/localised.ts';
import { EXCERPT_READ, excerptOf } from '../../platform/text/excerpt.ts';

/** How many entries the feed and a member's own list reach back: ten pages, so that its number is counted in one short read. */
const FEED_MAX = 300;

type Kind = Entry['kind'];
/** The kind and id of content in a list. */
interface EntryRef {
  kind: Kind;
  id: number;
}
interface Page {
  page: number;
  page_size: number;
}

const kindOf = (kind: Kind) => sql<Kind>`${sql.raw(`'${kind}'`)}`.as('kind');

/** Returns the page of references, and how many there are in all. */
const pageOf = (rows: (EntryRef & { total: number })[]) => ({ count: rows[0]?.total ?? 0, refs: rows as EntryRef[] });

type ContentTable = typeof topics | typeof posts | typeof questions;

/** Finds a page of the latest published content of which `isMeant` holds. */
async function findLatest(db: Db, query: Page, isMeant: (table: ContentTable) => SQL | undefined) {
  const latestOf = (kind: Kind, table: ContentTable) =>
    db
      .select({ kind: kindOf(kind), id: table.id, at: sql<Date>`${table.createdAt}`.as('at') })
      .from(table)
      .where(and(eq(table.status, 'published'), isMeant(table)))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(FEED_MAX);
  const latest = unionAll(latestOf('topic', topics), latestOf('post', posts), latestOf('question', questions))
    .orderBy(sql`at desc, kind, id desc`)
    .limit(FEED_MAX)
    .as('latest');
  const rows = await db
    .select({ kind: latest.kind, id: latest.id, total })
    .from(latest)
    .orderBy(sql`${latest.at} desc`, latest.kind, desc(latest.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return pageOf(rows);
}

/**
 * Finds a page of the latest published content of those whom a member follows, without members between whom
 * and the follower is a block.
 */
export async function findFeed(db: Db, memberId: number, query: Page) {
  const followed = sql`(select ${follows.followingId} from ${follows}
    where ${follows.followerId} = ${memberId} and ${follows.listed}
      and ${noBlockBetween(memberId, follows.followingId)})`;
  return findLatest(db, query, ({ userId }) => sql`${userId} in ${followed}`);
}

/** Finds a page of the latest published content of a member, and of the questions that the member has answered. */
export async function findWritten(db: Db, memberId: number, query: Page) {
  const answered = sql`${questions.id} in (select ${answers.questionId} from ${answers}
    where ${answers.userId} = ${memberId} and ${answers.status} = 'published')`;
  return findLatest(db, query, (table) =>
    table === questions ? or(eq(questions.userId, memberId), answered) : eq(table.userId, memberId),
  );
}

/** Finds a page of the published topics and posts that a member likes, the last liked first. */
export async function findLiked(db: Db, memberId: number, query: Page) {
  const liked = unionAll(
    db
      .select({ kind: kindOf('topic'), id: topics.id, at: sql<Date>`${topicLikes.createdAt}`.as('at') })
      .from(topicLikes)
      .innerJoin(topics, eq(topics.id, topicLikes.topicId))
      .where(and(eq(topicLikes.userId, memberId), eq(topics.status, 'published'))),
    db
      .select({ kind: kindOf('post'), id: posts.id, at: sql<Date>`${postLikes.createdAt}`.as('at') })
      .from(postLikes)
      .innerJoin(posts, eq(posts.id, postLikes.postId))
      .where(and(eq(postLikes.userId, memberId), eq(posts.status, 'published'))),
  ).as('liked');
  const rows = await db
    .select({ kind: liked.kind, id: liked.id, total })
    .from(liked)
    .orderBy(sql`${liked.at} desc`, liked.kind, desc(liked.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return pageOf(rows);
}

/** Selects the start of a text, which is all that an excerpt needs. */
const startOf = (text: SQL.Aliased | typeof topics.content | typeof questions.content) =>
  sql<string>`left(${text}, ${sql.raw(String(EXCERPT_READ))})`;

type Shared = Pick<Entry, 'id' | 'title' | 'collapsed'> & {
  excerpt: string;
  createdAt: Date;
  user: Parameters<typeof presentAuthor>[0];
};

/** Presents the fields that entries of all kinds have. */
const presentShared = ({ id, title, excerpt, collapsed, createdAt, user }: Shared, locale: Locale) => ({
  id,
  title,
  excerpt: collapsed ? '' : excerptOf(excerpt),
  collapsed,
  created_at: createdAt.toISOString(),
  user: presentAuthor(user, locale),
});

const readTopics = async (db: Db, ids: number[], locale: Locale): Promise<Entry[]> => {
  const rows = await db
    .select({
      id: topics.id,
      title: topics.title,
      excerpt: startOf(topics.content),
      likeCount: topics.likeCount,
      commentCount: topics.commentCount,
      createdAt: topics.createdAt,
      collapsed: collapsedOf('topic', topics.id),
      forum: { slug: forums.slug, name: forums.name, nameEn: forums.nameEn },
      user: authorColumns,
    })
    .from(topics)
    .innerJoin(forums, eq(forums.id, topics.forumId))
    .innerJoin(users, eq(users.id, topics.userId))
    .where(inArray(topics.id, ids));
  return rows.map((row) => ({
    kind: 'topic',
    ...presentShared(row, locale),
    path: `/forums/${row.forum.slug}/topics/${row.id}`,
    section: localised(row.forum, 'name', locale),
    like_count: row.likeCount,
    comment_count: row.commentCount,
  }));
};

const readPosts = async (db: Db, ids: number[], locale: Locale): Promise<Entry[]> => {
  const rows = await db
    .select({
      id: posts.id,
      title: posts.title,
      excerpt: posts.excerpt,
      likeCount: posts.likeCount,
      commentCount: posts.commentCount,
      createdAt: posts.createdAt,
      collapsed: collapsedOf('post', posts.id),
      user: authorColumns,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(inArray(posts.id, ids));
  return rows.map((row) => ({
    kind: 'post',
    ...presentShared(row, locale),
    path: `/posts/${row.id}`,
    section: '',
    like_count: row.likeCount,
    comment_count: row.commentCount,
  }));
};

const readQuestions = async (db: Db, ids: number[], locale: Locale): Promise<Entry[]> => {
  const rows = await db
    .select({
      id: questions.id,
      slug: questions.slug,
      title: questions.title,
      excerpt: startOf(questions.content),
      answerCount: questions.answerCount,
      createdAt: questions.createdAt,
      collapsed: collapsedOf('question', questions.id),
      user: authorColumns,
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.userId))
    .where(inArray(questions.id, ids));
  return rows.map((row) => ({
    kind: 'question',
    ...presentShared(row, locale),
    path: `/questions/${row.slug}`,
    section: '',
    like_count: null,
    comment_count: row.answerCount,
  }));
};

const readers: Record<Kind, (db: Db, ids: number[], locale: Locale) => Promise<Entry[]>> = {
  topic: readTopics,
  post: readPosts,
  question: readQuestions,
};

/** Reads entries in the order of their references, by one query for each kind among them. */
export async function readEntries(db: Db, refs: readonly EntryRef[], locale: Locale): Promise<Entry[]> {
  const found = new Map<string, Entry>();
  for (const kind of new Set(refs.map((ref) => ref.kind))) {
    const ids = refs.filter((ref) => ref.kind === kind).map(({ id }) => id);
    for (const entry of await readers[kind](db, ids, locale)) found.set(`${kind} ${entry.id}`, entry);
  }
  return refs.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? []);
}
