import { expect, it } from 'vitest';
import { fullAddressOf, instagramNameOf, koreanPhoneOf } from '../../../contract/details.ts';

it.each([
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
])('%s is the Korean number %s', (given, stored) => {
  expect(koreanPhoneOf(given)).toBe(stored);
});

it.each(['', '1234', '010-12-345', '010-12345-67890', '+1 202 555 0100', '공일공', '01512345678'])(
  '%s is no Korean number',
  (given) => {
    expect(koreanPhoneOf(given)).toBeUndefined();
  },
);

it.each([
  ['gyeol.skin', 'gyeol.skin'],
  ['@Gyeol_Skin', 'gyeol_skin'],
  ['https://www.instagram.com/gyeol.skin/?hl=ko', 'gyeol.skin'],
  ['instagram.com/gyeol', 'gyeol'],
])('%s is the Instagram name %s', (given, stored) => {
  expect(instagramNameOf(given)).toBe(stored);
});

it.each(['', '@', '결', 'a..b', '.a', 'a.', 'a b', 'x'.repeat(31), 'https://example.com/gyeol'])(
  '%s is no Instagram name',
  (given) => {
    expect(instagramNameOf(given)).toBeUndefined();
  },
);

it('an address and its details are joined in one line', () => {
  expect(fullAddressOf({ address: '서울 종로구 결로 1 ', detailAddress: ' 101호' })).toBe('서울 종로구 결로 1 101호');
  expect(fullAddressOf({ address: '서울 종로구 결로 1', detailAddress: '' })).toBe('서울 종로구 결로 1');
});
