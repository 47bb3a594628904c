import { searchCalls } from '../../../contract/search.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { type AppContext, paginate, read } from '../../platform/http/context.ts';
import { findAlike } from './alike.ts';
import { search } from './queries.ts';
import { suggest } from './suggest.ts';

/** Seconds for which any cache may store results: they are the same for everyone. */
const CACHE_SECONDS = 30;

/** Lets any cache store the response. After what may fail, since an error has the headers that were set before it. */
function allowCaches(c: AppContext): void {
  c.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`);
  c.header('Vary', 'Accept-Language');
}

/** Search across every area: calls of ours that the specification does not list. */
export const searchRoutes = mount(searchCalls, {
  async getSearch(c, { query }) {
    const found = await read(c, (db) => search(db, query, c.get('locale')));
    const page = query.kind ? query : { ...query, page_size: Math.max(1, found.count) };
    const answer = paginate(c, page, found.count, found.results);
    allowCaches(c);
    return { ...answer, counts: found.counts };
  },
  async getSuggestions(c, { query }) {
    const results = await read(c, (db) => suggest(db, query.search, c.get('locale')));
    allowCaches(c);
    return { results };
  },
  async getAlike(c, { query }) {
    const results = await read(c, (db) => findAlike(db, query, c.get('locale')));
    allowCaches(c);
    return { results };
  },
});
