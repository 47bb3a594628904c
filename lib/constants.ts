/**
 * Constants of the specification that only the web uses. Those of the wire (page sizes, best topics, time
 * zone, ordering) are in contract/constants/common.ts.
 */
export const TOAST_MS = 3000;
/** The page-loader element is removed this long after a navigation. */
export const LOADER_REMOVAL_MS = 1000;
/** The scroll-to-top control is shown beyond this scroll position, in pixels. */
export const SCROLL_TOP_PX = 300;
export const PERSIST_TIMEOUT_MS = 5000;

/** Seconds until a list is rendered again. */
export const LIST_SECONDS = 10;
/** Seconds until a page that writes revalidate is rendered again anyway. */
export const DETAIL_SECONDS = 60;
