/** Letters that are written alone (ㅅ, ㅏ), by their place in a composed syllable. */
const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST = 0xac00;
const TAIL_COUNT = 28;

const syllable = (lead: number, vowel: number) =>
  String.fromCharCode(FIRST + (lead * VOWELS.length + vowel) * TAIL_COUNT);

/** Whether a syllable can still take a tail: 시, but not 심. */
const isOpen = (char: string | undefined): char is string => {
  const place = (char?.charCodeAt(0) ?? 0) - FIRST;
  return (
    place >= 0 && place < LEADS.length * VOWELS.length * TAIL_COUNT && place % TAIL_COUNT === 0
  );
};

/** Puts letters written apart together as they are read: ㅅㅣㅂㅏㄹ and 시ㅂㅏㄹ are the same word. */
function compose(text: string): string {
  const out: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    const lead = LEADS.indexOf(char);
    const vowel = next ? VOWELS.indexOf(next) : -1;
    const tail = TAILS.indexOf(char);
    const last = out.at(-1);
    if (lead >= 0 && vowel >= 0) {
      out.push(syllable(lead, vowel));
      at += 1;
    } else if (tail > 0 && isOpen(last)) {
      out[out.length - 1] = String.fromCharCode(last.charCodeAt(0) + tail);
    } else out.push(char);
  }
  return out.join('');
}

/**
 * Returns the letters of a text only, without characters between them that hide a word: dots, digits,
 * hearts.
 */
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
/**
 * Normalises each letter. NFKC would also turn ㅅ into the head of a syllable, so single jamo are
 * excepted.
 */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\u3131-\u318e]+/g, (rest) => rest.normalize('NFKC'))
    .toLowerCase();

/** A banned word as texts are compared with it; '' when it has no letters. */
export const formOf = (word: string): string => compose(lettersOf(plain(word)));

/** Whether a word has enough letters not to occur within many others. */
export const isLongEnough = (form: string) => [...form].length >= 2;

const isLatin = (form: string) => /^[a-z]+$/.test(form);

/** The letters of syllables, each written alone: 시발 and ㅅㅣㅂㅏㄹ are the same. */
function decompose(letters: string): string {
  let out = '';
  for (const char of letters) {
    const place = char.charCodeAt(0) - FIRST;
    if (place < 0 || place >= LEADS.length * VOWELS.length * TAIL_COUNT) out += char;
    else {
      const tail = place % TAIL_COUNT;
      const open = (place - tail) / TAIL_COUNT;
      out += LEADS.charAt(open / VOWELS.length) + VOWELS.charAt(open % VOWELS.length);
      if (tail > 0) out += TAILS.charAt(tail);
    }
  }
  return out;
}

/** A text's letters, taken apart once for all words: `said` and `composed` have a space between pieces. */
interface Read {
  said: string;
  composed: string;
  /** Latin words, and the letters of each whole piece. */
  whole: Set<string>;
  /** All letters in one row, each written alone, and where a piece of them begins or ends. */
  row: string;
  ends: Set<number>;
}

function readText(text: string): Read {
  const pieces = plain(text).split(/\s+/).filter(Boolean);
  const said = pieces.map(lettersOf);
  const rows = said.map(decompose);
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
    whole: new Set([...said, ...(pieces.join(' ').match(/[a-z]+/g) ?? [])]),
    row: rows.join(''),
    ends,
  };
}

/**
 * The forms that neighbouring pieces are together and no more, so that spaces alone take them apart.
 * Looks from each piece once a length of a form, however many forms there are.
 */
function findSpacedOut({ row, ends }: Read, forms: ReadonlySet<string>): Set<string> {
  const lengths = new Set([...forms].map((form) => form.length));
  const found = new Set<string>();
  for (const from of ends) {
    for (const length of lengths) {
      if (!ends.has(from + length)) continue;
      const form = row.slice(from, from + length);
      if (forms.has(form)) found.add(form);
    }
  }
  return found;
}

/**
 * Finds the first of `words` in a text, also with dots, digits or single letters between its own letters.
 * Spaces hide a word only where nothing else is attached to it: 다시 발라요 ("apply again") is no swearing.
 * The work grows with the text's length times the number of words.
 */
export function findBanned<T extends { form: string }>(text: string, words: readonly T[]) {
  if (words.length === 0) return undefined;
  const read = readText(text);
  const rows = words.map(({ form }) => decompose(form));
  const spacedOut = findSpacedOut(read, new Set(rows));
  return words.find(({ form }, at) => {
    if (spacedOut.has(rows[at] ?? '')) return true;
    // A Latin word is one by itself: "unisex" and "class" hold none.
    if (isLatin(form)) return read.whole.has(form);
    return read.said.includes(form) || read.composed.includes(form);
  });
}
