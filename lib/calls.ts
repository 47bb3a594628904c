import { MENTION, MENTIONS_MAX } from '../contract/mentions.ts';
import { calling } from './mentions.ts';

/** Finds whom a text calls, in order, with the places of the calls. */
function callsIn(text: string) {
  return [...calling(text).matchAll(MENTION)].map(({ index, 0: { length }, 1: name = '' }) => ({
    start: index,
    end: index + length,
    username: name.toLowerCase(),
  }));
}

/** Lists the usernames that a text calls, each once, up to as many as are notified. */
export const calledIn = (text: string): string[] =>
  [...new Set(callsIn(text).map(({ username }) => username))].slice(0, MENTIONS_MAX);

/** Removes the calls of a member from a text, each with the blank after it. */
export function withoutCalls(text: string, username: string): string {
  let left = text;
  for (const { start, end, username: called } of callsIn(text).reverse()) {
    if (called === username) left = left.slice(0, start) + left.slice(end).replace(/^ /, '');
  }
  return left;
}
