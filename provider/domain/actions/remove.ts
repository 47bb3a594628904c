import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type AppContext, invalidates, type Member, write } from '../../platform/http/context.ts';
import type { Address } from '../content/define.ts';
import type { WrittenContent, WrittenTable } from '../content/written.ts';
import { undoEffects } from '../effects/effects.ts';
import { done } from '../identity/mount.ts';
import { requireOwner } from '../identity/policy.ts';
import { discard } from '../moderation/discard.ts';

/** Makes the handler that deletes content so that it can be restored for 30 days. @throws 404, 409 not_owner */
export const remove =
  <Table extends WrittenTable, A extends Address>(content: WrittenContent<Table, A>) =>
  async (c: AppContext, { params, member }: { params: Partial<A>; member: Member }): Promise<typeof done> => {
    const { kind, table } = content;
    const now = c.get('services').now();
    const { page } = await write(c, async (tx) => {
      const locked = await content.lock(tx, params, member);
      const { row } = locked;
      requireOwner(member, row);
      await tx
        .update(table as PgTable)
        .set({ status: 'deleted', deletedAt: now })
        .where(eq(table.id, row.id));
      if (row.status === 'published') await content.count?.(tx, row, -1);
      await undoEffects(tx, `${kind}_written`, { actorId: row.userId, source: { kind, id: row.id }, now });
      await discard(tx, content, row, { member, now });
      return locked;
    });
    invalidates(c, page);
    return done;
  };
