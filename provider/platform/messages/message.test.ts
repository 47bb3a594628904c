import { expect, it } from 'vitest';
import { message } from './message.ts';

it('answers in the reader’s language', () => {
  expect(message('ko', 'errors:not_found')).toBe('찾을 수 없어요.');
  expect(message('en', 'errors:not_found')).toBe('Not found.');
});

it('inserts a value unchanged', () => {
  for (const word of ['<b>&', '{{word}}', '$t(errors:not_found)', '$&$1', '\\']) {
    expect(message('en', 'moderation:bannedWord', { word })).toBe(
      `This word cannot be used: ${word}. Please choose another.`,
    );
  }
});
