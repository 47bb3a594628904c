import { rightsOf } from '../../../contract/constants/roles.ts';
import type { Member } from '../../platform/http/context.ts';
import { RaffleRejected } from './rules.ts';

/** Rejects the roles that create the raffles. @throws RaffleRejected */
export function rejectManager(member: Pick<Member, 'role'>) {
  if (rightsOf(member.role).includes('campaigns')) throw new RaffleRejected('manager');
}
