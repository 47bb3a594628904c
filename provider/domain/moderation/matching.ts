import { assemble, disassemble, hasBatchim } from 'es-hangul';

/**
 * A consonant and a vowel, or a whole syllable, and a final consonant that begins no syllable of its own.
 * Each is composed separately, so that the work is linear in the text: `assemble` starts over with every
 * letter.
 */
const SYLLABLES = /([가-힣]|[ㄱ-ㅎ][ㅏ-ㅣ])(?:[ㄱ-ㅎ](?![ㅏ-ㅣ]))?/g;

/** Composes letters written separately into syllables: ㅅㅣㅂㅏㄹ and 시ㅂㅏㄹ are the same word. */
const compose = (text: string): string =>
  text.replace(SYLLABLES, (parts, first: string) =>
    // A syllable that is closed stays: 시발ㅁ still matches 시발.
    hasBatchim(first) ? parts : assemble([parts]),
  );

/**
 * Returns the letters of a text only, without characters between them that hide a word: dots, digits,
 * hearts.
 */
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
/** What draws nothing and hides a word from the list; the fillers of Hangul among it count as letters. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Normalises each letter. NFKC would also turn ㅅ into the head of a syllable, so single jamo are
 * excepted.
 */
const plain = (text: string) =>
  text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[^\u3131-\u318e]+/g, (rest) => rest.normalize('NFKC'))
    .toLowerCase();

/** Normalises a banned word as texts are compared with it; '' when it has no letters. */
export const formOf = (word: string): string => compose(lettersOf(plain(word)));

/** Returns whether a word has enough letters not to occur within many others. */
export const isLongEnough = (form: string) => [...form].length >= 2;

const isLatin = (form: string) => /^[a-z]+$/.test(form);

/** A text's letters, split once for all words: `said` and `composed` have a space between pieces. */
interface Read {
  said: string;
  composed: string;
  /** Latin words, and the letters of each complete piece. */
  complete: Set<string>;
  /** All letters in one string, each separate, and the positions where a piece begins or ends. */
  row: string;
  ends: Set<number>;
}

function readText(text: string): Read {
  const typed = plain(text);
  const said = typed.split(/\s+/).map(lettersOf);
  const rows = said.map(disassemble);
  const ends = new Set<number>();
  let end = 0;
  for (const row of rows) {
    ends.add(end);
    end += row.length;
  }
  ends.add(end);
  return {
    said: said.join(' '),
    composed: said.map(compose).join(' '),
    complete: new Set([...said, ...typed.split(/[^a-z]+/)]),
    row: rows.join(''),
    ends,
  };
}

/**
 * Returns the neighbouring pieces, separated only by spaces, that are together as long as one of `lengths`. Makes one
 * lookup per piece and length, however many forms there are.
 */
function spacedOutOf({ row, ends }: Read, lengths: ReadonlySet<number>): Set<string> {
  const found = new Set<string>();
  for (const from of ends) {
    for (const length of lengths) {
      if (ends.has(from + length)) found.add(row.slice(from, from + length));
    }
  }
  return found;
}

/**
 * Finds those of the banned words that are in a text, also with dots, digits or single letters between its own letters.
 * Spaces hide a word only where nothing else is attached to it: 다시 발라요 ("apply again") is no swearing.
 * The work grows with the text's length times the number of words.
 */
export function findBanned<T extends { form: string }>(text: string, banned: readonly T[]): T[] {
  const read = readText(text);
  const rows = banned.map(({ form }) => disassemble(form));
  const spacedOut = spacedOutOf(read, new Set(rows.map((row) => row.length)));
  return banned.filter(({ form }, at) => {
    if (spacedOut.has(rows[at] ?? '')) return true;
    // A Latin word only matches complete words: "unisex" and "class" contain none.
    if (isLatin(form)) return read.complete.has(form);
    return read.said.includes(form) || read.composed.includes(form);
  });
}
