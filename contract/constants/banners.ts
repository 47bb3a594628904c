/** The kinds of banners: large ones on the home page, small ones beside lists. */
export const bannerTypes = ['main', 'sub'] as const;

/** What readers see of a banner: it is turned off, its time has not come, it is shown, or its time is over. */
export const bannerStates = ['off', 'scheduled', 'shown', 'ended'] as const;
export type BannerState = (typeof bannerStates)[number];

export const BANNER_TITLE_MAX = 60;
export const BANNER_TEXT_MAX = 120;
