import { lte } from 'drizzle-orm';
import { MAIL_DAYS } from '../../../contract/constants/mails.ts';
import { mails } from '../../db/schema/jobs.ts';
import type { Db } from '../../platform/db/client.ts';
import { daysBefore } from '../../platform/time/days.ts';

/** Deletes old records of mails. */
export async function purgeMails(tx: Db, now: Date): Promise<void> {
  await tx.delete(mails).where(lte(mails.createdAt, daysBefore(now, MAIL_DAYS)));
}
