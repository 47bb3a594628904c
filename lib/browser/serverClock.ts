/** A smaller difference is the way of an answer, or the part of a second that its time leaves out, in ms. */
const LEAST_MS = 5000;

/** By how much the browser's clock is ahead of the server's, in ms; an answer that was long on its way says more. */
let ahead: number | undefined;

/** Notes the server's time by the `Date` of an answer that has just come. */
export function noteServerTime(date: unknown): void {
  const difference = Date.now() - Date.parse(String(date));
  if (!Number.isNaN(difference)) ahead = Math.min(difference, ahead ?? difference);
}

/** Returns what the server's clock shows when the browser's shows `at`, in ms: only so do they compare with its times. */
export const toServerTime = (at: number): number => (ahead && Math.abs(ahead) > LEAST_MS ? at - ahead : at);

/** Returns the server's time now, in ms: a device's own clock may be an hour off. */
export const serverNow = (): number => toServerTime(Date.now());
