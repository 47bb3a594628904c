import { ApiError } from '../../platform/errors/errors.ts';
import { presentEdited } from '../content/written.ts';

/** Rejects a change over another version than the one that the operator has read. @throws 409 `edit_conflict` */
export function requireVersion(row: { version: number }, body: { version: number }) {
  if (row.version !== body.version) throw new ApiError(409, 'edit_conflict');
}

/**
 * Rejects a change of content that was edited after its writer read it. A change that does not name what was read is
 * made over any. @throws 409 `edit_conflict`
 */
export function requireUnedited(
  row: { editedAt: Date | null },
  { edited_at: read }: { edited_at?: string | null | undefined },
) {
  if (read !== undefined && read !== presentEdited(row).edited_at) throw new ApiError(409, 'edit_conflict');
}
