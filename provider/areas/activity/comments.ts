import { and, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { LikedComment, OwnComment } from '../../../contract/activity.ts';
import { commentLikes, comments } from '../../db/schema/comments.ts';
import { photos, videos } from '../../db/schema/contents.ts';
import { posts } from '../../db/schema/posts.ts';
import { questions } from '../../db/schema/questions.ts';
import { forums, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { commentPath, placeOf } from '../../domain/comments/path.ts';
import { collapsedOf } from '../../domain/content/collapsed.ts';
import { authorColumns, presentAuthor } from '../../domain/members/present.ts';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, total } from '../../platform/db/paging.ts';
import type { Found, OwnPage } from './queries.ts';

/** Reads comments in the order of their ids, each with its author and the content that it is about. */
async function readComments(db: Db, ids: number[]) {
  const on = (subject: typeof comments.$inferSelect.subject, id: typeof topics.id | typeof posts.id) =>
    and(eq(comments.subject, subject), eq(comments.subjectId, id));
  const rows = await db
    .select({
      comment: comments,
      place: placeOf,
      collapsed: collapsedOf('comment', comments.id),
      user: authorColumns,
      topic: { title: topics.title, status: topics.status, forum: forums.slug },
      post: { title: posts.title, status: posts.status },
      question: { title: questions.title, status: questions.status, slug: questions.slug },
      video: { title: videos.title, status: videos.status },
      photo: { title: photos.title, status: photos.status },
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(topics, on('topic', topics.id))
    .leftJoin(forums, eq(forums.id, topics.forumId))
    .leftJoin(posts, on('post', posts.id))
    .leftJoin(questions, and(eq(comments.subject, 'question'), eq(comments.subjectId, questions.id)))
    .leftJoin(videos, and(eq(comments.subject, 'video'), eq(comments.subjectId, videos.id)))
    .leftJoin(photos, and(eq(comments.subject, 'photo'), eq(comments.subjectId, photos.id)))
    .where(inArray(comments.id, ids));
  const found = new Map(rows.map((row) => [row.comment.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
type CommentRow = Awaited<ReturnType<typeof readComments>>[number];

/** Presents what the lists show of a comment; its path is '' where its content cannot be read any more. */
function presentComment({ comment, place, topic, post, question, video, photo }: CommentRow) {
  const readable = (row: { status: string | null } | null) => row?.status === 'published';
  const pathOf = {
    topic: () => (readable(topic) && topic?.forum ? `/forums/${topic.forum}/topics/${comment.subjectId}` : ''),
    post: () => (readable(post) ? `/posts/${comment.subjectId}` : ''),
    question: () => (readable(question) ? `/questions/${question?.slug}` : ''),
    video: () => (readable(video) ? `/contents/videos/${comment.subjectId}` : ''),
    photo: () => (readable(photo) ? `/contents/photos/${comment.subjectId}` : ''),
  };
  const path = pathOf[comment.subject]();
  const { title = '' } = { topic, post, question, video, photo }[comment.subject] ?? {};
  return {
    id: comment.id,
    path: path && commentPath(path, { id: comment.id, place }),
    content: comment.content,
    on: { kind: comment.subject, title: path ? (title ?? '') : '' },
    created_at: comment.createdAt.toISOString(),
  };
}

/** Returns the path of the calls of the content that a comment is about. */
function callsOf({ comment: { subject, subjectId }, topic, question }: CommentRow): string {
  return {
    topic: `forums/${topic?.forum}/topics/${subjectId}/`,
    post: `posts/${subjectId}/`,
    question: `questions/${question?.slug}/`,
    video: `contents/youtube-videos/${subjectId}/`,
    photo: `contents/instagram-posts/${subjectId}/`,
  }[subject];
}

/** Lists a member's comments that are not deleted, the latest first, with the content that they are about. */
export async function listComments(db: Db, { userId, ...page }: OwnPage): Promise<Found<OwnComment>> {
  const own = and(eq(comments.userId, userId), ne(comments.status, 'deleted'));
  const found = await db
    .select({ id: comments.id })
    .from(comments)
    .where(own)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const [counted] = await db.select({ count: count() }).from(comments).where(own);
  const rows = await readComments(
    db,
    found.map(({ id }) => id),
  );
  const results = rows.map((row) => {
    const { on, ...shown } = presentComment(row);
    return { ...shown, on: { ...on, calls: callsOf(row) }, hidden: row.comment.status === 'hidden' };
  });
  return { count: counted?.count ?? 0, results };
}

/** Whether the content that a comment is about is published. */
const isReadable = or(
  ...Object.entries({ topic: topics, post: posts, question: questions, video: videos, photo: photos }).map(
    ([subject, table]) => sql`${comments.subject} = ${subject} and exists (select 1 from ${table}
      where ${table.id} = ${comments.subjectId} and ${table.status} = 'published')`,
  ),
);

/** Lists the published comments on published content that a member likes, the last liked first. */
export async function listLikedComments(db: Db, { userId, locale, ...page }: OwnPage): Promise<Found<LikedComment>> {
  const found = await db
    .select({ id: comments.id, total })
    .from(commentLikes)
    .innerJoin(comments, eq(comments.id, commentLikes.commentId))
    .where(and(eq(commentLikes.userId, userId), eq(comments.status, 'published'), isReadable))
    .orderBy(desc(commentLikes.createdAt), desc(comments.id))
    .limit(page.page_size)
    .offset(offsetOf(page));
  const rows = await readComments(
    db,
    found.map(({ id }) => id),
  );
  const results = rows.map((row) => ({
    ...presentComment(row),
    ...(row.collapsed && { content: '' }),
    collapsed: row.collapsed,
    user: presentAuthor(row.user, locale),
  }));
  return { count: found[0]?.total ?? 0, results };
}
