import { codesOf } from './storageErrors.ts';

/** Codes of a database that cannot be called now and may be in a moment: the network's and PostgreSQL's. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  // Connection lost, ended by an operator or by a crash, not yet taken, too many.
  ...['08000', '08003', '08006', '57P01', '57P02', '57P03', '53300'],
  // What PgBouncer says of a server that it cannot reach, or not in time.
  '08P01',
  // A standby takes no write.
  '25006',
]);
/** What `pg` says of a connection that was lost or not made in time; these errors have no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns the reason why PostgreSQL cannot be called now, of an error or its cause; undefined for any other error. */
export function reasonAway(error: unknown): string | undefined {
  const code = codesOf(error).find((one) => AWAY.has(one));
  if (code || !(error instanceof Error)) return code;
  return LOST.test(error.message) ? error.message : reasonAway(error.cause);
}
