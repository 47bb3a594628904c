import type { CallSchemas } from './call.ts';
import { instant, sitePath, success } from './common.ts';
import { homeSectionNames } from './constants/home.ts';
import { author } from './users.ts';
import * as z from './zod.ts';

const name = z.enum(homeSectionNames);

const managedHome = z.object({ sections: z.array(z.object({ slug: name, shown: z.boolean() })) });
export type ManagedHome = z.infer<typeof managedHome>;

const promotedContent = z.object({ path: z.string(), title: z.string(), user: author, created_at: instant });
export type PromotedContent = z.infer<typeof promotedContent>;

/** Topics that are pinned above their forum's list, and posts that the home page shows first. */
const promoted = z.object({ topics: z.array(promotedContent), posts: z.array(promotedContent) });
export type Promoted = z.infer<typeof promoted>;

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
  getPromoted: {
    summary: 'The pinned topics, the latest first, and the featured posts, the last featured first',
    response: promoted,
    errors: [404, 409],
  },
  /** `path` is the address of a published topic or post. @throws 400 for another */
  promote: {
    summary: 'Pin a topic or feature a post, or end that',
    body: z.strictObject({ path: sitePath, promoted: z.boolean() }),
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
