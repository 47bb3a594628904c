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

/** The letters of a text alone, without what is put between them to hide a word: dots, digits, hearts. */
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
/** One way to write each letter. NFKC would also turn ㅅ into the head of a syllable: those are kept. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\u3131-\u318e]+/g, (rest) => rest.normalize('NFKC'))
    .toLowerCase();

/** A banned word as texts are compared with it; '' when it has no letters. */
export const formOf = (word: string): string => compose(lettersOf(plain(word)));

/** Enough letters that the word does not stand inside half of the language. */
export const isLongEnough = (form: string) => [...form].length >= 2;

const isLatin = (form: string) => /^[a-z]+$/.test(form);

/** What a text says, piece by piece between its spaces: its letters, as typed and composed. */
function readText(text: string) {
  const pieces = plain(text).split(/\s+/).filter(Boolean);
  return pieces.map((piece) => {
    const letters = lettersOf(piece);
    const latin: string[] = piece.match(/[a-z]+/g) ?? [];
    return { letters, composed: compose(letters), latin };
  });
}
type Piece = ReturnType<typeof readText>[number];

/** Whether pieces that stand next to each other are the word taken apart by spaces, and no more. */
function isSpacedOut(pieces: Piece[], form: string): boolean {
  return pieces.some((_, from) => {
    let letters = '';
    for (const piece of pieces.slice(from)) {
      letters += piece.letters;
      if (letters.length > form.length * 3) return false;
      if (letters !== piece.letters && compose(letters) === form) return true;
    }
    return false;
  });
}

function holds(pieces: Piece[], form: string): boolean {
  // A Latin word is one by itself: "unisex" and "class" hold none.
  const within = isLatin(form)
    ? pieces.some(({ letters, latin }) => letters === form || latin.includes(form))
    : pieces.some(({ letters, composed }) => letters.includes(form) || composed.includes(form));
  return within || isSpacedOut(pieces, form);
}

/**
 * The first of `forms` that a text holds, also with dots, digits or single letters between its own.
 * Spaces hide a word only where nothing else hangs on it: 다시 발라요 ("apply again") is no swearing.
 */
export function findBanned<T extends { form: string }>(text: string, words: readonly T[]) {
  if (words.length === 0) return undefined;
  const pieces = readText(text);
  return words.find(({ form }) => holds(pieces, form));
}
