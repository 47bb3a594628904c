import { TrieRouter } from 'hono/router/trie-router';
import type { z } from 'zod';
import { areas, schemaOf } from '@/contract/areas';
import { log } from '@/lib/log';

interface Known {
  name: string;
  /** Its path as a pattern, such as `/topics/:id/`. */
  pattern: string;
  response: z.ZodType;
}

/** The calls of the contract by method and path. */
const router = new TrieRouter<Known>();
for (const [calls] of areas) {
  for (const [name, call] of Object.entries(calls)) {
    const pattern = call.path.replace(/\{(\w+)\}/g, ':$1');
    router.add(call.method, pattern, { name, pattern, response: schemaOf(call).response });
  }
}

/**
 * Finds the call that a request makes, with or without the slash at its end; fixed parts of a path come before
 * values. `path` is below the API's base, with or without a query.
 */
export function callOf(method: string, path: string): Known | undefined {
  const [address = ''] = path.split('?');
  const [found] = router.match(method, `/${address}/`.replace(/\/{2,}/g, '/'));
  return found
    .map(([call, values]) => ({ call, values: Object.keys(values).length }))
    .sort((one, other) => one.values - other.values)[0]?.call;
}

/** No text that members write is longer than this, in UTF-16 units; articles are the longest, as HTML. */
const MAX_TEXT = 300_000;

/** Returns whether a list holds one row twice. Rows of two kinds may have one id. */
function hasDoubledRow(list: unknown[]): boolean {
  const rows = list.filter((row) => typeof row === 'object' && row !== null && 'id' in row);
  const known = new Set(rows.map((row) => JSON.stringify(row)));
  return known.size < rows.length;
}

/** Returns whether a response has neither a text beyond every limit nor a list with a row twice. */
function isPlausible(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value) && hasDoubledRow(value)) return false;
  return Object.values(value).every(isPlausible);
}

/** Returns whether the body of a successful response is what the contract says of the call; the log names a mismatch. */
export function fitsContract(method: string, path: string, body: unknown): boolean {
  const call = callOf(method, path);
  const problem = call?.response.safeParse(body).error?.issues[0];
  if (!problem && isPlausible(body)) return true;
  log.warn({
    call: call?.name ?? `${method} ${path}`,
    path: problem?.path.join('.'),
    reason: problem?.code ?? 'implausible',
    msg: 'The provider gave a response that is not in the contract',
  });
  return false;
}
