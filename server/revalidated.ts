import { channel } from 'node:diagnostics_channel';

/**
 * Announces within the web's process that a page was rendered again. A channel, since Next's bundle and
 * the server around it have a copy of every module each.
 */
const renewed = channel('gyeol:page-renewed');

export const sayRenewed = (page: string) => renewed.publish(page);

/** Calls `listener` at each renewed page; the answer ends that. */
export function onRenewed(listener: () => void): () => void {
  const told = () => listener();
  renewed.subscribe(told);
  return () => renewed.unsubscribe(told);
}
