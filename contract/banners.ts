import type { CallSchemas } from './call.ts';
import { id, pageQuery, paginated } from './common.ts';
import * as z from './zod.ts';

const bannerTypes = ['main', 'sub'] as const;
const bannerStatuses = ['active', 'inactive'] as const;

/** A banner; `href` is a path of the site, `image` a drawing without text. */
export const banner = z.object({
  id: z.number().int().positive(),
  type: z.enum(bannerTypes),
  status: z.enum(bannerStatuses),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  image: z.string(),
});
export type Banner = z.infer<typeof banner>;

const bannersQuery = pageQuery.extend({
  type: z.enum(bannerTypes).optional(),
  status: z.enum(bannerStatuses).optional(),
  ordering: z.enum(['id', '-id', 'position', '-position']).default('position'),
});
export type BannersQuery = z.input<typeof bannersQuery>;

export const bannerSchemas = {
  getBanners: {
    summary: 'Banners in their order',
    query: bannersQuery,
    response: paginated(banner),
  },
  getBanner: {
    summary: 'A banner',
    params: z.object({ id }),
    response: banner,
  },
} satisfies CallSchemas;
