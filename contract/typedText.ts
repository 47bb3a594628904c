/**
 * What people type: one spelling of each text, and characters as a reader sees them. A phone may send a syllable
 * in its parts (NFD), an emoji is up to ten code points, and some letters draw nothing.
 */

/** The most code points that count as one character, for a letter may have any number of marks. */
const CHARACTER_MAX = 16;
/** A text whose characters have one UTF-16 unit each, which most are. */
const SIMPLE = /^[\n -~ㄱ-ㅣ가-힣]*$/;
/** Anything but blanks, marks without a letter, fillers, direction marks and other code points that draw nothing. */
const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u;

/** An end of a line: also that of Windows (CR LF), and of a soft break of Word (VT) and of Pages (U+2028). */
export const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** A blank, also one without a width: word processors and web pages leave such ones around what is copied. */
const BLANK = /[\s\u00ad\u200b\u2060]/;
/** A letter's marks, and those above so many, which are drawn over the lines around it. */
const TOWER = /(\p{M}{6})\p{M}+/gu;
/** Marks that change the direction of what follows, or end such a change. */
const TURN = /[\u202a-\u202e\u2066-\u2069]/g;
const POP = '\u202c';
const POP_ISOLATE = '\u2069';

/** The UTF-16 units that are segmented at once, for the time of each segment grows with the length of the whole text. */
const STRETCH = 256;

let segmenter: Intl.Segmenter | undefined;

/** Yields the ends of the characters of a text, in UTF-16 units. */
function* endsOf(text: string): Generator<number> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let start = 0;
  while (start < text.length) {
    const stretch = text.slice(start, start + STRETCH);
    for (const { segment, index } of segmenter.segment(stretch)) {
      const isCut = index + segment.length === STRETCH;
      if (isCut && index > 0) break;
      const points = [...segment];
      for (let at = 0; at < points.length; at += CHARACTER_MAX) {
        start += points.slice(at, at + CHARACTER_MAX).join('').length;
        yield start;
        if (isCut) break;
      }
    }
  }
}

/** Returns a text without the blanks around it. One character after another: a pattern would read long blanks anew from each. */
function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Returns whether a text draws anything. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);

/** Ends the changes of direction that a text leaves open, which would go on in what stands behind it. */
function closeTurns(text: string): string {
  const open: string[] = [];
  for (const [mark] of text.matchAll(TURN)) {
    if (mark === open.at(-1)) open.pop();
    else if (mark !== POP && mark !== POP_ISOLATE) open.push(mark > '\u2065' ? POP_ISOLATE : POP);
  }
  return text + open.reverse().join('');
}

/**
 * Returns a typed text as it is stored: composed (NFC), its lines ended alike, with no more marks on a letter than
 * scripts have, its direction ended with it, without blanks around it, '' if nothing of it is visible.
 */
export function composeText(text: string): string {
  const composed = trim(text.normalize('NFC').replace(LINE_END, '\n').replace(TOWER, '$1'));
  return hasVisible(composed) ? closeTurns(composed) : '';
}

/** Returns the start of a text, so many characters at most, none of them cut. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  // A unit more, for a mark may follow the last character.
  if (SIMPLE.test(text.slice(0, max + 1))) return text.slice(0, max);
  let end = 0;
  let count = 0;
  for (const next of endsOf(text)) {
    if (count === max) break;
    count += 1;
    end = next;
  }
  return text.slice(0, end);
}

/** Splits a text into its characters. */
export function charactersOf(text: string): string[] {
  if (SIMPLE.test(text)) return [...text];
  const ends = [...endsOf(text)];
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}

/** Returns whether a text has at most so many characters. */
export const fits = (text: string, max: number): boolean => firstCharacters(text, max).length === text.length;

/** Returns a text of so many characters at most; the last one of a longer text is an ellipsis. */
export const shorten = (text: string, max: number): string =>
  fits(text, max) ? text : `${closeTurns(firstCharacters(text, max - 1).trimEnd())}…`;
