import { bannerSchemas } from '../../../contract/banners.ts';
import { readerContext } from '../../domain/identity/requestContext.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { presentBanner } from './present.ts';
import { listBanners } from './queries.ts';

const shown = bannerSchemas.getBanners.query.parse({ type: 'main', status: 'active' });

/** Returns the banners of the home page. */
export async function homeBanners(c: AppContext) {
  const reader = readerContext(c);
  const { rows } = await read(c, (db) => listBanners(db, shown, null, reader.now));
  return rows.map((row) => presentBanner(row, reader));
}
