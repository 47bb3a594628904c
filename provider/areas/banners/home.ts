import { bannerSchemas } from '../../../contract/banners.ts';
import { type AppContext, read } from '../../platform/http/context.ts';
import { presentBanner } from './present.ts';
import { listBanners } from './queries.ts';

const shown = bannerSchemas.getBanners.query.parse({ type: 'main', status: 'active' });

/** Returns the banners of the home page. */
export async function homeBanners(c: AppContext) {
  const { rows } = await read(c, (db) => listBanners(db, shown, null));
  return rows.map((row) => presentBanner(row, c.get('locale')));
}
