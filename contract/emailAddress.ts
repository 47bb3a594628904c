import { EMAIL_MAX } from './constants/common.ts';

/** An address as mail servers take it: a local part of RFC 5321 without quotes, and a host name in ASCII. */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** A longer text is no address, whatever comes with it. */
const MOST_TYPED = 1000;

/** Returns a domain in ASCII (IDNA), or as it is where it is none. */
function hostOf(domain: string): string {
  const address = `http://${domain}`;
  return /[\s/?#:\\%@]/.test(domain) || !URL.canParse(address) ? domain : new URL(address).hostname;
}

/**
 * Returns the one spelling of an address, by which addresses are compared: in lower case, its domain in ASCII, without
 * what comes with it from a mail, a link or a keyboard (`이름 <…>`, `mailto:`, full-width letters, invisible characters,
 * a dot at the end). A text that is no address is returned so, too.
 */
export function spellEmail(text: string): string {
  if (text.length > MOST_TYPED) return text;
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const named = /<([^<>]+)>[.,;]*$/.exec(plain)?.[1] ?? plain;
  const bare = named
    .toLowerCase()
    .replace(/^mailto:([^?]*).*$/, '$1')
    .replace(/[\s.,;。]+$/, '');
  const at = bare.lastIndexOf('@');
  return at < 0 ? bare : bare.slice(0, at + 1) + hostOf(bare.slice(at + 1));
}

/** Returns the address that a text names, in its one spelling; undefined for a text that is none. */
export function emailAddressOf(text: string): string | undefined {
  const address = spellEmail(text);
  return address.length <= EMAIL_MAX && EMAIL_PATTERN.test(address) ? address : undefined;
}
