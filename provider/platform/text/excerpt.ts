import { charactersOf, fits, shorten } from '../../../contract/typedText.ts';

/** The number of code points from which an excerpt is made, which is all that a list's query reads. */
export const EXCERPT_READ = 400;
const EXCERPT_LENGTH = 120;

/** Removes the last character of a text that ends where reading ended, which may have been within it. */
export const withoutLast = (text: string): string => charactersOf(text).slice(0, -1).join('');

/** The mark of a list's item as members type it. A date, `12. 25`, has none. */
const LIST_MARK = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+(?![\d \t])/;

/** Puts the lines of a text on one; dots stand between the items of a list, for their marks. */
function onOneLine(text: string): string {
  const lines = text.split('\n').map((line) => ({
    text: line.replace(LIST_MARK, '').replace(/\s+/g, ' ').trim(),
    isItem: LIST_MARK.test(line),
  }));
  return lines
    .filter((line) => line.text !== '')
    .map((line, index, all) => (line.isItem && all[index - 1]?.isItem ? `· ${line.text}` : line.text))
    .join(' ');
}

/** Returns the first words of a text on one line, cut between characters; an ellipsis shows that more follows. */
export function excerptOf(text: string): string {
  const read = text.slice(0, EXCERPT_READ).replace(/\p{Surrogate}$/u, '');
  const line = onOneLine(read);
  const isRead = text.length < EXCERPT_READ || !fits(line, EXCERPT_LENGTH);
  return isRead ? shorten(line, EXCERPT_LENGTH) : `${withoutLast(line).trimEnd()}…`;
}
