import { and, eq, inArray } from 'drizzle-orm';
import { commentLikes, comments } from '../../db/schema/comments.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockRow } from '../../platform/db/locks.ts';
import { type Content, contentPart } from '../content/contents.ts';
import { restoreEffects } from '../effects/effects.ts';
import { writtenBy } from './afterComment.ts';
import { commentPath, placeOf } from './path.ts';

type Row = typeof comments.$inferSelect;

async function pagesOf(db: Db, rows: readonly Row[]) {
  const pages = new Map<string, string>();
  for (const kind of new Set(rows.map(({ subject }) => subject))) {
    const ids = rows.filter((row) => row.subject === kind).map(({ subjectId }) => subjectId);
    for (const [id, page] of await contentPart('commented', kind).pages(db, ids)) {
      pages.set(`${kind}:${id}`, page);
    }
  }
  return ({ subject, subjectId }: Row) => pages.get(`${subject}:${subjectId}`) ?? '';
}

/** Locks a comment after its subject. */
async function lock(tx: Db, id: number): Promise<Row | undefined> {
  const [known] = await tx.select().from(comments).where(eq(comments.id, id));
  if (!known) return undefined;
  await contentPart('commented', known.subject).lock(tx, known.subjectId);
  const row = await lockRow(tx, comments, eq(comments.id, id));
  return row;
}

/** How comments are moderated, whatever they are about. */
const moderated: NonNullable<Content['moderated']> = {
  async find(db, ids) {
    const found = await db
      .select({ row: comments, place: placeOf })
      .from(comments)
      .where(inArray(comments.id, [...ids]));
    const pageOf = await pagesOf(
      db,
      found.map(({ row }) => row),
    );
    return found.map(({ row, place }) => ({
      id: row.id,
      authorId: row.userId,
      title: '',
      content: row.content,
      status: row.status,
      createdAt: row.createdAt,
      editedAt: row.editedAt,
      path: commentPath(`/${pageOf(row)}`, { id: row.id, place }),
      page: pageOf(row),
      on: { kind: row.subject, id: row.subjectId },
    }));
  },

  lock,

  async setStatus(tx, id, status, now) {
    const row = await lock(tx, id);
    if (!row || row.status === status) return;
    await tx.update(comments).set({ status, deletedAt: null, listed: true }).where(eq(comments.id, id));
    if (row.status === 'deleted') await countBack(tx, row, now);
  },

  erase: async (tx, ids) => {
    await tx
      .update(comments)
      .set({ content: '' })
      .where(inArray(comments.id, [...ids]));
  },
};

/** Restores a deleted comment: counts it with its subject and the comment that it replies to. */
async function countBack(tx: Db, row: Row, now: Date) {
  const { subject, subjectId, parentId } = row;
  let threads: 0 | 1 = parentId === null && !row.listed ? 1 : 0;
  if (parentId !== null) {
    const [shell] = await tx
      .update(comments)
      .set({ listed: true })
      .where(and(eq(comments.id, parentId), eq(comments.listed, false)))
      .returning({ id: comments.id });
    if (shell) threads = 1;
  }
  await contentPart('commented', subject).countOne(tx, subjectId, threads);
  await restoreEffects(tx, 'comment_written', writtenBy(row, now));
}

/** Comments on any content. */
export const commentContent = {
  kind: 'comment',
  likes: commentLikes,
  moderated,
  revisionOf: ({ content }: Row) => ({ content }),
  setCounts: async (tx: Db, { id }: Row, counts: { likeCount: number }) => {
    await tx.update(comments).set(counts).where(eq(comments.id, id));
  },
} as const;
