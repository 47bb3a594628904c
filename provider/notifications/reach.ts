import type { Db } from '../db/client.ts';

/**
 * Whether a member is told of what another does: not of what they do themselves. Whoever has blocked
 * `from` is to be left out here, and here alone.
 */
export async function mayReach(_tx: Db, from: number, to: number): Promise<boolean> {
  return from !== to;
}
