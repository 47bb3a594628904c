/** The number of characters from which an excerpt is made, which is all that a list's query reads. */
export const EXCERPT_READ = 400;
const EXCERPT_LENGTH = 140;

/** Returns the first words of a text on one line, cut between characters; an ellipsis shows that more follows. */
export function excerptOf(text: string): string {
  const characters = [...text.slice(0, EXCERPT_READ).replace(/\s+/g, ' ').trim()];
  const isCut = characters.length > EXCERPT_LENGTH;
  return isCut
    ? `${characters
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}
