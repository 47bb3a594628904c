/** The areas whose texts operators change. */
export const siteTextAreas = ['badges', 'surveys', 'skin'] as const;
export type SiteTextArea = (typeof siteTextAreas)[number];

/** The areas whose texts pages show; those of badges are in the responses that name one. */
export const pageTextAreas = ['surveys', 'skin'] as const satisfies readonly SiteTextArea[];
export type PageTextArea = (typeof pageTextAreas)[number];

/**
 * The texts that operators may change, by their keys, in which `*` is any one part, with the most characters: what
 * the site says in its own voice of its badges, surveys and skin types. Buttons, labels, errors, consents and notes
 * on health stay as they ship.
 */
export const changeableTexts = {
  badges: { '*.name': 30, '*.description': 120 },
  surveys: {
    title: 60,
    lead: 160,
    'kinds.*.title': 60,
    'kinds.*.lead': 160,
    'kinds.*.time': 20,
    'learn.*.*': 100,
    'item.*': 160,
    'barrierResult.level.*': 60,
    'barrierResult.care.*': 300,
  },
  skin: { 'name.*': 30, 'line.*': 120, 'tip.*': 300 },
} as const satisfies Record<SiteTextArea, Record<string, number>>;

/** The most characters of any of them. */
export const SITE_TEXT_MAX = 300;
/** The length of a key. */
export const SITE_TEXT_KEY_MAX = 80;
