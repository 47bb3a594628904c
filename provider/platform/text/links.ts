import { LinkifyIt } from 'linkify-it';
import { apart, NO_ADDRESS, PART_OF_ADDRESS, partsOf } from '../../../contract/addressEnds.ts';
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
  const shown = text.replace(INVISIBLE, '').normalize('NFKC').replace(WIDE_DOT, '.');
  const plain = partsOf(shown)
    .map(({ part }) => apart(part))
    .join(' ');
  const found = anything.match(plain) ?? [];
  return [
    ...found.map(({ url, lastIndex }, place) =>
      CREDENTIALS.test(plain.slice(lastIndex, found[place + 1]?.index)) ? `${url}@` : url,
    ),
    ...[...plain.matchAll(HOST)].map(([host]) => `http://${host}`),
  ];
}

/** Finds the addresses in a part of a text. */
function findIn(text: string): TextLink[] {
  const found = finder.match(apart(text)) ?? [];
  return found
    .filter(({ schema, raw, url, lastIndex }, place) => {
      // Up to the next address, so that each letter is read once.
      const rest = text.slice(lastIndex, found[place + 1]?.index);
      return (schema || !NO_ADDRESS.test(raw)) && !hasCredentials(url) && !CREDENTIALS.test(rest);
    })
    .map(({ schema, url, index, lastIndex }) => ({
      start: index,
      end: lastIndex,
      // An address typed without a scheme gets https.
      href: schema ? url : url.replace(/^http:/, 'https:'),
    }));
}

/** Finds the http and https addresses in a member's text, in order. */
export function findLinks(text: string): TextLink[] {
  if (!PART_OF_ADDRESS.test(text)) return [];
  return partsOf(text).flatMap(({ from, part }) =>
    findIn(part).map(({ start, end, href }) => ({ start: from + start, end: from + end, href })),
  );
}
