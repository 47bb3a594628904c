import { RaffleRefused } from './rules.ts';

/** @throws RaffleRefused for a manager: managers make the raffles */
export function requireEntrant(member: { isManager: boolean }) {
  if (member.isManager) throw new RaffleRefused('manager');
}
