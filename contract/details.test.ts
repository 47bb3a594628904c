import { expect, test } from 'vitest';
import { fullAddressOf, instagramNameOf, isZipcode, koreanPhoneOf } from './details.ts';

test.each([
  ['01012345678', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['+82 10 1234 5678', '010-1234-5678'],
  ['+82(0)10.1234.5678', '010-1234-5678'],
  ['+82010 1234 5678', '010-1234-5678'],
  ['02 123 4567', '02-123-4567'],
  ['0505-123-4567', '0505-123-4567'],
  ['050712345678', '0507-1234-5678'],
])('%s is the phone number %s', (given, phone) => {
  expect(koreanPhoneOf(given)).toBe(phone);
});

test.each(['', '1234', '010-12-3456', '0121234567', '010-1234-56789', 'a01012345678', '1+821012345678'])(
  '%j is no Korean phone number',
  (given) => {
    expect(koreanPhoneOf(given)).toBeUndefined();
  },
);

test.each([
  ['bori', 'bori'],
  [' @Bori.tea ', 'bori.tea'],
  ['https://www.instagram.com/bori/', 'bori'],
  ['instagram.com/bori?igsh=1', 'bori'],
  ['INSTAGRAM.com/bori#top', 'bori'],
  ['a'.repeat(30), 'a'.repeat(30)],
])('%s is the Instagram name %s', (given, name) => {
  expect(instagramNameOf(given)).toBe(name);
});

test.each(['', '.bori', 'bori.', 'bo..ri', '보리', 'bo ri', 'a'.repeat(31), 'https://x.com/bori'])(
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
