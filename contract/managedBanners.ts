import type { CallSchemas } from './call.ts';
import { bodyId, fileUrl, givenInstant, id, instant, ordered, sitePath, success, text } from './common.ts';
import { BANNER_TEXT_MAX, BANNER_TITLE_MAX, bannerStates, bannerTypes } from './constants/banners.ts';
import * as z from './zod.ts';

const title = text(BANNER_TITLE_MAX);
const description = text(BANNER_TEXT_MAX, 0);
const version = z.number().int().min(1);

/**
 * A banner in both languages. It is shown while it is `on`, from `starts_at`, null for at once, until `ends_at`, null
 * for no end. `phone_image` is shown instead of `image` on narrow windows, '' where `image` is cropped there.
 */
const managedBannerBody = z.strictObject({
  type: z.enum(bannerTypes),
  title,
  title_en: title,
  description,
  description_en: description,
  href: sitePath,
  image: fileUrl,
  phone_image: z.union([z.literal(''), fileUrl]),
  on: z.boolean(),
  starts_at: givenInstant.nullable(),
  ends_at: givenInstant.nullable(),
});
export type ManagedBannerBody = z.input<typeof managedBannerBody>;
export const managedBannerFields = managedBannerBody.omit({ on: true }).keyof().options;

/** A banner as the console shows and changes it. `version` counts its changes. */
const managedBanner = z.object({
  id: z.number().int().positive(),
  state: z.enum(bannerStates),
  type: z.enum(bannerTypes),
  title: z.string(),
  title_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  href: z.string(),
  image: z.string(),
  phone_image: z.string(),
  on: z.boolean(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  version,
});
export type ManagedBanner = z.infer<typeof managedBanner>;

const byId = z.object({ id });

export const managedBannerSchemas = {
  getManagedBanners: {
    summary: 'Every banner in its order',
    response: z.object({ results: z.array(managedBanner) }),
    errors: [404, 409],
  },
  /** A banner after the others. */
  createBanner: {
    summary: 'Create a banner',
    body: managedBannerBody,
    response: managedBanner,
    errors: [404],
  },
  /** Some banners once each; those that are not named keep their places. */
  orderBanners: {
    summary: 'Order banners among each other',
    body: z.strictObject({ ids: ordered(bodyId) }),
    response: success,
    errors: [404],
  },
  getManagedBanner: {
    summary: 'A banner with its texts in both languages',
    params: byId,
    response: managedBanner,
    errors: [409],
  },
  updateBanner: {
    summary: 'Change a banner over the version that was read',
    params: byId,
    body: managedBannerBody.extend({ version }),
    response: managedBanner,
  },
  deleteBanner: {
    summary: 'Delete a banner',
    params: byId,
    response: success,
  },
} satisfies CallSchemas;
