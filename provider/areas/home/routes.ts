import { homeCalls } from '../../../contract/home.calls.ts';
import { homeSchemas, type Main } from '../../../contract/home.ts';
import { mount } from '../../domain/identity/mount.ts';
import type { AppContext } from '../../platform/http/context.ts';

/** The reader of each section of the home page; the schema keeps the fields that the page shows. */
export type HomeSections = {
  [Name in keyof Main]: (c: AppContext) => Promise<Main[Name]>;
};

/** Mounts the home page's call, which answers every section at once. app.ts passes the areas' sections in. */
export const homeRoutes = (sections: HomeSections) =>
  mount(homeCalls, homeSchemas, {
    async getMain(c) {
      const parts = await Promise.all(
        Object.entries(sections).map(async ([name, readSection]) => [name, await readSection(c)]),
      );
      return homeSchemas.getMain.response.parse(Object.fromEntries(parts));
    },
  });
