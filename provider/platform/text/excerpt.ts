import { charactersOf, fits, shorten } from '../../../contract/typedText.ts';

/** The number of code points from which an excerpt is made, which is all that a list's query reads. */
export const EXCERPT_READ = 400;
const EXCERPT_LENGTH = 120;

/** Removes the last character of a text that ends where reading ended, which may have been within it. */
export const withoutLast = (text: string): string => charactersOf(text).slice(0, -1).join('');

/** The marks of a list as members type it; on one line they are noise. A date, `12. 25`, has none. */
const LIST_MARKS = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+(?![\d \t])/gm;

/** Returns the first words of a text on one line without its lists' marks, cut between characters; an ellipsis shows that more follows. */
export function excerptOf(text: string): string {
  const read = text.slice(0, EXCERPT_READ).replace(/\p{Surrogate}$/u, '');
  const line = read.replace(LIST_MARKS, '').replace(/\s+/g, ' ').trim();
  const isRead = text.length < EXCERPT_READ || !fits(line, EXCERPT_LENGTH);
  return isRead ? shorten(line, EXCERPT_LENGTH) : `${withoutLast(line).trimEnd()}…`;
}
