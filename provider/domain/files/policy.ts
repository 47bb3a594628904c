import { eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { files } from '../../db/schema/site.ts';
import type { Member } from '../../platform/http/context.ts';

/**
 * Selects the files that a member may attach: their own, the site's and those named in `held`; a manager may
 * attach any.
 */
export const attachableBy = (member: Pick<Member, 'id' | 'isManager'>, held: string[]): SQL | undefined =>
  member.isManager ? undefined : or(eq(files.userId, member.id), isNull(files.userId), inArray(files.id, held));
