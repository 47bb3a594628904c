/** A piece of a text, and whether it is one of the words that were searched for. */
export interface HighlightPart {
  text: string;
  marked: boolean;
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Splits a text at the words of a search, case-insensitively. The parts are text, so that markup in it is
 * never rendered.
 */
export function highlightParts(text: string, search: string): HighlightPart[] {
  const terms = search.normalize('NFC').split(/\s/).filter(Boolean);
  if (terms.length === 0) return [{ text, marked: false }];
  // The longest first, or `선` would match a part of `선크림`.
  const longest = terms.sort((a, b) => b.length - a.length).map(escaped);
  const parts = text.normalize('NFC').split(new RegExp(`(${longest.join('|')})`, 'giu'));
  return parts.map((part, index) => ({ text: part, marked: index % 2 === 1 })).filter((piece) => piece.text !== '');
}
