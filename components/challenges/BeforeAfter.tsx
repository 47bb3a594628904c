import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import styles from './BeforeAfter.module.css';

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/**
 * Manages a dividing line over two pictures, `percent` from the left: moved by a range input or by dragging
 * on the stage. `ready` is true after hydration.
 */
function useSlider() {
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

const SIDE = { width: 720, height: 720, sizes: '(min-width: 48em) 480px, 100vw' };

/**
 * Renders the first and the latest picture of a challenge under one slider, moved by dragging or by the keys
 * of a range input. Until hydration both are side by side.
 */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('participants');
  const { ready, percent, stage, set, drag } = useSlider();
  if (!ready) {
    return (
      <div className={styles.pair}>
        {[
          { url: before, label: t('slider.before') },
          { url: after, label: t('slider.after') },
        ].map(({ url, label }) => (
          <figure key={label}>
            <Picture {...SIDE} className={styles.picture} url={url} alt={label} />
            <figcaption className={styles.caption}>{label}</figcaption>
          </figure>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.slider} ref={stage} {...drag}>
      <Picture {...SIDE} className={styles.picture} url={after} alt={t('slider.after')} />
      <div className={styles.over}>
        <Picture {...SIDE} className={styles.picture} url={before} alt={t('slider.before')} />
      </div>
      <span className={styles.label} aria-hidden="true">
        {t('slider.before')}
      </span>
      <span className={styles.label} aria-hidden="true">
        {t('slider.after')}
      </span>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        value={percent}
        aria-label={t('slider.label')}
        aria-valuetext={t('slider.value', { percent })}
        onChange={(event) => set(Number(event.target.value))}
      />
      <span className={styles.handle} aria-hidden="true">
        <span className={styles.knob}>
          <ChevronLeftIcon size={1} />
          <ChevronRightIcon size={1} />
        </span>
      </span>
    </div>
  );
}
