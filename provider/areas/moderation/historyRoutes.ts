import { z } from '@hono/zod-openapi';
import { id } from '../../../contract/common.ts';
import { type ModeratedSubject, revisedSubjects } from '../../../contract/constants/moderation.ts';
import { historyAnswer, historyQuery, trashAnswer, trashQuery, untrashAnswer } from '../../../contract/moderation.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { listRevisions } from '../../domain/moderation/revisions.ts';
import { findContent } from '../../domain/moderation/subjects.ts';
import type { Db } from '../../platform/db/client.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  type AppContext,
  call,
  paginate,
  read,
  requireMember,
  restores,
  router,
  write,
} from '../../platform/http/context.ts';
import { mayReadHistory } from './policy.ts';
import { listTrash, takeOut } from './trash.ts';

const byId = z.object({ id });

/**
 * Reads the earlier versions of content, for its author and managers. @throws 401, 404 for anyone else
 */
async function readHistory(
  c: AppContext,
  db: Db,
  subject: ModeratedSubject,
  query: z.output<typeof historyQuery>,
  subjectId: number,
) {
  const member = requireMember(c);
  const key = { subject, subjectId };
  const content = await findContent(db, key);
  if (!content || !mayReadHistory(member, content)) throw notFound();
  return listRevisions(db, key, query);
}

const history = <S extends ModeratedSubject>(subject: S) =>
  call({
    method: 'get',
    path: `/${subject}s/{id}/history/`,
    summary: `Earlier versions of a ${subject}, for its author and managers`,
    params: byId,
    query: historyQuery,
    answer: historyAnswer,
  });

/** The earlier versions of every kind of content. */
export const historyRoutes = router();
for (const subject of revisedSubjects) {
  historyRoutes.openapi(history(subject), async (c) => {
    const query = c.req.valid('query');
    const { id } = c.req.valid('param');
    const { count, results } = await read(c, (db) => readHistory(c, db, subject, query, id));
    return c.json(paginate(c, query, count, results), 200);
  });
}

/** The calls of deleted content that can be restored. */
export const trashRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/trash/',
      summary: 'Deleted content that the member can restore; of everyone for managers',
      query: trashQuery,
      answer: trashAnswer,
      errors: [409],
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const every = query.every === 'true';
      if (every) requireRight(c, 'moderation');
      const { count, results } = await read(c, (db) => listTrash(db, member, { ...query, every }));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/trash/{id}/restore/',
      summary: 'Restore deleted content',
      params: byId,
      answer: untrashAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const now = c.get('services').now();
      const { path, page } = await write(c, (tx) => takeOut(tx, c.req.valid('param').id, { member, now }));
      restores(c, page);
      return c.json({ success: true as const, path }, 200);
    },
  );
