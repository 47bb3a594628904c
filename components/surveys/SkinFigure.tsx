import { useTranslation } from 'react-i18next';
import type { AxisResult } from '@/contract/surveys';
import { SkinRadar } from './SkinRadar';
import styles from './Surveys.module.css';

/** Renders the scores behind a skin type: the radar, and each axis with its confidence. */
export function SkinFigure({ axes }: { axes: readonly AxisResult[] }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  return (
    <div className={styles.figure}>
      <SkinRadar axes={axes} />
      <ul className={styles.axes}>
        {axes.map(({ axis, letter, percent, confidence }) => (
          <li key={axis}>
            <strong>
              {t('result.axis', { axis: skin(`axis.${axis}`), side: skin(`side.${letter as 'Y'}`), percent })}
            </strong>
            <span className="small">{t('result.confidence', { confidence })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
