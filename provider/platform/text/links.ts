import { LinkifyIt } from 'linkify-it';
import type { TextLink } from '../../../contract/common.ts';

const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** The rest of an address that ends where its name or password does. */
const CREDENTIALS = /^[^\s/?#@]{0,200}@/;

/**
 * Returns whether an address contains a name or password before its host
 * (`https://bank.example@evil.example`), which disguises where it leads; one that cannot be parsed counts as
 * such.
 */
export function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** What every address has: a dot inside of it, or the slashes after its scheme. Most texts have none. */
const PART_OF_ADDRESS = /\.\S|\/\//;

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
const apart = (text: string) => text.replace(BEFORE, blank).replace(/\S+/g, withoutEnding);

/** What draws nothing, and so hides an address from who looks for it alone. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A full stop of Chinese or Japanese, which a browser takes for the dot of a host. */
const WIDE_DOT = /(?<=[a-z\d])。(?=[a-z\d])/gi;
/** Names of hosts as spam has them, also where they are no link: after a colon, a slash or a line below. */
const HOST =
  /(?<![a-z\d@.-])(?:[a-z\d-]{1,63}\.)+(?:com|net|org|info|biz|pro|asia|shop|store|site|online|xyz|top|club|live|link|click|page|app|dev|blog|vip|icu|kr|io|me|co|cc|tv|to|ly|gl|gg|jp|cn|ru|us|vn)(?![a-z\d-])/gi;
const anything = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false });

/**
 * Finds all that leads a reader somewhere, whether it becomes a link or not: addresses of any scheme or without one,
 * with a name before their host, in letters of full width or with invisible ones, and the names of hosts.
 */
export function findAddresses(text: string): string[] {
  const plain = apart(text.replace(INVISIBLE, '').normalize('NFKC').replace(WIDE_DOT, '.'));
  const found = anything.match(plain) ?? [];
  return [
    ...found.map(({ url, lastIndex }, place) =>
      CREDENTIALS.test(plain.slice(lastIndex, found[place + 1]?.index)) ? `${url}@` : url,
    ),
    ...[...plain.matchAll(HOST)].map(([host]) => `http://${host}`),
  ];
}

/** Finds the http and https addresses in a member's text, in order. */
export function findLinks(text: string): TextLink[] {
  if (!PART_OF_ADDRESS.test(text)) return [];
  const found = finder.match(apart(text)) ?? [];
  return found
    .filter(({ url, lastIndex }, place) => {
      // Up to the next address, so that each letter is read once.
      const rest = text.slice(lastIndex, found[place + 1]?.index);
      return !hasCredentials(url) && !CREDENTIALS.test(rest);
    })
    .map(({ schema, url, index, lastIndex }) => ({
      start: index,
      end: lastIndex,
      // An address typed without a scheme gets https.
      href: schema ? url : url.replace(/^http:/, 'https:'),
    }));
}
