import { and, eq, isNotNull } from 'drizzle-orm';
import { twoSteps } from '../../db/schema/users.ts';
import type { Db } from '../../platform/db/client.ts';

/** Returns whether a member signs in with a code of an app after the password. */
export const hasTwoStep = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(twoSteps, and(eq(twoSteps.userId, userId), isNotNull(twoSteps.enabledAt)))) > 0;
