import { describe, expect, it } from 'vitest';
import { checkAccount, checkDelivery, checkIntroduction, checkNickname, checkSocial, checkUsername } from './rules.ts';

/** What is stored, or the field and why it is rejected. */
const outcome = (checked: object) => ('value' in checked ? checked.value : Object.values(checked).join(' '));

it.each([
  ['결', 'nickname nicknameLength'],
  ['결이', '결이'],
  ['  결  이 ', '결 이'],
  ['결'.repeat(20), '결'.repeat(20)],
  ['결'.repeat(21), 'nickname nicknameLength'],
  ['!!', 'nickname nicknameLetters'],
  ['12', '12'],
  ['결\u200b이', 'nickname nicknameLetters'],
  ['운영자', 'nickname nicknameReserved'],
])('the nickname %j: %s', (given, stored) => {
  expect(outcome(checkNickname(given, false))).toBe(stored);
});

it('lets a manager’s nickname look official, and no username', () => {
  expect(outcome(checkNickname('운영자', true))).toBe('운영자');
  expect(outcome(checkNickname('!!', true))).toBe('nickname nicknameLetters');
  expect(['kim', 'admin'].map((name) => outcome(checkUsername(name)))).toEqual(['kim', 'username usernameReserved']);
});

it('takes an introduction of 200 characters', () => {
  expect(outcome(checkIntroduction('a'.repeat(200)))).toBe('a'.repeat(200));
  expect(outcome(checkIntroduction('a'.repeat(201)))).toBe('introduction introductionLength');
});

describe('social addresses', () => {
  const none = { instagram: '', youtube: '', blog: '' };
  const long = `https://a.example/${'a'.repeat(200)}`;
  it.each([
    [{}, none],
    [
      { instagram: '@gyeol.skin', youtube: 'gyeol-tv' },
      { ...none, instagram: 'gyeol.skin', youtube: 'gyeol-tv' },
    ],
    [{ instagram: '결_1' }, { ...none, instagram: '결_1' }],
    [{ instagram: 'a'.repeat(60) }, { ...none, instagram: 'a'.repeat(60) }],
    [{ instagram: 'a'.repeat(61) }, 'instagram handle'],
    [{ instagram: 'a b' }, 'instagram handle'],
    [{ instagram: ' a' }, 'instagram handle'],
    [{ youtube: 'a@b' }, 'youtube handle'],
    [{ youtube: 'https://youtube.com/@gyeol' }, { ...none, youtube: 'https://youtube.com/@gyeol' }],
    [{ youtube: 'http://youtube.com/gyeol' }, 'youtube handle'],
    [{ blog: 'https://blog.example/gyeol' }, { ...none, blog: 'https://blog.example/gyeol' }],
    [{ blog: 'gyeol' }, 'blog address'],
    [{ blog: 'http://blog.example/' }, 'blog address'],
    [{ blog: 'https://localhost/' }, 'blog address'],
    [{ blog: 'https://kim@blog.example/' }, 'blog address'],
    [{ blog: 'https://:secret@blog.example/' }, 'blog address'],
    [{ blog: long.slice(0, 200) }, { ...none, blog: long.slice(0, 200) }],
    [{ blog: long.slice(0, 201) }, 'blog address'],
  ])('%j: %j', (given, stored) => {
    expect(outcome(checkSocial({ ...none, ...given }))).toEqual(stored);
  });
});

describe('personal details', () => {
  const none = { phone: '', birthYear: null, gender: '' as const };
  it.each([
    [{}, null],
    [{ phone: '01012345678' }, { ...none, phone: '010-1234-5678' }],
    [{ phone: '123' }, 'phone phone'],
    [{ gender: 'other' as const }, { ...none, gender: 'other' }],
    [{ birthYear: 2012 }, { ...none, birthYear: 2012 }],
    [{ birthYear: 2013 }, 'birthYear birthYear'],
    [{ birthYear: 1906 }, { ...none, birthYear: 1906 }],
    [{ birthYear: 1905 }, 'birthYear birthYear'],
  ])('%j: %j', (given, stored) => {
    expect(outcome(checkAccount({ ...none, ...given } as never, 2026))).toEqual(stored);
  });
});

describe('where a prize goes', () => {
  const none = { name: '', phone: '', zipcode: '', address: '', detailAddress: '', deliveryMessage: '' };
  const all = { ...none, name: '김결', phone: '01012345678', zipcode: '03000', address: '서울 결로 1' };
  it.each([
    [none, null],
    [all, { ...all, phone: '010-1234-5678' }],
    [{ ...all, name: '' }, 'name needed'],
    [{ ...all, phone: '' }, 'phone needed'],
    [{ ...all, zipcode: '' }, 'zipcode needed'],
    [{ ...all, address: '' }, 'address needed'],
    [{ ...none, detailAddress: '101호' }, 'name needed'],
    [{ ...all, name: 'a'.repeat(41) }, 'name tooLong'],
    [{ ...all, deliveryMessage: 'a'.repeat(101) }, 'deliveryMessage tooLong'],
    [{ ...all, phone: '123' }, 'phone phone'],
    [{ ...all, zipcode: '123' }, 'zipcode zipcode'],
  ])('%j: %j', (given, stored) => {
    expect(outcome(checkDelivery({ agreed: true, ...given } as never))).toEqual(stored);
  });

  it('takes fields of their full length', () => {
    const full = { ...all, name: 'a'.repeat(40), deliveryMessage: 'a'.repeat(100) };
    expect(outcome(checkDelivery({ agreed: true, ...full } as never))).toMatchObject({ name: full.name });
  });
});
