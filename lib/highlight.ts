import { termsOf, UNSEEN, variantsOf } from '../contract/searchedText.ts';

/** A piece of a text, and whether it is one of the words that were searched for. */
export interface HighlightPart {
  text: string;
  marked: boolean;
}

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&');

/** Returns the pattern of a word of a search, whose letters may be wide ones, or curly quotes, or have unseen ones between them. */
function patternOf(term: string): string {
  const letters = Array.from(term, (letter) => {
    const variants = variantsOf(letter);
    return variants ? `(?:${escaped(letter)}|[${variants}])` : letter;
  });
  return letters.join(`${UNSEEN}*`);
}

/**
 * Splits a text at the words of a search, which are marked where the provider finds them. The parts are text, so that
 * markup in it is never rendered.
 */
export function highlightParts(text: string, search: string): HighlightPart[] {
  const terms = termsOf(search);
  if (terms.length === 0) return [{ text, marked: false }];
  // The longest first, or `선` would match a part of `선크림`.
  const longest = terms.sort((a, b) => b.length - a.length).map(patternOf);
  const parts = text.normalize('NFC').split(new RegExp(`(${longest.join('|')})`, 'giu'));
  return parts.map((part, index) => ({ text: part, marked: index % 2 === 1 })).filter((piece) => piece.text !== '');
}
