import { useTranslation } from 'react-i18next';
import styles from './Surveys.module.css';

/** A half circle of the grain line, filled according to the score. */
const ARC = 'M 20 150 A 130 130 0 0 1 280 150';
const ARC_LENGTH = Math.PI * 130;

/** Renders a skin barrier's score from 0 to 100 as a gauge. */
export function BarrierGauge({ score }: { score: number }) {
  const { t } = useTranslation('surveys');
  return (
    <svg viewBox="0 0 300 170" role="img" aria-label={t('barrierResult.gauge', { score })} className={styles.gauge}>
      <path d={ARC} className={styles.gaugeGround} />
      <path d={ARC} className={styles.gaugeFill} strokeDasharray={`${(score / 100) * ARC_LENGTH} ${ARC_LENGTH}`} />
      <text x="150" y="140" className={styles.gaugeScore}>
        {score}
      </text>
    </svg>
  );
}
