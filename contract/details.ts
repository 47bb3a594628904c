/**
 * Rules of personal data for both sides: the browser checks while typing, the provider on receipt. Without a
 * library, since one for phone numbers is larger than the page with the field.
 */

import { plainCode } from './typedCode.ts';

/** The name of a field, as it is copied with its value. */
const PHONE_LABEL = /^(?:tel|phone|mobile|hp|t|m|전화(?:번호)?|연락처|휴대(?:폰|전화)(?: ?번호)?)(?![\p{L}\p{N}])/iu;
const ZIPCODE_LABEL = /^(?:우|우편번호)(?!\p{L})/u;
const INSTAGRAM_LABEL = /^(?:instagram|insta|ig|인스타(?:그램)?)\s*:\s*/i;
/** The country as it is dialled, the zero before the area with it. */
const COUNTRY = /^(?:\+|00)?820?/;
/** A mobile number without its zero, which a spreadsheet removes. */
const WITHOUT_ZERO = /^1[016789]\d{7,8}$/;
/** Mobile numbers, those of a district, of the internet and personal numbers. */
const KOREAN_PHONE = /^(01[016789]|02|050\d|0[3-6]\d|070)(\d{3,4})(\d{4})$/;

/**
 * The address before an Instagram name; `_u/` is that of its app.
 */
const INSTAGRAM_ADDRESS = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(?:_u\/)?/i;
/** Addresses at Instagram that are no member's. */
const INSTAGRAM_PAGES = ['p', 'reel', 'reels', 'tv', 'stories', 'explore', 'accounts', 'direct', 'share'];
/** 1–30 letters, digits, `_` and single dots within. */
const INSTAGRAM_NAME = /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/;

/** Returns the letters and digits of a typed number without its label, and the plus of a country. */
const lettersOf = (given: string, label: RegExp) =>
  plainCode(given)
    .replace(label, '')
    .replace(/[^\p{L}\p{N}+]/gu, '');

/**
 * Returns a Korean phone number in one spelling (`010-1234-5678`), or undefined for another text.
 */
export function koreanPhoneOf(given: string): string | undefined {
  const national = lettersOf(given, PHONE_LABEL).replace(COUNTRY, '0');
  const plain = WITHOUT_ZERO.test(national) ? `0${national}` : national;
  const [, area, middle, last] = KOREAN_PHONE.exec(plain) ?? [];
  return area && `${area}-${middle}-${last}`;
}

/** Returns an Instagram name without its `@` or address, or undefined for another text. */
export function instagramNameOf(given: string): string | undefined {
  const typed = plainCode(given).replace(INSTAGRAM_LABEL, '');
  const rest = typed.replace(INSTAGRAM_ADDRESS, '');
  const [name = ''] = rest.replace(/^@\s*/, '').split(/[/?#]/);
  const plain = name.toLowerCase();
  if (rest !== typed && INSTAGRAM_PAGES.includes(plain)) return undefined;
  return INSTAGRAM_NAME.test(plain) ? plain : undefined;
}

/** Formats an address with its details in one line. */
export const fullAddressOf = ({ address, detailAddress }: { address: string; detailAddress: string }): string =>
  [address, detailAddress]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Returns a Korean postcode, which has had five digits since 2015, or undefined for another text. */
export function zipcodeOf(given: string): string | undefined {
  const plain = lettersOf(given, ZIPCODE_LABEL);
  return /^\d{5}$/.test(plain) ? plain : undefined;
}
