import { managedBadgeCalls } from '../../../contract/managedBadges.calls.ts';
import { mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { invalidates, read, write } from '../../platform/http/context.ts';
import { listManagedBadges, setBadge } from './manage.ts';

/** The badges as the console sets when they are awarded. */
export const managedBadgeRoutes = mount(managedBadgeCalls, {
  getManagedBadges: async (c) => ({ badges: await read(c, (db) => listManagedBadges(db, c.get('locale'))) }),
  async setBadge(c, { params, body, member }) {
    const changed = await write(c, (tx) => setBadge(tx, params.code, body, requestContext(c, member)));
    invalidates(c, 'badges');
    return changed;
  },
});
