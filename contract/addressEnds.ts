import { UNSEEN } from './searchedText.ts';

/** What every address has: a dot inside of it, or the slashes after its scheme. Most texts have none. */
export const PART_OF_ADDRESS = /\.\S|\/\//;

/** What Korean writes behind a host, which ends in Latin letters, digits or a Korean top-level domain. */
const BEHIND_HOST = /(?<=[a-z\d]|\.(?:한국|닷컴|닷넷))[ㄱ-ㆎ가-힣]{1,20}(?![-.]?[a-z\d가-힣])/gi;
/** Endings that no Korean name of a page has. */
const LONG = [
  '(?:에서|까지|부터|에게|한테)(?:은|는|도|만|의|요)*',
  '입니다만?|입니당|입니까|이에요|예요|이었어요|였어요|이네요|인데요?|인가요|일까요|이?라고|이?라는|이라서',
].join('|');
const SHORT = [
  '(?:으로|로|에|와|과|이랑|랑|하고|처럼|보다)(?:은|는|도|만|요)?',
  '은|는|이|가|을|를|의|도|만|요|야|이나|이고요?|이며|이면|라서|이?니까|네요|이?죠|이지만|임|께서|밖에',
].join('|');
/** An ending behind a path: any after a Latin letter or a sign, a long one also after a Korean word. */
const BEHIND_PATH = new RegExp(
  `(?:(?<=[a-z\\d_=%&+~)-])(?:${LONG}|${SHORT})|(?<=[가-힣/])(?:${LONG}))(?=[^\\p{L}\\p{N}/?#&=%+-]{0,9}$)`,
  'iu',
);
/** Single letters at the end, as a laugh is typed. */
const LAUGH = /(?<![ㄱ-ㅣ])[ㄱ-ㅣ]{1,99}(?=[^\p{L}\p{N}]{0,9}$)/u;
/** A mark or a Korean word right before an address. */
const BEFORE = /[,;|，、ㄱ-ㆎ가-힣](?=https?:\/\/)/gi;

/** What programs put unseen around an address. */
const AROUND = new RegExp(UNSEEN, 'g');

const blank = (letters: string) => ' '.repeat(letters.length);

/** Replaces the ending behind the address that a word may be. */
function withoutEnding(word: string): string {
  if (!PART_OF_ADDRESS.test(word)) return word;
  const scheme = word.indexOf('//');
  const start = scheme < 0 ? 0 : scheme + 2;
  const host = word.slice(start).split(/[/?#]/, 1).join('');
  const path = word.slice(start + host.length);
  return (
    word.slice(0, start) + host.replace(BEHIND_HOST, blank) + path.replace(LAUGH, blank).replace(BEHIND_PATH, blank)
  );
}

/** Replaces by spaces what is around addresses without a space, so that each keeps its position. */
export const apart = (text: string) =>
  text.replace(AROUND, blank).replace(BEFORE, blank).replace(/\S+/g, withoutEnding);

/** Where an address begins right behind another, as one that is pasted twice. */
const SEAM = /(?<=[a-z\d])(?=https?:\/\/)/i;

/** Splits a text where an address begins right behind another. */
export function partsOf(text: string): { from: number; part: string }[] {
  let end = 0;
  return text.split(SEAM).map((part) => {
    const from = end;
    end += part.length;
    return { from, part };
  });
}

/**
 * What is no address without a scheme: digits, a host with a sign in it, or two capitals behind a word, as in `SPF50.PA`
 * and `pH`.
 */
export const NO_ADDRESS =
  /^[\d.]+(?:[/?#:]|$)|^[^/?#]*[^\p{L}\p{M}\p{N}.:_/?#-]|^[^./?#]+\.(?:[A-Z][A-Za-z]|[a-z][A-Z])$/u;
