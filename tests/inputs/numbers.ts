/** Numbers and codes as people and their programs send them. */

const phone = '010-1234-5678';

/** Korean phone numbers in other spellings. */
export const phones = [
  { from: 'an iPhone’s contacts, between direction marks', input: '\u202d010-1234-5678\u202c', expected: phone },
  { from: 'a messenger, in isolates', input: '\u2066010-1234-5678\u2069', expected: phone },
  { from: 'a word processor’s non-breaking hyphens', input: '010\u20111234\u20115678', expected: phone },
  { from: 'a phone’s autocorrection to en dashes', input: '010–1234–5678', expected: phone },
  { from: 'a minus sign', input: '010\u22121234\u22125678', expected: phone },
  { from: 'a keyboard of full-width letters', input: '０１０－１２３４－５６７８', expected: phone },
  { from: 'a Japanese keyboard’s long vowel', input: '010ー1234ー5678', expected: phone },
  { from: 'a middle dot', input: '010·1234·5678', expected: phone },
  { from: 'the dot of Korean keyboards', input: '010ㆍ1234ㆍ5678', expected: phone },
  { from: 'a web page’s zero-width spaces', input: '010\u200b1234\u200b5678', expected: phone },
  { from: 'soft hyphens', input: '010\u00ad1234\u00ad5678', expected: phone },
  { from: 'no-break spaces', input: '010\u00a01234\u00a05678\ufeff', expected: phone },
  { from: 'autofill with the country', input: '82 10 1234 5678', expected: phone },
  { from: 'autofill with the country and a zero', input: '+82 (0)10-1234-5678', expected: phone },
  { from: 'a call from abroad', input: '0082 10 1234 5678', expected: phone },
  { from: 'a copied link', input: 'tel:+82-10-1234-5678', expected: phone },
  { from: 'a spreadsheet’s text mark', input: "'010-1234-5678", expected: phone },
  { from: 'a spreadsheet, without the zero', input: '1012345678', expected: phone },
  { from: 'slashes', input: '010/1234/5678', expected: phone },
  { from: 'tildes', input: '010~1234~5678', expected: phone },
  { from: 'a telephone before it', input: '☎ 010-1234-5678', expected: phone },
  { from: 'a visiting card', input: 'T. 010-1234-5678', expected: phone },
  { from: 'a copied field', input: '휴대폰: 010-1234-5678', expected: phone },
];

/** Korean postcodes in other spellings. */
export const zipcodes = [
  { from: 'a keyboard of full-width letters', input: '０６２３６', expected: '06236' },
  { from: 'a web page’s zero-width space', input: '06236\u200b', expected: '06236' },
  { from: 'an envelope', input: '(06236)', expected: '06236' },
  { from: 'an address with its label', input: '우) 06236', expected: '06236' },
  { from: 'an address with the sign of the post', input: '〒06236', expected: '06236' },
  { from: 'the boxes of a form', input: '06 236', expected: '06236' },
];

/** Instagram names in other spellings. */
export const instagramNames = [
  { from: 'a keyboard of full-width letters', input: '＠gyeol.skin', expected: 'gyeol.skin' },
  { from: 'a messenger, in isolates', input: '\u2068gyeol.skin\u2069', expected: 'gyeol.skin' },
  { from: 'a web page’s zero-width space', input: '@gyeol.skin\u200b', expected: 'gyeol.skin' },
  { from: 'the mobile site', input: 'https://m.instagram.com/gyeol.skin', expected: 'gyeol.skin' },
  { from: 'the app’s link', input: 'https://instagram.com/_u/gyeol.skin?igsh=1', expected: 'gyeol.skin' },
  { from: 'the short site', input: 'https://instagr.am/gyeol.skin', expected: 'gyeol.skin' },
  { from: 'a profile’s line', input: '인스타: @gyeol.skin', expected: 'gyeol.skin' },
  { from: 'a link of a picture, which names nobody', input: 'https://www.instagram.com/p/Cabc/', expected: undefined },
  { from: 'a link of a reel', input: 'instagram.com/reel/Cabc/?igsh=1', expected: undefined },
];

/** Spellings of a code of letters and digits, `4f7k-29qm`. */
export const codeSpellings: { from: string; of: (code: string) => string }[] = [
  {
    from: 'full-width letters',
    of: (code) => code.replace(/[\w-]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  },
  { from: 'an en dash', of: (code) => code.replaceAll('-', '–') },
  { from: 'a space in its middle', of: (code) => `${code.slice(0, 3)} ${code.slice(3)}` },
  { from: 'a hyphen in its middle', of: (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}` },
  { from: 'zero-width spaces around', of: (code) => `\u200b${code}\u200b` },
  { from: 'a messenger’s isolates', of: (code) => `\u2068${code}\u2069` },
];

/** Whole amounts in other spellings. */
export const amounts = [
  { from: 'a spreadsheet', input: '100,000', expected: 100_000 },
  { from: 'a spreadsheet of prices, with cents', input: '12,900.00', expected: 12_900 },
  { from: 'a price list', input: '₩ 1,234,567원', expected: 1_234_567 },
  { from: 'a text with blanks', input: '1 000 원', expected: 1000 },
  { from: 'a keyboard of full-width letters', input: '１，０００', expected: 1000 },
  { from: 'a web page’s thin and no-break spaces', input: '10\u2009000\u00a0000', expected: 10_000_000 },
  { from: 'a messenger, in isolates', input: '\u20681,000\u2069', expected: 1000 },
  { from: 'a table of changes', input: '+5', expected: 5 },
];

/** Amounts of which the digits alone would be another. */
export const otherAmounts = ['1e3', '-3', '10만', '1만 5천', '1.5', '1,5', '5-10', '2026.11.29'].map((input) => ({
  input,
}));
