import { and, eq } from 'drizzle-orm';
import { type ConsentKind, consentVersions } from '../../../contract/constants/common.ts';
import { consents } from '../../db/schema/members.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Checked } from './rules.ts';

/** A member's consent to a text; `subject` is the id of its purpose, where there are several. */
interface Given {
  userId: number;
  kind: Exclude<ConsentKind, 'survey'>;
  subject?: number;
}

const own = ({ userId, kind, subject = 0 }: Given) =>
  and(eq(consents.userId, userId), eq(consents.kind, kind), eq(consents.subject, subject));

/** Records that a member agreed to a text, when, and to which version: the present one unless it was earlier. */
export async function saveConsent(
  tx: Db,
  { subject = 0, ...given }: Given,
  agreedAt: Date,
  version: string = consentVersions[given.kind],
) {
  await tx
    .insert(consents)
    .values({ ...given, subject, version, agreedAt })
    .onConflictDoUpdate({
      target: [consents.userId, consents.kind, consents.subject],
      set: { version, agreedAt },
    });
}

/** Deletes a consent together with its purpose. */
export const dropConsent = (tx: Db, given: Given) => tx.delete(consents).where(own(given));

/** Returns whether a member has agreed to the present version of a text. */
async function hasConsent(tx: Db, given: Given): Promise<boolean> {
  const [held] = await tx.select().from(consents).where(own(given));
  return held?.version === consentVersions[given.kind];
}

/**
 * Connects personal data with the consent to a text: its version and the time are stored when data is given,
 * and deleted when it is cleared. Without consent no data is stored.
 */
export async function agree<T>(
  tx: Db,
  checked: Checked<T | null>,
  { agreed, now, ...given }: Given & { agreed: boolean; now: Date },
): Promise<Checked<T | null>> {
  if ('why' in checked) return checked;
  if (checked.value === null) {
    await dropConsent(tx, given);
    return checked;
  }
  if (await hasConsent(tx, given)) return checked;
  if (!agreed) return { field: 'agreed', why: 'consent' };
  await saveConsent(tx, given, now);
  return checked;
}
