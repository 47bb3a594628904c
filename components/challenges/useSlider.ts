import { type PointerEvent, useEffect, useRef, useState } from 'react';

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/**
 * Manages a dividing line over two pictures, `percent` from the left: moved by a range input or by dragging
 * on the stage. `ready` is true after hydration.
 */
export function useSlider() {
  const [ready, setReady] = useState(false);
  const [percent, setPercent] = useState(50);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (ready) stage.current?.style.setProperty('--divide', `${percent}%`);
  }, [ready, percent]);

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setPercent(within(((event.clientX - left) / width) * 100));
  };
  return {
    ready,
    percent,
    stage,
    set: (value: number) => setPercent(within(value)),
    drag: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      },
    },
  };
}
