import { expect, test } from 'vitest';
import { previewOf, sharePicture, skinSharePicture } from './sharePicture.ts';

test('a shared page has a picture in its language', () => {
  expect(sharePicture('topic', 7, 'ko')).toBe('/api/share/topic/7');
  expect(sharePicture('skin', 'YMSJ', 'en')).toBe('/api/share/skin/YMSJ?lng=en');
});

test('a skin type has further pictures to post', () => {
  expect(skinSharePicture('YMSJ', 'ko', 'square')).toBe('/api/share/skin/YMSJ?shape=square');
  expect(skinSharePicture('YMSJ', 'en', 'tall')).toBe('/api/share/skin/YMSJ?lng=en&shape=tall');
});

test.each([
  ['/api/v1/files/a_b-640x480.webp', 'wide', '/api/share/file/a_b-640x480.webp', 'image/jpeg', 1200, 630],
  ['/api/v1/files/me-256x256.webp', 'square', '/api/share/file/me-256x256.webp?shape=square', 'image/jpeg', 1080, 1080],
  ['/api/share/topic/7?lng=en', 'wide', '/api/share/topic/7?lng=en', 'image/png', 1200, 630],
  ['https://other.example/a.gif', 'wide', '/icons/share.png', 'image/png', 1200, 630],
  ['', 'wide', '/icons/share.png', 'image/png', 1200, 630],
  [undefined, 'wide', '/icons/share.png', 'image/png', 1200, 630],
] as const)('a page with the picture %s has a %s preview that messengers read', (picture, shape, ...preview) => {
  const { address, type, width, height } = previewOf(picture, shape);
  expect([address, type, width, height]).toEqual(preview);
});
