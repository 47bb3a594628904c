import type { CallLimits } from '../../../contract/managedSettings.ts';
import { callLimits } from '../../db/schema/site.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AppContext } from '../../platform/http/context.ts';
import { limitRules } from '../../platform/http/limits.ts';
import { recentRead } from '../../platform/http/recentRead.ts';

/** Reads how many calls of one member are answered in a minute. */
export async function readCallLimits(db: Db): Promise<CallLimits> {
  const [row] = await db.select().from(callLimits);
  return {
    writes_a_minute: row?.writesAMinute ?? limitRules.write.points,
    uploads_a_minute: row?.uploadsAMinute ?? limitRules.upload.points,
    version: row?.version ?? 1,
  };
}

/** Every write asks for them: a change reaches the other providers within seconds. */
export const callLimitsOf = recentRead(readCallLimits);

/** Returns how many writing calls of one member are answered in a minute. */
export const writesAMinute = async (c: AppContext) => (await callLimitsOf(c)).writes_a_minute;

/** Returns how many uploads of one member are answered in a minute. */
export const uploadsAMinute = async (c: AppContext) => (await callLimitsOf(c)).uploads_a_minute;
