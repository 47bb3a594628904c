import { ViewTransition } from 'react';
import { imageWidths } from '@/contract/constants/common';

/** Physical pixels of a CSS pixel on the densest screens. */
const MAX_DENSITY = 3;

/** Returns the widths of the file store that a browser may choose for the `sizes` of a picture. */
function usefulWidths(sizes: string): readonly number[] {
  if (sizes.endsWith('100vw')) return imageWidths.slice(1);
  const pixels = /^\d+px$/.test(sizes) ? Number.parseInt(sizes, 10) : Number.POSITIVE_INFINITY;
  const largest = imageWidths.findIndex((width) => width >= MAX_DENSITY * pixels);
  return largest < 0 ? imageWidths : imageWidths.slice(0, largest + 1);
}

/** Without a handler, React delays a navigation until the pictures that move are loaded. */
const doNotWait = () => undefined;

/** Renders a picture from our file store in the width that fits. Sizes are in pixels. */
export function Picture({
  url,
  alt,
  width,
  height,
  sizes = '100vw',
  eager = false,
  moves,
  className,
}: {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  sizes?: string;
  /** For the main picture of a page, above the fold. */
  eager?: boolean;
  /** The address of the item that it shows: a navigation from a list to the item moves it to its new place. */
  moves?: string;
  className?: string;
}) {
  const widths = url.includes('?') ? [] : usefulWidths(sizes);
  const copies = widths.map((pixels) => `${url}?w=${pixels}`);
  const isChoice = copies.length > 1;
  const picture = (
    // biome-ignore lint/performance/noImgElement: the file store makes the widths itself
    <img
      className={className}
      src={copies.length === 1 ? copies[0] : url}
      srcSet={isChoice ? copies.map((copy, index) => `${copy} ${widths[index]}w`).join(', ') : undefined}
      sizes={isChoice ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onLoad={moves ? doNotWait : undefined}
    />
  );
  if (!moves) return picture;
  return (
    <ViewTransition name={moves} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}
