import { own } from '@/contract/own';
import { log } from '@/lib/log';
import { answerSchemas } from './answerSchemas';

/** No text that members write is longer than this, in UTF-16 units; articles are the longest, as HTML. */
const MAX_TEXT = 300_000;

/** Returns whether a list holds one row twice. Rows of two kinds may have one id. */
function hasDoubledRow(list: unknown[]): boolean {
  const rows = list.filter((row) => typeof row === 'object' && row !== null && 'id' in row);
  const known = new Set(rows.map((row) => JSON.stringify(row)));
  return known.size < rows.length;
}

/** Returns whether an answer has neither a text beyond every limit nor a list with a row twice. */
function isPlausible(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value) && hasDoubledRow(value)) return false;
  return Object.values(value).every(isPlausible);
}

/**
 * Returns whether a response matches the contract's schema of an endpoint; the log names the mismatch.
 */
export function fitsContract(endpoint: string, answer: unknown): boolean {
  const problem = own(answerSchemas, endpoint)?.safeParse(answer).error?.issues[0];
  if (!problem && isPlausible(answer)) return true;
  log.warn({
    endpoint,
    path: problem?.path.join('.'),
    reason: problem?.code ?? 'implausible',
    msg: 'The provider gave an answer that is not in the contract',
  });
  return false;
}
