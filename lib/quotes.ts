/** The start of each quoted line. */
export const QUOTE_MARK = '> ';

/** Lines of a text that follow each other, all quoted or none, each from `start` to before `end` without its mark. */
export interface Block {
  isQuote: boolean;
  lines: { start: number; end: number }[];
}

/** Splits a text into its quotations, lines that begin with `> `, and what is between them. */
export function quoteBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const isQuote = line.startsWith(QUOTE_MARK);
    const place = { start: isQuote ? at + QUOTE_MARK.length : at, end: at + line.length };
    const last = blocks.at(-1);
    if (last?.isQuote === isQuote) last.lines.push(place);
    else blocks.push({ isQuote, lines: [place] });
    at += line.length + 1;
  }
  return blocks;
}
