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

/** Returns the copies of a picture in the widths of the file store, as a browser chooses one for its `sizes`. */
const choiceOf = (url: string, widths: readonly number[]) =>
  widths.map((pixels) => `${url}?w=${pixels} ${pixels}w`).join(', ');

/** Without a handler, React delays a navigation until the pictures that move are loaded. */
const doNotWait = () => undefined;

/** Renders a picture from our file store in the width that fits. Sizes are in pixels. */
export function Picture({
  url,
  narrow,
  alt,
  width,
  height,
  sizes = '100vw',
  eager = false,
  moves,
  className,
}: {
  url: string;
  /** The address of another picture for narrow windows. */
  narrow?: string;
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
  const isChoice = widths.length > 1;
  const image = (
    // biome-ignore lint/performance/noImgElement: the file store makes the widths itself
    <img
      className={className}
      src={widths.length === 1 ? `${url}?w=${widths[0]}` : url}
      srcSet={isChoice ? choiceOf(url, widths) : undefined}
      sizes={isChoice ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onLoad={moves ? doNotWait : undefined}
    />
  );
  const picture = narrow ? (
    <picture>
      <source media="(max-width: 47.99em)" srcSet={choiceOf(narrow, widths)} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  );
  if (!moves) return picture;
  return (
    <ViewTransition name={moves} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}
