import { useTranslation } from 'react-i18next';
import type { AxisResult } from '@/contract/surveys';
import { labelAt, RADAR, radarPath } from './radar';
import styles from './Surveys.module.css';

/** Renders the four axes as one grain line around a centre, with a text for screen readers. */
export function SkinRadar({ axes }: { axes: readonly AxisResult[] }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const nameOf = ({ letter, percent }: AxisResult) => `${skin(`side.${letter as 'Y'}`)} ${percent}%`;
  const half = RADAR.size / 2;
  return (
    <svg
      viewBox={`${-half} ${-half} ${RADAR.size} ${RADAR.size}`}
      role="img"
      aria-label={t('result.radar', { axes: axes.map(nameOf).join(', ') })}
      className={styles.radar}
    >
      {RADAR.rings.map((share) => (
        <path key={share} d={radarPath(axes.map(() => share))} className={styles.ring} />
      ))}
      <path d={radarPath(axes.map(({ percent }) => percent / 100))} className={styles.grain} />
      {axes.map((axis, index) => {
        const { x, y } = labelAt(index, axes.length);
        return (
          <text key={axis.axis} x={x} y={y} className={styles.label}>
            {skin(`side.${axis.letter as 'Y'}`)}
          </text>
        );
      })}
    </svg>
  );
}
