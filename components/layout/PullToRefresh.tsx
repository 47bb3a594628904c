import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { RefreshIcon } from '@/components/ui/icons';
import styles from './PullToRefresh.module.css';

/** The pull that reloads the page, and how far the sign follows the finger at most, in px. */
const ENOUGH_PX = 72;
const MOST_PX = 112;

/** What has a movement of its own for a finger: overlays, and fields of every kind. */
const OWN_MOVES = 'dialog, [role=menu], [role=listbox], input, textarea, select, [contenteditable], [role=textbox]';

/**
 * Renders the sign of a pull at the top of the page, which reloads it: an installed app has no button for that.
 * A pull within an overlay or a field is not one.
 */
export function PullToRefresh() {
  const [pulled, setPulled] = useState(0);
  const latest = useRef(0);

  useEffect(() => {
    let start: number | null = null;
    const pull = (to: number) => {
      latest.current = to;
      setPulled(to);
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isElsewhere = target instanceof Element && target.closest(OWN_MOVES);
      start = touches.length === 1 && touch && window.scrollY <= 0 && !isElsewhere ? touch.clientY : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (start === null || !touch) return;
      if (touches.length > 1 || window.scrollY > 0) start = null;
      // The sign moves half as fast as the finger, as in other apps.
      pull(start === null ? 0 : Math.min(Math.max(0, (touch.clientY - start) / 2), MOST_PX));
    };
    const onEnd = () => {
      if (latest.current >= ENOUGH_PX) window.location.reload();
      else pull(0);
      start = null;
    };
    const root = document.documentElement;
    // Where the browser reloads by itself, one of the two is enough.
    root.style.overscrollBehaviorY = 'contain';
    window.addEventListener('touchstart', onStart, { passive: true });
    window.addEventListener('touchmove', onMove, { passive: true });
    window.addEventListener('touchend', onEnd);
    window.addEventListener('touchcancel', onEnd);
    return () => {
      root.style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchmove', onMove);
      window.removeEventListener('touchend', onEnd);
      window.removeEventListener('touchcancel', onEnd);
    };
  }, []);

  if (pulled === 0) return null;
  return (
    <div
      aria-hidden="true"
      className={clsx(styles.sign, pulled >= ENOUGH_PX && styles.ready)}
      style={{ translate: `-50% ${pulled}px`, rotate: `${pulled * 3}deg` }}
    >
      <RefreshIcon />
    </div>
  );
}
