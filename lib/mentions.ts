import { MENTION_START } from '../contract/mentions.ts';

/** A mention that is being typed: the place of its `@`, and what follows it up to the caret. */
export interface TypedMention {
  start: number;
  search: string;
}

const TYPED = new RegExp(`${MENTION_START}([\\p{L}\\p{N}_]{0,20})$`, 'iu');
/** The parts of a text in which nobody is called: addresses, also without a scheme, and lines that are quoted. */
const UNCALLED = /(?::\/\/|[^\s/.]\.[a-z]{2,}(?::\d+)?[/?#])\S*|^> .*$/gim;

/** Replaces by spaces the parts of a text in which nobody is called. */
export const calling = (text: string): string => text.replace(UNCALLED, (part) => ' '.repeat(part.length));

/** Returns the mention that is typed right before the caret, or null. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const typed = TYPED.exec(calling(text.slice(0, caret)));
  return typed && { start: typed.index, search: typed[1] ?? '' };
}

/** Replaces a typed mention by that of a member; returns the text, and the caret after it. */
export function completeMention(text: string, { start, search }: TypedMention, username: string) {
  const name = `@${username} `;
  const rest = text.slice(start + 1 + search.length).replace(/^ /, '');
  return { text: text.slice(0, start) + name + rest, caret: start + name.length };
}
