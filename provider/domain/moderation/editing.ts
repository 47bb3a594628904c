import { ApiError } from '../../platform/errors/errors.ts';

/** Rejects a change over another version than the one that the operator has read. @throws 409 `edit_conflict` */
export function requireVersion(row: { version: number }, body: { version: number }) {
  if (row.version !== body.version) throw new ApiError(409, 'edit_conflict');
}
