import { and, inArray, sql } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import type { FindSaved } from '../../domain/bookmarks/content.ts';
import { EXCERPT_READ, excerptOf } from '../../platform/text/excerpt.ts';
import { visibleQuestions } from './policy.ts';

/** Finds questions for a member's list of bookmarks. */
export const findSavedQuestions: FindSaved = async (db, ids, member) => {
  const rows = await db
    .select({
      id: questions.id,
      title: questions.title,
      content: sql<string>`left(${questions.content}, ${EXCERPT_READ})`,
      slug: questions.slug,
    })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), visibleQuestions(member)));
  return rows.map(({ content, slug, ...row }) => ({
    ...row,
    excerpt: excerptOf(content),
    path: `/questions/${slug}`,
    image: null,
  }));
};
