import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instagramNames, phones, zipcodes } from '../tests/inputs/numbers.ts';
import { fullAddressOf, instagramNameOf, koreanPhoneOf, zipcodeOf } from './details.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['010-123-4567', '010-123-4567'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+8201012345678', '010-1234-5678'],
  ['(02) 345-6789', '02-345-6789'],
  ['02-3456-7890', '02-3456-7890'],
  ['031.123.4567', '031-123-4567'],
  ['070-1234-5678', '070-1234-5678'],
  ['0504-1234-5678', '0504-1234-5678'],
  ['+82(0)10.1234.5678', '010-1234-5678'],
  ['0505-123-4567', '0505-123-4567'],
])('%s is the phone number %s', (given, phone) => {
  expect(koreanPhoneOf(given)).toBe(phone);
});

test.each([
  ...['', '1234', '010-12-345', '010-12345-67890', '010-1234-56789', '01512345678', '공일공'],
  ...['+1 202 555 0100', 'a01012345678', '1+821012345678'],
])('%j is no Korean phone number', (given) => {
  expect(koreanPhoneOf(given)).toBeUndefined();
});

test.each([
  ['gyeol.skin', 'gyeol.skin'],
  ['@Gyeol_Skin', 'gyeol_skin'],
  ['https://www.instagram.com/gyeol.skin/?hl=ko', 'gyeol.skin'],
  ['instagram.com/gyeol', 'gyeol'],
  [' @Bori.tea ', 'bori.tea'],
  ['https://www.instagram.com/bori/', 'bori'],
  ['instagram.com/bori?igsh=1', 'bori'],
  ['INSTAGRAM.com/bori#top', 'bori'],
  ['a'.repeat(30), 'a'.repeat(30)],
])('%s is the Instagram name %s', (given, name) => {
  expect(instagramNameOf(given)).toBe(name);
});

test.each(['', '@', '.a', 'a.', 'a..b', '결', 'a b', 'a'.repeat(31), 'https://example.com/gyeol'])(
  '%j is no Instagram name',
  (given) => {
    expect(instagramNameOf(given)).toBeUndefined();
  },
);

test('an address is one line, whichever part is left out', () => {
  const line = (address: string, detailAddress: string) => fullAddressOf({ address, detailAddress });
  expect(line(' 서울 중구 1 ', ' 101호 ')).toBe('서울 중구 1 101호');
  expect([line('서울 중구 1', ' '), line('', '101호'), line('', '')]).toEqual(['서울 중구 1', '101호', '']);
});

test.each([
  ['04524', '04524'],
  ['4524', undefined],
  ['045240', undefined],
  ['a04524', undefined],
  ['0452a', undefined],
])('%s is the postcode %s', (given, zipcode) => {
  expect(zipcodeOf(given)).toBe(zipcode);
});

test.each(phones)('a phone number of $from is stored as every other', ({ input, expected }) => {
  expect([koreanPhoneOf(input), koreanPhoneOf(expected)]).toEqual([expected, expected]);
});

test.each(zipcodes)('a postcode of $from is stored as every other', ({ input, expected }) => {
  expect([zipcodeOf(input), zipcodeOf(expected)]).toEqual([expected, expected]);
});

test.each(instagramNames)('an Instagram name of $from', ({ input, expected }) => {
  expect(instagramNameOf(input)).toBe(expected);
});

test('a phone number is found again in each spelling of its parts', () => {
  const between = fc.constantFrom('', '-', ' ', '.', '–', '\u2011', '\u200b', '·', '\u00a0', 'ー', '/');
  const around = fc.constantFrom(['', ''], ['\u202d', '\u202c'], ['\u2068', '\u2069'], [' ', '\ufeff'], ['tel:', '']);
  const start = fc.constantFrom('010', '+82 10', '82 10', '+82(0)10', '0082-10', '０１０');
  fc.assert(
    fc.property(
      start,
      between,
      around,
      fc.integer({ min: 1_000_000, max: 99_999_999 }),
      (area, gap, [open, close], number) => {
        const digits = String(number);
        const [middle, last] = [digits.slice(0, -4), digits.slice(-4)];
        expect(koreanPhoneOf(`${open}${area}${gap}${middle}${gap}${last}${close}`)).toBe(`010-${middle}-${last}`);
      },
    ),
  );
});
