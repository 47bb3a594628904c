/** The shapes of shared pictures, in pixels: a link's preview, a post, a story. */
export const shareSizes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
export type ShareShape = keyof typeof shareSizes;

/** Returns the address of a shared page's picture, with its text in the page's language. */
export const sharePicture = (kind: 'event' | 'post' | 'skin' | 'topic', id: string | number, language: 'ko' | 'en') =>
  `/api/share/${kind}/${id}${language === 'en' ? '?lng=en' : ''}`;

/** Returns the address of a skin type's picture to post or to save. */
export function skinSharePicture(code: string, language: 'ko' | 'en', shape: Exclude<ShareShape, 'wide'>): string {
  const address = sharePicture('skin', code, language);
  return `${address}${address.includes('?') ? '&' : '?'}shape=${shape}`;
}
