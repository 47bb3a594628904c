import { expect, test } from 'vitest';
import { fullAddressOf, instagramNameOf, isZipcode, koreanPhoneOf } from './details.ts';

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
  ['04524', true],
  ['4524', false],
  ['045240', false],
  ['a04524', false],
  ['0452a', false],
])('%s is a postcode: %s', (given, holds) => {
  expect(isZipcode(given)).toBe(holds);
});
