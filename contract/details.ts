/**
 * Rules of personal data for both sides: the browser checks while typing, the provider on receipt. Without a
 * library, since one for phone numbers is larger than the page with the field.
 */

/**
 * The instagram.com address or the name as it is usually typed, with the prefix before the name.
 */
const INSTAGRAM_BEFORE = /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/|^@/i;
/** 1–30 letters, digits, `_` and single dots within. */
const INSTAGRAM_NAME = /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/;
/** Mobile numbers, those of a district, of the internet and personal numbers. */
const KOREAN_PHONE = /^(01[016789]|02|050\d|0[3-6]\d|070)(\d{3,4})(\d{4})$/;

/**
 * Returns a Korean phone number in one spelling (`010-1234-5678`), or undefined for another text.
 */
export function koreanPhoneOf(given: string): string | undefined {
  const plain = given.replace(/[\s().-]/g, '').replace(/^\+82(?:0)?/, '0');
  const [, area, middle, last] = KOREAN_PHONE.exec(plain) ?? [];
  return area && `${area}-${middle}-${last}`;
}

/** Returns an Instagram name without its `@` or address, or undefined for another text. */
export function instagramNameOf(given: string): string | undefined {
  const [name = ''] = given.trim().replace(INSTAGRAM_BEFORE, '').split(/[/?#]/);
  const plain = name.toLowerCase();
  return INSTAGRAM_NAME.test(plain) ? plain : undefined;
}

/** Formats an address with its details in one line. */
export const fullAddressOf = ({ address, detailAddress }: { address: string; detailAddress: string }): string =>
  [address, detailAddress]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** Returns whether a text is a Korean postcode, which has had five digits since 2015. */
export const isZipcode = (given: string): boolean => /^\d{5}$/.test(given);
