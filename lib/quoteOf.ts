import { firstCharacters } from '../contract/typedText.ts';
import { QUOTE_MARK, quoteBlocks } from './quotes.ts';

/** The longest quotation, in characters; a longer text ends with an ellipsis. */
const QUOTE_MAX = 200;

/** Writes a comment's own words, without those that it quotes, as a quotation. */
export function quoteOf(text: string): string {
  const own = quoteBlocks(text)
    .filter(({ isQuote }) => !isQuote)
    .flatMap(({ lines }) => lines.map(({ start, end }) => text.slice(start, end).trim()))
    .filter(Boolean)
    .join('\n');
  const first = firstCharacters(own, QUOTE_MAX);
  const short = first.length < own.length ? `${first}…` : own;
  return short
    .split('\n')
    .map((line) => QUOTE_MARK + line)
    .join('\n');
}
