import { bookmarkCalls } from '../../../contract/bookmarks.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { paginate, read, write } from '../../platform/http/context.ts';
import { setBookmark } from './commands.ts';
import { hasSaved, listBookmarks } from './queries.ts';

/** What a member has saved, visible to them alone. */
export const bookmarkRoutes = mount(bookmarkCalls, {
  async getBookmarks(c, { query, member }) {
    const { count, results } = await read(c, (db) => listBookmarks(db, { member, locale: c.get('locale') }, query));
    return paginate(c, query, count, results);
  },
  async saveBookmark(c, { body: { subject, id, saved }, member }) {
    const now = c.get('services').now();
    const key = { subject, subjectId: id };
    await write(c, (tx) => setBookmark(tx, key, { saved, member, locale: c.get('locale'), now }));
    return { success: true as const, saved };
  },
  async getBookmark(c, { params: { subject, id }, member }) {
    return { saved: await read(c, (db) => hasSaved(db, member.id, { subject, subjectId: id })) };
  },
});
