import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { own } from '@/contract/own';
import { useBackCloses } from '@/hooks/useBackCloses';

/**
 * Manages a row of pictures that scrolls by swipe, arrow keys and buttons, and returns the index of the
 * visible one.
 */
export function usePictureViewer(count: number, start: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  useBackCloses(true, () => dialog.current?.close());

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({ left: start * width, behavior: 'instant' });
  }, [start]);

  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), count - 1);
    setShown(to);
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollTo({ left: to * width });
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current ?? { scrollLeft: 0, clientWidth: 0 };
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = own({ ArrowLeft: -1, ArrowRight: 1 }, event.key);
    if (!step) return;
    event.preventDefault();
    go(shown + step);
  };
  return { dialog, row, shown, go, onScroll, onKeyDown };
}
