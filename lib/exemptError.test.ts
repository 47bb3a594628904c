import { expect, test } from 'vitest';
import { isExempt } from './exemptError.ts';

const nullContent = new TypeError("Cannot read properties of null (reading 'content')");

test.each(['/mypage/delivery', '/mypage/delivery/', '/en/mypage/delivery?from=app', '/ko/mypage/delivery#top'])(
  'exempts reading content of null on the legacy delivery address %s',
  (path) => {
    expect(isExempt(nullContent, path)).toBe(true);
  },
);

test.each([
  '/mypage/deliveries',
  '/mypage/delivery/1',
  '/a/mypage/delivery',
  '/me/settings',
  '/?from=/mypage/delivery',
])('exempts nothing on %s', (path) => {
  expect(isExempt(nullContent, path)).toBe(false);
});

test.each([
  "null is not an object (evaluating 'a.content')",
  "null is not an object (evaluating 'a.b_c.$d[0].content')",
  'can\'t access property "content", a.b is null',
])('knows the same error as other browsers report it: %s', (message) => {
  expect(isExempt(new TypeError(message), '/mypage/delivery')).toBe(true);
});

test.each([
  "Cannot read properties of null (reading 'name')",
  "Cannot read properties of undefined (reading 'content')",
  "null is not an object (evaluating 'content')",
  `null is not an object (evaluating '${'a'.repeat(81)}.content')`,
  'can\'t access property "name", a.b is null',
  'can\'t access property "content", a."b" is null',
])('does not exempt another error: %s', (message) => {
  expect(isExempt(new TypeError(message), '/mypage/delivery')).toBe(false);
});

test('does not exempt an error of another class, or what is no error', () => {
  expect(isExempt(new Error(nullContent.message), '/mypage/delivery')).toBe(false);
  expect(isExempt(nullContent.message, '/mypage/delivery')).toBe(false);
});
