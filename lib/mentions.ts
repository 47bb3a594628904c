import { MENTION, MENTIONS_MAX } from '../contract/mentions.ts';

/** A mention that is being typed: the place of its `@`, and what follows it up to the caret. */
export interface TypedMention {
  start: number;
  search: string;
}

/** A mention begins after anything but a character of an e-mail address, as the provider reads it. */
const TYPED = /(?:^|[^a-z0-9_.@])@([\p{L}\p{N}_]{0,20})$/iu;

/** Returns the mention that is typed right before the caret, or null. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const before = text.slice(0, caret);
  const [, search] = TYPED.exec(before) ?? [];
  return search === undefined ? null : { start: caret - search.length - 1, search };
}

/** Replaces a typed mention by that of a member; returns the text, and the caret after it. */
export function completeMention(text: string, { start, search }: TypedMention, username: string) {
  const name = `@${username} `;
  const rest = text.slice(start + 1 + search.length).replace(/^ /, '');
  return { text: text.slice(0, start) + name + rest, caret: start + name.length };
}

/** The parts of a text in which nobody is called: addresses, and lines that are quoted. */
const UNCALLED = /\S*\/\/\S*|^> .*$/gm;

/** Finds whom a text calls, in order, with the places of the calls. */
function callsIn(text: string) {
  const called = text.replace(UNCALLED, (part) => ' '.repeat(part.length));
  return [...called.matchAll(MENTION)].map(({ index, 0: { length }, 1: name = '' }) => ({
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
