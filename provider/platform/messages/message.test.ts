import { expect, it } from 'vitest';
import { message } from './message.ts';

it('answers in the reader’s language', () => {
  expect(message('ko', 'errors:not_found')).toBe('삭제되었거나 볼 수 없는 내용이에요. 새로고침해 주세요.');
  expect(message('en', 'errors:not_found')).toBe('It was deleted or cannot be seen. Please reload.');
});

it('inserts a value unchanged', () => {
  for (const word of ['<b>&', '{{word}}', '$t(errors:not_found)', '$&$1', '\\']) {
    expect(message('en', 'moderation:bannedWord', { word })).toBe(
      `This word cannot be used: ${word}. Please choose another.`,
    );
  }
});
