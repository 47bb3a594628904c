import { useTranslation } from 'react-i18next';
import type { SkinResult } from '@/contract/surveys';
import { leanOf } from './radar';
import { SkinRadar } from './SkinRadar';
import styles from './Surveys.module.css';

/** Renders the scores behind a skin type: the radar, and each axis, with its confidence after a full test only. */
export function SkinFigure({ result: { axes, kind } }: { result: Pick<SkinResult, 'axes' | 'kind'> }) {
  const { t } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const leans = axes.map(leanOf);
  const names = leans.map(({ side, percent }) => `${skin(`side.${side as 'Y'}`)} ${percent}%`);
  return (
    <div className={styles.figure}>
      <SkinRadar leans={leans} label={t('result.radar', { axes: names.join(', ') })} />
      <ul className={styles.axes}>
        {axes.map(({ axis, letter, percent, confidence }) => (
          <li key={axis}>
            <strong>
              {t('result.axis', { axis: skin(`axis.${axis}`), tendency: skin(`tendency.${letter as 'Y'}`) })}
            </strong>
            <span className="small">
              {t(kind === 'skin-type' ? 'result.percent' : 'result.confidence', { percent, confidence })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
