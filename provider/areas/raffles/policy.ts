import { RaffleRejected } from './rules.ts';

/** Requires a participant who is no manager: managers create the raffles. @throws RaffleRejected */
export function rejectManager(member: { isManager: boolean }) {
  if (member.isManager) throw new RaffleRejected('manager');
}
