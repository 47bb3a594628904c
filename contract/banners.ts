import type { CallSchemas } from './call.ts';
import { id, pageQuery, paginated } from './common.ts';
import { bannerTypes } from './constants/banners.ts';
import * as z from './zod.ts';

const bannerStatuses = ['active', 'inactive'] as const;

/**
 * A banner; `href` is a path of the site, `image` a drawing without text, `phone_image` another one for narrow windows,
 * if there is one. It is `active` while it is shown.
 */
export const banner = z.object({
  id: z.number().int().positive(),
  type: z.enum(bannerTypes),
  status: z.enum(bannerStatuses),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  image: z.string(),
  phone_image: z.string().optional(),
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
