/** The number of characters from which an excerpt is made, which is all that a list's query reads. */
export const EXCERPT_READ = 400;
const EXCERPT_LENGTH = 120;

/** Returns the first words of a text on one line, cut between characters; an ellipsis shows that more follows. */
export function excerptOf(text: string): string {
  const line = text.slice(0, EXCERPT_READ).replace(/\s+/g, ' ').trim();
  // A character has two units at most: most lines are short enough without being split.
  if (line.length <= EXCERPT_LENGTH) return line;
  const characters = [...line];
  if (characters.length <= EXCERPT_LENGTH) return line;
  const first = characters.slice(0, EXCERPT_LENGTH - 1).join('');
  return `${first.trimEnd()}…`;
}
