import { LESSON_MINUTES_MAX } from '@/contract/constants/campaigns';

/** What a reader reads within a minute: syllables of Korean, or words of a language with spaces. */
const SYLLABLES = 500;
const WORDS = 230;
/** How long a reader looks at a picture, in minutes. */
const PICTURE = 0.2;

const SYLLABLE = /\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/gu;
const WORD = /[\p{L}\p{N}]+/gu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the minutes in which a text is read, and its pictures are looked at. */
function minutesOf(html: string): number {
  const text = html.replace(/<[^<>]*>|&\w+;/g, ' ').normalize('NFC');
  const words = countOf(text.replace(SYLLABLE, ' '), WORD);
  return countOf(text, SYLLABLE) / SYLLABLES + words / WORDS + countOf(html, /<img\b/g) * PICTURE;
}

/** Returns the minutes that a lesson takes, of whose HTML in several languages the longest counts. */
export const readingMinutes = (...htmls: string[]): number =>
  Math.min(LESSON_MINUTES_MAX, Math.max(1, Math.round(Math.max(...htmls.map(minutesOf)))));
