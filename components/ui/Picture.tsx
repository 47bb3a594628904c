import { imageWidths } from '@/contract/constants/common';

/** Renders a picture from our file store in the width that fits. Sizes are in pixels. */
export function Picture({
  url,
  alt,
  width,
  height,
  sizes = '100vw',
  eager = false,
  className,
}: {
  url: string;
  alt: string;
  width?: number;
  height?: number;
  sizes?: string;
  /** For the main picture of a page, above the fold. */
  eager?: boolean;
  className?: string;
}) {
  const widths = url.includes('?')
    ? undefined
    : imageWidths.map((pixels) => `${url}?w=${pixels} ${pixels}w`).join(', ');
  return (
    // biome-ignore lint/performance/noImgElement: the file store makes the widths itself
    <img
      className={className}
      src={url}
      srcSet={widths}
      sizes={widths ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
