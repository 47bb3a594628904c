import { expect, test } from 'vitest';
import { sharePicture } from './sharePicture.ts';

test('a shared page has a picture in its language', () => {
  expect(sharePicture('topic', 7, 'ko')).toBe('/api/share/topic/7');
  expect(sharePicture('skin', 'YMSJ', 'en')).toBe('/api/share/skin/YMSJ?lng=en');
});
