import { and, eq } from 'drizzle-orm';
import { blocks } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';

/** Returns whether a member is notified of actions of `from`: not of their own, nor of a member whom they block. */
export async function mayNotify(tx: Db, from: number, to: number): Promise<boolean> {
  if (from === to) return false;
  const blocked = await tx
    .select({ blockedId: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.userId, to), eq(blocks.blockedId, from)));
  return blocked.length === 0;
}
