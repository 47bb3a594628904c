/** How many bytes a response of the provider may have, decompressed. */
export const MAX_RESPONSE_BYTES = 4_000_000;

/** How long a browser waits for an answer, in ms. */
export const BROWSER_TIMEOUT_MS = 20_000;
