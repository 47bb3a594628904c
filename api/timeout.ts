/** How long a browser waits for an answer, in ms. */
export const BROWSER_TIMEOUT_MS = 20_000;
