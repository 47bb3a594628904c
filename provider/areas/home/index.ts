import { defineArea } from '../../domain/areas/area.ts';
import { read } from '../../platform/http/context.ts';
import { homeRoutes, managedHomeRoutes } from './routes.ts';
import { listHomeSections } from './sections.ts';

export const homeArea = defineArea({
  routes: [homeRoutes, managedHomeRoutes],
  home: {
    sections: async (c) => (await read(c, listHomeSections)).filter(({ shown }) => shown).map(({ slug }) => slug),
  },
});
