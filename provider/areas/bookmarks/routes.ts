import {
  bookmarkAnswer,
  bookmarkBody,
  bookmarkParams,
  bookmarkSavedAnswer,
  bookmarksAnswer,
  bookmarksQuery,
} from '../../../contract/bookmarks.ts';
import { call, paginate, read, requireMember, router, write } from '../../platform/http/context.ts';
import { setBookmark } from './commands.ts';
import { hasSaved, listBookmarks } from './queries.ts';

/** What a member has saved, visible to them alone. */
export const bookmarkRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/bookmarks/',
      summary: 'Content that the caller has saved, the last saved first',
      query: bookmarksQuery,
      answer: bookmarksAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const query = c.req.valid('query');
      const { count, results } = await read(c, (db) => listBookmarks(db, { member, locale: c.get('locale') }, query));
      return c.json(paginate(c, query, count, results), 200);
    },
  )
  .openapi(
    call({
      method: 'post',
      path: '/bookmarks/',
      summary: 'Save content, or remove its bookmark',
      body: bookmarkBody,
      answer: bookmarkSavedAnswer,
      errors: [404],
    }),
    async (c) => {
      const member = requireMember(c);
      const { subject, id: subjectId, saved } = c.req.valid('json');
      const now = c.get('services').now();
      await write(c, (tx) => setBookmark(tx, { subject, subjectId }, { saved, member, locale: c.get('locale'), now }));
      return c.json({ success: true as const, saved }, 200);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/bookmarks/{subject}/{id}/',
      summary: 'Whether the caller has saved content',
      params: bookmarkParams,
      answer: bookmarkAnswer,
    }),
    async (c) => {
      const member = requireMember(c);
      const { subject, id: subjectId } = c.req.valid('param');
      return c.json({ saved: await read(c, (db) => hasSaved(db, member.id, { subject, subjectId })) }, 200);
    },
  );
