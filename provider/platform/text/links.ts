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

/** Finds the http and https addresses in a member's text, in order. */
export function findLinks(text: string): TextLink[] {
  if (!PART_OF_ADDRESS.test(text)) return [];
  const found = finder.match(text) ?? [];
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
