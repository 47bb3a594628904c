import { channel } from 'node:diagnostics_channel';
import type { Changed } from './revalidation.ts';

/**
 * Announces within the web's process that a page was rendered again. A channel, since Next's bundle and
 * the server around it have a copy of every module each.
 */
const revalidated = channel('gyeol:page-renewed');
/** Announces the pages that a write through this web has changed. */
const changed = channel('gyeol:pages-changed');
/** Announces that changes of other webs may have been missed; server/storedPages.mjs listens too. */
const missed = channel('gyeol:changes-missed');

/** Takes questions whether a page is stored; server/storedPages.mjs answers them. */
const storage = channel('gyeol:is-stored');

/** Calls `listener` with each announcement; the answer ends that. */
function listen(to: typeof missed, listener: (message: unknown) => void): () => void {
  const announce = (message: unknown) => listener(message);
  to.subscribe(announce);
  return () => to.unsubscribe(announce);
}

/** Announces a page that was rendered again by its address; without one, where readers have it at another. */
export const publishRevalidated = (page?: string) => revalidated.publish(page);
export const publishChanged = (pages: Changed) => changed.publish(pages);
export const publishMissed = () => missed.publish(undefined);

/** Returns whether Next has stored the page at an address, or that there is none; true before it has opened its store. */
export function isStored(page: string): boolean {
  const address = decodeURI(/^\/en(\/|$)/.test(page) ? page : `/ko${page}`);
  const question: { address: string; answer?: boolean } = { address };
  storage.publish(question);
  return question.answer ?? true;
}

/**
 * Calls `listener` when stored pages may be old: with the address of a renewed page, or without one when any page
 * may be, as when changes may have been missed.
 */
export function onRevalidated(listener: (page?: string) => void): () => void {
  const announce = (page: unknown) => listener(page as string | undefined);
  const ends = [listen(revalidated, announce), listen(missed, announce)];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls `listener` with the pages that a write through this web has changed; the answer ends that. */
export const onChanged = (listener: (pages: Changed) => void) =>
  listen(changed, (message) => listener(message as Changed));
