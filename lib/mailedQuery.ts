import type { ParsedUrlQuery } from 'node:querystring';
import { own } from '@/contract/own';

/**
 * Returns one value of a mailed link's query, '' without it. Mail programs and filters change addresses: of a
 * parameter that comes twice the first counts, and an `&` may have become `&amp;`.
 */
export function mailedValue(query: ParsedUrlQuery, name: string): string {
  const values = own(query, name) ?? own(query, `amp;${name}`);
  return [values].flat()[0] ?? '';
}

/** Returns the key or token in a mailed link, without what a mail program glued to its end (`.`, `>`, U+200B). */
export const mailedKey = (query: ParsedUrlQuery, name: string): string =>
  /^[\w-]+(\.[\w-]+)*/.exec(mailedValue(query, name))?.[0] ?? '';
