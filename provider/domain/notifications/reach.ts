import { and, eq } from 'drizzle-orm';
import { blocks } from '../../db/schema/moderation.ts';
import type { Db } from '../../platform/db/client.ts';

/** Whether a member is told of what `from` does: not of their own deeds, nor of whom they have blocked. */
export async function mayReach(tx: Db, from: number, to: number): Promise<boolean> {
  if (from === to) return false;
  const blocked = await tx
    .select({ blockedId: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.userId, to), eq(blocks.blockedId, from)));
  return blocked.length === 0;
}
