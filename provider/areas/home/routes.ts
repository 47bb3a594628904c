import { homeCalls } from '../../../contract/home.calls.ts';
import { homeSchemas } from '../../../contract/home.ts';
import { homeSections } from '../../domain/areas/homeSections.ts';
import { mount } from '../../domain/identity/mount.ts';

/** The home page's call, which answers every area's section at once. */
export const homeRoutes = mount(homeCalls, homeSchemas, {
  async getMain(c) {
    const parts = await Promise.all(
      Object.entries(homeSections.get()).map(async ([name, readSection]) => [name, await readSection(c)]),
    );
    return homeSchemas.getMain.response.parse(Object.fromEntries(parts));
  },
});
