import { expect, test } from 'vitest';
import { sharePicture, skinSharePicture } from './sharePicture.ts';

test('a shared page has a picture in its language', () => {
  expect(sharePicture('topic', 7, 'ko')).toBe('/api/share/topic/7');
  expect(sharePicture('skin', 'YMSJ', 'en')).toBe('/api/share/skin/YMSJ?lng=en');
});

test('a skin type has further pictures to post', () => {
  expect(skinSharePicture('YMSJ', 'ko', 'square')).toBe('/api/share/skin/YMSJ?shape=square');
  expect(skinSharePicture('YMSJ', 'en', 'tall')).toBe('/api/share/skin/YMSJ?lng=en&shape=tall');
});
