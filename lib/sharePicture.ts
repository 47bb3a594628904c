/** The shapes of shared pictures, in pixels: a link's preview, a post, a story. */
export const shareSizes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
export type ShareShape = keyof typeof shareSizes;

/** Returns the address of a shared page's picture, with its text in the page's language. */
export const sharePicture = (
  kind: 'challenge' | 'event' | 'post' | 'question' | 'skin' | 'topic',
  id: string | number,
  language: 'ko' | 'en',
) => `/api/share/${kind}/${id}${language === 'en' ? '?lng=en' : ''}`;

/** Returns the address of a skin type's picture to post or to save. */
export function skinSharePicture(code: string, language: 'ko' | 'en', shape: Exclude<ShareShape, 'wide'>): string {
  const address = sharePicture('skin', code, language);
  return `${address}${address.includes('?') ? '&' : '?'}shape=${shape}`;
}

/** The picture of a link's preview, with what its readers have to know before they fetch it. */
interface Preview {
  address: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

const FILE = /^\/api\/v1\/files\/([\w-]+\.webp)$/;

/**
 * Returns the preview of a page by its picture: an uploaded file as a JPEG in the shape, since messengers read no WebP,
 * a drawn picture as it is, and the site's own for none and for one of another site, whose size is unknown.
 */
export function previewOf(picture: string | undefined, shape: 'wide' | 'square'): Preview {
  const [, file] = FILE.exec(picture ?? '') ?? [];
  if (file) {
    const address = `/api/share/file/${file}${shape === 'square' ? '?shape=square' : ''}`;
    return { address, type: 'image/jpeg', ...shareSizes[shape] };
  }
  const drawn = picture?.startsWith('/api/share/') ? picture : '/icons/share.png';
  return { address: drawn, type: 'image/png', ...shareSizes.wide };
}
