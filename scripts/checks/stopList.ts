import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE, DATA, readSources, type Source } from '../lib/sources.ts';

/** Words that language rules replace, with the number of uses that are still allowed. */
const LIST = 'scripts/checks/stopList.json';

/** A term of one or more words. */
interface Term {
  /** The words to write instead. */
  write: string;
  /** `names`: identifiers and file names. `everywhere`: comments, strings and documents too. */
  in: 'names' | 'everywhere';
  /** A longer term with this one in it that is standard, and not counted. */
  except?: string;
  /** How many uses are left. It may only fall. */
  left: number;
}
export type StopList = Record<string, Term>;

const SCANNED = /\.(ts|tsx|js|cjs|mjs|css|md)$/;
/** Generated documents, legal texts and the list's own test. */
const EXEMPT = /^(docs\/calls\.md|LICENSE|scripts\/checks\/stopList\.)/;
/** Comments and strings, which are no names. */
const PROSE = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Splits into lower-case words, compound names too: `useMayGoOn` is `use may go on`. */
const wordsOf = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\n]+/g, ' ');

const nameOf = (path: string) => path.replace(/\.[a-z.]+$/, '');

/** Returns the words of a file's name, and those of its text. */
function textsOf({ path, text }: Source) {
  const names = CODE.test(path) ? text.replace(PROSE, ' ') : '';
  return {
    names: wordsOf(`${nameOf(path)}\n${names}`),
    everywhere: wordsOf(`${nameOf(path)}\n${text}`),
  };
}

/** Counts the uses of each term of `list` in `sources`. */
export function countTerms(sources: Source[], list: StopList): Map<string, number> {
  const texts = sources.filter(({ path }) => SCANNED.test(path) && !EXEMPT.test(path) && !DATA.test(path)).map(textsOf);
  return new Map(
    Object.entries(list).map(([term, { in: where, except }]) => {
      const countOf = (counted: string) =>
        texts.reduce((sum, text) => sum + [...text[where].matchAll(new RegExp(`\\b${counted}s?\\b`, 'g'))].length, 0);
      return [term, countOf(term) - (except ? countOf(except) : 0)];
    }),
  );
}

/** Lists the terms that are used more often than the list allows, a line each. */
export const grownTerms = (counts: Map<string, number>, list: StopList): string[] =>
  Object.entries(list).flatMap(([term, { left, write }]) => {
    const count = counts.get(term) ?? 0;
    return count > left ? [`“${term}”: ${count} uses, ${left} allowed; write ${write}`] : [];
  });

export const readStopList = (root: string): StopList => JSON.parse(readFileSync(join(root, LIST), 'utf8'));

/** Checks that no term of the stop list is used more often than before. */
export function checkStopList(root: string): string[] {
  const list = readStopList(root);
  return grownTerms(countTerms(readSources(root), list), list);
}

/** Formats a term's entry as the formatter leaves it on a line. */
const lineOf = ({ write, in: where, except, left }: Term): string =>
  JSON.stringify({ write, in: where, except, left })
    .replace(/([{,:])(?=["\d])/g, '$1 ')
    .replace(/}$/, ' }');

/** Writes today's counts where they are lower, and returns the terms whose count fell. */
export function lowerStopList(root: string): string[] {
  const list = readStopList(root);
  const counts = countTerms(readSources(root), list);
  const fallen = Object.entries(list).flatMap(([term, entry]) => {
    const { left } = entry;
    entry.left = Math.min(left, counts.get(term) ?? 0);
    return entry.left < left ? [`${term}: ${left} → ${entry.left}`] : [];
  });
  const lines = Object.entries(list).map(([term, entry]) => `  ${JSON.stringify(term)}: ${lineOf(entry)}`);
  writeFileSync(join(root, LIST), `{\n${lines.join(',\n')}\n}\n`);
  return fallen;
}
