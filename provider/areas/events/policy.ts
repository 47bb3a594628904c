import { rightsOf } from '../../../contract/constants/roles.ts';
import { ApiError } from '../../platform/errors/errors.ts';
import type { Member } from '../../platform/http/context.ts';

/** Requires an applicant whose role does not choose the winners. @throws 409 `managers_excluded` */
export function requireApplicant(member: Pick<Member, 'role'>) {
  if (rightsOf(member.role).includes('campaigns')) throw new ApiError(409, 'managers_excluded');
}
