import { expect, it } from 'vitest';
import { compareTexts, findUncounted, findUnidiomatic } from './locales.ts';

it('finds nothing wrong with the same keys in both languages', () => {
  const ko = { a: '글 {{count}}개', nested: { b: '{{name}}님' } };
  const en = { a: '{{count}} topics', nested: { b: '{{name}}' } };
  expect(compareTexts('x', { ko, en })).toEqual([]);
});

it('names a key that one language lacks and a text that is empty', () => {
  const problems = compareTexts('x', { ko: { a: '가', b: ' ' }, en: { b: 'b' } });
  expect(problems).toEqual(['ko/x.json: b is empty', 'en/x.json: a is missing']);
});

it('names a text that is filled in with something else', () => {
  const problems = compareTexts('x', { ko: { a: '{{name}}님' }, en: { a: '{{user}}' } });
  expect(problems).toEqual(['x.json: a has {name} in ko, {user} in en']);
});

it('wants each language to have the plural forms it knows', () => {
  const ko = { day_other: '{{count}}일' };
  expect(compareTexts('x', { ko, en: { day_one: 'a day', day_other: '{{count}} days' } })).toEqual([]);
  expect(compareTexts('x', { ko, en: { day_other: '{{count}} days' } })).toEqual(['en/x.json: day_one is missing']);
});

it('accepts a key that only ends like a plural form', () => {
  const texts = { too_many: '많아요' };
  expect(compareTexts('x', { ko: texts, en: texts })).toEqual([]);
  expect(compareTexts('x', { ko: texts, en: {} })).toEqual(['en/x.json: too_many is missing']);
});

it('names an English text that was translated word for word', () => {
  const texts = { a: 'What was sent does not hold.', b: { c: 'Please read it once more.' }, d: 'We will e-mail you.' };
  expect(findUnidiomatic('x', texts)).toEqual([
    'en/x.json: a says "does not hold": write is not valid',
    'en/x.json: b.c says "once more": write again',
  ]);
});

it('names an English text that says a number of things and has no form for one', () => {
  const texts = { a: '{{found}} results', b_one: '{{n}} reply', b_other: '{{n}} replies', c: 'Up to {{max}} letters' };
  expect(findUncounted('x', texts)).toEqual([
    'en/x.json: a says "{{found}} results" of one too: write a_one and a_other',
  ]);
});
