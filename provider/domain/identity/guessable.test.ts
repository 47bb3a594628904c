import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const own = ['minji', 'minji@example.com', 'example'];

it.each([
  'password1',
  'PassW0rd',
  'p@ssw0rd',
  'gyeol123',
  'gyeol1234',
  'Gyeol1234',
  'qwer1234',
  '1q2w3e4r',
  'qwertyuiop',
  '12345678',
  'zzzzzzzzzzzz',
  'abcabcabcabc',
  'a'.repeat(128),
  '1q2w3e4r'.repeat(16),
  'minji1990',
  'minji@example.com',
  'dkssudgktpdy',
  'qlalfqjsgh1',
  '19900101',
])('finds %s guessable', (password) => expect(isGuessable(password, own)).toBe(true));

it.each([
  'quiet winter lake',
  'loud river',
  '조용한 겨울 호수',
  'kX9vq2Lm',
  'correct horse battery staple',
  'minji loves quiet winter lakes',
])('accepts %s', (password) => expect(isGuessable(password, own)).toBe(false));
