import { bannerCalls } from '../../../contract/banners.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { paginate, read } from '../../platform/http/context.ts';
import { presentBanner } from './present.ts';
import { findBanner, listBanners } from './queries.ts';

/** Banners, in the caller's language. */
export const bannerRoutes = mount(bannerCalls, {
  async getBanners(c, { query, member }) {
    const reader = readerContext(c);
    const { count, rows } = await read(c, (db) => listBanners(db, query, member, reader.now));
    const results = rows.map((row) => presentBanner(row, reader));
    return paginate(c, query, count, results);
  },
  async getBanner(c, { params, member }) {
    const reader = readerContext(c);
    const row = await read(c, (db) => findBanner(db, params.id, member, reader.now));
    if (!row) throw notFound();
    return presentBanner(row, reader);
  },
});
