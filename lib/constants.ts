/**
 * Constants of the specification that only the web uses. Those of the wire (page sizes, best topics, time
 * zone, ordering) are in contract/constants/common.ts.
 */
export const TOAST_MS = 3000;
/** A message with a button stays for this long. */
export const TOAST_WITH_ACTION_MS = 8000;
/** The page-loader element is removed this long after a navigation. */
export const LOADER_REMOVAL_MS = 1000;
/** The scroll-to-top control is shown beyond this scroll position, in pixels. */
export const SCROLL_TOP_PX = 300;
export const PERSIST_TIMEOUT_MS = 5000;

/** Seconds until a list is rendered again. */
export const LIST_SECONDS = 10;
/** Seconds until a page that writes revalidate is rendered again anyway. */
export const DETAIL_SECONDS = 60;

/** The cookie that tells scripts that there may be a session; the session's own is out of their reach. */
export const SESSION_HINT = 'gyeol-session';
/** The HttpOnly cookie with the challenge of a sign-in whose second step is due. */
export const TWO_STEP_COOKIE = 'gyeol-two-step';
/** The error by which next-auth tells our form that the second step is due. */
export const TWO_STEP_DUE = 'TwoStepDue';
