import { managedBannerCalls } from '../../../contract/managedBanners.calls.ts';
import { bannerPage } from '../../domain/banners/state.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, read, write } from '../../platform/http/context.ts';
import {
  createBanner,
  deleteBanner,
  findManagedBanner,
  listManagedBanners,
  orderBanners,
  updateBanner,
} from './manage.ts';

/** Banners as the console changes them. `order` is matched before `{id}`. */
export const managedBannerRoutes = mount(managedBannerCalls, {
  getManagedBanners: async (c) => ({
    results: await read(c, (db) => listManagedBanners(db, c.get('services').now())),
  }),
  async createBanner(c, { body, member }) {
    const by = requestContext(c, member);
    const created = await write(c, async (tx) => findManagedBanner(tx, await createBanner(tx, body, by), by.now));
    invalidates(c, bannerPage(created.id));
    return created;
  },
  async orderBanners(c, { body: { ids }, member }) {
    await write(c, (tx) => orderBanners(tx, ids, requestContext(c, member)));
    invalidates(c, ...ids.map(bannerPage));
    return done;
  },
  getManagedBanner: (c, { params: { id } }) => read(c, (db) => findManagedBanner(db, id, c.get('services').now())),
  async updateBanner(c, { params: { id }, body, member }) {
    const by = requestContext(c, member);
    const changed = await write(c, async (tx) => {
      await updateBanner(tx, id, body, by);
      return findManagedBanner(tx, id, by.now);
    });
    invalidates(c, bannerPage(id));
    return changed;
  },
  async deleteBanner(c, { params: { id }, member }) {
    await write(c, (tx) => deleteBanner(tx, id, requestContext(c, member)));
    invalidates(c, bannerPage(id));
    return done;
  },
});
