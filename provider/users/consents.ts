import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { consents } from '../db/schema/people.ts';
import type { Checked } from './rules.ts';

/**
 * Ties personal details to the text that a member agreed to: its version and the time are kept when
 * details are given, and go when they are cleared. Without an agreement nothing is kept.
 */
export async function agree<T>(
  tx: Db,
  checked: Checked<T | null>,
  given: {
    kind: 'account' | 'delivery';
    version: string;
    userId: number;
    agreed: boolean;
    now: Date;
  },
): Promise<Checked<T | null>> {
  const { kind, version, userId, agreed, now } = given;
  if ('why' in checked) return checked;
  const own = and(eq(consents.userId, userId), eq(consents.kind, kind));
  if (checked.kept === null) {
    await tx.delete(consents).where(own);
    return checked;
  }
  const [held] = await tx.select().from(consents).where(own);
  if (held?.version === version) return checked;
  if (!agreed) return { field: 'agreed', why: 'consent' };
  await tx
    .insert(consents)
    .values({ userId, kind, version, agreedAt: now })
    .onConflictDoUpdate({
      target: [consents.userId, consents.kind],
      set: { version, agreedAt: now },
    });
  return checked;
}
