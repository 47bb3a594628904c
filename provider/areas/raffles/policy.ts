import { RaffleRejected } from './rules.ts';

/** Requires an entrant who is no manager: managers create the raffles. @throws RaffleRejected */
export function requireEntrant(member: { isManager: boolean }) {
  if (member.isManager) throw new RaffleRejected('manager');
}
