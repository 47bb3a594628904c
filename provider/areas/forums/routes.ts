import { forumCalls } from '../../../contract/forums.calls.ts';
import { forumCategories, forumTags } from '../../db/schema/topics.ts';
import { mount } from '../../domain/identity/mount.ts';
import { type ForumsQuery, findForum, listEvents, listForums, listTerms } from '../../domain/taxonomy/forums.ts';
import { presentEvent, presentTerm } from '../../domain/taxonomy/presentForum.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { type AppContext, paginate, read } from '../../platform/http/context.ts';
import { forumPresenter } from './present.ts';
import { findLatestTopics } from './queries.ts';

/** Returns a page of the categories or tags of a forum, or of all. */
async function termsPage(c: AppContext, table: typeof forumCategories | typeof forumTags, query: ForumsQuery) {
  const { count, rows } = await read(c, (db) => listTerms(db, table, query));
  const results = rows.map((row) => presentTerm(row.term, row.forum, c.get('locale')));
  return paginate(c, query, count, results);
}

/** Forums and their taxonomy. The fixed names are matched before `{slug}`. */
export const forumRoutes = mount(forumCalls, {
  async getForums(c, { query }) {
    const { count, rows, latest } = await read(c, async (db) => {
      const found = await listForums(db, query);
      return { ...found, latest: await findLatestTopics(db, found.rows) };
    });
    const present = await forumPresenter(c);
    const results = rows.map((row) => ({ ...present(row), last_topic: latest.get(row.id) ?? null }));
    return paginate(c, query, count, results);
  },
  getForumCategories: (c, { query }) => termsPage(c, forumCategories, query),
  getForumTags: (c, { query }) => termsPage(c, forumTags, query),
  async getForumEvents(c, { query }) {
    const { count, rows } = await read(c, (db) => listEvents(db, query));
    const results = rows.map((row) => presentEvent(row.event, row.forum, c.get('locale')));
    return paginate(c, query, count, results);
  },
  async getForum(c, { params }) {
    const row = await read(c, (db) => findForum(db, params.slug));
    if (!row) throw notFound();
    return (await forumPresenter(c))(row);
  },
});
