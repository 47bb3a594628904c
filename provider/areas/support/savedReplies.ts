import { asc, eq } from 'drizzle-orm';
import { savedReplyCalls } from '../../../contract/savedReplies.calls.ts';
import { savedReplies } from '../../db/schema/support.ts';
import { done, mount } from '../../domain/identity/mount.ts';
import { requestContext } from '../../domain/identity/requestContext.ts';
import { logAction } from '../../domain/moderation/log.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { read, write } from '../../platform/http/context.ts';

/** The texts that operators send again. All roles share them. */
export const savedReplyRoutes = mount(savedReplyCalls, {
  getSavedReplies: async (c) => ({
    results: await read(c, (db) => db.select().from(savedReplies).orderBy(asc(savedReplies.title))),
  }),
  saveReply(c, { body: { title, content }, member }) {
    const by = requestContext(c, member);
    return write(c, async (tx) => {
      const [before] = await tx.select().from(savedReplies).where(eq(savedReplies.title, title));
      const [saved] = await tx
        .insert(savedReplies)
        .values({ title, content })
        .onConflictDoUpdate({ target: savedReplies.title, set: { content } })
        .returning();
      if (!saved) throw new Error('The reply was not saved');
      const change = { before: { content: before?.content ?? null }, after: { content } };
      await logAction(tx, by, { action: 'save_reply', label: title, ...change });
      return saved;
    });
  },
  async deleteReply(c, { params, member }) {
    const by = requestContext(c, member);
    await write(c, async (tx) => {
      const [row] = await tx.delete(savedReplies).where(eq(savedReplies.id, params.id)).returning();
      if (!row) throw notFound();
      await logAction(tx, by, { action: 'delete_reply', label: row.title, before: { content: row.content } });
    });
    return done;
  },
});
