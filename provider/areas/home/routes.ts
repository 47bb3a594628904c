import { homeCalls } from '../../../contract/home.calls.ts';
import { homeSchemas } from '../../../contract/home.ts';
import { managedHomeCalls } from '../../../contract/managedHome.calls.ts';
import { homeSections } from '../../domain/areas/homeSections.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { readerContext, requestContext } from '../../domain/identity/requestContext.ts';
import { promote } from '../../domain/moderation/promoted.ts';
import { invalidates, read, write } from '../../platform/http/context.ts';
import { listPromoted } from './promoted.ts';
import { listHomeSections, orderHome, showHomeSection } from './sections.ts';

/** The home page's call, which answers every area's section at once. */
export const homeRoutes = mount(homeCalls, {
  async getMain(c) {
    const parts = await Promise.all(
      Object.entries(homeSections.get()).map(async ([name, readSection]) => [name, await readSection(c)]),
    );
    return homeSchemas.getMain.response.parse(Object.fromEntries(parts));
  },
});

/** The resource of the home page itself: `/`. */
const HOME = '';

/** The home page's sections as the console orders and hides them. `order` and `promoted` are matched before `{name}`. */
export const managedHomeRoutes = mount(managedHomeCalls, {
  getManagedHome: async (c) => ({ sections: await read(c, listHomeSections) }),
  async orderHome(c, { body, member }) {
    await write(c, (tx) => orderHome(tx, body.names, requestContext(c, member)));
    invalidates(c, HOME);
    return done;
  },
  getPromoted: (c) => read(c, (db) => listPromoted(db, readerContext(c))),
  async promote(c, { body, member }) {
    await write(c, (tx) => promote(tx, body, requestContext(c, member)));
    invalidates(c, HOME, body.path.slice(1));
    return done;
  },
  async showHomeSection(c, { params: { name }, body: { shown }, member }) {
    await write(c, (tx) => showHomeSection(tx, { name, shown }, requestContext(c, member)));
    invalidates(c, HOME);
    return done;
  },
});
