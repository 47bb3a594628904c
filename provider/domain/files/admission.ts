import { UPLOAD_MAX_BYTES } from '../../../contract/constants/common.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import { pictureQueue } from '../../platform/files/pictureQueue.ts';
import type { AppContext, Member } from '../../platform/http/context.ts';
import { uploadsAMinute } from '../limits/callLimits.ts';

/** The maximum of bytes that uploads in progress may send, of uploads that wait to be processed, and of one member's. */
const UPLOADS_MAX_BYTES = 16 * UPLOAD_MAX_BYTES;
export const UPLOADS_WAITING_MAX = 16;
export const MEMBER_UPLOADS_MAX = 3;
/** Seconds until there may be room again. */
const RETRY_AFTER = 5;

/** The bytes that uploads in progress may send, and how many uploads of each member there are. */
let bytesInProgress = 0;
const inProgress = new Map<number, number>();

/** Returns the bytes that an upload says to send; one that does not say may send as many as the limit. */
function bytesOf(c: AppContext): number {
  const length = Number(c.req.header('Content-Length'));
  return length > 0 && length < UPLOAD_MAX_BYTES ? length : UPLOAD_MAX_BYTES;
}

/**
 * Runs a member's upload, which reads the body itself: a rejected one has not been read. Bytes are counted and not
 * uploads, so that small pictures on slow lines leave room for others.
 * @throws 429 for too many a minute or at once of one member, 503 for too many of all
 */
export async function admitUpload<T>(c: AppContext, member: Member, work: () => Promise<T>): Promise<T> {
  await c.get('services').limits.use('upload', `member:${member.id}`, await uploadsAMinute(c));
  const own = inProgress.get(member.id) ?? 0;
  if (own >= MEMBER_UPLOADS_MAX) throw new ApiError(429, 'too_many', { retryAfter: RETRY_AFTER });
  const bytes = bytesOf(c);
  const isFull = bytesInProgress + bytes > UPLOADS_MAX_BYTES || pictureQueue.size >= UPLOADS_WAITING_MAX;
  if (isFull) throw new ApiError(503, 'unavailable', { retryAfter: RETRY_AFTER });
  bytesInProgress += bytes;
  inProgress.set(member.id, own + 1);
  try {
    return await work();
  } finally {
    bytesInProgress -= bytes;
    const left = (inProgress.get(member.id) ?? 1) - 1;
    if (left > 0) inProgress.set(member.id, left);
    else inProgress.delete(member.id);
  }
}
