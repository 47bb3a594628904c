import { ApiError } from '../../platform/errors/errors.ts';
import { concurrencyLimit } from '../../platform/http/concurrencyLimit.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';

/** The maximum of uploads that are read or processed concurrently, in total and of one member: each may have 15 MB. */
export const UPLOADS_MAX = 16;
export const MEMBER_UPLOADS_MAX = 3;
/** Seconds until there may be room again. */
const RETRY_AFTER = 5;

const limited = concurrencyLimit({
  concurrency: UPLOADS_MAX,
  waiting: 0,
  retryAfter: RETRY_AFTER,
});
/** How many uploads of each member are in progress. */
const inProgress = new Map<number, number>();

/**
 * Runs a member's upload, which reads the body itself: a rejected one has not been read.
 * @throws 429 for too many a minute or at once of one member, 503 for too many of all
 */
export async function admitUpload<T>(c: AppContext, member: Member, work: () => Promise<T>): Promise<T> {
  await c.get('services').limits.use('upload', `member:${member.id}`);
  const own = inProgress.get(member.id) ?? 0;
  if (own >= MEMBER_UPLOADS_MAX) throw new ApiError(429, 'too_many', { retryAfter: RETRY_AFTER });
  const upload = limited(work);
  inProgress.set(member.id, own + 1);
  try {
    return await upload;
  } finally {
    const left = (inProgress.get(member.id) ?? 1) - 1;
    if (left > 0) inProgress.set(member.id, left);
    else inProgress.delete(member.id);
  }
}
