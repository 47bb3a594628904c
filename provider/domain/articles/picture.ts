import { imageWidths } from '../../../contract/constants/common.ts';

/** A picture of our file store within an article. Sizes are in pixels. */
interface ArticlePicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/**
 * Returns the attributes of a picture within an article: its widths, so that each screen takes the one
 * that fits.
 */
export const pictureAttributes = ({ src, alt, width, height }: ArticlePicture) => ({
  src,
  alt,
  width: String(width),
  height: String(height),
  srcset: imageWidths.map((pixels) => `${src}?w=${pixels} ${pixels}w`).join(', '),
  sizes: '(min-width: 48em) 720px, 100vw',
  loading: 'lazy',
  decoding: 'async',
});

/** Renders a picture as HTML, for attributes that need no escaping. */
export const pictureTag = (picture: ArticlePicture): string => {
  const attributes = Object.entries(pictureAttributes(picture));
  return `<img ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')} />`;
};
