import type { z } from 'zod';
import { main } from '../../../contract/home.ts';
import { type AppContext, call, router } from '../../platform/http/context.ts';

type Sections = z.input<typeof main>;
/** The reader of each section of the home page; the schema keeps the fields that the page shows. */
export type HomeSections = {
  [Name in keyof Sections]: (c: AppContext) => Promise<Sections[Name]>;
};

/** Mounts the home page's call, which answers every section at once. app.ts passes the areas' sections in. */
export const homeRoutes = (sections: HomeSections) =>
  router().openapi(call({ method: 'get', path: '/base/main/', summary: 'The home page', answer: main }), async (c) => {
    const parts = await Promise.all(
      Object.entries(sections).map(async ([name, readSection]) => [name, await readSection(c)]),
    );
    return c.json(main.parse(Object.fromEntries(parts)), 200);
  });
