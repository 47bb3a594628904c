import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import styles from './Radar.module.css';
import { type Lean, labelAt, RADAR, radarPath, sharesOf, spokes } from './radar';

/**
 * Renders the four axes as one grain line around the middle: each axis runs from one side through the centre to
 * the other. `other` lays a second shape over it. `label` is its text for screen readers.
 */
export function SkinRadar({ leans, other, label }: { leans: readonly Lean[]; other?: readonly Lean[]; label: string }) {
  const { t: skin } = useTranslation('skin');
  const { width, height, rings, middle, radius } = RADAR;
  const sides = [...leans, ...(other ?? [])].map(({ side }) => side);
  return (
    <svg
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="img"
      aria-label={label}
      className={styles.radar}
    >
      {rings.map((share) => (
        <circle key={share} r={share * radius} className={styles.ring} />
      ))}
      <circle r={middle * radius} className={styles.middle} />
      {other ? <path d={radarPath(sharesOf(other))} className={clsx(styles.grain, styles.other)} /> : null}
      <path d={radarPath(sharesOf(leans))} className={styles.grain} />
      {spokes.map((side, index) => {
        const { x, y, anchor } = labelAt(index);
        return (
          <text
            key={side}
            x={x}
            y={y}
            textAnchor={anchor}
            className={clsx(styles.label, sides.includes(side) && styles.leaning)}
          >
            {skin(`side.${side as 'Y'}`)}
          </text>
        );
      })}
    </svg>
  );
}
