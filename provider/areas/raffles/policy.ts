import { RaffleRejected } from './rules.ts';

/** Rejects managers, who create the raffles. @throws RaffleRejected */
export function rejectManager(member: { isManager: boolean }) {
  if (member.isManager) throw new RaffleRejected('manager');
}
