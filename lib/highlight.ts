import { termsOf, UNSEEN, variantsOf } from '../contract/searchedText.ts';
import { charactersOf } from '../contract/typedText.ts';

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
 * Splits a text at the words of a search, which are marked where the provider finds them, with the whole of a character
 * that holds one: an emoji may be many. The parts are text, so that markup in it is never rendered.
 */
export function highlightParts(text: string, search: string): HighlightPart[] {
  const terms = termsOf(search);
  if (terms.length === 0) return [{ text, marked: false }];
  // The longest first, or `선` would match a part of `선크림`.
  const longest = terms.sort((a, b) => b.length - a.length).map(patternOf);
  const composed = text.normalize('NFC');
  const found = [...composed.matchAll(new RegExp(longest.join('|'), 'giu'))];
  const parts: HighlightPart[] = [];
  let start = 0;
  for (const character of charactersOf(composed)) {
    const end = start + character.length;
    const marked = found.some(({ index, 0: word }) => index < end && index + word.length > start);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += character;
    else parts.push({ text: character, marked });
    start = end;
  }
  return parts;
}
