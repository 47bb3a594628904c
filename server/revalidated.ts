import { channel } from 'node:diagnostics_channel';

/**
 * Announces within the web's process that a page was rendered again. A channel, since Next's bundle and
 * the server around it have a copy of every module each.
 */
const revalidated = channel('gyeol:page-renewed');

export const publishRevalidated = (page: string) => revalidated.publish(page);

/** Calls `listener` at each renewed page; the answer ends that. */
export function onRevalidated(listener: () => void): () => void {
  const announce = () => listener();
  revalidated.subscribe(announce);
  return () => revalidated.unsubscribe(announce);
}
