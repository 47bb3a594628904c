import { useTranslation } from 'react-i18next';
import { skinAxes } from '@/contract/skin';
import type { Topic } from '@/contract/topics';
import styles from './SkinData.module.css';

/** Returns the axes of an attached result, in order; `share` is the bar's length. */
function axesOf({ axes }: NonNullable<Topic['surveyData']>) {
  return skinAxes.flatMap(({ axis, first, second }) => {
    const found = axes.find(({ code }) => code === first || code === second);
    if (!found) return [];
    const letter = found.code === first ? first : second;
    return { axis, letter, share: Math.max(2, found.percent) };
  });
}

/** Renders an attached skin result: each axis as a bar between its two sides, and as text. */
export function SkinData({ data }: { data: NonNullable<Topic['surveyData']> }) {
  const { t } = useTranslation('topics');
  const { t: skin } = useTranslation('skin');
  return (
    <figure className={styles.data}>
      <figcaption>
        {t('topic.skinData')}{' '}
        <strong>{skin('type', { code: data.type, name: skin(`name.${data.type as 'YMSJ'}`) })}</strong>
      </figcaption>
      <ul className="stack-2">
        {axesOf(data).map(({ axis, letter, share }) => (
          <li key={axis} className={styles.axis}>
            <span className={styles.name}>{skin(`axis.${axis}`)}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" rx="3" className={styles.ground} />
              <rect width={share} height="6" rx="3" className={styles.bar} />
            </svg>
            <span>{skin(`tendency.${letter}`)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
