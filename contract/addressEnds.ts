/** What every address has: a dot inside of it, or the slashes after its scheme. Most texts have none. */
export const PART_OF_ADDRESS = /\.\S|\/\//;

/** What Korean writes behind a host, which ends in Latin letters, digits or a Korean top-level domain. */
const BEHIND_HOST = /(?<=[a-z\d]|\.(?:한국|닷컴|닷넷))[ㄱ-ㆎ가-힣]{1,20}(?![-.]?[a-z\d가-힣])/gi;
/** Endings that no Korean name of a page has. */
const LONG = '(?:에서|까지|부터|에게|한테)(?:은|는|도|만|의|요)*|입니다|입니까|이에요|예요|이라고|이라는|라고|라는';
const SHORT = '으로|처럼|보다|하고|은|는|이|가|을|를|에|의|로|과|와|도|만|요|랑|야';
/** An ending behind a path: any after a Latin letter or a sign, a long one also after a Korean word. */
const BEHIND_PATH = new RegExp(
  `(?:(?<=[a-z\\d_=%&+~)-])(?:${LONG}|${SHORT})|(?<=[가-힣/])(?:${LONG}))(?=[^\\p{L}\\p{N}/?#&=%+-]{0,9}$)`,
  'iu',
);
/** Single letters at the end, as a laugh is typed. */
const LAUGH = /(?<![ㄱ-ㅣ])[ㄱ-ㅣ]{1,99}(?=[^\p{L}\p{N}]{0,9}$)/u;
/** A mark or a Korean word right before an address. */
const BEFORE = /[,;|，、ㄱ-ㆎ가-힣](?=https?:\/\/)/gi;

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

/** Replaces by spaces what Korean writes around addresses without a space, so that each keeps its position. */
export const apart = (text: string) => text.replace(BEFORE, blank).replace(/\S+/g, withoutEnding);
