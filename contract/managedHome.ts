import type { CallSchemas } from './call.ts';
import { success } from './common.ts';
import { homeSectionNames } from './constants/home.ts';
import * as z from './zod.ts';

const name = z.enum(homeSectionNames);

const managedHome = z.object({ sections: z.array(z.object({ slug: name, shown: z.boolean() })) });
export type ManagedHome = z.infer<typeof managedHome>;

export const managedHomeSchemas = {
  getManagedHome: {
    summary: 'The sections of the home page in their order, shown or not',
    response: managedHome,
    errors: [404, 409],
  },
  orderHome: {
    summary: 'Order the sections of the home page',
    body: z.strictObject({ names: z.array(name).length(homeSectionNames.length) }),
    response: success,
    errors: [404],
  },
  showHomeSection: {
    summary: 'Show a section of the home page, or not',
    params: z.object({ name }),
    body: z.strictObject({ shown: z.boolean() }),
    response: success,
  },
} satisfies CallSchemas;
