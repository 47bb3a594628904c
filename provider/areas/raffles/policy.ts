import { RaffleRejected } from './rules.ts';

/** @throws RaffleRejected for a manager: managers make the raffles */
export function rejectManager(member: { isManager: boolean }) {
  if (member.isManager) throw new RaffleRejected('manager');
}
