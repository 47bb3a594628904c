/** How a picture is enlarged: its scale, and how far its middle is moved, in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A point, in px from the middle of the picture's place. */
export interface Point {
  x: number;
  y: number;
}

/** The whole picture. */
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
/** The scale of a double tap. */
export const TAP_SCALE = 2.5;
const MAX_SCALE = 5;

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

/** Moves a picture by `by`, no further than the enlarged picture covers its place, `size` in px. */
export function pan(zoom: Zoom, by: Point, size: { width: number; height: number }): Zoom {
  if (zoom.scale === 1) return UNZOOMED;
  const rest = (zoom.scale - 1) / 2;
  return {
    scale: zoom.scale,
    x: clamp(zoom.x + by.x, size.width * rest),
    y: clamp(zoom.y + by.y, size.height * rest),
  };
}

/** Enlarges a picture to `scale`, at least 1 and at most 5, so that the part of it at `point` stays there. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, size: { width: number; height: number }): Zoom {
  const next = Math.min(Math.max(1, scale), MAX_SCALE);
  const ratio = next / zoom.scale;
  const by = { x: (point.x - zoom.x) * (1 - ratio), y: (point.y - zoom.y) * (1 - ratio) };
  return pan({ ...zoom, scale: next }, by, size);
}
