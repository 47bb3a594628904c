import { expect, test } from 'vitest';
import { countText, formatInteger } from './numbers.ts';

test('shows a count in full up to 9,999', () => {
  expect(countText(0, 'ko')).toBe('0');
  expect(countText(9_999, 'ko')).toBe('9,999');
  expect(countText(9_999, 'en')).toBe('9,999');
});

test('shortens a count downwards, so that it never promises more than there is', () => {
  expect(countText(12_345, 'ko')).toBe('1.2만');
  expect(countText(12_999, 'ko')).toBe('1.2만');
  expect(countText(10_000, 'ko')).toBe('1만');
  expect(countText(99_999_999, 'ko')).toBe('9,999.9만');
  expect(countText(100_000_000, 'ko')).toBe('1억');
  expect(countText(12_345, 'en')).toBe('12.3k');
  expect(countText(999_999, 'en')).toBe('999.9k');
  expect(countText(1_250_000, 'en')).toBe('1.2M');
});

test('never shortens amounts of money', () => {
  expect(formatInteger(1_234_567)).toBe('1,234,567');
  expect(formatInteger(-1_500)).toBe('-1,500');
});
