import { ApiError } from '../../platform/errors/errors.ts';

/** Requires an applicant who is no manager: managers choose the winners. @throws 409 `managers_excluded` */
export function requireApplicant(member: { isManager: boolean }) {
  if (member.isManager) throw new ApiError(409, 'managers_excluded');
}
