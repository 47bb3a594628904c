import { expect, test } from 'vitest';
import { formatCompact, formatInteger } from './numbers.ts';

test('shows a count in full up to 9,999', () => {
  expect(formatCompact(0, 'ko')).toBe('0');
  expect(formatCompact(9_999, 'ko')).toBe('9,999');
  expect(formatCompact(9_999, 'en')).toBe('9,999');
});

test('shortens a count downwards, so that it never promises more than there is', () => {
  expect(formatCompact(12_345, 'ko')).toBe('1.2만');
  expect(formatCompact(12_999, 'ko')).toBe('1.2만');
  expect(formatCompact(10_000, 'ko')).toBe('1만');
  expect(formatCompact(99_999_999, 'ko')).toBe('9,999.9만');
  expect(formatCompact(100_000_000, 'ko')).toBe('1억');
  expect(formatCompact(12_345, 'en')).toBe('12.3k');
  expect(formatCompact(999_999, 'en')).toBe('999.9k');
  expect(formatCompact(1_250_000, 'en')).toBe('1.2M');
});

test('never shortens amounts of money', () => {
  expect(formatInteger(1_234_567)).toBe('1,234,567');
  expect(formatInteger(-1_500)).toBe('-1,500');
});
