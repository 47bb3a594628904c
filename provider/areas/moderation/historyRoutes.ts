import { type ModeratedSubject, revisedSubjects } from '../../../contract/constants/moderation.ts';
import { historyCallsOf, trashCalls } from '../../../contract/moderation.calls.ts';
import { findContent } from '../../domain/content/contents.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requireRight } from '../../domain/identity/policy.ts';
import { mayReadHistory } from '../../domain/moderation/policy.ts';
import { readForum } from '../../domain/moderation/reach.ts';
import { listRevisions } from '../../domain/moderation/revisions.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { paginate, read, restores, router, write } from '../../platform/http/context.ts';
import { listTrash, takeOut } from './trash.ts';

/** Mounts the call of the earlier versions of a kind of content; anyone but its author and managers gets 404. */
const historyOf = (subject: ModeratedSubject) =>
  mount(historyCallsOf(subject), {
    async getHistory(c, { params, query, member }) {
      const key = { subject, subjectId: params.id };
      const { count, results } = await read(c, async (db) => {
        const content = await findContent(db, key);
        if (!content) throw notFound();
        const forumId = await readForum(db, member, key);
        if (!mayReadHistory(member, { ...content, forumId })) throw notFound();
        return listRevisions(db, key, query, c.get('locale'));
      });
      return paginate(c, query, count, results);
    },
  });

/** The earlier versions of every kind of content. */
export const historyRoutes = router();
for (const subject of revisedSubjects) historyRoutes.route('/', historyOf(subject));

/** The calls of deleted content that can be restored. */
export const trashRoutes = mount(trashCalls, {
  async getTrash(c, { query, member }) {
    if (query.every) requireRight(c, 'moderation');
    const { count, results } = await read(c, (db) => listTrash(db, member, query, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async restoreFromTrash(c, { params, member }) {
    const now = c.get('services').now();
    const { path, page } = await write(c, (tx) => takeOut(tx, params.id, { member, now }));
    restores(c, page);
    return { ...done, path };
  },
});
