import { ApiError } from '../../platform/errors/errors.ts';

/** @throws 409 `managers_excluded` for a manager: managers choose the winners */
export function requireApplicant(member: { isManager: boolean }) {
  if (member.isManager) throw new ApiError(409, 'managers_excluded');
}
