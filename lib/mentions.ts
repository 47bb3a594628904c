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
