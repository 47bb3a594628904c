import { searchAnswer, searchQuery, suggestionsAnswer, suggestionsQuery } from '../../../contract/search.ts';
import { call, paginate, read, router } from '../../platform/http/context.ts';
import { search } from './queries.ts';
import { suggest } from './suggest.ts';

/** Seconds for which any cache may store results: they are the same for everyone. */
const CACHE_SECONDS = 30;
const cacheHeaders = {
  'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
  Vary: 'Accept-Language',
};

/** Search across every area: a call of ours that the specification does not list. */
export const searchRoutes = router()
  .openapi(
    call({
      method: 'get',
      path: '/search/',
      summary: 'Results that contain every search term: of one kind, or the first of each',
      query: searchQuery,
      answer: searchAnswer,
    }),
    async (c) => {
      const query = c.req.valid('query');
      const found = await read(c, (db) => search(db, query, c.get('locale')));
      const page = query.kind ? query : { ...query, page_size: Math.max(1, found.count) };
      const answer = paginate(c, page, found.count, found.results);
      return c.json({ ...answer, counts: found.counts }, 200, cacheHeaders);
    },
  )
  .openapi(
    call({
      method: 'get',
      path: '/search/suggestions/',
      summary: 'Suggestions while typing a search: tags, titles, members',
      query: suggestionsQuery,
      answer: suggestionsAnswer,
    }),
    async (c) => {
      const { search: typed } = c.req.valid('query');
      const results = await read(c, (db) => suggest(db, typed, c.get('locale')));
      return c.json({ results }, 200, cacheHeaders);
    },
  );
