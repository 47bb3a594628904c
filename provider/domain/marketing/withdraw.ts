import { eq } from 'drizzle-orm';
import { marketingAttendees } from '../../db/schema/marketings.ts';
import { users } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';
import { dropConsent } from '../members/consents.ts';
import { lockNews } from './subscribe.ts';

/** Ends a subscription and all that is kept of it; one that has ended stays so. */
export async function withdraw(tx: Db, whose: { id: number } | { userId: number }) {
  if ('userId' in whose) await lockNews(tx, whose.userId);
  const deleted = await tx
    .delete(marketingAttendees)
    .where('id' in whose ? eq(marketingAttendees.id, whose.id) : eq(marketingAttendees.userId, whose.userId))
    .returning({ id: marketingAttendees.id, userId: marketingAttendees.userId });
  const userId = 'userId' in whose ? whose.userId : deleted[0]?.userId;
  if (!userId) return deleted;
  await dropConsent(tx, { userId, kind: 'marketing' });
  await tx.update(users).set({ marketingAgreedAt: null }).where(eq(users.id, userId));
  return deleted;
}
