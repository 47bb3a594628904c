import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '@/components/ui/Picture';
import { type Point, pan, TAP_SCALE, UNZOOMED, zoomTo } from '@/lib/zoom';
import styles from './PictureViewer.module.css';
import { useAltOf, type ViewedPicture } from './viewedPicture';

/** Two taps within this time are a double tap, in ms. */
const DOUBLE_MS = 300;
/** A finger that moved less is tapping, in px. */
const TAP_PX = 10;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Enlarges a picture by two fingers or a double tap, and moves an enlarged one by a finger. Returns its
 * transformation and the events of its place. A picture that is not `shown` returns to its size.
 */
function useZoom(shown: boolean) {
  const [zoom, setZoom] = useState(UNZOOMED);
  const fingers = useRef(new Map<number, Point>());
  const tap = useRef({ at: 0, x: 0, y: 0 });

  useEffect(() => {
    if (!shown) setZoom(UNZOOMED);
  }, [shown]);

  /** Returns where a finger is from the middle of the picture's place. */
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const sizeOf = ({ currentTarget }: PointerEvent) => ({
    width: currentTarget.clientWidth,
    height: currentTarget.clientHeight,
  });

  const onPointerDown = (event: PointerEvent) => {
    fingers.current.set(event.pointerId, pointOf(event));
    if (zoom.scale > 1) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const size = sizeOf(event);
    const [other] = [...fingers.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]));
    fingers.current.set(event.pointerId, point);
    if (other) {
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      setZoom((last) => zoomTo(last, last.scale * factor, middle, size));
    } else if (zoom.scale > 1) {
      setZoom((last) => pan(last, { x: point.x - before.x, y: point.y - before.y }, size));
    }
  };
  const onPointerEnd = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const onPointerUp = (event: PointerEvent) => {
    onPointerEnd(event);
    const point = pointOf(event);
    const last = tap.current;
    const isDouble = event.timeStamp - last.at < DOUBLE_MS && distance(point, last) < TAP_PX;
    tap.current = isDouble ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, ...point };
    if (isDouble) setZoom(zoom.scale > 1 ? UNZOOMED : zoomTo(zoom, TAP_SCALE, point, sizeOf(event)));
  };
  return {
    isZoomed: zoom.scale > 1,
    style: { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` },
    events: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerEnd,
      // A mouse would carry the picture away instead.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}

/** Renders a picture of the viewer, which two fingers or a double tap enlarge. */
export function ViewerSlide({
  picture,
  place,
  shown,
  eager,
}: {
  picture: ViewedPicture;
  /** Its place among the pictures, from 1. */
  place: number;
  shown: boolean;
  eager: boolean;
}) {
  const altOf = useAltOf();
  const { isZoomed, style, events } = useZoom(shown);
  return (
    <li className={styles.slide} data-zoomed={isZoomed || undefined} {...events}>
      <div className={styles.zoom} style={style}>
        <Picture
          className={styles.picture}
          url={picture.url}
          alt={altOf(picture, place)}
          width={picture.width}
          height={picture.height}
          eager={eager}
        />
      </div>
    </li>
  );
}
